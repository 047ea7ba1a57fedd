/** RULES 1 and 2: the cards and the start. */
import { startMatch } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { createDecks, formatCard, valueOf } from '../cards.ts';
import { uno } from '../index.ts';
import type { Event } from '../parts.ts';

const COPIES = scaleVolume(10_000);

function begun(seed: number, settings: object, seats = 3) {
  const started = startMatch(uno.game, { seats, seed: `start ${seed}`, settings });
  if (!started.ok) throw new Error(JSON.stringify(started.problem));
  return started.value.view('judge');
}

describe('1.1 the deck', () => {
  test('has thirteen values in four suits and two jokers, one red and one black', () => {
    const names = createDecks(1).map(formatCard);
    expect(names).toHaveLength(54);
    expect(new Set(names).size).toBe(54);
    expect(names.filter((name) => name.startsWith('C'))).toEqual(['C♥', 'C♣']);
    for (const suit of ['♥', '♦', '♣', '♠'])
      expect(names.filter((name) => name.endsWith(suit) && !name.startsWith('C'))).toHaveLength(13);
  });

  test('is there twice if so set', () => {
    const { hands, stock, pile } = begun(1, { decks: 2 });
    const all = [...hands, stock].flatMap(({ cards }) => cards ?? []).concat(pile);
    expect(all.toSorted((a, b) => a - b)).toEqual(createDecks(2).toSorted((a, b) => a - b));
  });
});

describe('2 the start', () => {
  test('2.1 each player has seven cards, or as many as set', () => {
    expect(begun(1, {}).hands.map(({ count }) => count)).toEqual([7, 7, 7]);
    expect(begun(1, { hand: 13 }, 4).hands.map(({ count }) => count)).toEqual([13, 13, 13, 13]);
  });

  test.each([
    [2, 1, 26],
    [4, 1, 13],
    [4, 2, 26],
  ])(
    '2.1 with %i seats and %i decks a hand has at most %i cards: one is left for the table',
    (seats, decks, most) => {
      expect(startMatch(uno.game, { seats, seed: 'most', settings: { decks, hand: most } }).ok).toBe(true);
      const refused = startMatch(uno.game, { seats, seed: 'most', settings: { decks, hand: most + 1 } });
      expect(refused).toMatchObject({
        ok: false,
        problem: [{ why: 'hand too large', facts: { field: 'hand', most } }],
      });
    },
  );

  test('2.2 the table shows a number card that comes out of the deck', () => {
    const shown = new Set<string>();
    for (let seed = 0; seed < COPIES; seed++) {
      const { value, suit, pile, stock } = begun(seed, {});
      expect(pile).toHaveLength(1);
      expect(stock.count).toBe(54 - 1 - 21);
      expect([valueOf(pile[0]!), pile[0]! % 4]).toEqual([value, suit]);
      shown.add(formatCard(pile[0]!));
    }
    expect([...shown].filter((name) => !/^([2-9]|10)[♥♦♣♠]$/.test(name))).toEqual([]);
    expect(shown.size).toBe(36);
  });

  test('2.2 or, if so set, an ace that is no card of the deck', () => {
    const suits = new Set<number>();
    for (let seed = 0; seed < COPIES; seed++) {
      const { value, suit, pile, stock } = begun(seed, { firstCard: 'ace' });
      expect([value, pile.length, stock.count]).toEqual([0, 0, 54 - 21]);
      suits.add(suit);
    }
    expect(suits.size).toBe(4);
  });

  test('2.3 any player may be the first, and all hear who', () => {
    const first = new Set<number>();
    for (let seed = 0; seed < COPIES; seed++) {
      const opening: Event[] = [];
      const started = startMatch(uno.game, { seats: 4, seed: `first ${seed}` }, opening);
      const seat = started.ok ? started.value.question!.seat : -1;
      expect(opening).toContainEqual({ did: 'begin', seat });
      first.add(seat);
    }
    expect(uno.game.sights.begin).toBe('everyone');
    expect(first).toEqual(new Set([0, 1, 2, 3]));
  });
});
