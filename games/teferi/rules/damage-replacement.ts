/** Replacement and prevention of damage (CR 614 and 615). */
import { at, type DeepReadonly } from '@ludoteca/kernel';
import type { ReplacementAbility, ObjectReference } from '../abilities/index.ts';
import {
  type BoardState,
  isPlayer,
  battlefieldIndex,
  playerEntity,
  type AbilityScope,
  scopeOfPermanent,
  seatOfEntity,
} from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { CREATURE, PLANESWALKER } from '../layers/bit-masks.ts';
import { matchesFilter, resolveObjects } from '../layers/filters.ts';
import { lastKnownObject, type ObjectSnapshot } from '../layers/object-snapshots.ts';
import { holds } from '../layers/amounts.ts';
import type { Frame } from '../parts.ts';
import type { EntityId, ObjectId, PreventionShield, State } from '../state.ts';
import {
  replacementChoice,
  conflictingSources,
  applyModifiers,
  type AmountModifier,
} from './replacement-order.ts';
import { nameEntity, findPermanent, type TeferiDealer } from './state-access.ts';
import { isProtected } from './protection.ts';

export interface DamageInstance {
  readonly source: ObjectId;
  readonly to: EntityId;
  readonly amount: number;
  /** 615.12: the damage cannot be prevented. */
  readonly sure?: true;
}

/** 120.1: only creatures, planeswalkers and players can be dealt damage. */
export function canBeDamaged(state: State, to: EntityId): boolean {
  if (isPlayer(to)) return true;
  const place = battlefieldIndex(state, to);
  return (
    place !== -1 && (at(deriveBoard(state).characteristics, place).types & (CREATURE | PLANESWALKER)) !== 0
  );
}

/** The amount that is left to deal; protection and prevention emit events. `losing` collects the permanents that lose a counter of a kind. */
export function afterReplacement(
  dealer: TeferiDealer,
  instance: DamageInstance,
  source: ObjectSnapshot,
  combat: boolean,
  losing: Map<ObjectId, string>,
): number {
  const { state } = dealer;
  if (isPreventable(state, instance, combat) && isProtected(deriveBoard(state), instance.to, source))
    return emitPrevented(dealer, instance, instance.amount);
  if (!isDamageModifiable(state)) return instance.amount;
  const modifiers = findDamageModifiers(state, instance, combat).map((one): AmountModifier =>
    one.removes === undefined ? one : withLoss(one, one.removes, losing),
  );
  const amount = applyModifiers(state, instance.amount, modifiers, (less) => {
    emitPrevented(dealer, instance, less);
  });
  state.shields = state.shields.filter(({ left }) => left !== 0);
  return amount;
}

/** The modifier that records the counter which its source loses. */
const withLoss = (one: AmountModifier, kind: string, losing: Map<ObjectId, string>): AmountModifier => ({
  ...one,
  took: () => losing.set(one.from, kind),
});

function isPreventable(state: State, { sure, source }: DamageInstance, combat: boolean): boolean {
  if (sure === true) return false;
  const board = deriveBoard(state);
  return !board.gameRules.some(
    ({ rule, scope }) =>
      rule.says === 'cannot be prevented' &&
      (rule.from === undefined || (combat && isReferenced(board, { every: rule.from }, source, scope))),
  );
}

const ALL = Number.POSITIVE_INFINITY;

const NOTHING_DUE: readonly Frame[] = [];

/** Whether any effect could change damage: a fast check, because usually none does. */
function isDamageModifiable(state: State): boolean {
  if (state.shields.length > 0) return true;
  for (const { abilities, objectRules } of deriveBoard(state).characteristics)
    if (abilities.replacements.length > 0 || objectRules.length > 0) return true;
  return false;
}

