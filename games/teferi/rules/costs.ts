/** Total costs, whether they can be paid, and what pays them (CR 118 and 601.2f). */
import { at, type Reason, type Seat } from '@ludoteca/kernel';
import { type Cost, MANA_TYPES, type ObjectFilter } from '../abilities/index.ts';
import {
  type BoardState,
  type AbilityScope,
  type ReadonlyTeferiState,
  hasObjectRule,
} from '../layers/board-state.ts';
import { MAX_MANA } from '../limits.ts';
import { deriveBoard } from '../layers/index.ts';
import { ANY_MANA, parseManaCost } from '../layers/mana-cost.ts';
import { filterBitsOf } from '../layers/bit-masks.ts';
import { findMatching, matchesFilter, permanentMatches } from '../layers/filters.ts';
import {
  snapshotCard,
  IN_GRAVEYARD,
  IN_HAND,
  IN_STACK,
  type ObjectSnapshot,
  snapshotObject,
} from '../layers/object-snapshots.ts';
import { aimsAt } from './target-costs.ts';
import type { PaymentPreview } from '../view-types.ts';
import type { ObjectId, CardIndex, StackObject } from '../state.ts';
import { demandAfterConvoke } from './convoke.ts';
import { includesSeat, loseLife } from './life-and-counters.ts';
import { previewManaPayment, payMana } from './mana-pool.ts';
import { canPayMana } from './mana-supply.ts';
import { isSummoningSick } from './summoning-sickness.ts';
import { readsField, type TeferiDealer } from './state-access.ts';

/** The total cost. */
export interface TotalCost {
  /** Mana symbols, each a bit mask of `MANA_TYPES`. */
  readonly demand: readonly number[];
  readonly twobrid: readonly number[];
  readonly phyrexian: readonly number[];
  readonly others: readonly Cost[];
  /** Life to pay, without Phyrexian symbols. */
  readonly life: number;
  /** The card of the spell; -1 for an ability. */
  readonly spell: CardIndex;
  /** The source of the ability. */
  readonly source: ObjectId;
}

/** 601.2f. Reductions apply to generic mana only and not below zero (118.7c). */
export function computeTotalCost(
  board: BoardState,
  costs: readonly Cost[],
  scope: AbilityScope,
  spell: CardIndex,
): TotalCost {
  let generic = 0;
  const [symbols, twobrid, phyrexian, others]: [number[], number[], number[], Cost[]] = [[], [], [], []];
  for (const cost of costs) {
    if (cost.pay === 'reduction') generic -= board.evaluate(cost.generic, scope);
    if (cost.pay !== 'mana') {
      others.push(cost);
      continue;
    }
    const read = parseManaCost(cost.mana);
    if (read === undefined) continue;
    const times = cost.times === undefined ? 1 : Math.min(MAX_MANA, board.evaluate(cost.times, scope));
    for (let i = 0; i < times; i++) {
      generic += read.generic + read.xs * scope.x;
      symbols.push(...read.symbols);
      twobrid.push(...read.twobrid);
      phyrexian.push(...read.phyrexian);
    }
  }
  if (spell !== -1) generic += costChange(board, scope, spell);
  const paidWith = spell === -1 ? undefined : (scope.mana ?? freedomOfMana(board, scope, spell));
  const pips = paidWith === undefined ? symbols : symbols.map((symbol) => loosen(symbol, paidWith));
  const whole = [...pips, ...Array.from({ length: Math.max(0, generic) }, () => ANY_MANA)];
  const { convoked } = scope;
  const demand =
    convoked === undefined ? whole : (demandAfterConvoke(board, scope, convoked, whole, spell) ?? whole);
  const life = others.reduce(
    (sum, cost) => (cost.pay === 'life' ? sum + board.evaluate(cost.life, scope) : sum),
    0,
  );
  return { demand, twobrid, phyrexian, others, life, spell, source: scope.source };
}

