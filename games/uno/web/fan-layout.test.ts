/** Tests of the layout of a hand. */
import { describe, expect, test } from 'vitest';
import { createDecks, formatCard, SUITS, VALUES } from '../cards.ts';
import { arrangeHand, layOutFan } from './fan-layout.ts';

const cardNamed = (name: string): number =>
  VALUES.indexOf(name.slice(0, -1) as (typeof VALUES)[number]) * 4 +
  SUITS.indexOf(name.slice(-1) as (typeof SUITS)[number]);
const names = (...cards: string[]): string[] =>
  arrangeHand(cards.map(cardNamed)).map(({ card }) => formatCard(card));

describe('a hand', () => {
  test('is sorted by suit and value, alternating red and black, wild cards last', () => {
    expect(names('C♥', '7♠', 'A♣', 'R♥', '10♥', '2♦', '9♣', '3♠')).toEqual([
      '10♥',
      'R♥',
      '9♣',
      '2♦',
      '3♠',
      '7♠',
      'A♣',
      'C♥',
    ]);
  });

  test('keeps every card of two decks and gives equal ones different keys', () => {
    const deck = createDecks(2);
    const hand = arrangeHand(deck);
    expect(hand.map(({ card }) => card).toSorted((a, b) => a - b)).toEqual(deck.toSorted((a, b) => a - b));
    expect(new Set(hand.map(({ key }) => key)).size).toBe(deck.length);
  });

  test('keeps the keys of all other cards when one of two equal cards goes', () => {
    const before = arrangeHand(['7♥', '2♣', '7♥', 'R♠'].map(cardNamed)).map(({ key }) => key);
    const after = arrangeHand(['2♣', '7♥', 'R♠'].map(cardNamed)).map(({ key }) => key);
    expect(after.every((key) => before.includes(key))).toBe(true);
    expect(before.filter((key) => !after.includes(key))).toEqual([`${cardNamed('7♥')}/1`]);
  });
});

describe('a fan', () => {
  test('of one card stands upright', () => {
    expect(layOutFan(1)).toEqual([{ turn: 0, drop: 0 }]);
    expect(layOutFan(0)).toEqual([]);
  });

  test.each([2, 3, 7, 10, 15])(
    'of %i cards turns evenly from left to right and is the same on both sides',
    (count) => {
      const fan = layOutFan(count);
      const steps = fan.slice(1).map(({ turn }, i) => turn - fan[i]!.turn);
      for (const step of steps) expect(step).toBeCloseTo(steps[0]!);
      expect(steps[0]).toBeGreaterThan(0);
      fan.forEach(({ turn, drop }, i) => {
        const mirrored = fan[count - 1 - i]!;
        expect(turn).toBeCloseTo(-mirrored.turn);
        expect(drop).toBeCloseTo(mirrored.drop);
      });
    },
  );

  test('is highest in the middle', () => {
    const drops = layOutFan(7).map(({ drop }) => drop);
    expect(drops[3]).toBe(0);
    expect(drops.slice(0, 4)).toEqual(drops.slice(0, 4).toSorted((a, b) => b - a));
  });

  test('never turns a card by more than a few degrees and flattens as it grows', () => {
    for (let count = 1; count < 60; count++)
      for (const { turn, drop } of layOutFan(count)) {
        expect(Math.abs(turn)).toBeLessThanOrEqual(11);
        expect(drop).toBeLessThanOrEqual(13);
      }
    expect(layOutFan(30).every(({ turn, drop }) => turn === 0 && drop === 0)).toBe(true);
  });
});
