import { describe, expect, test } from 'vitest';
import { coloursIn, inksOf, linesOf, piecesOf, poolOf, restOf } from './symbols.ts';

describe('a text with symbols', () => {
  test('is cut at its braces', () => {
    expect(piecesOf('{2}, {T}: Draw a card.')).toEqual([
      { symbol: '2' },
      { text: ', ' },
      { symbol: 'T' },
      { text: ': Draw a card.' },
    ]);
    expect(piecesOf('no { brace')).toEqual([{ text: 'no { brace' }]);
  });

  test('has lines, each with where it begins', () => {
    expect(linesOf('Flying\nReach')).toEqual([
      { place: 0, line: 'Flying' },
      { place: 7, line: 'Reach' },
    ]);
  });
});

test('a symbol has one colour, two or none, and what else it says', () => {
  expect([coloursIn('W'), restOf('W')]).toEqual([['W'], '']);
  expect(coloursIn('W/U')).toEqual(['W', 'U']);
  expect([coloursIn('G/P'), restOf('G/P')]).toEqual([['G'], 'P']);
  expect([coloursIn('12'), restOf('12')]).toEqual([[], '12']);
});

test('a pool is written in the order of its colours', () => {
  expect(poolOf([1, 0, 0, 2, 0, 1])).toBe('{W}{R}{R}{C}');
});

test('a land has the ink of the mana that its types give', () => {
  expect(inksOf({ types: ['land'], subtypes: ['Mountain'], colours: [] })).toEqual(['R']);
  expect(inksOf({ types: ['creature'], subtypes: ['Ox'], colours: ['R', 'G'] })).toEqual(['R', 'G']);
});
