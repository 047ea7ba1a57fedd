/** RULES 12.7: calls plug-ins and validates their answers. */
import { at, deepCopy, isPlainJson, type Json } from '@ludoteca/kernel';
import { findMatching } from '../effects/filters.ts';
import { evaluators } from '../effects/evaluators.ts';
import type { EffectScope } from '../effects/scope.ts';
import { seatOfSide, evaluateValue } from '../effects/values.ts';
import { idAt } from '../pool/index.ts';
import type { ReadonlyState } from '../parts.ts';
import { findStackItem, findPieceOrDeparted } from '../rules/lookup.ts';
import type { Condition, CardEffect } from '../card-definition/index.ts';
import { findEffectsProblem } from './check-effects.ts';
import type { PluginLook } from './plugin-types.ts';
import { findCustomCondition, findCustomEffect, findCustomTrigger, splitCustomName } from './registry.ts';

/** The failure of a plug-in. */
export interface PluginFault {
  readonly plugin: string;
  readonly why: string;
}

function createLook(state: ReadonlyState, scope: EffectScope): PluginLook {
  return {
    seat: scope.seat,
    turn: state.turn,
    active: state.active,
    who: (who) => evaluators.selectRefs(state, who, scope),
    value: (value) => evaluateValue(state, value, scope),
    holds: (condition) => evaluators.conditionHolds(state, condition, scope),
    all: (filter) => findMatching(state, filter, scope),
    card: (ref) => {
      const piece = findPieceOrDeparted(state, ref) ?? findStackItem(state, ref);
      return piece && idAt(piece.card);
    },
    stat: (ref, stat) => {
      const piece = findPieceOrDeparted(state, ref);
      return piece === undefined ? 0 : evaluators.computeStat(state, piece, stat, scope.evaluation);
    },
    life: (side) => at(state.players, seatOfSide(side, scope)).life,
    energy: (side) => at(state.players, seatOfSide(side, scope)).energy,
  };
}

/** A deeply frozen copy. */
function frozenCopy(data: unknown): Json {
  return freeze(deepCopy(isPlainJson(data) ? data : null));
}

function freeze(value: Json): Json {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  }
  return value;
}

const toPluginFault = (custom: string, error: unknown): PluginFault => ({
  plugin: at(splitCustomName(custom), 0),
  why: messageOf(error).slice(0, 200),
});

/** Any value can be thrown, even one whose conversion to a string throws. */
function messageOf(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error);
  } catch {
    return 'failed without a word';
  }
}

const isDisabled = (state: ReadonlyState, custom: string): boolean =>
  state.off.includes(at(splitCustomName(custom), 0));

/** The effects that a plug-in returns for its own effect, or its failure. */
export function runCustomEffect(
  state: ReadonlyState,
  effect: { readonly do: string; readonly with?: unknown },
  scope: EffectScope,
): readonly CardEffect[] | PluginFault {
  const rule = findCustomEffect(effect.do);
  if (isDisabled(state, effect.do)) return [];
  if (rule === undefined) return toPluginFault(effect.do, new Error(`there is no ${effect.do}`));
  try {
    const effects: unknown = rule(createLook(state, scope), frozenCopy(effect.with));
    const problem = findEffectsProblem(effects, scope);
    return problem === undefined
      ? (deepCopy(effects) as readonly CardEffect[])
      : toPluginFault(effect.do, new Error(problem));
  } catch (error) {
    return toPluginFault(effect.do, error);
  }
}

/** A failing plug-in counts as false. */
export function customConditionHolds(
  state: ReadonlyState,
  custom: string,
  data: unknown,
  scope: EffectScope,
): boolean {
  const result = runCustomCondition(state, custom, data, scope);
  return result === true;
}

function runCustomCondition(
  state: ReadonlyState,
  custom: string,
  data: unknown,
  scope: EffectScope,
): boolean | PluginFault {
  const rule = findCustomCondition(custom);
  if (isDisabled(state, custom)) return false;
  if (rule === undefined) return toPluginFault(custom, new Error(`there is no ${custom}`));
  try {
    const holds: unknown = rule(createLook(state, scope), frozenCopy(data));
    return typeof holds === 'boolean' ? holds : toPluginFault(custom, new Error('neither yes nor no'));
  } catch (error) {
    return toPluginFault(custom, error);
  }
}

/** The failure of a plug-in called by a condition, if any. */
export function findConditionFault(
  state: ReadonlyState,
  condition: Condition,
  scope: EffectScope,
): PluginFault | undefined {
  if (typeof condition === 'string') return undefined;
  if ('custom' in condition) {
    const result = runCustomCondition(state, condition.custom, condition.with, scope);
    return typeof result === 'boolean' ? undefined : result;
  }
  const parts =
    'all' in condition
      ? condition.all
      : 'any' in condition
        ? condition.any
        : 'not' in condition
          ? [condition.not]
          : [];
  for (const part of parts) {
    const fault = findConditionFault(state, part, scope);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Whether a plug-in's trigger fires on this event. */
export function customTriggerHolds(
  state: ReadonlyState,
  custom: string,
  on: string,
  scope: EffectScope,
): boolean | PluginFault {
  const rule = findCustomTrigger(custom);
  if (rule === undefined || isDisabled(state, custom) || rule.on !== on) return false;
  try {
    const holds: unknown = rule.holds(createLook(state, scope));
    return typeof holds === 'boolean' ? holds : toPluginFault(custom, new Error('neither yes nor no'));
  } catch (error) {
    return toPluginFault(custom, error);
  }
}
