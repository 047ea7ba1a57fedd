/** Dealing damage: prevention and replacement, its results, and the triggers it causes (CR 120). */
import { at, type DeepReadonly } from '@ludoteca/kernel';
import type { ObjectFilter, ReplacementAbility, ObjectReference } from '../abilities/index.ts';
import {
  type BoardState,
  isPlayer,
  battlefieldIndex,
  playerEntity,
  type Scope,
  scopeOfPermanent,
  seatOfEntity,
} from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { CREATURE, keywordBit, PLANESWALKER } from '../layers/bit-masks.ts';
import { matchesFilter, resolveObjects } from '../layers/filters.ts';
import { lastKnownObject, type ObjectSnapshot } from '../layers/object-snapshots.ts';
import { holds } from '../layers/amounts.ts';
import type { Frame } from '../parts.ts';
import type { EntityId, ObjectId, PreventionShield, State } from '../state.ts';
import { gainLife, loseLife, addPoison, putCounters } from './life-and-counters.ts';
import {
  replacementChoice,
  conflictingSources,
  applyModifiers,
  type AmountModifier,
} from './replacement-order.ts';
import {
  countFact,
  nameEntity,
  nameOf,
  findPermanent,
  type TeferiDealer,
  markChanged,
} from './state-access.ts';
import { fireTriggers, hasTriggerFor, type DamageGrouping } from './triggers.ts';

export interface DamageInstance {
  readonly source: ObjectId;
  readonly to: EntityId;
  readonly amount: number;
  /** 615.12: the damage cannot be prevented. */
  readonly sure?: true;
}

const DEATHTOUCH = keywordBit('deathtouch');
const LIFELINK = keywordBit('lifelink');
const INFECT = keywordBit('infect');
const WITHER = keywordBit('wither');

/** 120.3: deals all instances simultaneously. Returns the total amount dealt. */
export function dealDamage(
  dealer: TeferiDealer,
  instances: readonly DamageInstance[],
  combat: boolean,
): number {
  const { state } = dealer;
  let total = 0;
  const dealt: { blow: DamageInstance; amount: number; source: ObjectSnapshot }[] = [];
  for (const instance of instances) {
    const source = lastKnownObject(deriveBoard(state), instance.source);
    if (source === undefined || instance.amount <= 0 || !canBeDamaged(state, instance.to)) continue;
    const amount = afterReplacement(dealer, instance, source, combat);
    if (amount > 0) dealt.push({ blow: instance, amount, source });
  }
  for (const { blow: instance, amount, source } of dealt) {
    const { to } = instance;
    const card = nameOf(state, source.kind);
    dealer.tell({
      did: 'damage',
      source: instance.source,
      card,
      to: nameEntity(state, to),
      amount,
      combat,
      rule: '120.3',
    });
    if (isPlayer(to)) damagePlayer(dealer, to, amount, source, combat);
    else damagePermanent(dealer, to, amount, source);
    state.wounds.push({ by: instance.source, to });
    total += amount;
  }
  applyLifelink(dealer, dealt);
  if (hasTriggerFor(state, 'damage')) fireDamageTriggers(state, dealt, combat);
  state.replacing = null;
  return total;
}

/** Fires one trigger event per pair, per source, per recipient, and per group of sources with the same recipient. */
function fireDamageTriggers(
  state: State,
  dealt: readonly { blow: DamageInstance; amount: number }[],
  combat: boolean,
): void {
  const tell = (
    { source, to }: DamageInstance,
    amount: number,
    grouping: DamageGrouping,
    sources?: readonly ObjectId[],
  ): void => {
    const permanent = isPlayer(to) ? undefined : lastKnownObject(deriveBoard(state), to);
    const player = isPlayer(to) ? seatOfEntity(to) : (permanent?.controller ?? 0);
    const other = isPlayer(to) ? 0 : to;
    const event = {
      on: 'damage',
      it: source,
      other,
      player,
      amount,
      recipient: to,
      combat,
      grouping,
    } as const;
    fireTriggers(state, sources === undefined ? event : { ...event, it: 0, sources });
  };
  const sum = (own: (instance: DamageInstance) => boolean): number =>
    dealt.reduce((all, { blow: instance, amount }) => (own(instance) ? all + amount : all), 0);
  dealt.forEach(({ blow: instance, amount }, i) => {
    tell(instance, amount, 'pair');
    const { source, to } = instance;
    const first = (own: (one: DamageInstance) => boolean): boolean =>
      !dealt.slice(0, i).some((one) => own(one.blow));
    const bySource = (one: DamageInstance): boolean => one.source === source;
    const byRecipient = (one: DamageInstance): boolean => one.to === to;
    if (first(bySource)) tell(instance, sum(bySource), 'source');
    if (!first(byRecipient)) return;
    tell(instance, sum(byRecipient), 'recipient');
    const sources = dealt.flatMap((one) => (byRecipient(one.blow) ? [one.blow.source] : []));
    tell(instance, sum(byRecipient), 'together', sources);
  });
}

/** 120.3f and 119.9: each source causes one life gain event for all damage it dealt. */
function applyLifelink(
  dealer: TeferiDealer,
  dealt: readonly { amount: number; source: ObjectSnapshot }[],
): void {
  if (!dealt.some(({ source }) => (source.keywords & LIFELINK) !== 0)) return;
  const sums = new Map<ObjectId, { seat: number; sum: number }>();
  for (const { amount, source } of dealt) {
    if ((source.keywords & LIFELINK) === 0) continue;
    const { sum = 0 } = sums.get(source.id) ?? {};
    sums.set(source.id, { seat: source.controller, sum: sum + amount });
  }
  for (const { seat, sum } of sums.values()) gainLife(dealer, seat, sum);
}

