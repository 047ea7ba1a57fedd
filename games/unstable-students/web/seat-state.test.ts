import { expect, test } from 'vitest';
import { boardPropsOf, type StudentsScene, SCENES } from './scenes.ts';
import { seatState } from './seat-state.ts';

const state = (scene: StudentsScene, seat: number) => seatState(boardPropsOf(scene, 'en'), seat);
const FOUR = SCENES['four seats, own action'];

test('everybody’s way to victory is counted in students', () => {
  expect([0, 1, 2, 3].map((seat) => state(FOUR, seat).students)).toEqual([5, 3, 4, 6]);
  expect(state({ ...FOUR, settings: { students: 8 } }, 0).needed).toBe(8);
});

test('what lies before somebody says what they may not do', () => {
  expect(state(FOUR, 2)).toMatchObject({ isHandShown: true, cannotWin: false, forbidden: ['ISTANTANEA'] });
  expect(state(FOUR, 3)).toMatchObject({ isHandShown: false, cannotWin: true, forbidden: ['BONUS'] });
});

test('the round is one player’s, and inside it the question may be another’s', () => {
  const scene = SCENES['another may block'];
  expect(state(scene, 0)).toMatchObject({ hasRound: true, isAsked: false });
  expect(state(scene, 1)).toMatchObject({ hasRound: false, isAsked: true });
});

test('at the end there are places, and nobody’s round', () => {
  expect(state(SCENES['a winner'], 0)).toMatchObject({ place: 1, hasRound: false });
  expect(state(SCENES['a winner'], 1).place).toBe(3);
});
