/** Our own format of a deck: JSON, as docs/unstable-students-deck.schema.json describes it. It is also what the settings of a match hold. */
import { encodeUtf8, type Json, ok, refuse, type Result } from '@ludoteca/kernel';
import {
  ACTIONS,
  codeOf,
  type Effect,
  type EffectCode,
  effectOf,
  type Kind,
  MOMENTS,
  TARGETS,
  type Type,
  TYPES,
} from '../cards/codes.ts';
import { lengthOf, textOf } from '../files/bytes.ts';
import {
  type DeckFile,
  DESCRIPTION_BYTES,
  type Lines,
  MOST,
  NAME_BYTES,
  sizeOf,
  type Trouble,
} from './deck.ts';
import { parseNoted } from './notation.ts';

export const FORMAT = 'unstable-students-deck';

/** The types a card can have: not those that only match others. */
export const CARD_TYPES = TYPES.slice(2) as readonly Type[];

/** A deck as JSON. */
export const ownOf = (kinds: readonly Kind[]): Json => ({
  format: FORMAT,
  version: 1,
  cards: kinds.map(({ effects, ...kind }) => ({ ...kind, effects: effects.map(codeOf) })),
});

export const makeOwn = (kinds: readonly Kind[]): Uint8Array =>
  encodeUtf8(`${JSON.stringify(ownOf(kinds), undefined, 2)}\n`);

export function parseOwn(bytes: Uint8Array): Result<DeckFile, readonly Trouble[]> {
  const noted = parseNoted(textOf(bytes));
  if (!noted.ok) return refuse([{ why: 'deck json', facts: { ...noted.problem } }]);
  return readOwn(noted.value.value, noted.value.lineOf);
}

/** Reads a deck from JSON of which nothing is known. */
export function readOwn(
  value: Json,
  lineOf: (part: Json) => number = () => 1,
): Result<DeckFile, readonly Trouble[]> {
  const cards = isRecord(value) ? value['cards'] : undefined;
  if (!isRecord(value) || value['format'] !== FORMAT || value['version'] !== 1)
    return refuse([{ why: 'deck field', facts: { line: lineOf(value), field: 'format' } }]);
  if (!isList(cards)) return refuse([{ why: 'deck field', facts: { line: lineOf(value), field: 'cards' } }]);
  if (cards.length === 0) return refuse([{ why: 'deck empty', facts: { line: lineOf(cards) } }]);
  if (cards.length > MOST.cards) return refuse([tooMany(lineOf(cards), cards.length)]);
  const troubles = cards.flatMap((card) => troublesOf(card, lineOf(card)));
  if (troubles.length > 0) return refuse(troubles);
  const kinds = (cards as unknown as readonly Written[]).map(kindOf);
  const size = sizeOf(kinds);
  if (size > MOST.cards) return refuse([tooMany(lineOf(cards), size)]);
  return ok({ kinds, lines: cards.map((card) => linesOf(card, lineOf(card))) });
}

const tooMany = (line: number, cards: number): Trouble => ({
  why: 'deck size',
  facts: { line, cards, most: MOST.cards },
});

/** A card as it stands in a file that is as it should be. */
interface Written extends Omit<Kind, 'effects'> {
  readonly effects: readonly EffectCode[];
}

const kindOf = ({ effects, ...card }: Written): Kind => ({
  copies: card.copies,
  name: card.name,
  description: card.description,
  type: card.type,
  effects: effects.map(effectOf),
  when: card.when,
  optional: card.optional,
});

/** All of a card counts as standing where it begins: what is wrong with it names the field besides. */
const linesOf = (card: Json, line: number): Lines => ({
  card: line,
  name: line,
  description: line,
  type: line,
  effects: isRecord(card) && isList(card['effects']) ? card['effects'].map(() => line) : [],
  when: line,
  optional: line,
});

const among =
  (words: readonly string[]) =>
  (given: Json): boolean =>
    typeof given === 'string' && words.includes(given);

function isEffect(given: Json): boolean {
  if (typeof given !== 'string') return false;
  const [action, target, filter, ...more] = given.split('/');
  const effect: { readonly [K in keyof Effect]: string | undefined } = { action, target, filter };
  const known: { readonly [K in keyof Effect]: readonly string[] } = {
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
const FIELDS: { readonly [K in keyof Kind]: (given: Json) => boolean } = {
  copies: (given) => Number.isInteger(given) && Number(given) >= 1 && Number(given) <= MOST.cards,
  name: (given) => isLine(given, NAME_BYTES),
  description: (given) => isLine(given, DESCRIPTION_BYTES),
  type: among(CARD_TYPES),
  effects: (given) => isList(given) && given.length <= MOST.effects && given.every(isEffect),
  when: among(MOMENTS),
  optional: (given) => typeof given === 'boolean',
};

/** A text that the other format could hold too: one line, no blanks in front. */
const isLine = (given: Json, most: number): boolean =>
  typeof given === 'string' && /^\S[^\n\r]*$/.test(given) && lengthOf(given) <= most;

function troublesOf(card: Json, line: number): readonly Trouble[] {
  if (!isRecord(card)) return [{ why: 'deck field', facts: { line, field: 'cards' } }];
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
const isRecord = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
