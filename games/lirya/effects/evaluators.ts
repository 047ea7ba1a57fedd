/**
 * Filters ask what a piece's attack is, and attack asks filters whom a static ability reaches: each needs the other. This is where they meet: each
 * puts in what it has.
 */
import type { Ref } from '../parts.ts';
import type { ReadonlyPiece, ReadonlyState } from '../rules/lookup.ts';
import type { Condition, Stat, Selector } from '../card-definition/index.ts';
import type { Scope } from './scope.ts';

export interface Evaluators {
  computeStat(state: ReadonlyState, piece: ReadonlyPiece, stat: Stat): number;
  computeKeywords(state: ReadonlyState, piece: ReadonlyPiece): number;
  selectRefs(state: ReadonlyState, who: Selector, scope: Scope): Ref[];
  conditionHolds(state: ReadonlyState, condition: Condition, scope: Scope): boolean;
}

const notLoaded = (): never => {
  throw new Error('the rules are not loaded');
};

export const evaluators: Evaluators = {
  computeStat: notLoaded,
  computeKeywords: notLoaded,
  selectRefs: notLoaded,
  conditionHolds: notLoaded,
};
