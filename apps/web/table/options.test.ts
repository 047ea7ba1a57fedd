import type { SomeParts } from '@ludoteca/kernel';
import type { Asked, Zone } from '@ludoteca/kit';
import { expect, test } from 'vitest';
import { asIfOffered, gestureOf, listed, subsetAnswer } from './options.ts';

const asking = (options: SomeParts['choice'][string][], gather?: 'subset'): Asked<SomeParts> => ({
  number: 3,
  seat: 0,
  prompt: 'turn',
  frame: { do: 'turn', seat: 0 },
  options,
  ...(gather === undefined ? {} : { gather }),
});

const zone = (...options: SomeParts['choice'][string][]): Zone<SomeParts> => ({
  id: 'hand',
  name: 'Hand',
  things: options.map((option) => ({ name: 'card', options: [option] })),
});

test('only what no thing stands for is listed', () => {
  const asked = asking([{ discard: 3 }, 'pass']);
  expect(listed(asked, [zone({ discard: 3 })])).toEqual(['pass']);
});

test('a single option is listed even where a thing stands for it', () => {
  expect(listed(asking([2]), [zone(2)])).toEqual([2]);
});

test('nothing is listed for whoever is not asked', () => {
  const { options: _, ...others } = asking(['pass']) as Asked<SomeParts> & { options: unknown };
  expect(listed(others, [])).toEqual([]);
});

test('several numbers and nothing else are an amount', () => {
  expect(gestureOf(asking([1, 2, 3]))).toEqual({ kind: 'amount', amounts: [1, 2, 3] });
  expect(gestureOf(asking([1, 'pass']))).toEqual({ kind: 'single' });
  expect(gestureOf(asking([4]))).toEqual({ kind: 'single' });
  expect(gestureOf(asking([1, 2, 'done'], 'subset'))).toEqual({ kind: 'subset' });
});

test('a subset is sent in the order in which it was offered, and ends with done', () => {
  const asked = asking(['ann', 'bob', 'cam', 'done'], 'subset');
  expect(subsetAnswer(asked, ['cam', 'ann'])).toEqual(['ann', 'cam', 'done']);
  expect(subsetAnswer(asked, [])).toEqual(['done']);
});

test('the question as if it offered what is barred is otherwise the same', () => {
  const asked = asking(['pass']);
  expect(asIfOffered(asked, ['rumour'])).toEqual({ ...asked, options: ['rumour'] });
});
