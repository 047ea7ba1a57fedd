/** RULES 1 and 2: what lies where. Reading only. */
import { at, type Dealer, type Seat, type DeepReadonly } from '@ludoteca/kernel';
import type { Body, Seen } from '../events.ts';
import type {
  Aim,
  CardIndex,
  Item,
  Lirya,
  Piece,
  PlayerState,
  Ref,
  Slot,
  Standing,
  State,
  Veiled,
} from '../parts.ts';
import { type CardRow, idAt, type Powers, powersAt, rowAt } from '../pool/index.ts';
import type { Line } from '../vocabulary/index.ts';

export type Hands = Dealer<Lirya>;
export type Table = DeepReadonly<State>;
export type PieceSeen = DeepReadonly<Piece>;
export type ItemSeen = DeepReadonly<Item>;

/** 2.1 */
export const BACK = 4;
export const STRUCTURES = 8;
export const SLOTS = 11;
export const CARRIED = -1;

export const other = (seat: Seat): Seat => 1 - seat;
export const playerRef = (seat: Seat): Ref => -1 - seat;
export const seatOfRef = (ref: Ref): Seat => -1 - ref;
export const isPlayer = (ref: Ref): boolean => ref < 0;

export const cardOf = (veiled: Veiled): CardIndex => veiled >> 3;
/** A card that nobody knows. */
export const veil = (card: CardIndex): Veiled => card << 3;
/** Both players and who only watches: what both players know each for themselves is no news for others. */
export const EVERYBODY = 7;
export const knows = (veiled: Veiled, seat: Seat): boolean => (veiled & (1 << seat)) !== 0;
export const isOpen = (veiled: Veiled): boolean => (veiled & EVERYBODY) === EVERYBODY;
export const shown = (card: CardIndex, seats: number): Veiled => (card << 3) | seats;

export const lineOf = (slot: Slot): Line | undefined =>
  slot < 0 || slot >= STRUCTURES ? undefined : slot < BACK ? 'front' : 'back';

export function pieceOf(state: State, ref: Ref): Piece | undefined;
export function pieceOf(state: Table, ref: Ref): PieceSeen | undefined;
export function pieceOf(state: Table, ref: Ref): PieceSeen | undefined {
  const { pieces } = state;
  for (const piece of pieces) {
    if (piece.id === ref) return piece;
  }
  return undefined;
}

/** In play, or as it was when it left. */
export function onceOf(state: Table, ref: Ref): PieceSeen | undefined {
  return pieceOf(state, ref) ?? state.departed.find(({ id }) => id === ref);
}

export function itemOf(state: State, ref: Ref): Item | undefined;
export function itemOf(state: Table, ref: Ref): ItemSeen | undefined;
export function itemOf(state: Table, ref: Ref): ItemSeen | undefined {
  for (let i = state.stack.length - 1; i >= 0; i--) {
    const item = at(state.stack, i);
    if (item.id === ref) return item;
  }
  return undefined;
}

/** What a piece can do at its level. */
export const powersOf = (piece: PieceSeen): Powers => powersAt(rowAt(piece.card), piece.level);
export const rowOfPiece = (piece: PieceSeen): CardRow => rowAt(piece.card);

export const isCharacter = (piece: PieceSeen): boolean => piece.slot >= 0 && piece.slot < STRUCTURES;
export const isStructure = (piece: PieceSeen): boolean => piece.slot >= STRUCTURES;

/** Which places of a player are taken, a bit each. */
export function taken(state: Table, seat: Seat): number {
  let bits = 0;
  for (const { control, slot } of state.pieces) {
    if (control === seat && slot >= 0) bits |= 1 << slot;
  }
  return bits;
}

/** The lowest free place from one up to another; CARRIED: none. */
export function firstFree(bits: number, from: Slot, to: Slot): Slot {
  for (let slot = from; slot < to; slot++) if ((bits & (1 << slot)) === 0) return slot;
  return CARRIED;
}

export const freeIn = (bits: number, line: Line): Slot =>
  line === 'front' ? firstFree(bits, 0, BACK) : firstFree(bits, BACK, STRUCTURES);

/** 2.3: where a card could be put. */
export function freeFor(state: Table, seat: Seat, row: CardRow): Slot[] {
  const bits = taken(state, seat);
  const end = endFor(row);
  const slots: Slot[] = [];
  for (let slot = firstFor(row); slot < end; slot++) if ((bits & (1 << slot)) === 0) slots.push(slot);
  return slots;
}

/** From which place on it may stand, and up to which. */
export const firstFor = (row: CardRow): Slot =>
  row.type === 'structure' ? STRUCTURES : row.front ? 0 : BACK;
export const endFor = (row: CardRow): Slot =>
  row.type === 'structure' ? SLOTS : row.back ? STRUCTURES : BACK;

export const hasRoom = (state: Table, seat: Seat, row: CardRow): boolean =>
  firstFree(taken(state, seat), firstFor(row), endFor(row)) !== CARRIED;

export const mayStand = (row: CardRow, slot: Slot): boolean => (slot < BACK ? row.front : row.back);

export const playerAt = (state: State, seat: Seat): PlayerState => at(state.players, seat);

export const seenOf = (piece: PieceSeen): Seen => ({ id: piece.id, card: idAt(piece.card) });

export function bodyOf(state: Table, ref: Ref): Body {
  if (ref === 0) return null;
  if (isPlayer(ref)) return { player: seatOfRef(ref) };
  const piece = onceOf(state, ref);
  if (piece !== undefined) return seenOf(piece);
  const item = itemOf(state, ref);
  return item === undefined ? null : { id: item.id, card: idAt(item.card) };
}

/** Whose a piece or an object on the stack is; a player's own seat. */
export function seatOf(state: Table, ref: Ref): Seat | undefined {
  if (isPlayer(ref)) return seatOfRef(ref);
  return onceOf(state, ref)?.control ?? itemOf(state, ref)?.seat;
}

/** A piece as options name it. */
export function standing(state: Table, { id, card, control, slot, bearer }: PieceSeen): Standing {
  const place = bearer === 0 ? slot : (pieceOf(state, bearer)?.slot ?? slot);
  return { id, card: idAt(card), seat: control, slot: place };
}

export function aimOf(state: Table, ref: Ref): Aim {
  if (isPlayer(ref)) return { player: seatOfRef(ref) };
  const piece = pieceOf(state, ref);
  if (piece !== undefined) return standing(state, piece);
  return { item: ref, card: idAt(itemOf(state, ref)?.card ?? 0) };
}

export const refOf = (aim: Aim): Ref =>
  'id' in aim ? aim.id : 'player' in aim ? playerRef(aim.player) : aim.item;
