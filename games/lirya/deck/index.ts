/** Decks: what settings hold, what files hold, which rules there are (RULES 15). */
import { isPlainJson, type Json, ok, decodeUtf8, type Reason, refuse, type Result } from '@ludoteca/kernel';
import type { ByLanguage } from '@ludoteca/kit';
import type { RulesConfig } from '../config.ts';
import { indexOfId } from '../pool/index.ts';
import { type CodeReason, deckOfCode, isCode } from './code.ts';
import { type DeckReason, deckOf, rulesBroken, strangersIn } from './check.ts';
import { type Deck, isDeck } from './deck.ts';
import { deckOfList, type ListReason } from './list.ts';
import { type Starter, starters } from './starters.ts';

export { ADVISED, type Anatomy, anatomyOf, CURVE_COLUMNS } from './advice.ts';
export { checkDeck, deckOf, problemsOf } from './check.ts';
export { codeOf, deckOfCode, isCode } from './code.ts';
export { type Deck, sizeOf } from './deck.ts';
export { deckOfList, listOf } from './list.ts';
export { type Starter, starters } from './starters.ts';
export { deckReasons } from './words.ts';

export type DeckProblem = DeckReason | CodeReason | ListReason;

export const STARTERS: readonly string[] = Object.keys(starters);

const titles = (language: 'it' | 'en' | 'pt'): { readonly [starter: string]: string } =>
  Object.fromEntries(
    Object.entries<Starter>(starters).map(([id, { title }]) => [id, title[language]] as const),
  );

/** What the starters are called. */
export const STARTER_NAMES: ByLanguage<{ readonly [starter: string]: string }> = {
  it: titles('it'),
  en: titles('en'),
  pt: titles('pt'),
};

/** Some editors begin a text with it. */
const BOM = [0xef, 0xbb, 0xbf];

/**
 * What a file holds: a deck as JSON, a code, or a list. Its cards are not looked at closer. Whoever knows the rules it is for is told
 * what it breaks together with what cannot be read.
 */
export function parseDeck(bytes: Uint8Array, rules?: RulesConfig): Result<Deck, readonly Reason[]> {
  const marked = BOM.every((byte, i) => bytes[i] === byte);
  const text = decodeUtf8(marked ? bytes.subarray(BOM.length) : bytes);
  if (text === undefined) return refuse([{ why: 'deck form', rule: '15.6' }]);
  return text.trimStart().startsWith('{') ? deckOfJson(text) : deckOfText(text, rules);
}

/** The same as a value for the settings: with cards that are there. How many there may be depends on the rules that are set. */
export function readDeck(bytes: Uint8Array, rules?: RulesConfig): Result<Json, readonly Reason[]> {
  const read = parseDeck(bytes, rules);
  if (!read.ok) return read;
  const strangers = strangersIn(read.value);
  if (strangers.length === 0) return ok(jsonOf(read.value));
  return refuse(rules === undefined ? strangers : [...strangers, ...rulesBroken(read.value, rules)]);
}

const deckOfText = (text: string, rules: RulesConfig | undefined): Result<Deck, readonly Reason[]> =>
  isCode(text.trim()) ? deckOfCode(text) : deckOfList(text, rules);

function deckOfJson(text: string): Result<Deck, readonly Reason[]> {
  try {
    const value: unknown = JSON.parse(text);
    return isPlainJson(value) && isDeck(value) ? ok(value) : refuse([{ why: 'deck form', rule: '15.6' }]);
  } catch {
    return refuse([{ why: 'deck form', rule: '15.6' }]);
  }
}

const jsonOf = ({ name, cards }: Deck): Json => (name === undefined ? { cards } : { name, cards });

/** Those that ship are looked up once: cards are never taken away. */
const shipped = new Map<Json, readonly number[]>();

/** The cards of a deck that was checked, in no particular order. */
export function deckCards(value: Json): readonly number[] {
  const known = shipped.get(value);
  if (known !== undefined) return known;
  const deck = deckOf(value);
  if (deck === undefined) throw new TypeError('no deck');
  const cards = Object.entries(deck.cards).flatMap(([card, count]) =>
    Array.from({ length: count }, () => indexOfId(card)),
  );
  if (typeof value === 'string') shipped.set(value, cards);
  return cards;
}