/** All replacement and prevention effects that apply. */
function findDamageModifiers(state: State, instance: DamageInstance, combat: boolean): AmountModifier[] {
  const board = deriveBoard(state);
  const preventable = isPreventable(state, instance, combat);
  const list: AmountModifier[] = [];
  for (let i = 0; i < state.battlefield.length; i++) {
    const { replacements } = at(board.characteristics, i).abilities;
    if (replacements.length === 0) continue;
    const permanent = at(state.battlefield, i);
    const scope = scopeOfPermanent(permanent);
    for (const ability of replacements) {
      if (!abilityApplies(board, ability, instance, combat, scope)) continue;
      if (ability.instead === 'more damage')
        list.push({ from: permanent.id, times: ability.times ?? 1, plus: ability.plus ?? 0, less: 0 });
      else if (ability.instead === 'prevent damage' && preventable) {
        const less = ability.amount === 'all' ? ALL : board.evaluate(ability.amount, scope);
        const { removes } = ability;
        const base = { from: permanent.id, times: 1, plus: 0, less };
        list.push(removes === undefined ? base : { ...base, removes });
      }
    }
  }
  if (!preventable) return list;
  if (!isPlayer(instance.to)) {
    const { objectRules } = at(board.characteristics, battlefieldIndex(state, instance.to));
    if (objectRules.some(({ is }) => is === 'takes no damage' || (combat && is === 'takes no combat damage')))
      list.push({ from: instance.to, times: 1, plus: 0, less: ALL });
  }
  if (isDamagePrevented(board, instance.source, combat))
    list.push({ from: instance.source, times: 1, plus: 0, less: ALL });
  for (const shield of state.shields) {
    if (!shieldApplies(shield, instance, combat)) continue;
    const took = (less: number): void => {
      if (shield.left !== -1) shield.left -= less;
    };
    list.push({ from: shield.source, times: 1, plus: 0, less: shield.left === -1 ? ALL : shield.left, took });
  }
  return list;
}

function isDamagePrevented(
  { state, characteristics }: BoardState,
  source: ObjectId,
  combat: boolean,
): boolean {
  const place = battlefieldIndex(state, source);
  return (
    place !== -1 &&
    at(characteristics, place).objectRules.some(
      ({ is }) => is === 'its damage is prevented' || (combat && is === 'its combat damage is prevented'),
    )
  );
}

/** 616.1: the choice that the affected player must make before the damage is dealt. */
export function damageReplacementChoices(
  state: State,
  instances: readonly DamageInstance[],
  combat: boolean,
): readonly Frame[] {
  if (state.replacing !== null || !isDamageModifiable(state)) return NOTHING_DUE;
  for (const instance of instances) {
    if (instance.amount <= 0 || !canBeDamaged(state, instance.to)) continue;
    const among = conflictingSources(findDamageModifiers(state, instance, combat));
    const seat = isPlayer(instance.to)
      ? seatOfEntity(instance.to)
      : findPermanent(state, instance.to)?.controller;
    if (among.length > 1 && seat !== undefined) return replacementChoice(state, seat, among);
  }
  return NOTHING_DUE;
}

function emitPrevented(dealer: TeferiDealer, { to }: DamageInstance, amount: number): 0 {
  if (amount > 0) dealer.tell({ did: 'prevent', to: nameEntity(dealer.state, to), amount, rule: '615.1' });
  return 0;
}

const shieldApplies = (
  { from, to, combat }: DeepReadonly<PreventionShield>,
  instance: DamageInstance,
  inCombat: boolean,
): boolean =>
  (from === 0 || from === instance.source) &&
  (!combat || inCombat) &&
  (to === null || to.includes(instance.to));

function abilityApplies(
  board: BoardState,
  ability: ReplacementAbility,
  instance: DamageInstance,
  combat: boolean,
  scope: AbilityScope,
): boolean {
  if (ability.instead !== 'more damage' && ability.instead !== 'prevent damage') return false;
  if (ability.while !== undefined && !holds(board, ability.while, scope)) return false;
  if (ability.from !== undefined && !isReferenced(board, ability.from, instance.source, scope)) return false;
  if (ability.instead === 'prevent damage' && ability.combat === true && !combat) return false;
  const { to } = ability;
  if (to === undefined || to === 'any') return true;
  if (to === 'you') return instance.to === playerEntity(scope.controller);
  if (to === 'opponent') return isPlayer(instance.to) && instance.to !== playerEntity(scope.controller);
  if (to === 'opponent side')
    return isPlayer(instance.to)
      ? instance.to !== playerEntity(scope.controller)
      : isReferenced(board, { every: { controller: 'opponent' } }, instance.to, scope);
  return !isPlayer(instance.to) && isReferenced(board, to, instance.to, scope);
}

function isReferenced(board: BoardState, what: ObjectReference, id: ObjectId, scope: AbilityScope): boolean {
  if (typeof what === 'object' && 'every' in what) {
    const subject = lastKnownObject(board, id);
    return subject !== undefined && matchesFilter(board, subject, what.every, scope);
  }
  return resolveObjects(board, what, scope).includes(id);
}
