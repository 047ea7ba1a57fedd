/** RULES 12.8: the state of a nested evaluation of static abilities that read values changed by static abilities. */
import type { StaticAbility } from '../card-definition/index.ts';
import type { EffectScope } from '../effects/scope.ts';
import { FEATURE_BITS } from '../pool/feature-bits.ts';
import type { ReadonlyPiece, ReadonlyState } from '../parts.ts';
import { cardLevelOf } from './lookup.ts';

/** A static ability in play whose condition holds. */
export interface ActiveStatic {
  readonly ability: StaticAbility;
  readonly source: ReadonlyPiece;
  readonly scope: EffectScope;
}

/**
 * Values at the greatest depth are computed without static abilities, those at each smaller depth from the values one
 * deeper. It is part of a scope, so that conditions, filters and values of a static ability are evaluated one deeper.
 */
export interface StaticEvaluation {
  readonly depth: number;
  readonly maxDepth: number;
  /** Values by depth and piece id: without it the work doubles with each depth. The state does not change meanwhile. */
  readonly cache: Map<number, CachedValues>[];
  /** The active statics by feature, found once for all values of a view. */
  readonly found?: Map<number, readonly ActiveStatic[]>;
}

/** The start of an evaluation whose values are all read before the state changes, such as those of a view. */
export const startEvaluation = (state: ReadonlyState): StaticEvaluation => ({
  depth: 0,
  maxDepth: findMaxDepth(state),
  cache: [],
  found: new Map(),
});

type CachedValues = { [value in 'attack' | 'defence' | 'health' | 'keywords']?: number };

const DEPTH_LIMIT = 63;

/** One level for each static ability that reads values. */
function findMaxDepth(state: ReadonlyState): number {
  if ((state.gives & FEATURE_BITS.values) === 0) return 1;
  let depth = 1;
  for (const piece of state.pieces)
    if (piece.marks.length > 0 || (cardLevelOf(piece).features & FEATURE_BITS.values) !== 0)
      depth +=
        cardLevelOf(piece).statics.length + piece.marks.filter(({ kind }) => kind === 'ability').length;
  return Math.min(depth, DEPTH_LIMIT);
}

/** The evaluation one level deeper; undefined at the greatest depth. */
export function nextDepth(
  state: ReadonlyState,
  evaluation: StaticEvaluation | undefined,
): StaticEvaluation | undefined {
  if (evaluation === undefined) return { depth: 1, maxDepth: findMaxDepth(state), cache: [] };
  const { depth, maxDepth, cache } = evaluation;
  return depth >= maxDepth ? undefined : { depth: depth + 1, maxDepth, cache };
}

/** A value of a piece, computed once at each depth. */
export function computeOnce(
  evaluation: StaticEvaluation | undefined,
  piece: ReadonlyPiece,
  value: keyof CachedValues,
  compute: () => number,
): number {
  if (evaluation === undefined) return compute();
  const values = (evaluation.cache[evaluation.depth] ??= new Map());
  let known = values.get(piece.id);
  if (known === undefined) values.set(piece.id, (known = {}));
  return (known[value] ??= compute());
}
