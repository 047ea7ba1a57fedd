/** The JSON format of a deck (docs/unstable-students-deck.schema.json), also used in the settings of a match. */
import { encodeUtf8, type Json, ok, refuse, type Result } from '@ludoteca/kernel';
import {
  ACTIONS,
  CARD_TYPES,
  formatEffect,
  type CardEffect,
  type EffectCode,
  parseEffect,
  type CardKind,
  MOMENTS,
  TARGETS,
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

export const deckToJson = (kinds: readonly CardKind[]): Json => ({
  format: JSON_FORMAT,
  version: 1,
  cards: kinds.map(({ effects, ...kind }) => ({ ...kind, effects: effects.map(formatEffect) })),
});

export const encodeJsonDeck = (kinds: readonly CardKind[]): Uint8Array =>
  encodeUtf8(`${JSON.stringify(deckToJson(kinds), undefined, 2)}\n`);

export function decodeJsonDeck(bytes: Uint8Array): Result<ParsedDeck, readonly DeckProblem[]> {
  const parsed = parseJsonWithLines(decodeText(bytes));
  if (!parsed.ok) return refuse([{ why: 'deck json', facts: { ...parsed.problem } }]);
  return deckFromJson(parsed.value.value, parsed.value.lineOf);
}

/** Reads a deck from unchecked JSON. */
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
  const problems = cards.flatMap((card) => findProblems(card, lineOf(card)));
  if (problems.length > 0) return refuse(problems);
  const kinds = (cards as unknown as readonly CardJson[]).map(kindFromJson);
  const size = countCards(kinds);
  if (size > LIMITS.cards) return refuse([tooManyCards(lineOf(cards), size)]);
  return ok({ kinds, lines: cards.map((card) => linesOfCard(card, lineOf(card))) });
}

const tooManyCards = (line: number, cards: number): DeckProblem => ({
  why: 'deck size',
  facts: { line, cards, most: LIMITS.cards },
});

/** A card in a valid file. */
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

/** Every part of a card has the line in which the card begins; problems name the field besides. */
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
  (codes: readonly string[]) =>
  (value: Json): boolean =>
    typeof value === 'string' && codes.includes(value);

function isEffect(value: Json): boolean {
  if (typeof value !== 'string') return false;
  const [action, target, filter, ...more] = value.split('/');
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

/** The checks of the fields of a card. */
const FIELDS: { readonly [K in keyof CardKind]: (value: Json) => boolean } = {
  copies: (value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LIMITS.cards,
  name: (value) => isLine(value, MAX_NAME_BYTES),
  description: (value) => isLine(value, MAX_DESCRIPTION_BYTES),
  type: isOneOf(CARD_TYPES),
  effects: (value) => isList(value) && value.length <= LIMITS.effects && value.every(isEffect),
  when: isOneOf(MOMENTS),
  optional: (value) => typeof value === 'boolean',
};

/** A text that the text format can hold too: one line without leading blanks. */
const isLine = (value: Json, maxBytes: number): boolean =>
  typeof value === 'string' && /^\S[^\n\r]*$/.test(value) && byteLength(value) <= maxBytes;

function findProblems(card: Json, line: number): readonly DeckProblem[] {
  if (!isObject(card)) return [{ why: 'deck field', facts: { line, field: 'cards' } }];
  const invalid = Object.entries(FIELDS).filter(
    ([field, fits]) => !Object.hasOwn(card, field) || !fits(card[field] ?? null),
  );
  const unknown = Object.keys(card).filter((field) => !Object.hasOwn(FIELDS, field));
  return [...invalid.map(([field]) => field), ...unknown].map((field) => ({
    why: 'deck field',
    facts: { line, field },
  }));
}

const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
