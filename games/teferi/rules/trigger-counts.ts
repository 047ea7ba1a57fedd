/** Counts for trigger conditions: spells cast this turn, and counters on a permanent (CR 603.2). */
import type { Seat } from '@ludoteca/kernel';
import type { ObjectFilter } from '../abilities/index.ts';
import type { AbilityScope, BoardState } from '../layers/board-state.ts';
import { matchesFilter } from '../layers/filters.ts';
import { IN_STACK, snapshotCard } from '../layers/object-snapshots.ts';
import type { ObjectId } from '../state.ts';

/** The matching spells that a player has cast this turn. */
export const countMatchingCasts = (
  board: BoardState,
  what: ObjectFilter | undefined,
  seat: Seat,
  scope: AbilityScope,
): number =>
  (board.state.castThisTurn ?? []).filter(
    (one) =>
      one.seat === seat &&
      matchesFilter(board, snapshotCard(board, one.kind, seat, IN_STACK, 0), what ?? {}, scope),
  ).length;

/** 714.2b: whether the counters that were put bring their number to one of these numbers or beyond it. */
export function reachesNumber(
  { state }: BoardState,
  id: ObjectId,
  numbers: readonly number[],
  { counter = '', amount = 0 }: { readonly counter?: string; readonly amount?: number },
): boolean {
  const now = state.battlefield.find((one) => one.id === id)?.counters[counter] ?? 0;
  return numbers.some((number) => now - amount < number && number <= now);
}
