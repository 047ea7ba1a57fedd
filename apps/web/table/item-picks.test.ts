import { expect, test } from 'vitest';
import { togglePick, countPicks } from './item-picks.ts';

const ann = { from: 'hand 0 card 0', option: { discard: 3 } };

test('picking an item twice deselects it', () => {
  const once = togglePick([], ann, 1);
  expect(countPicks(once, ann)).toBe(1);
  expect(togglePick(once, { ...ann, option: { discard: 3 } }, 1)).toEqual([]);
});

test('equal items can be picked separately', () => {
  const other = { ...ann, from: 'hand 0 card 1' };
  const both = togglePick(togglePick([], ann, 1), other, 1);
  expect([countPicks(both, ann), countPicks(both, other)]).toEqual([1, 1]);
  expect(togglePick(both, ann, 1)).toEqual([other]);
});

test('an item with a count can be picked that often, then it is deselected', () => {
  const thrice = [1, 2, 3].reduce((picks) => togglePick(picks, ann, 3), togglePick([], ann, 0));
  expect(countPicks(thrice, ann)).toBe(3);
  expect(togglePick(thrice, ann, 3)).toEqual([]);
});

test('the options of one item are picked separately', () => {
  const picks = togglePick(togglePick([], ann, 1), { ...ann, option: 'turn' }, 1);
  expect(picks.length).toBe(2);
});
