/** RULES 4.6: changing lines. */
import { at, type Rulebook } from '@ludoteca/kernel';
import type { Lirya, Slot } from '../parts.ts';
import { configOf } from '../settings.ts';
import { payEnergy } from './paying.ts';
import { moveTo } from './pieces.ts';
import { hasState } from './statics.ts';
import {
  BACK,
  CARRIED,
  firstFree,
  isCharacter,
  mayStand,
  type PieceSeen,
  pieceOf,
  rowOfPiece,
  type Table,
} from './table.ts';
import { cannot, hasKeyword } from './traits.ts';

/** Whether it may leave its place by a move of its player. */
const canMove = (state: Table, piece: PieceSeen): boolean =>
  isCharacter(piece) && barFromMove(state, piece) === undefined;

export type MoveBar = 'has moved' | 'paralysed' | 'rooted' | 'forbidden';

/** What keeps a character at its place, if anything does. */
export function barFromMove(state: Table, piece: PieceSeen): MoveBar | undefined {
  if (piece.shifted && configOf(state.settings).movesOnce) return 'has moved';
  if (piece.marks.length > 0) {
    if (hasState(piece, 'paralysed')) return 'paralysed';
    if (hasState(piece, 'rooted')) return 'rooted';
  }
  return cannot(state, piece, 'move') ? 'forbidden' : undefined;
}

export const costOfMove = (state: Table, piece: PieceSeen): number => {
  const { moveCost } = configOf(state.settings);
  return moveCost > 0 && hasKeyword(state, piece, 'mobility') ? 0 : moveCost;
};

const canPayMove = (state: Table, piece: PieceSeen, energy: number): boolean =>
  energy >= configOf(state.settings).moveCost || hasKeyword(state, piece, 'mobility');

/** Where its other line begins; both are of the same length. */
export const otherLine = ({ slot }: PieceSeen): Slot => (slot < BACK ? BACK : 0);

const mayLeave = (state: Table, piece: PieceSeen, to: Slot, energy: number): boolean =>
  mayStand(rowOfPiece(piece), to) && canPayMove(state, piece, energy) && canMove(state, piece);

/** Whether it could change with whoever stands there, if anybody does. */
function isOpenTo(state: Table, piece: PieceSeen, slot: Slot): boolean {
  const there = whoStands(state, piece.control, slot);
  return there === undefined || (canMove(state, there) && mayStand(rowOfPiece(there), piece.slot));
}

/** The places of the other line to which it could go, or where it could change with somebody. */
function destinations(state: Table, piece: PieceSeen, energy: number): Slot[] {
  const from = otherLine(piece);
  const found: Slot[] = [];
  if (!mayLeave(state, piece, from, energy)) return found;
  for (let slot = from; slot < from + BACK; slot++) if (isOpenTo(state, piece, slot)) found.push(slot);
  return found;
}

/** Whether there is such a place, where these are taken. */
export function canShift(state: Table, piece: PieceSeen, energy: number, bits: number): boolean {
  const from = otherLine(piece);
  if (!mayLeave(state, piece, from, energy)) return false;
  if (firstFree(bits, from, from + BACK) !== CARRIED) return true;
  for (let slot = from; slot < from + BACK; slot++) if (isOpenTo(state, piece, slot)) return true;
  return false;
}

function whoStands(state: Table, seat: number, slot: Slot): PieceSeen | undefined {
  for (const piece of state.pieces) {
    if (piece.control === seat && piece.slot === slot) return piece;
  }
  return undefined;
}

export const moving: Pick<Rulebook<Lirya>, 'shift'> = {
  shift: {
    ask: (state, { seat, piece: id }) => {
      const piece = pieceOf(state, id);
      if (piece === undefined) return [];
      return destinations(state, piece, at(state.players, seat).energy).map((place) => ({ place }));
    },
    answer: (dealer, { seat, piece: id }, { place: slot }) => {
      const { state } = dealer;
      const piece = pieceOf(state, id);
      if (piece === undefined) return;
      const from = piece.slot;
      const there = state.pieces.find(({ control, slot: its }) => control === seat && its === slot);
      const cost = costOfMove(state, piece);
      payEnergy(dealer, seat, cost);
      moveTo(dealer, piece, slot, cost);
      piece.shifted = true;
      if (there === undefined) return;
      moveTo(dealer, there, from);
      there.shifted = true;
    },
    why: () => ({ why: 'no way there', rule: '4.6' }),
  },
};
