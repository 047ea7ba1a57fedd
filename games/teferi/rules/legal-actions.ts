/** Whether a land can be played, a spell cast or an ability activated, and why not (CR 117.1, 305, 601.3 and 602.5). */
import { at, type Reason, type Seat } from '@ludoteca/kernel';
import { memoizeByObject } from '@ludoteca/kit';
import type {
  ActivatedAbility,
  AdditionalCost,
  AlternativeCost,
  Cost,
  Instructions,
  ModalInstructions,
  TargetSpec,
} from '../abilities/index.ts';
import { type BoardState, type AbilityScope, createScope } from '../layers/board-state.ts';
import {
  BESTOW,
  type CompiledCard,
  GRAVEYARD_COSTS,
  isManaAbility,
  type Characteristics,
} from '../layers/compiled-cards.ts';
import { ANY_MANA, parseManaCost } from '../layers/mana-cost.ts';
import { INSTANT, keywordBit, LAND } from '../layers/bit-masks.ts';
import { matchesFilter } from '../layers/filters.ts';
import { snapshotCard, IN_STACK } from '../layers/object-snapshots.ts';
import { holds } from '../layers/amounts.ts';
import type { EntityId, ObjectId, CardIndex } from '../state.ts';
import { canConvoke, hasConvoke } from './convoke.ts';
import { findPayingObjects } from './paying-objects.ts';
import { computeTotalCost } from './total-cost.ts';
import { whyUnpayable } from './unpayable-costs.ts';
import { includesSeat } from './life-and-counters.ts';
import { canPayMana } from './mana-supply.ts';
import { canChooseTargets, legalTargets, minTargets } from './targets.ts';
import { dependsOnTargets } from './target-costs.ts';

const NO_PERMANENTS: readonly ObjectId[] = [];
const FLASH = keywordBit('flash');

/** 307.1: the player's own main phase with an empty stack. */
export const isSorceryTime = ({ state }: BoardState, seat: Seat): boolean =>
  state.active === seat && (state.step === 'main1' || state.step === 'main2') && state.stack.length === 0;

export function whyNotPlayLand(board: BoardState, seat: Seat): Reason | undefined {
  const { state } = board;
  if (state.active !== seat) return { why: 'not your turn', rule: '305.3' };
  if (!isSorceryTime(board, seat)) return { why: 'only in a main phase', rule: '305.1' };
  const side = at(state.sides, seat);
  const extra = board.gameRules.reduce(
    (sum, { rule, scope }) =>
      rule.says === 'extra lands' && scope.controller === seat ? sum + rule.count : sum,
    0,
  );
  return side.landsPlayed < 1 + side.extraLands + extra ? undefined : { why: 'land played', rule: '305.2' };
}

/** 118.9: the name of the alternative cost of a spell that is cast without paying its mana cost. */
export const WITHOUT_PAYING = 'free';
/** 702.62a: the same for a suspended card. */
export const SUSPENDED = 'suspend';

/** The mana cost or the alternative cost (118.9), with additional costs; `helped`: how often a cost is paid instead of {1}. */
export function spellCosts(
  { card, additional, alternative }: CompiledCard,
  way: string,
  kicked: boolean,
  helped = 0,
): Cost[] | undefined {
  const other = alternative.find(({ name }) => name === way);
  const isFree = way === WITHOUT_PAYING || way === SUSPENDED;
  // A card to which an effect has given flashback has its mana cost as flashback cost.
  if (way !== '' && way !== 'flashback' && !isFree && other === undefined) return undefined;
  if (other === undefined && !isFree && card.cost === undefined) return undefined; // 118.6
  const plain: readonly Cost[] = isFree ? [] : [{ pay: 'mana', mana: card.cost ?? '' }];
  const costs: Cost[] = [...(other?.cost ?? plain)];
  for (const one of additional) {
    if (one.or !== undefined) costs.push(...(kicked ? one.or : one.cost));
    else if (one.optional === undefined || (isKicker(one) && kicked)) costs.push(...one.cost);
    if (one.optional === 'generic' && helped > 0) costs.push(...helpCosts(one, helped));
  }
  return costs;
}

/** An additional cost that is paid or not. */
export const isKicker = ({ optional }: AdditionalCost): boolean =>
  optional === 'kicker' ||
  optional === 'buyback' ||
  optional === 'bargain' ||
  optional === 'entwine' ||
  optional === 'gift';

/** 702.42a */
export const hasEntwine = ({ additional }: CompiledCard): boolean =>
  additional.some(({ optional }) => optional === 'entwine');

