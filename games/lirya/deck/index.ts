/** Decks: what settings hold, what files hold, which rules there are (RULES 15). */
import { isPlainJson, type Json, ok, decodeUtf8, type Reason, refuse, type Result } from '@ludoteca/kernel';
import type { ByLanguage } from '@ludoteca/kit';
import type { RulesConfig } from '../config.ts';
import { indexOfId } from '../pool/index.ts';
import { type DeckCodeReason, decodeDeck, isDeckCode } from './deck-code.ts';
import { type DeckReason, resolveDeck, findBrokenRules, findInvalidCards } from './check-deck.ts';
import { type Deck, isDeck } from './deck.ts';
import { parseDeckList, type DeckListReason } from './deck-list.ts';
import { type StarterDeck, starterDecks } from './starter-decks.ts';

export {
  ADVISED_SHARES,
  type DeckStatistics,
  computeDeckStatistics,
  CURVE_COLUMNS,
} from './deck-statistics.ts';
export { checkDeck, resolveDeck, findDeckProblems } from './check-deck.ts';
export { encodeDeck, decodeDeck, isDeckCode } from './deck-code.ts';
export { type Deck, countCards } from './deck.ts';
export { parseDeckList, formatDeckList } from './deck-list.ts';
export { type StarterDeck, starterDecks } from './starter-decks.ts';
export { deckReasonTexts } from './deck-reason-texts.ts';

export type DeckProblem = DeckReason | DeckCodeReason | DeckListReason;

export const STARTER_DECK_IDS: readonly string[] = Object.keys(starterDecks);

const titlesIn = (language: 'it' | 'en' | 'pt'): { readonly [starter: string]: string } =>
  Object.fromEntries(
    Object.entries<StarterDeck>(starterDecks).map(([id, { title }]) => [id, title[language]] as const),
  );

export const STARTER_DECK_NAMES: ByLanguage<{ readonly [starter: string]: string }> = {
  it: titlesIn('it'),
  en: titlesIn('en'),
  pt: titlesIn('pt'),
};

/** Byte order mark of UTF-8. */
const BOM = [0xef, 0xbb, 0xbf];

/**
 * What a file holds: a deck as JSON, a code, or a list. Its cards are not looked at closer. Whoever knows the rules it is for is told
 * what it breaks together with what cannot be read.
 */
export function parseDeck(bytes: Uint8Array, rules?: RulesConfig): Result<Deck, readonly Reason[]> {
  const marked = BOM.every((byte, i) => bytes[i] === byte);
  const text = decodeUtf8(marked ? bytes.subarray(BOM.length) : bytes);
  if (text === undefined) return refuse([{ why: 'deck form', rule: '15.6' }]);
  return text.trimStart().startsWith('{') ? parseDeckJson(text) : parseDeckText(text, rules);
}

/** The same as a value for the settings: with cards that are there. How many there may be depends on the rules that are set. */
export function parseDeckSetting(bytes: Uint8Array, rules?: RulesConfig): Result<Json, readonly Reason[]> {
  const read = parseDeck(bytes, rules);
  if (!read.ok) return read;
  const strangers = findInvalidCards(read.value);
  if (strangers.length === 0) return ok(toJson(read.value));
  return refuse(rules === undefined ? strangers : [...strangers, ...findBrokenRules(read.value, rules)]);
}

const parseDeckText = (text: string, rules: RulesConfig | undefined): Result<Deck, readonly Reason[]> =>
  isDeckCode(text.trim()) ? decodeDeck(text) : parseDeckList(text, rules);

function parseDeckJson(text: string): Result<Deck, readonly Reason[]> {
  try {
    const value: unknown = JSON.parse(text);
    return isPlainJson(value) && isDeck(value) ? ok(value) : refuse([{ why: 'deck form', rule: '15.6' }]);
  } catch {
    return refuse([{ why: 'deck form', rule: '15.6' }]);
  }
}

const toJson = ({ name, cards }: Deck): Json => (name === undefined ? { cards } : { name, cards });

/** Those that ship are looked up once: cards are never taken away. */
const shipped = new Map<Json, readonly number[]>();

/** The cards of a deck that was checked, in no particular order. */
export function listDeckCards(value: Json): readonly number[] {
  const known = shipped.get(value);
  if (known !== undefined) return known;
  const deck = resolveDeck(value);
  if (deck === undefined) throw new TypeError('no deck');
  const cards = Object.entries(deck.cards).flatMap(([card, count]) =>
    Array.from({ length: count }, () => indexOfId(card)),
  );
  if (typeof value === 'string') shipped.set(value, cards);
  return cards;
}
