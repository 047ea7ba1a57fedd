/** RULES 4.6: moving characters between the lines. */
import { at, type Rulebook } from '@ludoteca/kernel';
import type { Lirya, Slot, ReadonlyPiece, ReadonlyState } from '../parts.ts';
import { configOf } from '../settings.ts';
import { payEnergy } from './payment.ts';
import { movePiece } from './pieces.ts';
import { hasState } from './static-abilities.ts';
import { isCharacter, findPiece, cardRowOf } from './lookup.ts';
import { BACK_LINE, NO_SLOT, findFreeSlot, mayStand } from './slots.ts';
import { isProhibited, hasKeyword } from './traits.ts';

const canMove = (state: ReadonlyState, piece: ReadonlyPiece): boolean =>
  isCharacter(piece) && findMoveObstacle(state, piece) === undefined;

export type MoveObstacle = 'has moved' | 'paralysed' | 'rooted' | 'forbidden';

/** The reason why a character cannot move, if there is one. */
export function findMoveObstacle(state: ReadonlyState, piece: ReadonlyPiece): MoveObstacle | undefined {
  if (piece.shifted && configOf(state.settings).movesOnce) return 'has moved';
  if (piece.marks.length > 0) {
    if (hasState(piece, 'paralysed')) return 'paralysed';
    if (hasState(piece, 'rooted')) return 'rooted';
  }
  return isProhibited(state, piece, 'move') ? 'forbidden' : undefined;
}

export const computeMoveCost = (state: ReadonlyState, piece: ReadonlyPiece): number => {
  const { moveCost } = configOf(state.settings);
  return moveCost > 0 && hasKeyword(state, piece, 'mobility') ? 0 : moveCost;
};

const canPayMove = (state: ReadonlyState, piece: ReadonlyPiece, energy: number): boolean =>
  energy >= configOf(state.settings).moveCost || hasKeyword(state, piece, 'mobility');

/** The first slot of its other line; both lines have the same length. */
export const otherLineStart = ({ slot }: ReadonlyPiece): Slot => (slot < BACK_LINE ? BACK_LINE : 0);

const canLeaveFor = (state: ReadonlyState, piece: ReadonlyPiece, to: Slot, energy: number): boolean =>
  mayStand(cardRowOf(piece), to) && canPayMove(state, piece, energy) && canMove(state, piece);

/** Whether the slot is free or its character can change places. */
function canEnterSlot(state: ReadonlyState, piece: ReadonlyPiece, slot: Slot): boolean {
  const occupant = findPieceInSlot(state, piece.control, slot);
  return occupant === undefined || (canMove(state, occupant) && mayStand(cardRowOf(occupant), piece.slot));
}

/** Free slots of the other line and slots of characters to change places with. */
function findDestinations(state: ReadonlyState, piece: ReadonlyPiece, energy: number): Slot[] {
  const from = otherLineStart(piece);
  const found: Slot[] = [];
  if (!canLeaveFor(state, piece, from, energy)) return found;
  for (let slot = from; slot < from + BACK_LINE; slot++)
    if (canEnterSlot(state, piece, slot)) found.push(slot);
  return found;
}

/** Whether there is a destination; `bits` are the occupied slots. */
export function canMoveToOtherLine(
  state: ReadonlyState,
  piece: ReadonlyPiece,
  energy: number,
  bits: number,
): boolean {
  const from = otherLineStart(piece);
  if (!canLeaveFor(state, piece, from, energy)) return false;
  if (findFreeSlot(bits, from, from + BACK_LINE) !== NO_SLOT) return true;
  for (let slot = from; slot < from + BACK_LINE; slot++) if (canEnterSlot(state, piece, slot)) return true;
  return false;
}

function findPieceInSlot(state: ReadonlyState, seat: number, slot: Slot): ReadonlyPiece | undefined {
  for (const piece of state.pieces) {
    if (piece.control === seat && piece.slot === slot) return piece;
  }
  return undefined;
}

export const movementRules: Pick<Rulebook<Lirya>, 'shift'> = {
  shift: {
    ask: (state, { seat, piece: id }) => {
      const piece = findPiece(state, id);
      if (piece === undefined) return [];
      return findDestinations(state, piece, at(state.players, seat).energy).map((place) => ({ place }));
    },
    answer: (dealer, { seat, piece: id }, { place: slot }) => {
      const { state } = dealer;
      const piece = findPiece(state, id);
      if (piece === undefined) return;
      const from = piece.slot;
      const occupant = state.pieces.find(
        ({ control, slot: occupied }) => control === seat && occupied === slot,
      );
      const cost = computeMoveCost(state, piece);
      payEnergy(dealer, seat, cost);
      movePiece(dealer, piece, slot, cost);
      piece.shifted = true;
      if (occupant === undefined) return;
      movePiece(dealer, occupant, from);
      occupant.shifted = true;
    },
    why: () => ({ why: 'no way there', rule: '4.6' }),
  },
};
