/** Decks for a match: the one that ships, or what somebody's file holds. */
import { type Json, ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import type { CardKind } from '../cards/codes.ts';
import { STANDARD_DECK } from '../cards/standard-deck.ts';
import type { ParsedDeck, DeckProblem } from './deck.ts';
import { deckToJson, decodeJsonDeck, deckFromJson } from './json-format.ts';
import { decodeTextDeck } from './text-format.ts';
import {
  MIN_REQUIREMENTS,
  mergeEqualKinds,
  findConflictingNames,
  checkRequirements,
} from './requirements.ts';

/** The name of the deck that ships. */
export const DEFAULT_DECK = 'standard';
export const SHIPPED_DECKS = [DEFAULT_DECK] as const;
export const DECK_EXTENSIONS = ['.txt', '.json'] as const;

/** Reads a deck in whichever of the two formats it is. */
export const decodeDeck = (bytes: Uint8Array): Result<ParsedDeck, readonly DeckProblem[]> =>
  isJson(bytes) ? decodeJsonDeck(bytes) : decodeTextDeck(bytes);

/** No other deck begins with a brace: before the first name stands a number. */
const isJson = (bytes: Uint8Array): boolean => {
  const first = bytes.find((byte) => byte > 0x20 && byte < 0x80);
  return first === '{'.charCodeAt(0);
};

/** For the settings: what a file holds, as they hold it. */
export function readDeckSetting(bytes: Uint8Array): Result<Json, readonly Reason[]> {
  const deck = decodeDeck(bytes);
  if (!deck.ok) return deck;
  const wrong = findProblems(deck.value);
  return wrong.length > 0 ? refuse(wrong) : ok(deckToJson(mergeEqualKinds(deck.value.kinds)));
}

/** For the settings: what is wrong with a deck in them. */
export function checkDeckSetting(value: Json): readonly Reason[] {
  const deck = deckFromJson(value);
  return deck.ok ? findProblems(deck.value) : deck.problem;
}

const findProblems = (deck: ParsedDeck): readonly Reason[] => [
  ...findConflictingNames(deck),
  ...checkRequirements(deck.kinds, MIN_REQUIREMENTS),
];

/** How many decks are remembered as they were read. */
const MAX_CACHED = 100;
const CACHE = new Map<string, readonly CardKind[]>([[DEFAULT_DECK, STANDARD_DECK]]);

/** The kinds of a deck that has been checked: by the name it ships under, or as JSON text. */
export function resolveDeck(deck: string): readonly CardKind[] {
  const known = CACHE.get(deck);
  if (known !== undefined) return known;
  const read = deckFromJson(JSON.parse(deck) as Json);
  if (!read.ok) throw new Error('a deck that was never checked');
  if (CACHE.size > MAX_CACHED) for (const old of CACHE.keys()) if (old !== DEFAULT_DECK) CACHE.delete(old);
  const kinds = mergeEqualKinds(read.value.kinds);
  CACHE.set(deck, kinds);
  return kinds;
}
