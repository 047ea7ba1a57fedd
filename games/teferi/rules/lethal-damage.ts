/** 702.19b, 702.2c and 510.1e: whether damage that tramples over leaves every blocker with lethal damage, all assignments taken together. */
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

/** What is still missing until damage to it is lethal, given what was assigned so far. */
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

/** How much of that one source has to give. */
export const lethalAmountFrom = (
  board: BoardState,
  source: ObjectId,
  to: ObjectId,
  assigned: readonly DamageAssignment[],
): number =>
  Math.min(missingToLethal(board, to, assigned), hasDeathtouch(board, source) ? 1 : Number.POSITIVE_INFINITY);

/** A creature with damage still to assign, and to whom it may. */
export interface RemainingDamage {
  readonly left: number;
  readonly to: readonly EntityId[];
  readonly hasDeathtouch: boolean;
}

interface LethalNeed {
  readonly missing: number;
  /** The givers that can hit it. */
  readonly by: readonly number[];
}

/** Whether these can still make damage to all of those lethal. */
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

/** One damage with deathtouch is enough for each; for those that get none, the others together must do. */
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

/** Hall: no group of them asks for more than those who can hit one of the group have left. */
function satisfiesHall(
  needs: readonly LethalNeed[],
  sources: readonly RemainingDamage[],
  left: readonly number[],
): boolean {
  for (let group = 1; group < 1 << needs.length; group++) {
    const asked = needs.filter((_, i) => (group & (1 << i)) !== 0);
    const wanted = asked.reduce((sum, { missing }) => sum + missing, 0);
    const there = left.reduce(
      (sum, one, i) =>
        !at(sources, i).hasDeathtouch && asked.some(({ by }) => by.includes(i)) ? sum + one : sum,
      0,
    );
    if (wanted > there) return false;
  }
  return true;
}
