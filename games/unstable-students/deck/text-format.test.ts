import { encodeUtf8, createFastDice } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { STANDARD_DECK } from '../cards/standard-deck.ts';
import { decodeText } from '../files/bytes.ts';
import { randomDeck } from './samples.testing.ts';
import { minimalKinds } from './samples.testing.ts';
import { encodeTextDeck, decodeTextDeck } from './text-format.ts';

const parse = (text: string) => decodeTextDeck(encodeUtf8(text));
const card = '2\nCaffè amaro\nPesca una carta.\n7\n1\n4 0 0\n0\n0\n';
const kind = {
  copies: 2,
  name: 'Caffè amaro',
  description: 'Pesca una carta.',
  type: 'MAGIA',
  effects: [{ action: 'PESCA', target: 'IO', filter: 'ALL' }],
  when: 'SUBITO',
  optional: false,
} as const;

/** The kinds of a text that is a deck. */
function kindsIn(text: string): unknown {
  const read = parse(text);
  return read.ok ? read.value.kinds : read.problem;
}

/** The first problem of an invalid text. */
function firstProblem(text: string): unknown {
  const read = parse(text);
  return read.ok ? 'no problem' : [read.problem[0]?.why, read.problem[0]?.facts];
}

describe('a deck in text format', () => {
  test('is read card after card', () => {
    const read = parse(card + card.replace('Caffè', 'Tè'));
    expect(read).toMatchObject({
      ok: true,
      value: {
        kinds: [kind, { name: 'Tè amaro' }],
        lines: [
          { card: 1, effects: [6] },
          { card: 9, when: 15 },
        ],
      },
    });
  });

  test('may lack the last line break and have any blanks between values', () => {
    expect(kindsIn(card.trimEnd())).toEqual([kind]);
    expect(kindsIn('\n\n  2\n\n   Caffè amaro\n\t Pesca una carta.\n7 1\n4  0\n\n0 0\n 0')).toEqual([kind]);
    expect(kindsIn(`2 Caffè amaro\nPesca una carta.\n7 1 4 0 0 0 0`)).toEqual([kind]);
  });

  test('may have carriage returns', () => {
    expect(kindsIn(card.replaceAll('\n', '\r\n'))).toEqual([kind]);
    expect(kindsIn(`\ufeff${card}`)).toEqual([kind]);
  });

  test('keeps the blanks at the end of a name', () => {
    const text = card.replace('amaro\n', 'amaro \n').trimEnd();
    expect(kindsIn(text)).toEqual([{ ...kind, name: 'Caffè amaro ' }]);
    expect(decodeText(encodeTextDeck([{ ...kind, name: 'Caffè amaro ' }]))).toBe(text);
  });

  test('ends at the first line that is no number of copies', () => {
    const read = parse(`${card}# il resto non conta\n3\nmai letta`);
    expect(read).toMatchObject({ ok: true, value: { kinds: [kind], comment: 9 } });
  });

  test('takes any number other than zero as optional', () => {
    expect(kindsIn(card.replace(/0\n$/, '7\n'))).toMatchObject([{ optional: true }]);
  });

  test('is encoded again to the same bytes', () => {
    const written = encodeTextDeck(STANDARD_DECK);
    const read = decodeTextDeck(written);
    expect(read).toMatchObject({ ok: true, value: { kinds: STANDARD_DECK } });
    const dice = createFastDice('plain');
    for (let left = scaleVolume(5000); left > 0; left--) {
      const deck = randomDeck(dice);
      const again = decodeTextDeck(encodeTextDeck(deck));
      expect(again).toMatchObject({ ok: true, value: { kinds: deck } });
    }
  });

  test('is decoded as Latin-1 if it is not UTF-8', () => {
    const bytes = Uint8Array.from(Buffer.from(card, 'latin1'));
    expect(decodeTextDeck(bytes)).toMatchObject({ ok: true, value: { kinds: [kind] } });
  });
});

describe('problems are reported with their line', () => {
  test.each([
    ['nothing at all', '', ['deck empty', { line: 1 }]],
    ['only text', 'ciao', ['deck empty', { line: 1 }]],
    [
      'no copies',
      card.replace('2', '0'),
      ['deck range', { line: 1, field: 'copies', found: 0, min: 1, max: 1000 }],
    ],
    [
      'copies below zero',
      `${card}-1\n${card.slice(2)}`,
      ['deck range', { line: 9, field: 'copies', found: -1, min: 1, max: 1000 }],
    ],
    [
      'a type that no card has',
      card.replace('\n7\n', '\n1\n'),
      ['deck range', { line: 4, field: 'type', found: 1, min: 2, max: 8 }],
    ],
    [
      'an unknown action',
      card.replace('4 0 0', '11 0 0'),
      ['deck range', { line: 6, field: 'action', found: 11, min: 0, max: 10 }],
    ],
    [
      'an unknown target',
      card.replace('4 0 0', '4 4 0'),
      ['deck range', { line: 6, field: 'target', found: 4, min: 0, max: 3 }],
    ],
    [
      'an unknown filter',
      card.replace('4 0 0', '4 0 9'),
      ['deck range', { line: 6, field: 'filter', found: 9, min: 0, max: 8 }],
    ],
    [
      'an unknown moment',
      card.replace('0 0\n0', '0 0\n5'),
      ['deck range', { line: 7, field: 'when', found: 5, min: 0, max: 4 }],
    ],
    [
      'too many effects',
      card.replace('\n1\n', '\n21\n'),
      ['deck range', { line: 5, field: 'effects', found: 21, min: 0, max: 20 }],
    ],
    [
      'a word instead of a number',
      card.replace('\n7\n', '\nsette\n'),
      ['deck number', { line: 4, field: 'type', found: 'sette' }],
    ],
    [
      'a number followed by letters',
      card.replace('\n7\n', '\n7bis\n'),
      ['deck number', { line: 4, field: 'type', found: '7bis' }],
    ],
    ['an early end', '2\nCaffè', ['deck ends', { line: 2, field: 'description' }]],
    [
      'an end within the effects',
      card.split('\n').slice(0, 5).join('\n'),
      ['deck ends', { line: 5, field: 'action' }],
    ],
    [
      'a long name',
      card.replace('Caffè amaro', 'è'.repeat(16)),
      ['deck length', { line: 2, field: 'name', bytes: 32, most: 31 }],
    ],
    [
      'a long description',
      card.replace('Pesca una carta.', 'x'.repeat(256)),
      ['deck length', { line: 3, field: 'description', bytes: 256, most: 255 }],
    ],
    [
      'too many cards',
      card.replace('2', '1000') + card,
      ['deck size', { line: 17, cards: 1002, most: 1000 }],
    ],
  ])('%s', (_, text, expected) => {
    expect(firstProblem(text)).toEqual(expected);
  });

  test('all values out of range are reported, as long as the cards can be told apart', () => {
    const read = parse(card.replace('2', '0').replace('\n7\n', '\n9\n') + card.replace('4 0 0', '4 7 0'));
    expect(read.ok ? [] : read.problem.map(({ facts }) => facts)).toMatchObject([
      { line: 1, field: 'copies' },
      { line: 4, field: 'type' },
      { line: 14, field: 'target' },
    ]);
  });
});

test('the minimal deck for tests is valid', () => {
  expect(decodeTextDeck(encodeTextDeck(minimalKinds)).ok).toBe(true);
});
