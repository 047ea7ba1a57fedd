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
  test('is cut at its braces', () => {
    expect(parseSymbols('{2}, {T}: Draw a card.')).toEqual([
      { symbol: '2' },
      { text: ', ' },
      { symbol: 'T' },
      { text: ': Draw a card.' },
    ]);
    expect(parseSymbols('no { brace')).toEqual([{ text: 'no { brace' }]);
  });

  test('has lines, each with where it begins', () => {
    expect(splitLines('Flying\nReach')).toEqual([
      { place: 0, line: 'Flying' },
      { place: 7, line: 'Reach' },
    ]);
  });
});

test('a symbol has one colour, two or none, and what else it says', () => {
  expect([coloursOfSymbol('W'), restOfSymbol('W')]).toEqual([['W'], '']);
  expect(coloursOfSymbol('W/U')).toEqual(['W', 'U']);
  expect([coloursOfSymbol('G/P'), restOfSymbol('G/P')]).toEqual([['G'], 'P']);
  expect([coloursOfSymbol('12'), restOfSymbol('12')]).toEqual([[], '12']);
});

test('a pool is written in the order of its colours', () => {
  expect(formatManaPool([1, 0, 0, 2, 0, 1])).toBe('{W}{R}{R}{C}');
});

test('a land has the ink of the mana that its types give', () => {
  expect(frameColours({ types: ['land'], subtypes: ['Mountain'], colours: [] })).toEqual(['R']);
  expect(frameColours({ types: ['creature'], subtypes: ['Ox'], colours: ['R', 'G'] })).toEqual(['R', 'G']);
});
