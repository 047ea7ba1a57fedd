import type { AnyParts } from '@ludoteca/kernel';
import type { VisibleQuestion, Zone } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import {
  findAmounts,
  withBarredOptions,
  subsetOptionsWithoutItem,
  selectPanelOptions,
  createSubsetAnswer,
} from './options.ts';

const asking = (options: AnyParts['choice'][string][], gather?: 'subset'): VisibleQuestion<AnyParts> => ({
  number: 3,
  seat: 0,
  prompt: 'turn',
  frame: { do: 'turn', seat: 0 },
  options,
  ...(gather === undefined ? {} : { gather }),
});

const zone = (...options: AnyParts['choice'][string][]): Zone<AnyParts> => ({
  id: 'hand',
  name: 'Hand',
  items: options.map((option) => ({ name: 'card', options: [option] })),
});

test('only options without an item are listed', () => {
  const asked = asking([{ discard: 3 }, 'pass']);
  for (const isGeneric of [true, false])
    expect(selectPanelOptions(asked, [zone({ discard: 3 })], isGeneric)).toEqual(['pass']);
});

test('the generic board lists a single option and numbers even if an item has them', () => {
  expect(selectPanelOptions(asking([2]), [zone(2)], true)).toEqual([2]);
  expect(selectPanelOptions(asking([1, 2]), [zone(1), zone(2)], true)).toEqual([1, 2]);
});

test('options of items are not listed beside a game’s own board', () => {
  expect(selectPanelOptions(asking([2]), [zone(2)], false)).toEqual([]);
  expect(selectPanelOptions(asking([1, 2]), [zone(1), zone(2)], false)).toEqual([]);
  expect(selectPanelOptions(asking([1, 2]), [], false)).toEqual([1, 2]);
});

test('boards handle subsets themselves, including options without an item', () => {
  const asked = asking(['ann', 'bob', 'done'], 'subset');
  for (const isGeneric of [true, false])
    expect(selectPanelOptions(asked, [zone('ann')], isGeneric)).toEqual([]);
  expect(subsetOptionsWithoutItem(asked, [zone('ann')])).toEqual(['bob']);
});

test('nothing is listed for watchers who are not asked', () => {
  const { options: _, ...others } = asking(['pass']) as VisibleQuestion<AnyParts> & { options: unknown };
  expect(selectPanelOptions(others, [], true)).toEqual([]);
});

test('several numbers and nothing else are an amount', () => {
  expect(findAmounts([1, 2, 3])).toEqual([1, 2, 3]);
  expect(findAmounts([1, 'pass'])).toBeUndefined();
  expect(findAmounts([4])).toBeUndefined();
});

test('a subset is sent in the order in which it was offered, and ends with done', () => {
  const asked = asking(['ann', 'bob', 'cam', 'done'], 'subset');
  expect(createSubsetAnswer(asked, ['cam', 'ann'])).toEqual(['ann', 'cam', 'done']);
  expect(createSubsetAnswer(asked, [])).toEqual(['done']);
  // The option of two equal items may be picked twice.
  expect(createSubsetAnswer(asked, ['bob', 'ann', 'bob'])).toEqual(['ann', 'bob', 'bob', 'done']);
});

test('a question with barred choices as options is otherwise unchanged', () => {
  const asked = asking(['pass']);
  expect(withBarredOptions(asked, ['rumour'])).toEqual({ ...asked, options: ['rumour'] });
});
