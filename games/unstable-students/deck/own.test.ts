import { encodeUtf8, createFastDice, type Json } from '@ludoteca/kernel';
import { scaled } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { SHIPPED } from '../cards/shipped.ts';
import { textOf } from '../files/bytes.ts';
import { anyDeck } from '../decks.testing.ts';
import { makeOwn, ownOf, parseOwn, readOwn } from './own.ts';
import { makePlain, parsePlain } from './plain.ts';

test('a deck of our own format is read as it was written', () => {
  expect(parseOwn(makeOwn(SHIPPED))).toMatchObject({ ok: true, value: { kinds: SHIPPED } });
});

test('decks go from one format to the other and back without loss', () => {
  const dice = createFastDice('both ways');
  for (let left = scaled(5000); left > 0; left--) {
    const plain = makePlain(anyDeck(dice));
    const read = parsePlain(plain);
    const own = parseOwn(makeOwn(read.ok ? read.value.kinds : []));
    expect(makePlain(own.ok ? own.value.kinds : [])).toEqual(plain);
  }
});

test('what is wrong is told with the line in which its card begins', () => {
  const text = textOf(makeOwn(SHIPPED));
  const line = text.slice(0, text.indexOf('"Laureando Nerd"')).split('\n').length - 2;
  for (const [good, bad, field] of [
    ['"copies": 4', '"copies": 0', 'copies'],
    ['"type": "LAUREANDO"', '"type": "STUDENTE"', 'type'],
    ['"optional": true', '"optional": 1', 'optional'],
    ['"ELIMINA/TU/ALL"', '"ELIMINA/TU"', 'effects'],
    ['"when": "FINE"', '"quando": "FINE"', 'when'],
  ] as const) {
    const card = text.slice(0, text.indexOf('"Laureando Nerd"'));
    const start = card.lastIndexOf('{');
    const broken = text.slice(0, start) + text.slice(start).replace(good, bad);
    const read = parseOwn(encodeUtf8(broken));
    expect(read.ok ? undefined : read.problem[0]).toEqual({ why: 'deck field', facts: { line, field } });
  }
});

test.each<[string, number]>([
  ['', 1],
  ['{"format": "unstable-students-deck",\n "version": 1,\n}', 3],
  ['{"format": 1 2}', 1],
  ['{"a": "\\x"}', 1],
  ['{"a": "unended', 1],
  ['{"a": 01}', 1],
  ['{"a": 1, "a": 2}', 1],
  ['['.repeat(100_000), 1],
  ['{} {}', 1],
])('a file that is no JSON is refused with a line: %.40s', (text, line) => {
  expect(parseOwn(encodeUtf8(text))).toMatchObject({
    ok: false,
    problem: [{ why: 'deck json', facts: { line } }],
  });
});

test.each<Json>([
  null,
  7,
  [],
  {},
  { format: 'unstable-students-deck', version: 2, cards: [] },
  { format: 'unstable-students-deck', version: 1, cards: {} },
  { format: 'unstable-students-deck', version: 1, cards: [] },
  { format: 'unstable-students-deck', version: 1, cards: [null, 1, 'x', []] },
  { ...(ownOf(SHIPPED) as object), cards: [{ ...ownCard(), more: 1 }] },
  { ...(ownOf(SHIPPED) as object), cards: [{ ...ownCard(), name: ' blank in front' }] },
  { ...(ownOf(SHIPPED) as object), cards: [{ ...ownCard(), description: 'two\nlines' }] },
  { ...(ownOf(SHIPPED) as object), cards: [{ ...ownCard(), effects: ['toString/IO/ALL'] }] },
])('a value that is no deck is refused: %j', (value) => {
  expect(readOwn(value).ok).toBe(false);
});

function ownCard(): { readonly [field: string]: Json } {
  const { effects, ...kind } = SHIPPED[0]!;
  return { ...kind, effects: effects.map(String) };
}
