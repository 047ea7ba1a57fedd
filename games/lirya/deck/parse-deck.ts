/** Reads decks from files and settings: JSON, deck codes and deck lists. */
import { type Json, ok, decodeUtf8, type Reason, refuse, type Result } from '@ludoteca/kernel';
import { skipByteOrderMark } from '@ludoteca/kit';
import type { RulesConfig } from '../config.ts';
import { type Edition, indexOfId, toEdition } from '../pool/index.ts';
import { findBrokenRules, findInvalidCards, resolveDeck } from './check-deck.ts';
import { decodeDeck, isDeckCode } from './deck-code.ts';
import { parseDeckList } from './deck-list.ts';
import { type Deck, isDeck } from './deck.ts';

const notADeck = refuse<readonly Reason[]>([{ why: 'deck form', rule: '15.6' }]);

/**
 * Parses a file that contains a deck as JSON, a deck code or a deck list. Its cards are not checked; with `rules`, broken rules are
 * reported together with lines that cannot be parsed.
 */
export function parseDeck(bytes: Uint8Array, rules?: RulesConfig): Result<Deck, readonly Reason[]> {
  const text = decodeUtf8(skipByteOrderMark(bytes));
  if (text === undefined) return notADeck;
  return text.trimStart().startsWith('{') ? parseDeckJson(text) : parseDeckText(text, rules);
}

/** Parses a deck for the settings of a match; all its cards must exist. The number of copies is checked with the settings. */
export function parseDeckSetting(bytes: Uint8Array, rules?: RulesConfig): Result<Json, readonly Reason[]> {
  const read = parseDeck(bytes, rules);
  if (!read.ok) return read;
  const invalid = findInvalidCards(read.value);
  if (invalid.length === 0) return ok(toJson(read.value));
  return refuse(rules === undefined ? invalid : [...invalid, ...findBrokenRules(read.value, rules)]);
}

const parseDeckText = (text: string, rules: RulesConfig | undefined): Result<Deck, readonly Reason[]> =>
  isDeckCode(text.trim()) ? decodeDeck(text) : parseDeckList(text, rules);

function parseDeckJson(text: string): Result<Deck, readonly Reason[]> {
  try {
    const value: unknown = JSON.parse(text);
    return isDeck(value) ? ok(value) : notADeck;
  } catch {
    return notADeck;
  }
}

const toJson = ({ name, cards }: Deck): Json => (name === undefined ? { cards } : { name, cards });

/** The starter decks are expanded once, because imagining a world needs them every time; loaded cards are never removed. */
const expandedStarters = {
  first: new Map<Json, readonly number[]>(),
  current: new Map<Json, readonly number[]>(),
} satisfies { readonly [edition in Edition]: Map<Json, readonly number[]> };

/**
 * The indexes of all cards of a checked deck, one per copy, in no particular order. The name of a starter deck stands for the cards
 * of the edition.
 */
export function listDeckCards(value: Json, edition: Edition): readonly number[] {
  const expanded = expandedStarters[edition].get(value);
  if (expanded !== undefined) return expanded;
  const deck = resolveDeck(value);
  if (deck === undefined) throw new TypeError('no deck');
  const isStarter = typeof value === 'string';
  const cards = Object.entries(deck.cards).flatMap(([card, count]) =>
    Array.from({ length: count }, () => indexOfId(isStarter ? toEdition(card, edition) : card)),
  );
  if (isStarter) expandedStarters[edition].set(value, cards);
  return cards;
}

/** The deck with revised cards in place of those that they replace. Other values stay as they are. */
export function toCurrentCards(value: Json): Json {
  if (!isDeck(value)) return value;
  const counts = new Map<string, number>();
  for (const [card, count] of Object.entries(value.cards)) {
    const current = toEdition(card, 'current');
    counts.set(current, (counts.get(current) ?? 0) + count);
  }
  return toJson({ ...value, cards: Object.fromEntries(counts) });
}
