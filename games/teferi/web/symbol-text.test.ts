import { describe, expect, test } from 'vitest';
import {
  coloursOfSymbol,
  frameColours,
  splitLines,
  parseSymbols,
  formatManaPool,
  restOfSymbol,
} from './symbol-text.ts';

describe('a text with symbols', () => {
  test('is split at its braces', () => {
    expect(parseSymbols('{2}, {T}: Draw a card.')).toEqual([
      { symbol: '2' },
      { text: ', ' },
      { symbol: 'T' },
      { text: ': Draw a card.' },
    ]);
    expect(parseSymbols('no { brace')).toEqual([{ text: 'no { brace' }]);
  });

  test('has lines with the index of their first characters', () => {
    expect(splitLines('Flying\nReach')).toEqual([
      { place: 0, line: 'Flying' },
      { place: 7, line: 'Reach' },
    ]);
  });
});

test('a symbol has no, one or two colours and a rest', () => {
  expect([coloursOfSymbol('W'), restOfSymbol('W')]).toEqual([['W'], '']);
  expect(coloursOfSymbol('W/U')).toEqual(['W', 'U']);
  expect([coloursOfSymbol('G/P'), restOfSymbol('G/P')]).toEqual([['G'], 'P']);
  expect([coloursOfSymbol('12'), restOfSymbol('12')]).toEqual([[], '12']);
});

test('a pool is written in the order of the mana types', () => {
  expect(formatManaPool([1, 0, 0, 2, 0, 1])).toBe('{W}{R}{R}{C}');
});

test('the frame of a land has the colours of its basic land types', () => {
  expect(frameColours({ types: ['land'], subtypes: ['Mountain'], colours: [] })).toEqual(['R']);
  expect(frameColours({ types: ['creature'], subtypes: ['Ox'], colours: ['R', 'G'] })).toEqual(['R', 'G']);
});