/** 601.2b: the card has an additional cost that is one of two. */
export const hasEitherCost = ({ additional }: CompiledCard): boolean =>
  additional.some(({ or }) => or !== undefined);

/** 702.66a: so many cards or permanents pay for so much generic mana. */
const helpCosts = ({ cost }: AdditionalCost, count: number): readonly Cost[] => [
  ...cost.map((one) => ('what' in one ? { ...one, count } : one)),
  { pay: 'reduction', generic: count },
];

/** The greatest number of payments instead of generic mana: no more than there is generic mana, and than can pay. */
export function maxHelp(
  board: BoardState,
  seat: Seat,
  compiled: CompiledCard,
  costs: readonly Cost[],
  scope: AbilityScope,
): number {
  const helping = compiled.additional.find(({ optional }) => optional === 'generic')?.cost[0];
  if (helping === undefined || (helping.pay !== 'exile' && helping.pay !== 'tap others')) return 0;
  const { demand } = computeTotalCost(board, costs, scope, scope.kind);
  const generic = demand.filter((mask) => mask === ANY_MANA).length;
  return Math.min(generic, findPayingObjects(board, seat, helping, scope).length);
}

/** 702.103b: a spell cast for its bestow cost is an Aura spell that enchants a creature. */
const BESTOWED_AURA: Instructions = { targets: [{ what: { types: ['creature'] } }], effects: [] };

/** 303.4a: an Aura spell targets what it will enchant. */
const auraInstructions = memoizeByObject(
  ({ player, what }: NonNullable<CompiledCard['enchant']>): Instructions => ({
    targets: [player === true ? { who: 'any' } : { what }],
    effects: [],
  }),
);
export const spellInstructions = (
  { spell, enchant }: CompiledCard,
  way = '',
): Instructions | ModalInstructions | null => {
  if (way === 'overload' && spell?.overloaded !== undefined) return spell.overloaded;
  if (way === BESTOW) return BESTOWED_AURA;
  return enchant === undefined ? (spell ?? null) : auraInstructions(enchant);
};

/** 702.61b: while a spell with split second is on the stack, only mana abilities and special actions are possible. */
const isSplitSecond = ({ state, cards }: BoardState): boolean =>
  state.stack.some(
    ({ what, kind }) =>
      what === 'spell' &&
      at(cards, kind).characteristics.abilities.gameRules.some(({ rule }) => rule.says === 'split second'),
  );
const SPLIT_SECOND: Reason = { why: 'forbidden', rule: '702.61b' };

/** 601.3: the reason why a spell cannot be cast. */
export function whyNotCast(
  board: BoardState,
  seat: Seat,
  kind: CardIndex,
  way: string,
  id: ObjectId,
  isDuringResolution = false,
): Reason | undefined {
  const compiled = at(board.cards, kind);
  const { characteristics } = compiled;
  if ((characteristics.types & LAND) !== 0) return { why: 'land not cast', rule: '305.9' };
  if (!isDuringResolution && isSplitSecond(board)) return SPLIT_SECOND;
  if (way === '' && compiled.cost === undefined) return { why: 'no cost', rule: '118.6' };
  if (
    characteristics.abilities.gameRules.length > 0 &&
    !isDuringResolution &&
    isForbiddenByTiming(board, seat, characteristics, createScope(seat, id, kind))
  )
    return { why: 'not now', rule: '601.3' };
  const hasFlash = (characteristics.keywords & FLASH) !== 0 || way === 'flash';
  const anytime = (characteristics.types & INSTANT) !== 0 || hasFlash;
  // 608.2g: a spell that is cast during a resolution ignores the timing of its type.
  const isTimely = isDuringResolution || anytime || isSorceryTime(board, seat);
  const forbidden = whyRuledOut(board, seat, kind, isTimely);
  if (forbidden !== undefined) return forbidden;
  const { demand } = compiled;
  const mana = id === 0 ? undefined : permittedMana(board, id);
  if (way === '' && demand !== undefined && board.gameRules.length === 0 && mana === undefined) {
    if (!canPayMana(board.state, seat, demand, kind, NO_PERMANENTS))
      return { why: 'not enough mana', rule: '601.2h' };
    const does = spellInstructions(compiled);
    if (does === null || canChooseTargets(board, does, createScope(seat, id, kind))) return undefined;
    return { why: 'no target', rule: '601.2c' };
  }
  const scope = { ...createScope(seat, id, kind), ...(mana === undefined ? {} : { mana }) };
  const plain = spellCosts(compiled, way, false);
  if (plain === undefined) return { why: 'no cost', rule: '118.6' };
  const help = maxHelp(board, seat, compiled, plain, scope);
  const costs = help === 0 ? plain : (spellCosts(compiled, way, false, help) ?? plain);
  const group = compiled.alternative.find(({ name }) => name === way)?.if;
  if (group !== undefined && !holds(board, group, scope)) return { why: 'not now', rule: '601.3' };
  const unpayable = whySpellUnpayable(board, compiled, costs, scope);
  if (unpayable !== undefined && !isPayableOtherwise(board, compiled, way, scope)) return unpayable;
  if (dependsOnTargets(board, compiled)) return whyNoTarget(board, compiled, way, scope);
  return canChooseTargetsForSomeX(board, spellInstructions(compiled, way), costs, scope, kind)
    ? undefined
    : { why: 'no target', rule: '601.2c' };
}

