/** Reads and checks a variant: fields of the rules configuration with other values, from a file or a setting. */
import { isPlainJson, type Json, ok, type Reason, refuse, type Result } from '@ludoteca/kernel';
import { presets, type RulesConfig } from './config.ts';
import { STATES } from './card-definition/index.ts';

export type VariantReason = 'variant form' | 'variant field' | 'variant value';

/** Upper limit of every number in a configuration, and of the bytes of a file. */
const MAX_NUMBER = 10_000;

const ALLOWED_WORDS: { readonly [field in keyof RulesConfig]?: readonly string[] } = {
  energy: ['refill', 'bank'],
  costFloor: ['between', 'end'],
  retaliation: ['none', 'survivor', 'simultaneous'],
  firstResponse: ['other', 'active'],
  returnWithoutRoom: ['destroyed', 'stays'],
  bothLose: ['draw', 'active'],
};

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

const isCount = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_NUMBER;
const isState = (value: unknown): boolean => (STATES as readonly unknown[]).includes(value);

/** An object from states to amounts. */
const areAmounts = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([state, amount]) => Object.hasOwn(presets.canon.amounts, state) && isCount(amount),
  );
/** Pairs of states; no state is in two pairs. */
const arePairs = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((pair) => Array.isArray(pair) && pair.length === 2 && pair.every(isState)) &&
  new Set(value.flat()).size === 2 * value.length;

function isValidValue(field: string, value: unknown): boolean {
  if (field === 'amounts') return areAmounts(value);
  if (field === 'opposites') return arePairs(value);
  const canonValue = presets.canon[field as keyof RulesConfig];
  if (typeof canonValue === 'number') return isCount(value);
  if (typeof canonValue === 'boolean') return typeof value === 'boolean';
  return typeof value === 'string' && (ALLOWED_WORDS[field as keyof RulesConfig]?.includes(value) ?? false);
}

const exceedsBound = (variant: { readonly [field: string]: Json }, field: string): boolean =>
  UPPER_BOUNDS.some(
    ([bounded, bound]) =>
      bounded === field && Number(variant[field]) > Number(variant[bound] ?? presets.canon[bound]),
  );

/** All reasons against a variant, field by field. */
export function checkVariant(value: Json): readonly Reason[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return [{ why: 'variant form', rule: '17.1' }];
  if (Object.keys(value).length === 0) return [{ why: 'variant form', rule: '17.1' }];
  return Object.entries(value).flatMap(([field, fieldValue]): Reason[] => {
    if (!Object.hasOwn(presets.canon, field) || FIXED_FIELDS.has(field))
      return [{ why: 'variant field', rule: '17.1', facts: { field } }];
    return isValidValue(field, fieldValue) &&
      !exceedsBound(value as { readonly [field: string]: Json }, field)
      ? []
      : [{ why: 'variant value', rule: '17.1', facts: { field } }];
  });
}

export function readVariant(bytes: Uint8Array): Result<Json, readonly Reason[]> {
  try {
    const value: unknown = JSON.parse(String.fromCharCode(...bytes.subarray(0, MAX_NUMBER)));
    const reasons = isPlainJson(value) ? checkVariant(value) : [{ why: 'variant form', rule: '17.1' }];
    return reasons.length === 0 ? ok(value as Json) : refuse(reasons);
  } catch {
    return refuse([{ why: 'variant form', rule: '17.1' }]);
  }
}
