import { createFastDice } from '@ludoteca/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scaleVolume } from '../testkit/scale.ts';
import { redeal, removeCard } from './piles.ts';

fc.configureGlobal({ seed: 8, numRuns: scaleVolume(5000) });

describe('taking out', () => {
  test('takes the first such card and leaves the others in order', () => {
    const pile = ['a', 'b', 'a', 'c'];
    expect(removeCard(pile, 'a')).toBe('a');
    expect(pile).toEqual(['b', 'a', 'c']);
  });

  test('of a card that is not there is a fault and takes nothing', () => {
    const pile = ['a'];
    expect(() => removeCard(pile, 'z')).toThrow(RangeError);
    expect(pile).toEqual(['a']);
  });
});

describe('a new deal', () => {
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

  test('can bring every card to every place', () => {
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
