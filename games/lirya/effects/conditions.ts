/** Whether something holds. Chance is no condition of a look: it is drawn when an effect comes to it (`flow.ts`). */
import { at } from '@ludoteca/kernel';
import { customCondition } from '../plugins/run.ts';
import { onceOf, type Table } from '../rules/table.ts';
import type { Condition } from '../vocabulary/index.ts';
import { allLike, refMatches, within } from './filters.ts';
import { reckon } from './reckoning.ts';
import type { Scope } from './scope.ts';
import { seatOfSide, valueOf } from './values.ts';
import { whoOf } from './who.ts';

export function conditionHolds(state: Table, condition: Condition, scope: Scope): boolean {
  if (condition === 'played from hand') return onceOf(state, scope.source)?.played ?? false;
  if ('is' in condition)
    return whoOf(state, condition.who, scope).some((ref) => refMatches(state, condition.is, ref, scope));
  if ('count' in condition) return within(condition.in, allLike(state, condition.count, scope).length);
  if ('value' in condition) return within(condition.in, valueOf(state, condition.value, scope));
  if ('turn' in condition) return seatOfSide(condition.turn, scope) === state.active;
  if ('phase' in condition) return condition.phase === state.phase;
  if ('spells' in condition)
    return within(condition.spells, at(state.players, seatOfSide(condition.by, scope)).spells);
  if ('deaths' in condition) return within(condition.deaths, deathsOf(state, condition.of, scope));
  if ('settled' in condition)
    return whoOf(state, condition.settled, scope).some(
      (ref) => (onceOf(state, ref)?.lineSince ?? state.turn) < state.turn,
    );
  if ('all' in condition) return condition.all.every((part) => conditionHolds(state, part, scope));
  if ('any' in condition) return condition.any.some((part) => conditionHolds(state, part, scope));
  if ('not' in condition) return !conditionHolds(state, condition.not, scope);
  if ('chance' in condition) return true;
  return customCondition(state, condition.custom, condition.with, scope);
}

reckon.holds = conditionHolds;

function deathsOf(state: Table, side: 'you' | 'opponent' | undefined, scope: Scope): number {
  if (side !== undefined) return at(state.players, seatOfSide(side, scope)).deaths;
  return state.players.reduce((sum, { deaths }) => sum + deaths, 0);
}
