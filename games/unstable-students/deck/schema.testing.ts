/** A validator for the keywords of JSON Schema that the deck format uses. */
import { type Json, deepEqual } from '@ludoteca/kernel';

type Schema = { readonly [key: string]: Json };

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
