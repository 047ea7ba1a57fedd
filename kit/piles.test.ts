import { createFastDice } from '@ludoteca/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scaleVolume } from '../testkit/scale.ts';
import { redeal, removeCard } from './piles.ts';

fc.configureGlobal({ seed: 8, numRuns: scaleVolume(5000) });

describe('removing a card', () => {
  test('removes the first equal card and keeps the order of the others', () => {
    const pile = ['a', 'b', 'a', 'c'];
    expect(removeCard(pile, 'a')).toBe('a');
    expect(pile).toEqual(['b', 'a', 'c']);
  });

  test('that is missing throws and removes nothing', () => {
    const pile = ['a'];
    expect(() => removeCard(pile, 'z')).toThrow(RangeError);
    expect(pile).toEqual(['a']);
  });
});

describe('a re-deal', () => {
  test('keeps the piles, their sizes and the cards', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat(9))), fc.string(), (piles, seed) => {
        const before = piles.map((pile) => pile.length);
        const cards = piles.flat().toSorted((a, b) => a - b);
        const same = piles.slice();
        redeal(piles, createFastDice(seed));
        expect(piles.map((pile) => pile.length)).toEqual(before);
        expect(piles.flat().toSorted((a, b) => a - b)).toEqual(cards);
        piles.forEach((pile, i) => expect(pile).toBe(same[i]));
      }),
    );
  });

  test('can move every card to every place', () => {
    const places = [new Set<string>(), new Set<string>(), new Set<string>()];
    const dice = createFastDice('places');
    for (let i = 0; i < 100; i++) {
      const piles = [['x'], ['y', 'z']];
      redeal(piles, dice);
      piles.flat().forEach((card, place) => places[place]!.add(card));
    }
    expect(places.map((cards) => cards.size)).toEqual([3, 3, 3]);
  });
});
