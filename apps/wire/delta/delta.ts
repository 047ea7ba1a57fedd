/** The format of a difference between two JSON values. */
import type { Json } from '@ludoteca/kernel';

/** The kinds of differences. Numbers, because they are sent often. */
export const REPLACE = 0;
export const CHANGE_FIELDS = 1;
export const CHANGE_LIST = 2;

/** An element of a new list: the index of an equal old element, an old element with a change, or a new value. */
export type ElementDelta = number | readonly [number, Delta] | readonly [Json];

export type Delta =
  /** Another value. */
  | readonly [typeof REPLACE, Json]
  /** An object with these changed or added fields, and without the removed ones. */
  | readonly [typeof CHANGE_FIELDS, { readonly [key: string]: Delta }, (readonly string[])?]
  /** A list whose first and last elements are the same: how many at the start, how many at the end, and those between. */
  | readonly [typeof CHANGE_LIST, number, number, readonly ElementDelta[]];
