import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scaleVolume } from '../../../testkit/scale.ts';
import { TEST_CARDS } from '../cards.testing.ts';
import { shippedCards } from '../cards/index.ts';
import { checkCards } from './check-cards.ts';

fc.configureGlobal({ seed: 7, numRuns: scaleVolume(20_000) });

describe('card definitions', () => {
  test.each([...shippedCards(), ...TEST_CARDS])('$name is valid', (card) => {
    expect(checkCards([card])).toEqual([]);
  });

  test.each([
    [null, ''],
    [7, ''],
    [{}, 'name'],
    [{ name: 'A', types: ['creature'], text: '', abilities: [], extra: 1 }, 'extra'],
    [{ name: 'A', types: ['wizard'], text: '', abilities: [] }, 'types[0]'],
    [
      { name: 'A', types: [], text: '', abilities: [{ kind: 'spell', effects: [{ do: 'explode' }] }] },
      'abilities[0].effects[0].do',
    ],
    [{ name: 'A', types: [], text: '', cost: '{Q}', abilities: [] }, 'cost'],
  ])('%j is refused with the path of the error', (card, where) => {
    expect(checkCards([card])).toEqual([
      { why: 'card definition', facts: { card: (card as { name?: string } | null)?.name ?? '1', where } },
    ]);
  });

  test('any JSON value is accepted or refused without an exception', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(Array.isArray(checkCards([value]))).toBe(true);
      }),
    );
  });
});
