/** RULES 12.7: asks plug-ins, and trusts none of their answers. */
import { at, deepCopy, isPlainJson, type Json } from '@ludoteca/kernel';
import { allLike } from '../effects/filters.ts';
import { reckon } from '../effects/reckoning.ts';
import type { Scope } from '../effects/scope.ts';
import { seatOfSide, valueOf } from '../effects/values.ts';
import { idAt } from '../pool/index.ts';
import { itemOf, onceOf, type Table } from '../rules/table.ts';
import type { Condition, Effect } from '../vocabulary/index.ts';
import { effectsProblem } from './answers.ts';
import type { Look } from './contract.ts';
import { customConditionNamed, customEffect, customTrigger, partsOfName } from './registry.ts';

/** What a plug-in did wrong. */
export interface PluginFault {
  readonly plugin: string;
  readonly why: string;
}

function lookFrom(state: Table, scope: Scope): Look {
  return {
    seat: scope.seat,
    turn: state.turn,
    active: state.active,
    who: (who) => reckon.who(state, who, scope),
    value: (value) => valueOf(state, value, scope),
    holds: (condition) => reckon.holds(state, condition, scope),
    all: (filter) => allLike(state, filter, scope),
    card: (ref) => {
      const piece = onceOf(state, ref) ?? itemOf(state, ref);
      return piece && idAt(piece.card);
    },
    stat: (ref, stat) => {
      const piece = onceOf(state, ref);
      return piece === undefined ? 0 : reckon.stat(state, piece, stat);
    },
    life: (side) => at(state.players, seatOfSide(side, scope)).life,
    energy: (side) => at(state.players, seatOfSide(side, scope)).energy,
  };
}

/** A copy that nobody can write to: whoever tries, fails. */
function sealed(given: unknown): Json {
  return freeze(deepCopy(isPlainJson(given) ? given : null));
}

function freeze(value: Json): Json {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  }
  return value;
}

const faultOf = (custom: string, error: unknown): PluginFault => ({
  plugin: at(partsOfName(custom), 0),
  why: messageOf(error).slice(0, 200),
});

/** What is thrown may be anything, even what fails when it is looked at. */
function messageOf(error: unknown): string {
  try {
    return String(error instanceof Error ? error.message : error);
  } catch {
    return 'failed without a word';
  }
}

const isOff = (state: Table, custom: string): boolean => state.off.includes(at(partsOfName(custom), 0));

/** The effects that a plug-in puts in place of its own; or what is wrong with it. */
export function customEffects(
  state: Table,
  effect: { readonly do: string; readonly with?: unknown },
  scope: Scope,
): readonly Effect[] | PluginFault {
  const rule = customEffect(effect.do);
  if (isOff(state, effect.do)) return [];
  if (rule === undefined) return faultOf(effect.do, new Error(`there is no ${effect.do}`));
  try {
    const effects: unknown = rule(lookFrom(state, scope), sealed(effect.with));
    const problem = effectsProblem(effects, scope);
    return problem === undefined
      ? (deepCopy(effects) as readonly Effect[])
      : faultOf(effect.do, new Error(problem));
  } catch (error) {
    return faultOf(effect.do, error);
  }
}

/** A plug-in that fails or answers neither yes nor no has said no. */
export function customCondition(state: Table, custom: string, given: unknown, scope: Scope): boolean {
  const asked = askCondition(state, custom, given, scope);
  return asked === true;
}

function askCondition(state: Table, custom: string, given: unknown, scope: Scope): boolean | PluginFault {
  const rule = customConditionNamed(custom);
  if (isOff(state, custom)) return false;
  if (rule === undefined) return faultOf(custom, new Error(`there is no ${custom}`));
  try {
    const holds: unknown = rule(lookFrom(state, scope), sealed(given));
    return typeof holds === 'boolean' ? holds : faultOf(custom, new Error('neither yes nor no'));
  } catch (error) {
    return faultOf(custom, error);
  }
}

/** What is wrong with the plug-ins that a condition asks, if anything is. */
export function conditionFault(state: Table, condition: Condition, scope: Scope): PluginFault | undefined {
  if (typeof condition === 'string') return undefined;
  if ('custom' in condition) {
    const asked = askCondition(state, condition.custom, condition.with, scope);
    return typeof asked === 'boolean' ? undefined : asked;
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
    const fault = conditionFault(state, part, scope);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Whether a plug-in's trigger is one for this event. */
export function customTriggerHolds(
  state: Table,
  custom: string,
  on: string,
  scope: Scope,
): boolean | PluginFault {
  const rule = customTrigger(custom);
  if (rule === undefined || isOff(state, custom) || rule.on !== on) return false;
  try {
    const holds: unknown = rule.holds(lookFrom(state, scope));
    return typeof holds === 'boolean' ? holds : faultOf(custom, new Error('neither yes nor no'));
  } catch (error) {
    return faultOf(custom, error);
  }
}
