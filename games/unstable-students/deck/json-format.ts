/** The JSON format of a deck (docs/unstable-students-deck.schema.json), also used in the settings of a match. */
import {
  encodeJson,
  type Infer,
  type Json,
  listIssues,
  ok,
  refuse,
  type Result,
  type Schema,
  schema,
} from '@ludoteca/kernel';
import {
  ACTIONS,
  CARD_TYPES,
  formatEffect,
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

const JSON_FORMAT = 'unstable-students-deck';

const { describe, flag, integer, list, object, oneOf, pattern, refine } = schema;

/** A text that the text format can hold too: one line without leading blanks. */
const lineOfText = (maxBytes: number, description: string): Schema<string> =>
  describe(
    refine(pattern(/^\S[^\n\r]*$/, maxBytes), (text, path, context) => {
      if (byteLength(text) > maxBytes) context.report('text length', path);
    }),
    `${description} One line, at most ${maxBytes} bytes as UTF-8.`,
  );

const effect = pattern(
  new RegExp(`^(${ACTIONS.join('|')})/(${TARGETS.join('|')})/(${TYPES.join('|')})$`),
  100,
) as Schema<EffectCode>;

const cardSchema = object({
  copies: integer(1, LIMITS.cards),
  name: lineOfText(MAX_NAME_BYTES, 'What the card is known by, but for blanks at the end.'),
  description: lineOfText(MAX_DESCRIPTION_BYTES, 'The text on the card.'),
  type: oneOf(...CARD_TYPES),
  effects: describe(
    list(effect, LIMITS.effects),
    'In order: an action, whom it concerns, and the type of cards it looks for.',
  ),
  when: oneOf(...MOMENTS),
  optional: describe(flag, 'Whether its owner may let it be.'),
});
type CardJson = Infer<typeof cardSchema>;

const header = { format: oneOf(JSON_FORMAT), version: oneOf(1) };
const deckSchema = object({ ...header, cards: list(cardSchema, LIMITS.cards, 1) }, 'open');

/** Creates the JSON Schema of the format, for other programs. */
export const createDeckSchema = (): { readonly [key: string]: Json } => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A deck of Unstable Students',
  ...deckSchema.jsonSchema(),
});

export const deckToJson = (kinds: readonly CardKind[]): Json => ({
  format: JSON_FORMAT,
  version: 1,
  cards: kinds.map(({ effects, ...kind }) => ({ ...kind, effects: effects.map(formatEffect) })),
});

export const encodeJsonDeck = (kinds: readonly CardKind[]): Uint8Array => encodeJson(deckToJson(kinds));

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
  if (listIssues(object(header, 'open'), value).length > 0)
    return refuse([invalidField(lineOf(value), 'format')]);
  const { cards } = value as { readonly cards?: Json };
  if (!Array.isArray(cards)) return refuse([invalidField(lineOf(value), 'cards')]);
  if (cards.length === 0) return refuse([{ why: 'deck empty', facts: { line: lineOf(cards) } }]);
  if (cards.length > LIMITS.cards) return refuse([tooManyCards(lineOf(cards), cards.length)]);
  const problems = cards.flatMap((card: Json) => findProblems(card, lineOf(card)));
  if (problems.length > 0) return refuse(problems);
  const kinds = (cards as readonly CardJson[]).map(kindFromJson);
  const size = countCards(kinds);
  if (size > LIMITS.cards) return refuse([tooManyCards(lineOf(cards), size)]);
  return ok({ kinds, lines: (cards as readonly CardJson[]).map((card) => linesOfCard(card, lineOf(card))) });
}

const invalidField = (line: number, field: string): DeckProblem => ({
  why: 'deck field',
  facts: { line, field },
});

const tooManyCards = (line: number, cards: number): DeckProblem => ({
  why: 'deck size',
  facts: { line, cards, most: LIMITS.cards },
});

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
const linesOfCard = ({ effects }: CardJson, line: number): CardLines => ({
  card: line,
  name: line,
  description: line,
  type: line,
  effects: effects.map(() => line),
  when: line,
  optional: line,
});

/** One problem for each invalid field, unknown fields last. */
function findProblems(card: Json, line: number): readonly DeckProblem[] {
  const unknown = new Set<string>();
  const invalid = new Set<string>();
  for (const { problem, path } of listIssues(cardSchema, card))
    if (problem === 'unknown field') unknown.add(path);
    else invalid.add(path.split('[', 1)[0] || 'cards');
  return [...invalid, ...unknown].map((field) => invalidField(line, field));
}
