import { createFastDice } from '@ludoteca/kernel';
import { describe, expect, it } from 'vitest';
import { presets } from '../config.ts';
import { rowOfId } from '../pool/index.ts';
import {
  ADVISED_SHARES,
  adviseCards,
  completeDeck,
  computeDeckStatistics,
  countCards,
  createRandomDeck,
  findDeckProblems,
  starterDecks,
  toCardList,
  toDeckCards,
} from './index.ts';

const rules = presets.canon;

describe('random decks', () => {
  it('are legal, of the least size, near the advised types, and differ', () => {
    const decks = Array.from({ length: 20 }, (_, i) => createRandomDeck(rules, createFastDice(`deck ${i}`)));
    for (const deck of decks) {
      expect(findDeckProblems(deck, rules)).toEqual([]);
      expect(countCards(deck)).toBe(rules.deckMin);
      const elements = new Set(toCardList(deck).flatMap((id) => rowOfId(id)!.card.element ?? []));
      expect(elements.size).toBeLessThanOrEqual(2);
      for (const { type, share } of computeDeckStatistics(deck).types)
        expect(Math.abs(share - ADVISED_SHARES[type])).toBeLessThanOrEqual(30);
    }
    expect(new Set(decks.map((deck) => JSON.stringify(deck))).size).toBe(decks.length);
  });
});

describe('completion', () => {
  it('keeps the cards and the name, and adds legal ones up to the least size', () => {
    const own = { 'ash-urchin': 2, 'ardea-malabrace': 1 };
    const deck = completeDeck({ name: 'mine', cards: own }, rules, createFastDice('one'));
    expect(deck.name).toBe('mine');
    expect(deck.cards).toMatchObject(own);
    expect(countCards(deck)).toBe(rules.deckMin);
    expect(findDeckProblems(deck, rules)).toEqual([]);
  });

  it('changes nothing in a deck that is large enough', () => {
    const { cards } = starterDecks['veil-of-thorns'];
    const deck = completeDeck({ cards }, rules, createFastDice('one'));
    expect(deck.cards).toEqual(toDeckCards(toCardList({ cards })));
  });
});

describe('advice', () => {
  it('prefers better cards, and stops preferring a type of which the deck has enough', () => {
    const spells = ['slag-jet', 'long-wave', 'sudden-wall', 'squall', 'balm', 'adder-bite'];
    const pool = [...spells, ...spells, 'road-recruit', 'wandering-blade', 'border-hound', 'padded-jacket'];
    const advised = adviseCards(pool, 8);
    expect(advised).toHaveLength(8);
    expect(advised).toEqual(expect.arrayContaining(['border-hound', 'wandering-blade']));
    expect(adviseCards(pool, 8, ['last-toll'])[0]).toBe('last-toll');
  });
});
