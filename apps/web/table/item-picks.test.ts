import { expect, test } from 'vitest';
import { togglePick, countPicks } from './item-picks.ts';

const ann = { from: 'hand 0 card 0', option: { discard: 3 } };

test('what is picked twice is not picked any more', () => {
  const once = togglePick([], ann, 1);
  expect(countPicks(once, ann)).toBe(1);
  expect(togglePick(once, { ...ann, option: { discard: 3 } }, 1)).toEqual([]);
});

test('of equal things each can be picked', () => {
  const other = { ...ann, from: 'hand 0 card 1' };
  const both = togglePick(togglePick([], ann, 1), other, 1);
  expect([countPicks(both, ann), countPicks(both, other)]).toEqual([1, 1]);
  expect(togglePick(both, ann, 1)).toEqual([other]);
});

test('a thing that lies there several times can be picked as often, and then not at all', () => {
  const thrice = [1, 2, 3].reduce((picks) => togglePick(picks, ann, 3), togglePick([], ann, 0));
  expect(countPicks(thrice, ann)).toBe(3);
  expect(togglePick(thrice, ann, 3)).toEqual([]);
});

test('the options of one thing are picked each on its own', () => {
  const picks = togglePick(togglePick([], ann, 1), { ...ann, option: 'turn' }, 1);
  expect(picks.length).toBe(2);
});
