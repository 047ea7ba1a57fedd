import { expect, test } from 'vitest';
import { boardPropsOf, type StudentsScene, SCENES } from './scenes.ts';
import { seatStatus } from './seat-status.ts';

const standing = (scene: StudentsScene, seat: number) => seatStatus(boardPropsOf(scene, 'en'), seat);
const FOUR = SCENES['four seats, own action'];

test('everybody’s way to victory is counted in students', () => {
  expect([0, 1, 2, 3].map((seat) => standing(FOUR, seat).students)).toEqual([5, 3, 4, 6]);
  expect(standing({ ...FOUR, settings: { students: 8 } }, 0).needed).toBe(8);
});

test('what lies before somebody says what they may not do', () => {
  expect(standing(FOUR, 2)).toMatchObject({ isShown: true, cannotWin: false, forbidden: ['ISTANTANEA'] });
  expect(standing(FOUR, 3)).toMatchObject({ isShown: false, cannotWin: true, forbidden: ['BONUS'] });
});

test('the round is one player’s, and inside it the question may be another’s', () => {
  const scene = SCENES['another may block'];
  expect(standing(scene, 0)).toMatchObject({ hasRound: true, isAsked: false });
  expect(standing(scene, 1)).toMatchObject({ hasRound: false, isAsked: true });
});

test('at the end there are places, and nobody’s round', () => {
  expect(standing(SCENES['a winner'], 0)).toMatchObject({ place: 1, hasRound: false });
  expect(standing(SCENES['a winner'], 1).place).toBe(3);
});
