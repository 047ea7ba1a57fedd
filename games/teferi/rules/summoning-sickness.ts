/** 302.6: creatures that came only now. */
import { at } from '@ludoteca/kernel';
import type { BoardState } from '../layers/board-state.ts';
import { CREATURE, keywordBit } from '../layers/bit-masks.ts';

const HASTE = keywordBit('haste');

/** 302.6: whether a creature has been there since its controller's turn began, or has haste. Others are never sick. */
export function isSummoningSick(board: BoardState, place: number): boolean {
  const { state } = board;
  const { since, controller } = at(state.battlefield, place);
  const { types, keywords } = at(board.characteristics, place);
  return (
    (types & CREATURE) !== 0 && (keywords & HASTE) === 0 && since > at(state.sides, controller).turnBegan
  );
}
