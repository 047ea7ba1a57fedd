/** Explains why a cost cannot be paid (CR 118.3). */
import { type Reason, type Seat, at } from '@ludoteca/kernel';
import type { Cost, ObjectFilter } from '../abilities/index.ts';
import type { AbilityScope, BoardState, ReadonlyTeferiState } from '../layers/board-state.ts';
import { deriveBoard } from '../layers/index.ts';
import { snapshotObject } from '../layers/object-snapshots.ts';
import { phyrexianLifeOptions, reservedPermanents } from './mana-payment.ts';
import {
  type ObjectCost,
  amountOf,
  countDiscardable,
  findCounterHolders,
  findPayingObjects,
  isFromHand,
} from './paying-objects.ts';
import { isSummoningSick } from './summoning-sickness.ts';
import type { TotalCost } from './total-cost.ts';

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

function hasEnough(board: BoardState, seat: Seat, cost: ObjectCost, scope: AbilityScope): boolean {
  const ids = findPayingObjects(board, seat, cost, scope);
  if (cost.pay === 'tap others' && cost.power !== undefined)
    return ids.reduce((sum, id) => sum + Math.max(0, snapshotObject(board, id)?.power ?? 0), 0) >= cost.power;
  return ids.length >= amountOf(board, cost, scope);
}
