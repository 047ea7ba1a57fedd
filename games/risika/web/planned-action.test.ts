/** Tests of actions with several answers. */
import { describe, expect, test } from 'vitest';
import { type PlannedAction, nextStep } from './planned-action.ts';
import { createBoardProps, type RisikaScene } from './scenes.ts';

/** Two territories that are linked: 5 is Ada’s, 4 is not. */
const FROM = 5;
const TO = 4;
const ATTACK: PlannedAction = { do: 'attack', from: FROM, to: TO, dice: 3 };
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
    expect(stepIn(fight, BEGUN)).toBe('over');
  });

  test('ends with the conquest, without options, and with any other question', () => {
    expect(stepIn({ asked: { do: 'occupy', seat: 0, from: FROM, to: TO, least: 3 } }, BEGUN)).toBe('over');
    expect(stepIn({ ...fight, armies: () => 1 }, ATTACK)).toBe('over');
    expect(stepIn({ ...fight, owner: () => 0 }, ATTACK)).toBe('over');
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