const COLOURLESS = 1 << MANA_TYPES.indexOf('C');

/** 609.4b: mana of any colour pays for coloured symbols, mana of any type for all. */
const loosen = (symbol: number, paidWith: 'any colour' | 'any type'): number =>
  paidWith === 'any colour' && symbol === COLOURLESS ? symbol : ANY_MANA;

/** 609.4b: whether a rule lets the player spend mana on the spell as though it were of any colour. */
function freedomOfMana(board: BoardState, scope: AbilityScope, spell: CardIndex): 'any colour' | undefined {
  if (board.gameRules.every(({ rule }) => rule.says !== 'any colour')) return undefined;
  const subject = snapshotCard(board, spell, scope.controller, IN_STACK, scope.source);
  const isFree = board.gameRules.some(
    ({ rule, scope: from }) =>
      rule.says === 'any colour' &&
      from.controller === scope.controller &&
      matchesFilter(board, subject, rule.what, from),
  );
  return isFree ? 'any colour' : undefined;
}

/** Additional generic mana for a spell; negative for reductions. */
function costChange(board: BoardState, scope: AbilityScope, spell: CardIndex): number {
  const { controller } = scope;
  const { abilities } = at(board.cards, spell).characteristics;
  if (
    board.gameRules.length === 0 &&
    abilities.gameRules.length === 0 &&
    abilities.keywordAbilities.length === 0
  )
    return 0;
  let sum = 0;
  const subject =
    board.gameRules.length === 0 ? undefined : snapshotCard(board, spell, controller, IN_STACK, scope.source);
  for (const { rule, scope: from } of board.gameRules)
    if (rule.says === 'cost' && rule.what !== 'this' && includesSeat(rule.whose, controller, from))
      if (subject !== undefined && isCostRuleFor(board, subject, rule.what, scope, from))
        sum += board.evaluate(rule.generic, from);
  for (const { rule } of abilities.gameRules)
    if (rule.says === 'cost' && rule.what === 'this') sum += board.evaluate(rule.generic, scope);
  for (const keywordAbility of abilities.keywordAbilities)
    if (keywordAbility.keyword === 'affinity') sum -= findMatching(board, keywordAbility.what, scope).length; // 702.41
  return sum;
}

/** 601.2f: the targets of the spell are those chosen so far. */
function isCostRuleFor(
  board: BoardState,
  subject: ObjectSnapshot,
  { aimsAt: aimed, ...what }: ObjectFilter,
  scope: AbilityScope,
  from: AbilityScope,
): boolean {
  return (
    (aimed === undefined || aimsAt(board, aimed, scope, from)) && matchesFilter(board, subject, what, from)
  );
}

/** The demand if so many Phyrexian symbols are paid with life and so many monocolour hybrid symbols with two mana. */
function chooseDemand(
  { demand, twobrid, phyrexian }: TotalCost,
  lifeCount: number,
  twobridCount: number,
): number[] {
  return [
    ...demand,
    ...twobrid.slice(twobridCount),
    ...Array.from({ length: 2 * twobridCount }, () => ANY_MANA),
    ...phyrexian.slice(lifeCount),
  ];
}

/** The smallest number of {2/W} symbols paid with two mana; undefined if the cost cannot be paid. */
function minTwobridPairs(
  state: ReadonlyTeferiState,
  seat: Seat,
  total: TotalCost,
  lifeCount: number,
  without: readonly ObjectId[],
): number | undefined {
  for (let twobridCount = 0; twobridCount <= total.twobrid.length; twobridCount++)
    if (
      canPayMana(
        state,
        seat,
        chooseDemand(total, lifeCount, twobridCount),
        total.spell,
        without,
        total.source,
      )
    )
      return twobridCount;
  return undefined;
}

