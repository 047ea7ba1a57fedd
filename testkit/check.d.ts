import type { Parts } from '@ludoteca/kernel';
import { type Entry } from '@ludoteca/kit';
import type { Spec } from './spec.ts';
export interface Scope {
  readonly seats: number;
  /** How many random matches. */
  readonly games: number;
  readonly settings?: unknown;
  /** The laws of moments are checked at every so many steps of the walk. Default: at each. */
  readonly every?: number;
  /** Only these laws. Default: all. */
  readonly laws?: readonly string[];
}
/** Tries the laws of the house on a game. Throws the first that is broken, by name. */
export declare function check<P extends Parts>(entry: Entry<P>, spec: Spec<P>, scope: Scope): Promise<void>;
