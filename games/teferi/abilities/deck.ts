/** Decks in settings and deck files. */
import { type ObjectOf, type Schema, schema } from '@ludoteca/kernel';
import { cardSchema } from './ability.ts';

const { anyJson, integer, list, object, optional, text } = schema;
export const MAX_DECK_SIZE = 250;

const lineFields = { count: integer(1, MAX_DECK_SIZE), card: text(100_000) };
export interface DeckLine extends ObjectOf<typeof lineFields> {}
const deckLine: Schema<DeckLine> = object(lineFields, 'open');

const deckFields = {
  name: text(100_000),
  cards: list(deckLine, MAX_DECK_SIZE, 1),
  /** The cards that do not ship with the game. */
  definitions: optional(list(cardSchema, 100_000)),
};
export interface Deck extends ObjectOf<typeof deckFields> {}

/** A deck whose definitions are not validated yet: `checkCards` names the invalid ones. */
const uncheckedFields = { ...deckFields, definitions: optional(list(anyJson, 100_000)) };
export interface UncheckedDeck extends ObjectOf<typeof uncheckedFields> {}
export const uncheckedDeckSchema: Schema<UncheckedDeck> = object(uncheckedFields, 'open');