/** The possible numbers of Phyrexian symbols paid with life (107.4f), ascending; empty if the cost cannot be paid. */
export function phyrexianLifeOptions(
  state: ReadonlyTeferiState,
  seat: Seat,
  total: TotalCost,
  without: readonly ObjectId[],
): number[] {
  const { life } = at(state.sides, seat);
  const found: number[] = [];
  for (
    let lifeCount = 0;
    lifeCount <= total.phyrexian.length && (lifeCount === 0 || total.life + 2 * lifeCount <= life);
    lifeCount++
  )
    if (minTwobridPairs(state, seat, total, lifeCount, without) !== undefined) found.push(lifeCount);
  return found;
}

/** Permanents needed by other parts of the cost; automatic payment does not tap them. */
export function reservedPermanents(
  board: BoardState,
  { others }: TotalCost,
  scope: AbilityScope,
): ObjectId[] {
  const own = others.flatMap((cost) => {
    if (cost.pay === 'tap' || cost.pay === 'untap') return [scope.source];
    if ((cost.pay === 'sacrifice' || cost.pay === 'return' || cost.pay === 'exile') && cost.what === 'this')
      return [scope.source];
    return cost.pay === 'tap others' ? findMatching(board, cost.what, scope) : [];
  });
  return scope.convoked === undefined ? own : [...own, ...scope.convoked];
}

/** The reason why a cost cannot be paid; undefined if it can. */
export function whyUnpayable(
  state: ReadonlyTeferiState,
  seat: Seat,
  total: TotalCost,
  scope: AbilityScope,
): Reason | undefined {
  const board = deriveBoard(state);
  for (const cost of total.others) {
    const reason = whyCostUnpayable(board, seat, cost, scope);
    if (reason !== undefined) return reason;
  }
  if (total.life > Math.max(0, at(state.sides, seat).life)) return { why: 'not enough life', rule: '119.4' };
  if (lacksDistinctObjects(board, seat, total.others, scope))
    return { why: 'nothing to pay with', rule: '118.3' };
  return phyrexianLifeOptions(state, seat, total, reservedPermanents(board, total, scope)).length > 0
    ? undefined
    : { why: 'not enough mana', rule: '601.2h' };
}

function whyCostUnpayable(
  board: BoardState,
  seat: Seat,
  cost: Cost,
  scope: AbilityScope,
): Reason | undefined {
  const { state } = board;
  const side = at(state.sides, seat);
  const place = state.battlefield.findIndex(({ id }) => id === scope.source);
  const own = state.battlefield[place];
  switch (cost.pay) {
    case 'mana':
    case 'life':
    case 'reduction':
      return undefined;
    case 'tap':
    case 'untap':
      if (own === undefined || own.tapped === (cost.pay === 'tap'))
        return { why: 'already tapped', rule: '118.3' };
      return isSummoningSick(board, place) ? { why: 'summoning sick', rule: '602.5a' } : undefined;
    case 'discard':
      if (cost.what === 'this') return undefined;
      if (cost.what === 'hand') return undefined;
      return countDiscardable(board, seat, cost.what, scope) >= amountOf(board, cost, scope)
        ? undefined
        : { why: 'nothing to pay with', rule: '118.3' };
    case 'remove counters': {
      const needed = board.evaluate(cost.count, scope);
      const holders = cost.from === undefined ? [] : findCounterHolders(board, seat, cost, scope);
      const held =
        cost.from === undefined
          ? (own?.counters[cost.kind] ?? 0)
          : holders.reduce((sum, { counters }) => sum + (counters[cost.kind] ?? 0), 0);
      return held >= needed ? undefined : { why: 'not enough counters', rule: '118.3' };
    }
    case 'reveal':
      return countDiscardable(board, seat, cost.what, scope) > 0
        ? undefined
        : { why: 'nothing to pay with', rule: '118.3' };
    case 'loyalty': {
      const loyalty = own?.counters['loyalty'] ?? 0;
      const needed = cost.loyalty === '-X' ? scope.x : -cost.loyalty;
      return loyalty >= needed ? undefined : { why: 'not enough counters', rule: '606.6' };
    }
    case 'energy':
      return (side.energy ?? 0) >= board.evaluate(cost.count, scope)
        ? undefined
        : { why: 'not enough counters', rule: '118.3' };
    case 'put counters':
      return own === undefined ? { why: 'nothing to pay with', rule: '118.3' } : undefined;
    case 'mill':
      return side.library.length >= board.evaluate(cost.count, scope)
        ? undefined
        : { why: 'nothing to pay with', rule: '118.3' };
    case 'exile':
      if (!isFromHand(cost)) break;
      return countDiscardable(board, seat, cost.what as ObjectFilter, scope) >= amountOf(board, cost, scope)
        ? undefined
        : { why: 'nothing to pay with', rule: '118.3' };
    default:
  }
  return findPayingObjects(board, seat, cost, scope).length > 0 && hasEnough(board, seat, cost, scope)
    ? undefined
    : { why: 'nothing to pay with', rule: '118.3' };
}

