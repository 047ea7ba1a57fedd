/** Tests of actions with several answers. */
import { type Choice, type Match, startMatch } from '@ludoteca/kernel';
import { observe } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { risika } from '../entry.ts';
import type { Risika } from '../parts.ts';
import { type PlannedAction, nextStep } from './planned-action.ts';
import { createBoardProps, type RisikaScene } from './scenes.ts';

/** Two territories that are linked: 5 is Ada’s, 4 is not. */
const FROM = 5;
const TO = 4;
const ATTACK: PlannedAction = { do: 'attack', from: FROM, to: TO, dice: 3, until: 'conquered' };
const BEGUN: PlannedAction = { ...ATTACK, begun: true };

const owner = (territory: number) => (territory === FROM ? 0 : 1 + (territory % 3));
const armies = (territory: number) => (territory === FROM ? 8 : 3);
const fight: RisikaScene = { owner, armies, asked: { do: 'fight', seat: 0, won: false } };
const stepIn = (scene: RisikaScene, action: PlannedAction) => {
  const { asked, view, watcher } = createBoardProps({ owner, armies, ...scene }, 'en');
  return nextStep(action, asked, view, watcher);
};

describe('an attack', () => {
  test('answers the attack, then at most the chosen number of dice', () => {
    expect(stepIn(fight, ATTACK)).toEqual({ answer: { attack: TO, from: FROM }, rest: BEGUN });
    const dice: RisikaScene = { asked: { do: 'dice', seat: 0, won: false, from: FROM, to: TO } };
    expect(stepIn(dice, BEGUN)).toEqual({ answer: 3, rest: BEGUN });
    expect(stepIn(dice, { ...BEGUN, dice: 2 })).toMatchObject({ answer: 2 });
    expect(stepIn({ ...dice, armies: () => 3 }, BEGUN)).toMatchObject({ answer: 2 });
  });

  test('waits while the defender is asked, and for no other question', () => {
    const defend = { do: 'defend', seat: 2, by: 0, dice: 3, won: false, from: FROM, to: TO } as const;
    expect(stepIn({ asked: defend }, BEGUN)).toBe('wait');
    expect(stepIn({ asked: { ...defend, to: 7 } }, BEGUN)).toBe('over');
    expect(stepIn({ asked: { do: 'round', seat: 2 } }, BEGUN)).toBe('over');
    expect(stepIn({}, BEGUN)).toBe('over');
  });

  test('of one roll ends with it', () => {
    expect(stepIn(fight, { ...BEGUN, until: 'once' })).toBe('over');
  });

  test('until so many armies are left ends then', () => {
    expect(stepIn(fight, { ...BEGUN, until: 7 })).toMatchObject({ answer: { attack: TO, from: FROM } });
    expect(stepIn(fight, { ...BEGUN, until: 8 })).toBe('over');
    expect(stepIn(fight, { ...ATTACK, until: 8 })).toMatchObject({ answer: { attack: TO, from: FROM } });
  });

  test('ends with the conquest, without options, and with any other question', () => {
    expect(stepIn({ asked: { do: 'occupy', seat: 0, from: FROM, to: TO, least: 3 } }, BEGUN)).toBe('over');
    expect(stepIn({ ...fight, armies: () => 1 }, BEGUN)).toBe('over');
    expect(stepIn({ ...fight, owner: () => 0 }, BEGUN)).toBe('over');
    expect(stepIn({ asked: { do: 'dice', seat: 0, won: false, from: FROM, to: 7 } }, BEGUN)).toBe('over');
  });
});

describe('placing', () => {
  const place: PlannedAction = { do: 'place', on: FROM, armies: 5 };

  test('answers the territory, then at most the available number', () => {
    const asked = { do: 'place', seat: 0, armies: 6 } as const;
    expect(stepIn({ asked }, place)).toEqual({ answer: { place: FROM }, rest: { ...place, begun: true } });
    const number = { do: 'armies', seat: 0, on: FROM, armies: 6 } as const;
    expect(stepIn({ asked: number }, { ...place, begun: true })).toEqual({ answer: 5 });
    expect(stepIn({ asked: { ...number, armies: 2 } }, { ...place, begun: true })).toEqual({ answer: 2 });
  });

  test('of a single army is one answer', () => {
    expect(stepIn({ asked: { do: 'place', seat: 0, armies: 1 } }, place)).toEqual({
      answer: { place: FROM },
    });
  });

  test('places once, on own territories only', () => {
    const asked = { do: 'place', seat: 0, armies: 6 } as const;
    expect(stepIn({ asked }, { ...place, begun: true })).toBe('over');
    expect(stepIn({ asked }, { ...place, on: TO })).toBe('over');
  });
});

describe('a move', () => {
  const action: PlannedAction = { do: 'move', from: FROM, to: TO, armies: 4 };
  const own: RisikaScene = { owner: () => 0 };

  test('answers the route, then the number', () => {
    const asked = { do: 'move', seat: 0, won: false } as const;
    expect(stepIn({ ...own, asked }, action)).toMatchObject({
      answer: { move: TO, from: FROM },
      rest: action,
    });
    const march = { do: 'march', seat: 0, won: false, from: FROM, to: TO } as const;
    expect(stepIn({ ...own, asked: march }, action)).toEqual({ answer: 4 });
  });

  test('of a single army is one answer', () => {
    const asked = { do: 'move', seat: 0, won: false } as const;
    expect(stepIn({ ...own, armies: () => 2, asked }, { ...action, armies: 1 })).toEqual({
      answer: { move: TO, from: FROM },
    });
  });
});

test('an attack in a real match gives many answers and ends with the conquest or without armies', () => {
  const owners = Array.from({ length: 26 }, (_, territory) => (territory === 0 ? 0 : 1 + (territory % 2)));
  const position = {
    owners,
    armies: owners.map((_, territory) => (territory === 0 ? 30 : 2)),
    colours: [0, 1, 2],
    hands: [[], [], []],
    deck: Array.from({ length: 28 }, (_, card) => card),
    starter: 0,
  };
  const given = { seats: 3, seed: 'action', settings: { defence: 'most', rounds: 300 }, from: position };
  const started = startMatch(risika.game, given);
  if (!started.ok) throw new Error('it does not start');
  const match: Match<Risika> = started.value;
  const answer = (choice: Choice<Risika>) => match.play(0, match.number, choice);
  answer('go on');
  let action: PlannedAction | undefined = { do: 'attack', from: 0, to: 2, dice: 3, until: 'conquered' };
  let answers = 0;
  while (action !== undefined) {
    const { asked, view } = observe(match, 0);
    const step = nextStep(action, asked, view, 0);
    if (typeof step === 'string') break;
    expect(answer(step.answer).ok).toBe(true);
    action = step.rest;
    answers++;
  }
  expect(answers).toBeGreaterThan(1);
  expect(match.view(0).owners[2]).toBe(0);
});