/** 609.4b: the mana that can be spent on a card of a graveyard or of exile. */
function permittedMana({ state }: BoardState, id: ObjectId): 'any colour' | 'any type' | undefined {
  for (const { exile, graveyard } of state.sides)
    for (const pile of [exile, graveyard]) {
      const found = pile.find((card) => card.id === id)?.play?.mana;
      if (found !== undefined) return found;
    }
  return undefined;
}

/** Whether the spell can be paid for with the other one of two additional costs, or because of its targets. */
const isPayableOtherwise = (
  board: BoardState,
  compiled: CompiledCard,
  way: string,
  scope: AbilityScope,
): boolean =>
  dependsOnTargets(board, compiled) ||
  (hasEitherCost(compiled) &&
    whySpellUnpayable(board, compiled, spellCosts(compiled, way, true) ?? [], scope) === undefined);

/** 601.2f: the reason why no target can be chosen with which the cost can be paid. */
function whyNoTarget(
  board: BoardState,
  compiled: CompiledCard,
  way: string,
  scope: AbilityScope,
): Reason | undefined {
  const does = spellInstructions(compiled, way);
  const costs = spellCosts(compiled, way, false) ?? [];
  const [slot] = does !== null && 'targets' in does ? (does.targets ?? []) : [];
  if (!canChooseTargetsForSomeX(board, does, costs, scope, scope.kind))
    return { why: 'no target', rule: '601.2c' };
  return isPayableWithSomeTarget(board, compiled, costs, slot, scope)
    ? undefined
    : { why: 'not enough mana', rule: '601.2h' };
}

/** 601.2f: whether the cost can be paid without a target, if none is needed, or with one target of the first slot. */
export function isPayableWithSomeTarget(
  board: BoardState,
  compiled: CompiledCard,
  costs: readonly Cost[],
  slot: TargetSpec | undefined,
  scope: AbilityScope,
): boolean {
  const isPayable = (targets: readonly (readonly EntityId[])[]): boolean =>
    whySpellUnpayable(board, compiled, costs, { ...scope, targets }) === undefined;
  if ((slot === undefined || minTargets(board, slot, scope) === 0) && isPayable([])) return true;
  return slot !== undefined && legalTargets(board, slot, scope).some((one) => isPayable([[one]]));
}

/** The reason why the costs of a spell cannot be paid, not even by tapping creatures for them (702.51a). */
export function whySpellUnpayable(
  board: BoardState,
  compiled: CompiledCard,
  costs: readonly Cost[],
  scope: AbilityScope,
): Reason | undefined {
  const total = computeTotalCost(board, costs, scope, scope.kind);
  const reason = whyUnpayable(board.state, scope.controller, total, scope);
  return reason?.why === 'not enough mana' &&
    hasConvoke(compiled) &&
    canConvoke(board, scope, [], total.demand, scope.kind)
    ? undefined
    : reason;
}

/** An upper bound that no cost reaches. */
export const MAX_X = 999;

/** 107.3a: whether a value for X must be chosen. */
export const requiresX = (costs: readonly Cost[]): boolean =>
  costs.some(
    (cost) =>
      (cost.pay === 'mana' && (parseManaCost(cost.mana)?.xs ?? 0) > 0) ||
      (cost.pay === 'loyalty' && cost.loyalty === '-X') ||
      ('count' in cost && cost.count === 'X') ||
      (cost.pay === 'life' && cost.life === 'X'),
  );

