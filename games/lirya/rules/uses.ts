/** RULES 12.2: uses per turn and per match. */
import { at } from '@ludoteca/kernel';
import type { Ref } from '../parts.ts';
import type { Limit } from '../vocabulary/index.ts';
import { type Hands, type PieceSeen, pieceOf, playerAt, type Table } from './table.ts';

/** Counts are kept in pairs: ability, count. */
export function countIn(pairs: readonly number[], ability: number): number {
  for (let i = 0; i < pairs.length; i += 2) if (pairs[i] === ability) return at(pairs, i + 1);
  return 0;
}

function add(pairs: number[], ability: number): void {
  for (let i = 0; i < pairs.length; i += 2)
    if (pairs[i] === ability) {
      pairs[i + 1] = at(pairs, i + 1) + 1;
      return;
    }
  pairs.push(ability, 1);
}

export const mayUse = (
  state: Table,
  piece: PieceSeen,
  ability: number,
  { perTurn, perMatch }: Limit,
): boolean =>
  (perTurn === undefined || countIn(piece.uses, ability) < perTurn) &&
  (perMatch === undefined || countIn(at(state.players, piece.control).uses, ability) < perMatch);

export function used(dealer: Hands, source: Ref, ability: number): void {
  const piece = pieceOf(dealer.state, source);
  if (piece === undefined) return;
  add(piece.uses, ability);
  add(playerAt(dealer.state, piece.control).uses, ability);
}
