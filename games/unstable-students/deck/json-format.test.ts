import { encodeUtf8, createFastDice, type Json } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { STANDARD_DECK } from '../cards/standard-deck.ts';
import { decodeText } from '../files/bytes.ts';
import { randomDeck } from './samples.testing.ts';
import { encodeJsonDeck, deckToJson, decodeJsonDeck, deckFromJson } from './json-format.ts';
import { encodeTextDeck, decodeTextDeck } from './text-format.ts';

test('a deck in JSON format is decoded as it was encoded', () => {
  expect(decodeJsonDeck(encodeJsonDeck(STANDARD_DECK))).toMatchObject({
    ok: true,
    value: { kinds: STANDARD_DECK },
  });
});

test('decks are converted between the formats without loss', () => {
  const dice = createFastDice('both ways');
  for (let left = scaleVolume(5000); left > 0; left--) {
    const plain = encodeTextDeck(randomDeck(dice));
    const read = decodeTextDeck(plain);
    const own = decodeJsonDeck(encodeJsonDeck(read.ok ? read.value.kinds : []));
    expect(encodeTextDeck(own.ok ? own.value.kinds : [])).toEqual(plain);
  }
});

test('problems are reported with the line in which the card begins', () => {
  const text = decodeText(encodeJsonDeck(STANDARD_DECK));
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
    const read = decodeJsonDeck(encodeUtf8(broken));
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
])('invalid JSON is refused with a line: %.40s', (text, line) => {
  expect(decodeJsonDeck(encodeUtf8(text))).toMatchObject({
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
  { ...(deckToJson(STANDARD_DECK) as object), cards: [{ ...ownCard(), more: 1 }] },
  { ...(deckToJson(STANDARD_DECK) as object), cards: [{ ...ownCard(), name: ' blank in front' }] },
  { ...(deckToJson(STANDARD_DECK) as object), cards: [{ ...ownCard(), description: 'two\nlines' }] },
  { ...(deckToJson(STANDARD_DECK) as object), cards: [{ ...ownCard(), effects: ['toString/IO/ALL'] }] },
])('a value that is not a deck is refused: %j', (value) => {
  expect(deckFromJson(value).ok).toBe(false);
});

function ownCard(): { readonly [field: string]: Json } {
  const { effects, ...kind } = STANDARD_DECK[0]!;
  return { ...kind, effects: effects.map(String) };
}
