import { type Choice, type Match, startMatch } from '@ludoteca/kernel';
import { observe } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { risika } from '../entry.ts';
import type { Risika } from '../parts.ts';
import { type PlannedAction, nextStep } from './planned-action.ts';
import { propsOf, type RisikaScene } from './scenes.ts';

/** Two territories that are linked: 5 is Ada’s, 4 is not. */
const FROM = 5;
const TO = 4;
const ATTACK: PlannedAction = { do: 'attack', from: FROM, to: TO, dice: 3, until: 'conquered' };
const BEGUN: PlannedAction = { ...ATTACK, begun: true };

const owner = (territory: number) => (territory === FROM ? 0 : 1 + (territory % 3));
const armies = (territory: number) => (territory === FROM ? 8 : 3);
const fight: RisikaScene = { owner, armies, asked: { do: 'fight', seat: 0, won: false } };
const stepIn = (scene: RisikaScene, gesture: PlannedAction) => {
  const { asked, view, watcher } = propsOf({ owner, armies, ...scene }, 'en');
  return nextStep(gesture, asked, view, watcher);
};

describe('an attack', () => {
  test('is declared, then its dice are: at most as many as were chosen', () => {
    expect(stepIn(fight, ATTACK)).toEqual({ answer: { attack: TO, from: FROM }, rest: BEGUN });
    const dice: RisikaScene = { asked: { do: 'dice', seat: 0, won: false, from: FROM, to: TO } };
    expect(stepIn(dice, BEGUN)).toEqual({ answer: 3, rest: BEGUN });
    expect(stepIn(dice, { ...BEGUN, dice: 2 })).toMatchObject({ answer: 2 });
    expect(stepIn({ ...dice, armies: () => 3 }, BEGUN)).toMatchObject({ answer: 2 });
  });

  test('waits while somebody says how to defend, and for nothing else that others do', () => {
    const defend = { do: 'defend', seat: 2, by: 0, dice: 3, won: false, from: FROM, to: TO } as const;
    expect(stepIn({ asked: defend }, BEGUN)).toBe('wait');
    expect(stepIn({ asked: { ...defend, to: 7 } }, BEGUN)).toBe('over');
    expect(stepIn({ asked: { do: 'round', seat: 2 } }, BEGUN)).toBe('over');
    expect(stepIn({}, BEGUN)).toBe('over');
  });

  test('of one roll ends with it', () => {
    expect(stepIn(fight, { ...BEGUN, until: 'once' })).toBe('over');
  });

  test('until so many are left ends when they are', () => {
    expect(stepIn(fight, { ...BEGUN, until: 7 })).toMatchObject({ answer: { attack: TO, from: FROM } });
    expect(stepIn(fight, { ...BEGUN, until: 8 })).toBe('over');
    expect(stepIn(fight, { ...ATTACK, until: 8 })).toMatchObject({ answer: { attack: TO, from: FROM } });
  });

  test('ends when it is won, when it cannot go on, and with any other question', () => {
    expect(stepIn({ asked: { do: 'occupy', seat: 0, from: FROM, to: TO, least: 3 } }, BEGUN)).toBe('over');
    expect(stepIn({ ...fight, armies: () => 1 }, BEGUN)).toBe('over');
    expect(stepIn({ ...fight, owner: () => 0 }, BEGUN)).toBe('over');
    expect(stepIn({ asked: { do: 'dice', seat: 0, won: false, from: FROM, to: 7 } }, BEGUN)).toBe('over');
  });
});

describe('placing', () => {
  const place: PlannedAction = { do: 'place', on: FROM, armies: 5 };

  test('says where, then how many, never more than there are', () => {
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

  test('places once, and on own territories only', () => {
    const asked = { do: 'place', seat: 0, armies: 6 } as const;
    expect(stepIn({ asked }, { ...place, begun: true })).toBe('over');
    expect(stepIn({ asked }, { ...place, on: TO })).toBe('over');
  });
});

describe('a move', () => {
  const gesture: PlannedAction = { do: 'move', from: FROM, to: TO, armies: 4 };
  const own: RisikaScene = { owner: () => 0 };

  test('says from where to where, then how many', () => {
    const asked = { do: 'move', seat: 0, won: false } as const;
    expect(stepIn({ ...own, asked }, gesture)).toMatchObject({
      answer: { move: TO, from: FROM },
      rest: gesture,
    });
    const march = { do: 'march', seat: 0, won: false, from: FROM, to: TO } as const;
    expect(stepIn({ ...own, asked: march }, gesture)).toEqual({ answer: 4 });
  });

  test('of the only army that can go is one answer', () => {
    const asked = { do: 'move', seat: 0, won: false } as const;
    expect(stepIn({ ...own, armies: () => 2, asked }, { ...gesture, armies: 1 })).toEqual({
      answer: { move: TO, from: FROM },
    });
  });
});

test('a gesture at a real table is many answers, and ends with the territory or without armies', () => {
  const owners = Array.from({ length: 26 }, (_, territory) => (territory === 0 ? 0 : 1 + (territory % 2)));
  const position = {
    owners,
    armies: owners.map((_, territory) => (territory === 0 ? 30 : 2)),
    colours: [0, 1, 2],
    hands: [[], [], []],
    deck: Array.from({ length: 28 }, (_, card) => card),
    starter: 0,
  };
  const given = { seats: 3, seed: 'gesture', settings: { defence: 'most', rounds: 300 }, from: position };
  const started = startMatch(risika.game, given);
  if (!started.ok) throw new Error('it does not start');
  const match: Match<Risika> = started.value;
  const answer = (choice: Choice<Risika>) => match.play(0, match.number, choice);
  answer('go on');
  let gesture: PlannedAction | undefined = { do: 'attack', from: 0, to: 2, dice: 3, until: 'conquered' };
  let answers = 0;
  while (gesture !== undefined) {
    const { asked, view } = observe(match, 0);
    const step = nextStep(gesture, asked, view, 0);
    if (typeof step === 'string') break;
    expect(answer(step.answer).ok).toBe(true);
    gesture = step.rest;
    answers++;
  }
  expect(answers).toBeGreaterThan(1);
  expect(match.view(0).owners[2]).toBe(0);
});
