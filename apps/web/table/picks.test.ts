import { expect, test } from 'vitest';
import { picked, timesPicked } from './picks.ts';

const ann = { from: 'hand 0 card 0', option: { discard: 3 } };

test('what is picked twice is not picked any more', () => {
  const once = picked([], ann, 1);
  expect(timesPicked(once, ann)).toBe(1);
  expect(picked(once, { ...ann, option: { discard: 3 } }, 1)).toEqual([]);
});

test('of equal things each can be picked', () => {
  const other = { ...ann, from: 'hand 0 card 1' };
  const both = picked(picked([], ann, 1), other, 1);
  expect([timesPicked(both, ann), timesPicked(both, other)]).toEqual([1, 1]);
  expect(picked(both, ann, 1)).toEqual([other]);
});

test('a thing that lies there several times can be picked as often, and then not at all', () => {
  const thrice = [1, 2, 3].reduce((picks) => picked(picks, ann, 3), picked([], ann, 0));
  expect(timesPicked(thrice, ann)).toBe(3);
  expect(picked(thrice, ann, 3)).toEqual([]);
});

test('the options of one thing are picked each on its own', () => {
  const picks = picked(picked([], ann, 1), { ...ann, option: 'turn' }, 1);
  expect(picks.length).toBe(2);
});