/** X is chosen before targets (601.2b), so it suffices that targets exist for some payable X. */
function canChooseTargetsForSomeX(
  board: BoardState,
  does: Instructions | ModalInstructions | null,
  costs: readonly Cost[],
  scope: AbilityScope,
  spell: CardIndex,
): boolean {
  if (canChooseTargets(board, does, scope)) return true;
  if (!requiresX(costs)) return false;
  for (let x = 1; x <= MAX_X; x++) {
    const more = { ...scope, x };
    const reason =
      spell === -1
        ? whyUnpayable(board.state, scope.controller, computeTotalCost(board, costs, more, spell), more)
        : whySpellUnpayable(board, at(board.cards, spell), costs, more);
    if (reason !== undefined) return false;
    if (canChooseTargets(board, does, more)) return true;
  }
  return false;
}

/** 601.3: restrictions on the spell itself. */
const isForbiddenByTiming = (
  board: BoardState,
  seat: Seat,
  { abilities }: Characteristics,
  scope: AbilityScope,
): boolean =>
  abilities.gameRules.some(
    ({ rule }) =>
      rule.says === 'cast only' &&
      ((rule.during !== undefined && !rule.during.includes(board.state.step)) ||
        (rule.whose !== undefined && (rule.whose === 'you') !== (board.state.active === seat)) ||
        (rule.if !== undefined && !holds(board, rule.if, scope))),
  );

function whyRuledOut(board: BoardState, seat: Seat, kind: CardIndex, timely: boolean): Reason | undefined {
  const rules = board.gameRules;
  if (rules.length === 0) return timely ? undefined : { why: 'only as a sorcery', rule: '307.1' };
  const subject = snapshotCard(board, kind, seat, IN_STACK, 0);
  let flash = timely;
  for (const { rule, scope } of rules) {
    if (
      rule.says === 'cast as with flash' &&
      scope.controller === seat &&
      matchesFilter(board, subject, rule.what, scope)
    )
      flash = true;
    if (
      rule.says === 'cannot cast' &&
      includesSeat(rule.whose, seat, scope) &&
      matchesFilter(board, subject, rule.what, scope)
    )
      return { why: 'forbidden', rule: '101.2' };
    if (
      rule.says === 'cast as sorceries' &&
      includesSeat(rule.whose, seat, scope) &&
      !isSorceryTime(board, seat)
    )
      return { why: 'only as a sorcery', rule: '101.2' };
    if (
      rule.says === 'one spell a turn' &&
      includesSeat(rule.whose, seat, scope) &&
      (at(board.state.sides, seat).facts[0] ?? 0) > 0
    )
      return { why: 'forbidden', rule: '101.2' };
  }
  return flash ? undefined : { why: 'only as a sorcery', rule: '307.1' };
}

/** 602.5: the reason why an ability cannot be activated. `scope.source` is 0 for a card in hand. */
export function whyNotActivate(
  board: BoardState,
  seat: Seat,
  ability: ActivatedAbility,
  scope: AbilityScope,
  uses: number,
): Reason | undefined {
  const { state } = board;
  const loyalty = ability.cost.some(({ pay }) => pay === 'loyalty');
  const { timing } = ability;
  if (!isManaAbility(ability) && ability.special !== true && isSplitSecond(board)) return SPLIT_SECOND;
  if ((timing === 'sorcery' || loyalty) && !isSorceryTime(board, seat))
    return { why: 'only as a sorcery', rule: '602.5d' };
  if (timing === 'your turn' && state.active !== seat) return { why: 'not your turn', rule: '602.5b' };
  if (typeof timing === 'object') {
    const own = timing.whose === undefined || (timing.whose === 'you') === (state.active === seat);
    if (!timing.during.includes(state.step) || !own) return { why: 'not now', rule: '602.5b' };
  }
  if (uses >= (loyalty ? 1 : (ability.perTurn ?? Number.POSITIVE_INFINITY)))
    return { why: 'used this turn', rule: '602.5b' };
  if (ability.condition !== undefined && !holds(board, ability.condition, scope))
    return { why: 'not now', rule: '602.5b' };
  if (!isManaAbility(ability) && !canChooseTargetsForSomeX(board, ability, ability.cost, scope, -1))
    return { why: 'no target', rule: '602.2b' };
  return whyUnpayable(state, seat, computeTotalCost(board, ability.cost, scope, -1), scope);
}

/** The alternative costs that can be used from a zone; that of disturb belongs to the other face. */
export const alternativeCostsFrom = (
  { alternative }: CompiledCard,
  zone: 'hand' | 'graveyard',
): readonly AlternativeCost[] =>
  alternative.filter(({ name }) => GRAVEYARD_COSTS.has(name) === (zone === 'graveyard'));
