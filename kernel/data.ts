/** Operations on plain JSON data: copy, equality, canonical form, validation, results. */
import type { Json } from './contract.ts';

/** Returns the element at an index that must exist; throws otherwise. */
export function at<U>(list: readonly U[], index: number): U {
  const found = list[index];
  return found === undefined ? throwMissing(list, index) : found;
}

/** A function of its own, so that `at` is small enough for V8 to inline it everywhere. */
function throwMissing(list: readonly unknown[], index: number): never {
  throw new RangeError(`nothing at ${index} of ${list.length}`);
}

/**
 * Returns a value that must exist; throws otherwise. Hot code writes `requireValue(list[i])` instead of `at(list, i)`: V8 adapts `at` to
 * the lists of all games together, but `list[i]` to the lists of its place (ADR 39).
 */
export function requireValue<U>(value: U | undefined): U {
  if (value === undefined) throw new RangeError('a value is missing');
  return value;
}

/** Copies plain data at every level. */
export function deepCopy<V>(value: V): V {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return deepCopyList(value) as V;
  const copy = { ...value };
  for (const key in copy) {
    const part = copy[key];
    if (typeof part === 'object') copy[key] = deepCopy(part);
  }
  return copy;
}

function deepCopyList<U>(list: readonly U[]): U[] {
  const copy = list.slice();
  for (let i = 0; i < copy.length; i++) {
    const part = copy[i] as U;
    if (typeof part === 'object') copy[i] = deepCopy(part);
  }
  return copy;
}

/** Whether two values are equal as JSON, so that -0 equals 0. */
export function deepEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(b, key) &&
      deepEqual((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}

/** Serializes a value with sorted keys and without spaces. Hashes and archive files use this form. */
export function canonicalJson(value: unknown): string {
  // JSON writes a finite number as a template does, which takes a third of the time.
  if (typeof value === 'number' && Number.isFinite(value)) return `${value}`;
  // Concatenation in loops takes half the time of lists that are mapped and joined: positions have thousands of values.
  if (Array.isArray(value)) {
    let text = '';
    for (const part of value) text += `${text === '' ? '' : ','}${canonicalJson(part)}`;
    return `[${text}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = value as { readonly [key: string]: unknown };
    let text = '';
    for (const key of Object.keys(fields).toSorted())
      if (fields[key] !== undefined)
        text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonicalJson(fields[key])}`;
    return `{${text}}`;
  }
  const text = JSON.stringify(value);
  if (text === undefined || typeof value === 'number')
    throw new TypeError(`not plain data: ${String(value)}`);
  return text;
}

const MAX_DEPTH = 64;

/** Whether an unknown value is plain JSON of limited depth without `__proto__` keys. */
export function isPlainJson(value: unknown, depth = MAX_DEPTH): value is Json {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (depth === 0) return false;
  // `every` skips holes, so they are searched for with `includes`.
  if (Array.isArray(value))
    return !value.includes(undefined) && value.every((part) => isPlainJson(part, depth - 1));
  const prototype = Object.getPrototypeOf(value) as unknown;
  return (
    (prototype === Object.prototype || prototype === null) &&
    Object.entries(value).every(([key, part]) => key !== '__proto__' && isPlainJson(part, depth - 1))
  );
}

export const ok = <V>(value: V): { readonly ok: true; readonly value: V } => ({ ok: true, value });
export const refuse = <F>(problem: F): { readonly ok: false; readonly problem: F } => ({
  ok: false,
  problem,
});
