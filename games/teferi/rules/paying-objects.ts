/** Finds the cards and permanents that can pay a cost (CR 118). */
import { type Seat, at } from '@ludoteca/kernel';
import type { Cost, ObjectFilter } from '../abilities/index.ts';
import { filterBitsOf } from '../layers/bit-masks.ts';
import {
  type AbilityScope,
  type BoardState,
  type ReadonlyTeferiState,
  hasObjectRule,
} from '../layers/board-state.ts';
import { findMatching, matchesFilter, permanentMatches } from '../layers/filters.ts';
import { IN_GRAVEYARD, IN_HAND, snapshotCard, snapshotObject } from '../layers/object-snapshots.ts';
import type { CardIndex, ObjectId } from '../state.ts';

/** "Exile a blue card from your hand." */
export const isFromHand = (cost: Cost): boolean =>
  cost.pay === 'exile' && typeof cost.what === 'object' && cost.what.zone === 'hand';

/** The number of cards that can be discarded; the card that is being cast or activated from the hand (source 0) does not count. */
export function countDiscardable(
  board: BoardState,
  seat: Seat,
  what: ObjectFilter,
  scope: AbilityScope,
): number {
  const { hand } = at(board.state.sides, seat);
  const own = scope.source === 0 ? hand.indexOf(scope.kind) : -1;
  return hand.filter(
    (kind, i) => i !== own && matchesFilter(board, snapshotCard(board, kind, seat, IN_HAND, 0), what, scope),
  ).length;
}

export type ObjectCost = Extract<Cost, { pay: 'sacrifice' | 'exile' | 'return' | 'tap others' }>;

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
