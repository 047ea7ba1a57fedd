/** Our own format of a deck: JSON, as docs/unstable-students-deck.schema.json describes it. It is also what the settings of a match hold. */
import { encodeUtf8, type Json, ok, refuse, type Result } from '@ludoteca/kernel';
import {
  ACTIONS,
  formatEffect,
  type CardEffect,
  type EffectCode,
  parseEffect,
  type CardKind,
  MOMENTS,
  TARGETS,
  type CardType,
  TYPES,
} from '../cards/codes.ts';
import { byteLength, decodeText } from '../files/bytes.ts';
import {
  type ParsedDeck,
  MAX_DESCRIPTION_BYTES,
  type CardLines,
  LIMITS,
  MAX_NAME_BYTES,
  countCards,
  type DeckProblem,
} from './deck.ts';
import { parseJsonWithLines } from './json-with-lines.ts';

export const JSON_FORMAT = 'unstable-students-deck';

/** The types a card can have: not those that only match others. */
export const CARD_TYPES = TYPES.slice(2) as readonly CardType[];

/** A deck as JSON. */
export const deckToJson = (kinds: readonly CardKind[]): Json => ({
  format: JSON_FORMAT,
  version: 1,
  cards: kinds.map(({ effects, ...kind }) => ({ ...kind, effects: effects.map(formatEffect) })),
});

export const encodeJsonDeck = (kinds: readonly CardKind[]): Uint8Array =>
  encodeUtf8(`${JSON.stringify(deckToJson(kinds), undefined, 2)}\n`);

export function decodeJsonDeck(bytes: Uint8Array): Result<ParsedDeck, readonly DeckProblem[]> {
  const noted = parseJsonWithLines(decodeText(bytes));
  if (!noted.ok) return refuse([{ why: 'deck json', facts: { ...noted.problem } }]);
  return deckFromJson(noted.value.value, noted.value.lineOf);
}

/** Reads a deck from JSON of which nothing is known. */
export function deckFromJson(
  value: Json,
  lineOf: (part: Json) => number = () => 1,
): Result<ParsedDeck, readonly DeckProblem[]> {
  const cards = isObject(value) ? value['cards'] : undefined;
  if (!isObject(value) || value['format'] !== JSON_FORMAT || value['version'] !== 1)
    return refuse([{ why: 'deck field', facts: { line: lineOf(value), field: 'format' } }]);
  if (!isList(cards)) return refuse([{ why: 'deck field', facts: { line: lineOf(value), field: 'cards' } }]);
  if (cards.length === 0) return refuse([{ why: 'deck empty', facts: { line: lineOf(cards) } }]);
  if (cards.length > LIMITS.cards) return refuse([tooManyCards(lineOf(cards), cards.length)]);
  const troubles = cards.flatMap((card) => findProblems(card, lineOf(card)));
  if (troubles.length > 0) return refuse(troubles);
  const kinds = (cards as unknown as readonly CardJson[]).map(kindFromJson);
  const size = countCards(kinds);
  if (size > LIMITS.cards) return refuse([tooManyCards(lineOf(cards), size)]);
  return ok({ kinds, lines: cards.map((card) => linesOfCard(card, lineOf(card))) });
}

const tooManyCards = (line: number, cards: number): DeckProblem => ({
  why: 'deck size',
  facts: { line, cards, most: LIMITS.cards },
});

/** A card as it stands in a file that is as it should be. */
interface CardJson extends Omit<CardKind, 'effects'> {
  readonly effects: readonly EffectCode[];
}

const kindFromJson = ({ effects, ...card }: CardJson): CardKind => ({
  copies: card.copies,
  name: card.name,
  description: card.description,
  type: card.type,
  effects: effects.map(parseEffect),
  when: card.when,
  optional: card.optional,
});

/** All of a card counts as standing where it begins: what is wrong with it names the field besides. */
const linesOfCard = (card: Json, line: number): CardLines => ({
  card: line,
  name: line,
  description: line,
  type: line,
  effects: isObject(card) && isList(card['effects']) ? card['effects'].map(() => line) : [],
  when: line,
  optional: line,
});

const isOneOf =
  (words: readonly string[]) =>
  (given: Json): boolean =>
    typeof given === 'string' && words.includes(given);

function isEffect(given: Json): boolean {
  if (typeof given !== 'string') return false;
  const [action, target, filter, ...more] = given.split('/');
  const effect: { readonly [K in keyof CardEffect]: string | undefined } = { action, target, filter };
  const known: { readonly [K in keyof CardEffect]: readonly string[] } = {
    action: ACTIONS,
    target: TARGETS,
    filter: TYPES,
  };
  return (
    more.length === 0 &&
    (['action', 'target', 'filter'] as const).every((part) => known[part].includes(effect[part] ?? ''))
  );
}

/** What each field must be. */
const FIELDS: { readonly [K in keyof CardKind]: (given: Json) => boolean } = {
  copies: (given) => Number.isInteger(given) && Number(given) >= 1 && Number(given) <= LIMITS.cards,
  name: (given) => isLine(given, MAX_NAME_BYTES),
  description: (given) => isLine(given, MAX_DESCRIPTION_BYTES),
  type: isOneOf(CARD_TYPES),
  effects: (given) => isList(given) && given.length <= LIMITS.effects && given.every(isEffect),
  when: isOneOf(MOMENTS),
  optional: (given) => typeof given === 'boolean',
};

/** A text that the other format could hold too: one line, no blanks in front. */
const isLine = (given: Json, most: number): boolean =>
  typeof given === 'string' && /^\S[^\n\r]*$/.test(given) && byteLength(given) <= most;

function findProblems(card: Json, line: number): readonly DeckProblem[] {
  if (!isObject(card)) return [{ why: 'deck field', facts: { line, field: 'cards' } }];
  const wrong = Object.entries(FIELDS).filter(
    ([field, fits]) => !Object.hasOwn(card, field) || !fits(card[field] ?? null),
  );
  const unknown = Object.keys(card).filter((field) => !Object.hasOwn(FIELDS, field));
  return [...wrong.map(([field]) => field), ...unknown].map((field) => ({
    why: 'deck field',
    facts: { line, field },
  }));
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
