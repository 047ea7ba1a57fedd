/**
 * Late-bound functions that break an import cycle: filters need the stats of pieces, and stats need filters to find the
 * pieces that a static ability affects. The module of each function registers it here when it is loaded.
 */
import type { Ref, ReadonlyPiece, ReadonlyState } from '../parts.ts';
import type { StaticEvaluation } from '../rules/static-evaluation.ts';
import type { Condition, Stat, Selector } from '../card-definition/index.ts';
import type { EffectScope } from './scope.ts';

export interface Evaluators {
  computeStat(
    state: ReadonlyState,
    piece: ReadonlyPiece,
    stat: Stat,
    evaluation: StaticEvaluation | undefined,
  ): number;
  computeKeywords(
    state: ReadonlyState,
    piece: ReadonlyPiece,
    evaluation: StaticEvaluation | undefined,
  ): number;
  selectRefs(state: ReadonlyState, who: Selector, scope: EffectScope): Ref[];
  conditionHolds(state: ReadonlyState, condition: Condition, scope: EffectScope): boolean;
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
