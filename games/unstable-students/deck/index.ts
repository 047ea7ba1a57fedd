/** Reads decks in either format, for commands and for the deck setting of a match. */
import { type Json, ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import type { DeckProblem, ParsedDeck } from './deck.ts';
import { decodeJsonDeck, deckFromJson, deckToJson } from './json-format.ts';
import {
  checkRequirements,
  findConflictingNames,
  mergeEqualKinds,
  MIN_REQUIREMENTS,
} from './requirements.ts';
import { decodeTextDeck } from './text-format.ts';

/** The name of the shipped deck (cards/standard-deck.ts). */
export const DEFAULT_DECK = 'standard';
export const SHIPPED_DECKS = [DEFAULT_DECK] as const;
export const DECK_EXTENSIONS = ['.txt', '.json'] as const;

export const decodeDeck = (bytes: Uint8Array): Result<ParsedDeck, readonly DeckProblem[]> =>
  isJson(bytes) ? decodeJsonDeck(bytes) : decodeTextDeck(bytes);

/** A deck in the text format begins with a number, never with a brace. */
const isJson = (bytes: Uint8Array): boolean =>
  bytes.find((byte) => byte > 0x20 && byte < 0x80) === '{'.charCodeAt(0);

/** Reads the deck of a file as a value for the settings. */
export function readDeckSetting(bytes: Uint8Array): Result<Json, readonly Reason[]> {
  const deck = decodeDeck(bytes);
  if (!deck.ok) return deck;
  const problems = findProblems(deck.value);
  return problems.length > 0 ? refuse(problems) : ok(deckToJson(mergeEqualKinds(deck.value.kinds)));
}

export function checkDeckSetting(value: Json): readonly Reason[] {
  const deck = deckFromJson(value);
  return deck.ok ? findProblems(deck.value) : deck.problem;
}

const findProblems = (deck: ParsedDeck): readonly Reason[] => [
  ...findConflictingNames(deck),
  ...checkRequirements(deck.kinds, MIN_REQUIREMENTS),
];
