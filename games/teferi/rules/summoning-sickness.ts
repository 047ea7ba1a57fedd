/** Summoning sickness (CR 302.6). */
import { at } from '@ludoteca/kernel';
import type { BoardState } from '../layers/board-state.ts';
import { CREATURE, keywordBit } from '../layers/bit-masks.ts';

const HASTE = keywordBit('haste');

/** Whether a creature without haste has come under its controller's control since their latest turn began. */
export function isSummoningSick(board: BoardState, place: number): boolean {
  const { state } = board;
  const { since, controller } = at(state.battlefield, place);
  const { types, keywords } = at(board.characteristics, place);
  return (
    (types & CREATURE) !== 0 && (keywords & HASTE) === 0 && since > at(state.sides, controller).turnBegan
  );
}