/** 120.1: only creatures, planeswalkers and players can be dealt damage. */
function canBeDamaged(state: State, to: EntityId): boolean {
  if (isPlayer(to)) return true;
  const place = battlefieldIndex(state, to);
  return (
    place !== -1 && (at(deriveBoard(state).characteristics, place).types & (CREATURE | PLANESWALKER)) !== 0
  );
}

function damagePlayer(
  dealer: TeferiDealer,
  to: EntityId,
  amount: number,
  source: ObjectSnapshot,
  combat: boolean,
): void {
  const seat = seatOfEntity(to);
  countFact(dealer.state, seat, 'damage dealt to', amount);
  if ((source.keywords & INFECT) !== 0) addPoison(dealer, seat, amount);
  else loseLife(dealer, seat, amount);
  if (combat) addPoison(dealer, seat, toxicAmount(dealer.state, source.id)); // 120.3g
}

function toxicAmount(state: State, id: ObjectId): number {
  const place = battlefieldIndex(state, id);
  if (place === -1) return 0;
  const { keywordAbilities } = at(deriveBoard(state).characteristics, place).abilities;
  return keywordAbilities.reduce(
    (sum, keywordAbility) => (keywordAbility.keyword === 'toxic' ? sum + keywordAbility.count : sum),
    0,
  );
}

/** 120.3c to 120.3e */
function damagePermanent(dealer: TeferiDealer, to: EntityId, amount: number, source: ObjectSnapshot): void {
  const { state } = dealer;
  const place = battlefieldIndex(state, to);
  const { types } = at(deriveBoard(state).characteristics, place);
  const permanent = at(state.battlefield, place);
  if ((types & PLANESWALKER) !== 0) putCounters(dealer, to, 'loyalty', -amount);
  if ((types & CREATURE) === 0) return;
  if ((source.keywords & (WITHER | INFECT)) !== 0) putCounters(dealer, to, '-1/-1', amount);
  else permanent.damage += amount;
  if ((source.keywords & DEATHTOUCH) !== 0) permanent.deathtouched = true; // 702.2b
  state.checked = -1;
  markChanged(state);
}

function afterReplacement(
  dealer: TeferiDealer,
  instance: DamageInstance,
  source: ObjectSnapshot,
  combat: boolean,
): number {
  const { state } = dealer;
  if (isPreventable(state, instance) && isProtected(deriveBoard(state), instance.to, source))
    return emitPrevented(dealer, instance, instance.amount);
  if (!isDamageModifiable(state)) return instance.amount;
  const amount = applyModifiers(
    state,
    instance.amount,
    findDamageModifiers(state, instance, combat),
    (less) => {
      emitPrevented(dealer, instance, less);
    },
  );
  state.shields = state.shields.filter(({ left }) => left !== 0);
  return amount;
}

const isPreventable = (state: State, { sure }: DamageInstance): boolean =>
  sure !== true && !deriveBoard(state).gameRules.some(({ rule }) => rule.says === 'cannot be prevented');

const ALL = Number.POSITIVE_INFINITY;

const NOTHING_DUE: readonly Frame[] = [];

/** Whether any effect could change damage: a fast check, because usually none does. */
function isDamageModifiable(state: State): boolean {
  if (state.shields.length > 0) return true;
  for (const { abilities, objectRules: rules } of deriveBoard(state).characteristics)
    if (abilities.replacements.length > 0 || rules.length > 0) return true;
  return false;
}

/** All replacement and prevention effects that apply. */
function findDamageModifiers(state: State, instance: DamageInstance, combat: boolean): AmountModifier[] {
  const board = deriveBoard(state);
  const preventable = isPreventable(state, instance);
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
        list.push({ from: permanent.id, times: 1, plus: 0, less });
      }
    }
  }
  if (!preventable) return list;
  if (!isPlayer(instance.to)) {
    const { objectRules: rules } = at(board.characteristics, battlefieldIndex(state, instance.to));
    if (rules.some(({ is }) => is === 'takes no damage' || (combat && is === 'takes no combat damage')))
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
  scope: Scope,
): boolean {
  if (ability.instead !== 'more damage' && ability.instead !== 'prevent damage') return false;
  if (ability.while !== undefined && !holds(board, ability.while, scope)) return false;
  if (ability.from !== undefined && !isReferenced(board, ability.from, instance.source, scope)) return false;
  if (ability.instead === 'prevent damage' && ability.combat === true && !combat) return false;
  const { to } = ability;
  if (to === undefined || to === 'any') return true;
  if (to === 'you') return instance.to === playerEntity(scope.controller);
  if (to === 'opponent') return isPlayer(instance.to) && instance.to !== playerEntity(scope.controller);
  return !isPlayer(instance.to) && isReferenced(board, to, instance.to, scope);
}

function isReferenced(board: BoardState, what: ObjectReference, id: ObjectId, scope: Scope): boolean {
  if (typeof what === 'object' && 'every' in what) {
    const subject = lastKnownObject(board, id);
    return subject !== undefined && matchesFilter(board, subject, what.every, scope);
  }
  return resolveObjects(board, what, scope).includes(id);
}

/** 702.16: whether the entity has protection from the source. */
export function isProtected(board: BoardState, from: EntityId, source: ObjectSnapshot): boolean {
  if (isPlayer(from)) return false;
  const place = battlefieldIndex(board.state, from);
  return (
    place !== -1 &&
    protections(board, place).some((filter) =>
      matchesFilter(board, source, filter, scopeOfPermanent(at(board.state.battlefield, place))),
    )
  );
}

const protections = (board: BoardState, place: number): ObjectFilter[] =>
  at(board.characteristics, place).abilities.keywordAbilities.flatMap((keywordAbility) =>
    keywordAbility.keyword === 'protection' ? [keywordAbility.from] : [],
  );
