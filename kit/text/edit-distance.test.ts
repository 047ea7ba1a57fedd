import { createFastDice } from '@ludoteca/kernel';
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

test('a distance above the maximum is reported as one more, and any other exactly', () => {
  const dice = createFastDice('edit distance');
  const randomWord = (): string =>
    Array.from({ length: dice.int(9) }, () => dice.pick(['a', 'b', 'c'])).join('');
  for (let i = 0; i < 2000; i++) {
    const [one, two, max] = [randomWord(), randomWord(), dice.int(10)];
    expect(editDistance(one, two, max)).toBe(Math.min(editDistance(one, two), max + 1));
  }
});
