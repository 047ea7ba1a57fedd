/** Changes of the deck that is being built, and the decks that the browser stores. */
import { createFastDice, type Json, type Reason } from '@ludoteca/kernel';
import { presets } from '../../config.ts';
import { completeDeck, createRandomDeck, type Deck, parseDeck, findDeckProblems } from '../../deck/index.ts';
import { rowOfId } from '../../pool/index.ts';
import type { CardId } from '../../card-definition/index.ts';

export const EMPTY_DECK: Deck = { cards: {} };

/** A card without copies is not listed. */
export function changeCopies(deck: Deck, card: CardId, by: number): Deck {
  const { [card]: count = 0, ...rest } = deck.cards;
  const next = count + by;
  return { ...deck, cards: next > 0 ? { ...rest, [card]: next } : rest };
}

export const renameDeck = ({ cards }: Deck, name: string): Deck =>
  name === '' ? { cards } : { name, cards };

export const maxCopies = (card: CardId): number =>
  rowOfId(card)?.card.rarity === 'legendary' ? presets.canon.legendaryCopies : presets.canon.copies;

export const findProblems = (deck: Deck): readonly Reason[] => findDeckProblems(deck, presets.canon);

/** The time of the click is the seed, so that every click gives another deck. */
export const completeAtClick = (deck: Deck, { timeStamp }: { readonly timeStamp: number }): Deck =>
  completeDeck(deck, presets.canon, createFastDice(`${timeStamp}`));
export const drawDeckAtClick = ({ timeStamp }: { readonly timeStamp: number }): Deck =>
  createRandomDeck(presets.canon, createFastDice(`${timeStamp}`));

/** The deck without a problem; undefined if there is more than one way to fix it. */
export function fixProblem(deck: Deck, { why, facts }: Reason): Deck | undefined {
  const { card, remove } = (facts ?? {}) as { readonly card?: Json; readonly remove?: Json };
  if (typeof card !== 'string') return undefined;
  if (why === 'deck copies') return changeCopies(deck, card, -Number(remove));
  return why === 'deck card' || why === 'deck token' || why === 'deck count'
    ? changeCopies(deck, card, -(deck.cards[card] ?? 0))
    : undefined;
}

/** Stored decks are validated like files; invalid ones are left out. */
export function parseSavedDecks(saved: unknown): readonly Deck[] {
  if (!Array.isArray(saved)) return [];
  return saved.flatMap((deck: unknown) => {
    const parsed = parseDeck(new TextEncoder().encode(JSON.stringify(deck)));
    return parsed.ok ? [parsed.value] : [];
  });
}

/** Adds a deck, in place of one with the same name. */
export const putDeck = (decks: readonly Deck[], deck: Deck): readonly Deck[] => [
  ...decks.filter(({ name }) => name !== deck.name),
  deck,
];

export const deckToJson = ({ name, cards }: Deck): { readonly [field: string]: Json } =>
  name === undefined ? { cards } : { name, cards };
