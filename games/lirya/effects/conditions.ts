/** Evaluates conditions. `chance` is not decided here but when its effect is executed (`control-flow-effects.ts`). */
import { at } from '@ludoteca/kernel';
import { customConditionHolds } from '../plugins/run-plugin.ts';
import type { ReadonlyState } from '../parts.ts';
import { findPieceOrDeparted } from '../rules/lookup.ts';
import type { Condition } from '../card-definition/index.ts';
import { findMatching, matchesRef, isInRange } from './filters.ts';
import { evaluators } from './evaluators.ts';
import type { EffectScope } from './scope.ts';
import { seatOfSide, evaluateValue } from './values.ts';
import { selectRefs } from './selectors.ts';

export function conditionHolds(state: ReadonlyState, condition: Condition, scope: EffectScope): boolean {
  if (condition === 'played from hand') return findPieceOrDeparted(state, scope.source)?.played ?? false;
  if ('is' in condition)
    return selectRefs(state, condition.who, scope).some((ref) => matchesRef(state, condition.is, ref, scope));
  if ('count' in condition)
    return isInRange(condition.in, findMatching(state, condition.count, scope).length);
  if ('value' in condition) return isInRange(condition.in, evaluateValue(state, condition.value, scope));
  if ('turn' in condition) return seatOfSide(condition.turn, scope) === state.active;
  if ('phase' in condition) return condition.phase === state.phase;
  if ('spells' in condition)
    return isInRange(condition.spells, at(state.players, seatOfSide(condition.by, scope)).spells);
  if ('deaths' in condition) return isInRange(condition.deaths, countDeaths(state, condition.of, scope));
  if ('settled' in condition)
    return selectRefs(state, condition.settled, scope).some(
      (ref) => (findPieceOrDeparted(state, ref)?.lineSince ?? state.turn) < state.turn,
    );
  if ('all' in condition) return condition.all.every((part) => conditionHolds(state, part, scope));
  if ('any' in condition) return condition.any.some((part) => conditionHolds(state, part, scope));
  if ('not' in condition) return !conditionHolds(state, condition.not, scope);
  if ('chance' in condition) return true;
  return customConditionHolds(state, condition.custom, condition.with, scope);
}

evaluators.conditionHolds = conditionHolds;

function countDeaths(state: ReadonlyState, side: 'you' | 'opponent' | undefined, scope: EffectScope): number {
  if (side !== undefined) return at(state.players, seatOfSide(side, scope)).deaths;
  return state.players.reduce((sum, { deaths }) => sum + deaths, 0);
}
