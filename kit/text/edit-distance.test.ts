import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['', '', 0],
  ['uno', 'uno', 0],
  ['uno', 'no', 1],
  ['no', 'uno', 1],
  ['uno', 'ubo', 1],
  ['uno', 'nuo', 1],
  ['lirya', 'risika', 4],
])('the distance from “%s” to “%s” is %i', (one, two, slips) => {
  expect(editDistance(one, two)).toBe(slips);
  expect(editDistance(two, one)).toBe(slips);
});
