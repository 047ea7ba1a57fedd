import { describe, expect, test } from 'vitest';
import { placesByFewest, seatsAfter } from './seats.ts';

test.each([
  [0, 4, [1, 2, 3]],
  [2, 4, [3, 0, 1]],
  [1, 2, [0]],
  [0, 1, []],
])('the seats after seat %i of %i are in turn order', (seat, seats, order) => {
  expect(seatsAfter(seat, seats)).toEqual(order);
});

describe('places by fewest', () => {
  test.each<[string, number[], number[], number[]]>([
    ['fewest first', [5, 0, 3], [], [3, 1, 2]],
    ['equal counts share a place, and the next is left out', [2, 1, 1, 4], [], [3, 1, 1, 4]],
    ['all equal share the first', [3, 3, 3], [], [1, 1, 1]],
    ['who left is last, whatever is in hand', [5, 0, 3], [1], [2, 3, 1]],
    ['the first to leave is behind the later ones', [9, 1, 1, 1], [2, 1], [2, 3, 4, 1]],
    ['those who stay share among themselves', [4, 4, 0, 0], [3, 2], [1, 1, 3, 4]],
    ['the only one left is first', [9, 0, 0], [0, 2], [3, 1, 2]],
  ])('%s', (_, counts, left, places) => {
    expect(placesByFewest(counts, left)).toEqual({ places });
  });
});
