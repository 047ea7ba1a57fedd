/** Decks in settings and deck files. */
import { type ObjectOf, type Schema, schema } from '@ludoteca/kernel';
import { cardSchema } from './ability.ts';
import { NAME } from './basic-schemas.ts';

const { anyJson, integer, list, object, optional } = schema;
export const MAX_DECK_SIZE = 250;

const lineFields = { count: integer(1, MAX_DECK_SIZE), card: NAME };
export interface DeckLine extends ObjectOf<typeof lineFields> {}
const deckLine: Schema<DeckLine> = object(lineFields, 'open');

const deckFields = {
  name: NAME,
  cards: list(deckLine, MAX_DECK_SIZE, 1),
  /** The cards that do not ship with the game. */
  definitions: optional(list(cardSchema, MAX_DECK_SIZE)),
};
export interface Deck extends ObjectOf<typeof deckFields> {}

/** A deck whose definitions are not validated yet: `checkCards` names the invalid ones. */
const uncheckedFields = { ...deckFields, definitions: optional(list(anyJson, MAX_DECK_SIZE)) };
export interface UncheckedDeck extends ObjectOf<typeof uncheckedFields> {}
export const uncheckedDeckSchema: Schema<UncheckedDeck> = object(uncheckedFields, 'open');
