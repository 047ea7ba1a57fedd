/** RULES 12.2: counts uses of abilities per turn and per match. */
import { at } from '@ludoteca/kernel';
import type { Ref, LiryaDealer, ReadonlyPiece, ReadonlyState } from '../parts.ts';
import type { UseLimit } from '../card-definition/index.ts';
import { findPiece, playerAt } from './lookup.ts';

/** Uses are stored in pairs: ability, count. */
export function countUses(pairs: readonly number[], ability: number): number {
  for (let i = 0; i < pairs.length; i += 2) if (pairs[i] === ability) return at(pairs, i + 1);
  return 0;
}

function addUse(pairs: number[], ability: number): void {
  for (let i = 0; i < pairs.length; i += 2)
    if (pairs[i] === ability) {
      pairs[i + 1] = at(pairs, i + 1) + 1;
      return;
    }
  pairs.push(ability, 1);
}

export const hasUsesLeft = (
  state: ReadonlyState,
  piece: ReadonlyPiece,
  ability: number,
  { perTurn, perMatch }: UseLimit,
): boolean =>
  (perTurn === undefined || countUses(piece.uses, ability) < perTurn) &&
  (perMatch === undefined || countUses(at(state.players, piece.control).uses, ability) < perMatch);

export function recordUse(dealer: LiryaDealer, source: Ref, ability: number): void {
  const piece = findPiece(dealer.state, source);
  if (piece === undefined) return;
  addUse(piece.uses, ability);
  addUse(playerAt(dealer.state, piece.control).uses, ability);
}