/** "Exile a blue card from your hand." */
export const isFromHand = (cost: Cost): boolean =>
  cost.pay === 'exile' && typeof cost.what === 'object' && cost.what.zone === 'hand';

/** Whether some of these costs together need more distinct objects than there are (Hall's condition). */
function lacksDistinctObjects(
  board: BoardState,
  seat: Seat,
  costs: readonly Cost[],
  scope: AbilityScope,
): boolean {
  const leaving = costs.filter(
    (cost): cost is ObjectCost =>
      !isFromHand(cost) && (cost.pay === 'sacrifice' || cost.pay === 'exile' || cost.pay === 'return'),
  );
  if (leaving.length < 2) return false;
  for (let group = 1; group < 1 << leaving.length; group++) {
    const costGroup = leaving.filter((_, i) => (group & (1 << i)) !== 0);
    const needed = costGroup.reduce((sum, cost) => sum + amountOf(board, cost, scope), 0);
    const available = new Set(costGroup.flatMap((cost) => findPayingObjects(board, seat, cost, scope)));
    if (needed > available.size) return true;
  }
  return false;
}

/** The number of cards that can be discarded; the card that is being cast or activated from the hand (source 0) does not count. */
function countDiscardable(board: BoardState, seat: Seat, what: ObjectFilter, scope: AbilityScope): number {
  const { hand } = at(board.state.sides, seat);
  const own = scope.source === 0 ? hand.indexOf(scope.kind) : -1;
  return hand.filter(
    (kind, i) => i !== own && matchesFilter(board, snapshotCard(board, kind, seat, IN_HAND, 0), what, scope),
  ).length;
}

type ObjectCost = Extract<Cost, { pay: 'sacrifice' | 'exile' | 'return' | 'tap others' }>;

function hasEnough(board: BoardState, seat: Seat, cost: ObjectCost, scope: AbilityScope): boolean {
  const ids = findPayingObjects(board, seat, cost, scope);
  if (cost.pay === 'tap others' && cost.power !== undefined)
    return ids.reduce((sum, id) => sum + Math.max(0, snapshotObject(board, id)?.power ?? 0), 0) >= cost.power;
  return ids.length >= amountOf(board, cost, scope);
}

export const amountOf = (board: BoardState, cost: Cost, scope: AbilityScope): number =>
  'count' in cost && cost.count !== undefined ? board.evaluate(cost.count, scope) : 1;

