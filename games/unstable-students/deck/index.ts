/** Decks for a match: the one that ships, or what somebody's file holds. */
import { type Json, ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import type { Kind } from '../cards/codes.ts';
import { SHIPPED } from '../cards/shipped.ts';
import type { DeckFile, Trouble } from './deck.ts';
import { ownOf, parseOwn, readOwn } from './own.ts';
import { parsePlain } from './plain.ts';
import { FEWEST, merged, twice, unplayable } from './playable.ts';

/** The name of the deck that ships. */
export const USUAL_DECK = 'standard';
export const DECKS = [USUAL_DECK] as const;
export const DECK_ENDINGS = ['.txt', '.json'] as const;

/** Reads a deck in whichever of the two formats it is. */
export const parseDeck = (bytes: Uint8Array): Result<DeckFile, readonly Trouble[]> =>
  isOwn(bytes) ? parseOwn(bytes) : parsePlain(bytes);

/** No other deck begins with a brace: before the first name stands a number. */
const isOwn = (bytes: Uint8Array): boolean => {
  const first = bytes.find((byte) => byte > 0x20 && byte < 0x80);
  return first === '{'.charCodeAt(0);
};

/** For the settings: what a file holds, as they hold it. */
export function readDeck(bytes: Uint8Array): Result<Json, readonly Reason[]> {
  const deck = parseDeck(bytes);
  if (!deck.ok) return deck;
  const wrong = troublesOf(deck.value);
  return wrong.length > 0 ? refuse(wrong) : ok(ownOf(merged(deck.value.kinds)));
}

/** For the settings: what is wrong with a deck in them. */
export function checkDeck(value: Json): readonly Reason[] {
  const deck = readOwn(value);
  return deck.ok ? troublesOf(deck.value) : deck.problem;
}

const troublesOf = (deck: DeckFile): readonly Reason[] => [...twice(deck), ...unplayable(deck.kinds, FEWEST)];

/** How many decks are remembered as they were read. */
const REMEMBERED = 100;
const READ = new Map<string, readonly Kind[]>([[USUAL_DECK, SHIPPED]]);

/** The kinds of a deck that has been checked: by the name it ships under, or as JSON text. */
export function kindsOf(deck: string): readonly Kind[] {
  const known = READ.get(deck);
  if (known !== undefined) return known;
  const read = readOwn(JSON.parse(deck) as Json);
  if (!read.ok) throw new Error('a deck that was never checked');
  if (READ.size > REMEMBERED) for (const old of READ.keys()) if (old !== USUAL_DECK) READ.delete(old);
  const kinds = merged(read.value.kinds);
  READ.set(deck, kinds);
  return kinds;
}
