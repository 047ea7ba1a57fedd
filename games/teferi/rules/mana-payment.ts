/** Pays and previews the mana part of a total cost, with hybrid and Phyrexian symbols (CR 107.4). */
import { type Seat, at } from '@ludoteca/kernel';
import type { AbilityScope, BoardState, ReadonlyTeferiState } from '../layers/board-state.ts';
import { findMatching } from '../layers/filters.ts';
import { deriveBoard } from '../layers/index.ts';
import { ANY_MANA } from '../layers/mana-cost.ts';
import { loseLife } from './life-and-counters.ts';
import { payMana, previewManaPayment } from './mana-pool.ts';
import { canPayMana } from './mana-supply.ts';
import { type TeferiDealer, readsField } from './state-access.ts';
import type { TotalCost } from './total-cost.ts';
import type { ObjectId, StackObject } from '../state.ts';
import type { PaymentPreview } from '../view-types.ts';

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
