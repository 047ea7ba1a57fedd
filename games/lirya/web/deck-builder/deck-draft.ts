/** A deck that is being built: cards come and go, and what breaks a rule can be mended. */
import type { Json, Reason } from '@ludoteca/kernel';
import { presets } from '../../config.ts';
import { type Deck, parseDeck, findDeckProblems } from '../../deck/index.ts';
import { rowOfId } from '../../pool/index.ts';
import type { CardId } from '../../card-definition/index.ts';

export const EMPTY_DECK: Deck = { cards: {} };

/** With a card once more or less; what is not there at all is not listed. */
export function changeCopies(deck: Deck, card: CardId, by: number): Deck {
  const { [card]: count = 0, ...rest } = deck.cards;
  const next = count + by;
  return { ...deck, cards: next > 0 ? { ...rest, [card]: next } : rest };
}

export const renameDeck = ({ cards }: Deck, name: string): Deck =>
  name === '' ? { cards } : { name, cards };

/** How many copies of a card a deck may hold. */
export const maxCopies = (card: CardId): number =>
  rowOfId(card)?.card.rarity === 'legendary' ? presets.canon.legendaryCopies : presets.canon.copies;

export const findProblems = (deck: Deck): readonly Reason[] => findDeckProblems(deck, presets.canon);

/** The deck without what a reason complains of, where there is only one way to mend it. */
export function fixProblem(deck: Deck, { why, facts }: Reason): Deck | undefined {
  const { card, remove } = (facts ?? {}) as { readonly card?: Json; readonly remove?: Json };
  if (typeof card !== 'string') return undefined;
  if (why === 'deck copies') return changeCopies(deck, card, -Number(remove));
  return why === 'deck card' || why === 'deck token' || why === 'deck count'
    ? changeCopies(deck, card, -(deck.cards[card] ?? 0))
    : undefined;
}

/** Decks by name, as this browser keeps them. What is kept may be old, or another’s: it is read like a file. */
export function parseSavedDecks(kept: unknown): readonly Deck[] {
  if (!Array.isArray(kept)) return [];
  return kept.flatMap((deck: unknown) => {
    const read = parseDeck(new TextEncoder().encode(JSON.stringify(deck)));
    return read.ok ? [read.value] : [];
  });
}

/** With this deck under its name, in place of one that was called so. */
export const putDeck = (decks: readonly Deck[], deck: Deck): readonly Deck[] => [
  ...decks.filter(({ name }) => name !== deck.name),
  deck,
];

export const deckToJson = ({ name, cards }: Deck): { readonly [field: string]: Json } =>
  name === undefined ? { cards } : { name, cards };
