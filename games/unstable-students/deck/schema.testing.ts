/** The JSON schema of the deck format, built from the constants of the parser, and a validator for the keywords it uses. */
import { type Json, deepEqual } from '@ludoteca/kernel';
import { ACTIONS, CARD_TYPES, MOMENTS, TARGETS, TYPES } from '../cards/codes.ts';
import { MAX_DESCRIPTION_BYTES, LIMITS, MAX_NAME_BYTES } from './deck.ts';
import { JSON_FORMAT } from './json-format.ts';

type Schema = { readonly [key: string]: Json };

const line = (maxBytes: number, about: string): Schema => ({
  type: 'string',
  pattern: '^\\S[^\\n\\r]*$',
  maxLength: maxBytes,
  description: `${about} One line, at most ${maxBytes} bytes as UTF-8.`,
});

const card = {
  copies: { type: 'integer', minimum: 1, maximum: LIMITS.cards },
  name: line(MAX_NAME_BYTES, 'What the card is known by, but for blanks at the end.'),
  description: line(MAX_DESCRIPTION_BYTES, 'The text on the card.'),
  type: { enum: CARD_TYPES },
  effects: {
    type: 'array',
    maxItems: LIMITS.effects,
    description: 'In order: an action, whom it concerns, and the type of cards it looks for.',
    items: {
      type: 'string',
      pattern: `^(${ACTIONS.join('|')})/(${TARGETS.join('|')})/(${TYPES.join('|')})$`,
    },
  },
  when: { enum: MOMENTS },
  optional: { type: 'boolean', description: 'Whether its owner may let it be.' },
};

export const schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A deck of Unstable Students',
  type: 'object',
  required: ['format', 'version', 'cards'],
  properties: {
    format: { const: JSON_FORMAT },
    version: { const: 1 },
    cards: {
      type: 'array',
      minItems: 1,
      maxItems: LIMITS.cards,
      items: { type: 'object', required: Object.keys(card), properties: card, additionalProperties: false },
    },
  },
};

export function matchesSchema(value: Json, definition: Schema): boolean {
  return Object.entries(definition).every(
    ([keyword, expected]) => KEYWORDS[keyword]?.(value, expected, definition) ?? true,
  );
}

type Keyword = (value: Json, expected: Json, definition: Schema) => boolean;

const isObject = (value: Json): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const TYPE_TESTS: { readonly [type: string]: (value: Json) => boolean } = {
  object: isObject,
  array: (value) => Array.isArray(value),
  string: (value) => typeof value === 'string',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
};
const size = (value: Json): number => (Array.isArray(value) || typeof value === 'string' ? value.length : 0);

const KEYWORDS: { readonly [keyword: string]: Keyword } = {
  type: (value, expected) => TYPE_TESTS[expected as string]!(value),
  const: (value, expected) => deepEqual(value, expected),
  enum: (value, expected) => (expected as readonly Json[]).includes(value),
  pattern: (value, expected) => typeof value !== 'string' || new RegExp(expected as string, 'u').test(value),
  minimum: (value, expected) => Number(value) >= Number(expected),
  maximum: (value, expected) => Number(value) <= Number(expected),
  maxLength: (value, expected) => size(value) <= Number(expected),
  minItems: (value, expected) => size(value) >= Number(expected),
  maxItems: (value, expected) => size(value) <= Number(expected),
  items: (value, expected) =>
    !Array.isArray(value) || value.every((item: Json) => matchesSchema(item, expected as Schema)),
  required: (value, expected) =>
    !isObject(value) || (expected as readonly string[]).every((key) => Object.hasOwn(value, key)),
  properties: (value, expected) =>
    !isObject(value) ||
    Object.entries(expected as Schema).every(
      ([key, inner]) => !Object.hasOwn(value, key) || matchesSchema(value[key]!, inner as Schema),
    ),
  additionalProperties: (value, _, { properties }) =>
    !isObject(value) || Object.keys(value).every((key) => Object.hasOwn(properties as Schema, key)),
};
