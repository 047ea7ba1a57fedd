import { expect, test } from 'vitest';
import { createBoardProps, type StudentsScene, SCENES } from './scenes.ts';
import { getSeatStatus } from './seat-status.ts';

const state = (scene: StudentsScene, seat: number) => getSeatStatus(createBoardProps(scene, 'en'), seat);
const FOUR = SCENES['four seats, own action'];

test('progress is counted in students', () => {
  expect([0, 1, 2, 3].map((seat) => state(FOUR, seat).students)).toEqual([5, 3, 4, 6]);
  expect(state({ ...FOUR, settings: { students: 8 } }, 0).needed).toBe(8);
});

test('malus cards in play restrict their owner', () => {
  expect(state(FOUR, 2)).toMatchObject({ isHandShown: true, cannotWin: false, forbidden: ['ISTANTANEA'] });
  expect(state(FOUR, 3)).toMatchObject({ isHandShown: false, cannotWin: true, forbidden: ['BONUS'] });
});

test('a question may be asked to another player than the one whose round it is', () => {
  const scene = SCENES['another may block'];
  expect(state(scene, 0)).toMatchObject({ hasRound: true, isAsked: false });
  expect(state(scene, 1)).toMatchObject({ hasRound: false, isAsked: true });
});

test('after the end there are places and no current round', () => {
  expect(state(SCENES['a winner'], 0)).toMatchObject({ place: 1, hasRound: false });
  expect(state(SCENES['a winner'], 1).place).toBe(3);
});
