/** 702.19b, 702.2c and 510.1e: whether damage that tramples over leaves every blocker with lethal damage, all assignments taken together. */
import { at } from '@ludoteca/kernel';
import { type Board, placeOf } from '../layers/board.ts';
import { keywordBit } from '../layers/masks.ts';
import type { Assigned } from '../parts.ts';
import type { Aim, Id } from '../state.ts';

const DEATHTOUCH = keywordBit('deathtouch');

export const isDeadly = (board: Board, id: Id): boolean => {
  const place = placeOf(board.state, id);
  return place !== -1 && (at(board.traits, place).keywords & DEATHTOUCH) !== 0;
};

/** What is still missing until damage to it is lethal, given what was assigned so far. */
function missingFor(board: Board, to: Id, assigned: readonly Assigned[]): number {
  const place = placeOf(board.state, to);
  if (place === -1) return 0;
  const hits = assigned.filter((one) => one.to === to && one.amount > 0);
  if (hits.some(({ source }) => isDeadly(board, source))) return 0;
  const sum = hits.reduce((all, { amount }) => all + amount, 0);
  return Math.max(0, at(board.traits, place).toughness - at(board.state.battlefield, place).damage - sum);
}

/** How much of that one source has to give. */
export const lethalFrom = (board: Board, source: Id, to: Id, assigned: readonly Assigned[]): number =>
  Math.min(missingFor(board, to, assigned), isDeadly(board, source) ? 1 : Number.POSITIVE_INFINITY);

/** A creature with damage still to assign, and to whom it may. */
export interface Giver {
  readonly left: number;
  readonly to: readonly Aim[];
  readonly deadly: boolean;
}

interface Need {
  readonly missing: number;
  /** The givers that can hit it. */
  readonly by: readonly number[];
}

/** Whether these can still make damage to all of those lethal. */
export function canFinish(
  board: Board,
  claimed: ReadonlySet<Aim>,
  givers: readonly Giver[],
  assigned: readonly Assigned[],
): boolean {
  const left = givers.map((giver) => giver.left);
  const shared: Need[] = [];
  for (const to of claimed) {
    const missing = missingFor(board, to, assigned);
    if (missing === 0) continue;
    const by = givers.flatMap((giver, i) => (giver.to.includes(to) ? [i] : []));
    const [only] = by;
    if (only === undefined) return false;
    if (by.length > 1) shared.push({ missing, by });
    else {
      left[only] = at(left, only) - (at(givers, only).deadly ? 1 : missing);
      if (at(left, only) < 0) return false;
    }
  }
  return canShare(shared, givers, left, []);
}

/** One damage with deathtouch is enough for each; for those that get none, the others together must do. */
function canShare(
  needs: readonly Need[],
  givers: readonly Giver[],
  left: readonly number[],
  plain: readonly Need[],
): boolean {
  const [need, ...rest] = needs;
  if (need === undefined) return isEnough(plain, givers, left);
  const deadly = need.by.some(
    (i) =>
      at(givers, i).deadly && at(left, i) > 0 && canShare(rest, givers, left.with(i, at(left, i) - 1), plain),
  );
  return deadly || canShare(rest, givers, left, [...plain, need]);
}

/** Hall: no group of them asks for more than those who can hit one of the group have left. */
function isEnough(needs: readonly Need[], givers: readonly Giver[], left: readonly number[]): boolean {
  for (let group = 1; group < 1 << needs.length; group++) {
    const asked = needs.filter((_, i) => (group & (1 << i)) !== 0);
    const wanted = asked.reduce((sum, { missing }) => sum + missing, 0);
    const there = left.reduce(
      (sum, one, i) => (!at(givers, i).deadly && asked.some(({ by }) => by.includes(i)) ? sum + one : sum),
      0,
    );
    if (wanted > there) return false;
  }
  return true;
}
