/** Applies a difference from outside to a JSON value. */
import { type Json, ok, refuse, type Result } from '@ludoteca/kernel';
import { CHANGE_FIELDS, CHANGE_LIST, REPLACE } from './delta.ts';

/** Deeper deltas are refused. */
const MAX_DEPTH = 64;

class InvalidDeltaError extends Error {
  override readonly name = 'InvalidDeltaError';
}

/**
 * The value after the change; refused if the delta does not fit. Parts without changes are those of the old value. The result has at most as
 * many elements as the old value and the delta together, unless the delta is invalid: an old element is used once.
 */
export function patch(before: Json | undefined, delta: unknown): Result<Json, 'invalid'> {
  try {
    return ok(apply(before, delta, MAX_DEPTH));
  } catch (error) {
    if (error instanceof InvalidDeltaError) return refuse('invalid');
    throw error;
  }
}

function apply(before: Json | undefined, delta: unknown, depth: number): Json {
  require(Array.isArray(delta) && depth > 0);
  const [kind, ...rest] = delta as readonly unknown[];
  if (kind === REPLACE && rest.length === 1) return rest[0] as Json;
  if (kind === CHANGE_FIELDS) return changeFields(before, rest, depth - 1);
  require(kind === CHANGE_LIST);
  return changeList(before, rest, depth - 1);
}

function changeFields(
  before: Json | undefined,
  [changes, removed = []]: readonly unknown[],
  depth: number,
): Json {
  require(isObject(before) && isObject(changes) && Array.isArray(removed));
  const gone = new Set(removed as readonly unknown[]);
  require(Array.from(gone).every((key) => typeof key === 'string' && Object.hasOwn(before, key)));
  const after: { [key: string]: Json } = {};
  for (const [key, value] of Object.entries(before)) if (!gone.has(key)) after[key] = value;
  for (const [key, change] of Object.entries(changes)) {
    require(key !== '__proto__' && !gone.has(key));
    after[key] = apply(Object.hasOwn(before, key) ? before[key] : undefined, change, depth);
  }
  return after;
}

function changeList(
  before: Json | undefined,
  [start, end, elements]: readonly unknown[],
  depth: number,
): Json {
  require(Array.isArray(before) && isCount(start) && isCount(end) && Array.isArray(elements));
  require(start + end <= before.length);
  const unused = new Set(before.slice(start, before.length - end).keys());
  const take = (index: unknown): Json => {
    require(isCount(index) && unused.delete(index - start));
    return before[index] as Json;
  };
  const between = elements.map((element: unknown) => {
    if (!Array.isArray(element)) return take(element);
    require(element.length === 1 || element.length === 2);
    return element.length === 1 ? (element[0] as Json) : apply(take(element[0]), element[1], depth);
  });
  return [...before.slice(0, start), ...between, ...before.slice(before.length - end)] as Json;
}

function require(condition: boolean): asserts condition {
  if (!condition) throw new InvalidDeltaError();
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
