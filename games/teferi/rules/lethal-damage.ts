/** Whether damage assignments taken together give every blocker lethal damage (CR 702.19b, 702.2c and 510.1e). */
import { at } from '@ludoteca/kernel';
import { type BoardState, battlefieldIndex } from '../layers/board-state.ts';
import { keywordBit } from '../layers/bit-masks.ts';
import type { DamageAssignment } from '../parts.ts';
import type { EntityId, ObjectId } from '../state.ts';

const DEATHTOUCH = keywordBit('deathtouch');

export const hasDeathtouch = (board: BoardState, id: ObjectId): boolean => {
  const place = battlefieldIndex(board.state, id);
  return place !== -1 && (at(board.characteristics, place).keywords & DEATHTOUCH) !== 0;
};

/** Damage missing to lethal, given the assignments so far. */
function missingToLethal(board: BoardState, to: ObjectId, assigned: readonly DamageAssignment[]): number {
  const place = battlefieldIndex(board.state, to);
  if (place === -1) return 0;
  const hits = assigned.filter((one) => one.to === to && one.amount > 0);
  if (hits.some(({ source }) => hasDeathtouch(board, source))) return 0;
  const sum = hits.reduce((all, { amount }) => all + amount, 0);
  return Math.max(
    0,
    at(board.characteristics, place).toughness - at(board.state.battlefield, place).damage - sum,
  );
}

/** The amount that one source must assign for lethal damage. */
export const lethalAmountFrom = (
  board: BoardState,
  source: ObjectId,
  to: ObjectId,
  assigned: readonly DamageAssignment[],
): number =>
  Math.min(missingToLethal(board, to, assigned), hasDeathtouch(board, source) ? 1 : Number.POSITIVE_INFINITY);

/** Damage that a creature still has to assign, and its possible recipients. */
export interface RemainingDamage {
  readonly left: number;
  readonly to: readonly EntityId[];
  readonly hasDeathtouch: boolean;
}

interface LethalNeed {
  readonly missing: number;
  /** Indexes of the sources that can assign damage to it. */
  readonly by: readonly number[];
}

/** Whether the sources can still assign lethal damage to all `claimed` recipients. */
export function canMakeLethal(
  board: BoardState,
  claimed: ReadonlySet<EntityId>,
  sources: readonly RemainingDamage[],
  assigned: readonly DamageAssignment[],
): boolean {
  const left = sources.map((source) => source.left);
  const shared: LethalNeed[] = [];
  for (const to of claimed) {
    const missing = missingToLethal(board, to, assigned);
    if (missing === 0) continue;
    const by = sources.flatMap((source, i) => (source.to.includes(to) ? [i] : []));
    const [only] = by;
    if (only === undefined) return false;
    if (by.length > 1) shared.push({ missing, by });
    else {
      left[only] = at(left, only) - (at(sources, only).hasDeathtouch ? 1 : missing);
      if (at(left, only) < 0) return false;
    }
  }
  return canDistribute(shared, sources, left, []);
}

/** Tries to satisfy each need with one damage from deathtouch; the remaining needs must be met by the other sources. */
function canDistribute(
  needs: readonly LethalNeed[],
  sources: readonly RemainingDamage[],
  left: readonly number[],
  plain: readonly LethalNeed[],
): boolean {
  const [need, ...rest] = needs;
  if (need === undefined) return satisfiesHall(plain, sources, left);
  const deadly = need.by.some(
    (i) =>
      at(sources, i).hasDeathtouch &&
      at(left, i) > 0 &&
      canDistribute(rest, sources, left.with(i, at(left, i) - 1), plain),
  );
  return deadly || canDistribute(rest, sources, left, [...plain, need]);
}

/** Hall's condition: no group of needs exceeds the damage left of the sources that can meet one of them. */
function satisfiesHall(
  needs: readonly LethalNeed[],
  sources: readonly RemainingDamage[],
  left: readonly number[],
): boolean {
  for (let group = 1; group < 1 << needs.length; group++) {
    const needGroup = needs.filter((_, i) => (group & (1 << i)) !== 0);
    const needed = needGroup.reduce((sum, { missing }) => sum + missing, 0);
    const available = left.reduce(
      (sum, one, i) =>
        !at(sources, i).hasDeathtouch && needGroup.some(({ by }) => by.includes(i)) ? sum + one : sum,
      0,
    );
    if (needed > available) return false;
  }
  return true;
}
