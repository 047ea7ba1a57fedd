/** Effects that move characters (RULES 4.6). */
import { movePiece } from '../rules/pieces.ts';
import { hasState } from '../rules/static-abilities.ts';
import { isCharacter, namePiece } from '../rules/lookup.ts';
import { NO_SLOT, findFreeSlotInLine, lineOf, occupiedSlots } from '../rules/slots.ts';
import { isProhibited } from '../rules/traits.ts';
import type { Piece } from '../parts.ts';
import type { EffectContext, EffectHandlers } from './effect-context.ts';

/** Rooted characters stay (10.1), and those that are prohibited from moving. */
const canBeMoved = (context: EffectContext, piece: Piece): boolean =>
  isCharacter(piece) && !hasState(piece, 'rooted') && !isProhibited(context.state, piece, 'move');

const reportFailedMove = ({ dealer }: EffectContext, piece: Piece): void =>
  dealer.tell({ did: 'move failed', seat: piece.control, piece: namePiece(piece) });

export const movementEffects: EffectHandlers<'move' | 'swap places'> = {
  move: (context, { who, to }) => {
    const pieces = context.selectPieces(who);
    if (pieces === undefined) return;
    for (const piece of pieces) {
      const line = to === 'other line' ? (lineOf(piece.slot) === 'front' ? 'back' : 'front') : to;
      if (!isCharacter(piece) || lineOf(piece.slot) === line) continue;
      const slot = canBeMoved(context, piece)
        ? findFreeSlotInLine(occupiedSlots(context.state, piece.control), line)
        : NO_SLOT;
      if (slot === NO_SLOT) reportFailedMove(context, piece);
      else movePiece(context.dealer, piece, slot);
    }
  },

  'swap places': (context, { who, with: whom }) => {
    const [first, second] = [context.selectPieces(who), context.selectPieces(whom)];
    if (first === undefined || second === undefined) return;
    const [a, b] = [first[0], second.find(({ id }) => id !== first[0]?.id)];
    if (a === undefined || b === undefined || a.control !== b.control) return;
    const held = [a, b].filter((piece) => !canBeMoved(context, piece));
    for (const piece of held) reportFailedMove(context, piece);
    if (held.length > 0) return;
    const from = a.slot;
    movePiece(context.dealer, a, b.slot);
    movePiece(context.dealer, b, from);
  },
};
