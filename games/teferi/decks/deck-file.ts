/** Parses and validates decks from files and settings. */
import {
  decodeUtf8,
  isPlainJson,
  type Json,
  listIssues,
  ok,
  type Reason,
  refuse,
  type Result,
} from '@ludoteca/kernel';
import { skipByteOrderMark } from '@ludoteca/kit';
import {
  type CardDefinition,
  MAX_DECK_SIZE,
  MAX_NAME_LENGTH,
  type UncheckedDeck,
  uncheckedDeckSchema,
} from '../abilities/index.ts';
import { checkCards, hasTooManyValues, MAX_DEFINITION_VALUES } from '../abilities/check-cards.ts';
import { DECKS, shippedCards } from '../cards/index.ts';
import { checkConstructedFormat } from './constructed-format.ts';
import { buildDeck, MAX_SUGGESTED_CARDS, unknownCardReason } from './build-deck.ts';
import { parseDeckList, mergeCopies } from './deck-list.ts';
import { parseCardFile } from '../card-files/index.ts';

export const DECK_NAMES: readonly string[] = DECKS.map(({ name }) => name);

const problem = (why: string, facts?: Json): Reason => (facts === undefined ? { why } : { why, facts });

const parseShape = (value: Json): UncheckedDeck | undefined =>
  listIssues(uncheckedDeckSchema, value).length === 0 ? (value as unknown as UncheckedDeck) : undefined;

/** Validates an untrusted deck of the settings. */
export function checkDeck(value: Json): readonly Reason[] {
  const shape = parseShape(value);
  return shape === undefined ? [problem('deck shape')] : checkShape(shape);
}

function checkShape({ cards, definitions = [] }: UncheckedDeck): readonly Reason[] {
  if (hasTooManyValues(definitions)) return [problem('deck definitions', { most: MAX_DEFINITION_VALUES })];
  const known = new Set<unknown>(shippedCards().map(({ name }) => name));
  for (const card of definitions) known.add((card as { readonly name?: unknown } | null)?.name);
  const problems = checkCards(definitions);
  const names = [...known].filter(
    (name): name is string => typeof name === 'string' && name.length <= MAX_NAME_LENGTH,
  );
  const unknown = cards.filter(({ card }) => !known.has(card));
  for (const [i, { card }] of unknown.entries())
    problems.push(unknownCardReason(card, i < MAX_SUGGESTED_CARDS ? names : []));
  const total = cards.reduce((sum, { count }) => sum + count, 0);
  if (total > MAX_DECK_SIZE) problems.push(problem('deck size', { most: MAX_DECK_SIZE }));
  return problems;
}

/** A deck file must also follow the constructed format. Decks of the settings need not: a match may be tried with any cards. */
function checkOwnDeck(value: Json): readonly Reason[] {
  const shape = parseShape(value);
  if (shape === undefined) return [problem('deck shape')];
  const problems = checkShape(shape);
  if (problems.some(({ why }) => why === 'card definition' || why === 'deck definitions')) return problems;
  const definitions = (shape.definitions ?? []) as unknown as readonly CardDefinition[];
  const known = new Map([...shippedCards(), ...definitions].map((card) => [card.name, card]));
  return [...problems, ...checkConstructedFormat(mergeCopies(shape.cards), known)];
}

/** A deck as JSON with card definitions, or a list of shipped cards in any supported list format. */
export function parseDeckFile(bytes: Uint8Array): Result<Json, readonly Reason[]> {
  const text = decodeUtf8(skipByteOrderMark(bytes));
  if (text === undefined) return refuse([problem('deck shape')]);
  const start = text.trimStart();
  const deck = start.startsWith('{') ? parseJsonDeck(text) : parseListDeck(text);
  return !deck.ok && /^[[{]/.test(start) && holdsCards(bytes) ? refuse([problem('cards, no deck')]) : deck;
}

/** A card file is easily mistaken for a deck, so it gets an error of its own. */
function holdsCards(bytes: Uint8Array): boolean {
  const cards = parseCardFile(bytes);
  return cards.ok && cards.value.length > 0;
}

function parseJsonDeck(text: string): Result<Json, readonly Reason[]> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse([problem('deck shape')]);
  }
  if (!isPlainJson(value)) return refuse([problem('deck shape')]);
  const problems = checkOwnDeck(value);
  return problems.length === 0 ? ok(value) : refuse(problems);
}

function parseListDeck(text: string): Result<Json, readonly Reason[]> {
  const list = parseDeckList(text);
  if (!list.ok) return refuse([list.problem]);
  const deck = buildDeck(list.value, [], 'deck');
  return deck.ok ? ok(deck.value as unknown as Json) : deck;
}