export function findPayingObjects(
  board: BoardState,
  seat: Seat,
  cost: ObjectCost,
  scope: AbilityScope,
): ObjectId[] {
  const { state } = board;
  if (!('what' in cost)) return [];
  if (cost.what === 'this') {
    const subject = snapshotObject(board, scope.source);
    return subject === undefined ? [] : [scope.source];
  }
  const filter: ObjectFilter = cost.what;
  const { zones } = filterBitsOf(filter);
  if ((zones & IN_GRAVEYARD) !== 0)
    return findMatching(board, filter, scope).filter((id) =>
      at(state.sides, seat).graveyard.some((card) => card.id === id && card.id !== scope.source),
    );
  const ids: ObjectId[] = [];
  for (let i = 0; i < state.battlefield.length; i++) {
    const { id, controller, tapped } = at(state.battlefield, i);
    if (controller !== seat || (cost.pay === 'tap others' && tapped)) continue;
    if (cost.pay === 'sacrifice' && hasObjectRule(board, i, 'cannot be sacrificed')) continue;
    if (permanentMatches(board, i, filter, scope)) ids.push(id);
  }
  return ids;
}

/** The permanents from which a counter can be removed. */
export const findCounterHolders = (
  board: BoardState,
  seat: Seat,
  { kind, from }: Extract<Cost, { pay: 'remove counters' }>,
  scope: AbilityScope,
): readonly ReadonlyTeferiState['battlefield'][number][] =>
  board.state.battlefield.filter(
    ({ controller, counters }, i) =>
      from !== undefined &&
      controller === seat &&
      (counters[kind] ?? 0) > 0 &&
      permanentMatches(board, i, from, scope),
  );

/** Whether the player must choose what pays the cost. */
export const requiresChoice = (cost: Cost): boolean =>
  (cost.pay === 'sacrifice' || cost.pay === 'exile' || cost.pay === 'return' || cost.pay === 'tap others'
    ? cost.what !== 'this'
    : false) ||
  (cost.pay === 'discard' && typeof cost.what === 'object' && cost.random !== true) ||
  cost.pay === 'reveal' ||
  (cost.pay === 'remove counters' && cost.from !== undefined);

/** Pays the mana part and `lifeCount` Phyrexian symbols with life. */
export function payManaPart(
  dealer: TeferiDealer,
  seat: Seat,
  total: TotalCost,
  lifeCount: number,
  item: StackObject,
): void {
  const { state } = dealer;
  const without = reservedPermanents(deriveBoard(state), total, item);
  const twobridCount = minTwobridPairs(state, seat, total, lifeCount, without) ?? 0;
  const demand = chooseDemand(total, lifeCount, twobridCount);
  const { sure, types } = payMana(dealer, seat, demand, total.spell, without, total.source);
  if (sure) item.sure = true;
  if (item.what === 'spell' && readsField(state, 'spent'))
    item.spent = types.map((count, type) => count + (item.spent?.[type] ?? 0));
  if (lifeCount > 0) loseLife(dealer, seat, 2 * lifeCount);
}

/** Previews the mana payment with the least life; undefined if the cost cannot be paid. */
export function previewPayment(
  state: ReadonlyTeferiState,
  seat: Seat,
  total: TotalCost,
  scope: AbilityScope,
): PaymentPreview | undefined {
  const without = reservedPermanents(deriveBoard(state), total, scope);
  const [lifeCount] = phyrexianLifeOptions(state, seat, total, without);
  if (lifeCount === undefined) return undefined;
  const twobridCount = minTwobridPairs(state, seat, total, lifeCount, without) ?? 0;
  return {
    ...previewManaPayment(
      state,
      seat,
      chooseDemand(total, lifeCount, twobridCount),
      total.spell,
      without,
      total.source,
    ),
    life: 2 * lifeCount,
  };
}

/** The cards in hand that can pay a discard, or be exiled as a cost. */
export const findDiscardable = (
  board: BoardState,
  seat: Seat,
  cost: Cost,
  scope: AbilityScope,
): CardIndex[] =>
  (cost.pay === 'discard' || cost.pay === 'exile' || cost.pay === 'reveal') && typeof cost.what === 'object'
    ? [...new Set(at(board.state.sides, seat).hand)].filter((kind) =>
        matchesFilter(board, snapshotCard(board, kind, seat, IN_HAND, 0), cost.what as ObjectFilter, scope),
      )
    : [];
