/** The difference between two JSON values, small if they are similar. */
import { deepEqual, type Json } from '@ludoteca/kernel';
import { CHANGE_FIELDS, CHANGE_LIST, type Delta, type ElementDelta, REPLACE } from './delta.ts';

type JsonObject = { readonly [key: string]: Json | undefined };

/** Lists with more changed elements are compared place by place, so that the cost stays proportional to their length. */
const MAX_SEARCHED = 200;

/** The delta that `patch` applies to `before` to get `after`; undefined if they are equal. Absent and undefined fields are the same. */
export function diff(before: Json | undefined, after: Json): Delta | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after);
  if (isObject(before) && isObject(after)) return diffObjects(before, after);
  return [REPLACE, after];
}

function diffObjects(before: JsonObject, after: JsonObject): Delta | undefined {
  const changes: { [key: string]: Delta } = {};
  const removed = Object.keys(before).filter((key) => before[key] !== undefined && after[key] === undefined);
  for (const [key, value] of Object.entries(after)) {
    const change = value === undefined ? undefined : diff(before[key], value);
    if (change !== undefined) changes[key] = change;
  }
  if (removed.length > 0) return [CHANGE_FIELDS, changes, removed];
  return Object.keys(changes).length === 0 ? undefined : [CHANGE_FIELDS, changes];
}

/** Elements at the start and at the end that are equal stay. Of the others, each that has a counterpart is derived from it. */
function diffLists(before: readonly Json[], after: readonly Json[]): Delta | undefined {
  let start = 0;
  const shorter = Math.min(before.length, after.length);
  while (start < shorter && deepEqual(before[start], after[start])) start++;
  if (start === before.length && start === after.length) return undefined;
  let end = 0;
  while (end < shorter - start && deepEqual(before.at(-1 - end), after.at(-1 - end))) end++;
  const old = before.slice(start, before.length - end);
  const unused = new Set(old.keys());
  const elements = after.slice(start, after.length - end).map((element, i): ElementDelta => {
    const index = findCounterpart(old, unused, element, i);
    const change = index === undefined ? undefined : diff(old[index], element);
    if (index === undefined || change?.[0] === REPLACE) return [element];
    unused.delete(index);
    return change === undefined ? start + index : [start + index, change];
  });
  return [CHANGE_LIST, start, end, elements];
}

/** The unused old element that is equal, else the one with the same id, else the one at the same place. */
function findCounterpart(
  old: readonly Json[],
  unused: ReadonlySet<number>,
  element: Json,
  place: number,
): number | undefined {
  const atPlace = unused.has(place) ? place : undefined;
  if (old.length > MAX_SEARCHED) return atPlace;
  const indexes = Array.from(unused);
  const equal = indexes.find((index) => deepEqual(old[index], element));
  if (equal !== undefined) return equal;
  const id = idOf(element);
  if (id !== undefined) return indexes.find((index) => idOf(old[index]) === id);
  return atPlace;
}

/** Cards and permanents in views have an id, by which they are recognized at another place. */
const idOf = (value: Json | undefined): Json | undefined => (isObject(value) ? value['id'] : undefined);

const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
