/** Reads and checks a variant: fields of the rules configuration with other values, from a file or a setting. */
import {
  isPlainJson,
  isRecord,
  type Json,
  listIssues,
  ok,
  type Reason,
  refuse,
  type Result,
  type Schema,
} from '@ludoteca/kernel';
import { configFields, presets, type RulesConfig } from './config.ts';

export type VariantReason = 'variant form' | 'variant field' | 'variant value';

/** Upper limit of the bytes of a file. */
const MAX_LENGTH = 10_000;

/** Boards are drawn for these sizes. */
const FIXED_FIELDS: ReadonlySet<string> = new Set(['slotsPerLine', 'structureSlots']);

/** The first field must not exceed the second. */
const UPPER_BOUNDS: readonly (readonly [field: keyof RulesConfig, most: keyof RulesConfig])[] = [
  ['firstHand', 'maxHand'],
  ['secondHand', 'maxHand'],
  ['startingLife', 'maxLife'],
  ['startingEnergy', 'maxEnergy'],
  ['deckMin', 'deckMax'],
];

type Variant = { readonly [field: string]: Json };

const isVariantField = (field: string): field is keyof RulesConfig =>
  Object.hasOwn(configFields, field) && !FIXED_FIELDS.has(field);

function isValidValue(field: keyof RulesConfig, value: Json): boolean {
  const fieldSchema: Schema<unknown> = configFields[field];
  // Amounts that a variant leaves out keep their value.
  const isPartial = field === 'amounts' && typeof value === 'object' && value !== null;
  return (
    listIssues(fieldSchema, isPartial ? Object.assign({}, presets.canon.amounts, value) : value).length === 0
  );
}

const exceedsBound = (variant: Variant, field: string): boolean =>
  UPPER_BOUNDS.some(
    ([bounded, bound]) =>
      bounded === field && Number(variant[field]) > Number(variant[bound] ?? presets.canon[bound]),
  );

/** All reasons against a variant, field by field. */
export function checkVariant(value: Json): readonly Reason[] {
  if (!isRecord(value) || Object.keys(value).length === 0) return [{ why: 'variant form', rule: '17.1' }];
  return Object.entries(value).flatMap(([field, fieldValue]): Reason[] => {
    if (!isVariantField(field)) return [{ why: 'variant field', rule: '17.1', facts: { field } }];
    return isValidValue(field, fieldValue) && !exceedsBound(value, field)
      ? []
      : [{ why: 'variant value', rule: '17.1', facts: { field } }];
  });
}

export function readVariant(bytes: Uint8Array): Result<Json, readonly Reason[]> {
  try {
    const value: unknown = JSON.parse(String.fromCharCode(...bytes.subarray(0, MAX_LENGTH)));
    const reasons = isPlainJson(value) ? checkVariant(value) : [{ why: 'variant form', rule: '17.1' }];
    return reasons.length === 0 ? ok(value as Json) : refuse(reasons);
  } catch {
    return refuse([{ why: 'variant form', rule: '17.1' }]);
  }
}
