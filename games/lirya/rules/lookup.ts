/** RULES 1 and 2: what lies where. Reading only. */
import { at, type Dealer, type Seat, type DeepReadonly } from '@ludoteca/kernel';
import type { NamedObject, NamedPiece } from '../events.ts';
import type {
  TargetOption,
  CardIndex,
  StackItem,
  Lirya,
  Piece,
  PlayerState,
  Ref,
  Slot,
  PieceOption,
  State,
  KnownCard,
} from '../parts.ts';
import { type CardRow, idAt, type CardLevel, cardLevelAt, rowAt } from '../pool/index.ts';
import type { BattleLine } from '../card-definition/index.ts';

export type LiryaDealer = Dealer<Lirya>;
export type ReadonlyState = DeepReadonly<State>;
export type ReadonlyPiece = DeepReadonly<Piece>;
export type ReadonlyStackItem = DeepReadonly<StackItem>;

/** 2.1 */
export const BACK_LINE = 4;
export const STRUCTURES = 8;
export const SLOTS = 11;
export const NO_SLOT = -1;

export const opponentOf = (seat: Seat): Seat => 1 - seat;
export const playerRef = (seat: Seat): Ref => -1 - seat;
export const seatOfRef = (ref: Ref): Seat => -1 - ref;
export const isPlayer = (ref: Ref): boolean => ref < 0;

export const cardOf = (veiled: KnownCard): CardIndex => veiled >> 3;
/** A card that nobody knows. */
export const hiddenCard = (card: CardIndex): KnownCard => card << 3;
/** Both players and who only watches: what both players know each for themselves is no news for others. */
export const EVERY_SEAT = 7;
export const isKnownBy = (veiled: KnownCard, seat: Seat): boolean => (veiled & (1 << seat)) !== 0;
export const isPublic = (veiled: KnownCard): boolean => (veiled & EVERY_SEAT) === EVERY_SEAT;
export const knownCard = (card: CardIndex, seats: number): KnownCard => (card << 3) | seats;

export const lineOf = (slot: Slot): BattleLine | undefined =>
  slot < 0 || slot >= STRUCTURES ? undefined : slot < BACK_LINE ? 'front' : 'back';

export function findPiece(state: State, ref: Ref): Piece | undefined;
export function findPiece(state: ReadonlyState, ref: Ref): ReadonlyPiece | undefined;
export function findPiece(state: ReadonlyState, ref: Ref): ReadonlyPiece | undefined {
  const { pieces } = state;
  for (const piece of pieces) {
    if (piece.id === ref) return piece;
  }
  return undefined;
}

/** In play, or as it was when it left. */
export function findPieceOrDeparted(state: ReadonlyState, ref: Ref): ReadonlyPiece | undefined {
  return findPiece(state, ref) ?? state.departed.find(({ id }) => id === ref);
}

export function findStackItem(state: State, ref: Ref): StackItem | undefined;
export function findStackItem(state: ReadonlyState, ref: Ref): ReadonlyStackItem | undefined;
export function findStackItem(state: ReadonlyState, ref: Ref): ReadonlyStackItem | undefined {
  for (let i = state.stack.length - 1; i >= 0; i--) {
    const item = at(state.stack, i);
    if (item.id === ref) return item;
  }
  return undefined;
}

/** What a piece can do at its level. */
export const cardLevelOf = (piece: ReadonlyPiece): CardLevel => cardLevelAt(rowAt(piece.card), piece.level);
export const cardRowOf = (piece: ReadonlyPiece): CardRow => rowAt(piece.card);

export const isCharacter = (piece: ReadonlyPiece): boolean => piece.slot >= 0 && piece.slot < STRUCTURES;
export const isStructure = (piece: ReadonlyPiece): boolean => piece.slot >= STRUCTURES;

/** Which places of a player are taken, a bit each. */
export function occupiedSlots(state: ReadonlyState, seat: Seat): number {
  let bits = 0;
  for (const { control, slot } of state.pieces) {
    if (control === seat && slot >= 0) bits |= 1 << slot;
  }
  return bits;
}

/** The lowest free place from one up to another; CARRIED: none. */
export function findFreeSlot(bits: number, from: Slot, to: Slot): Slot {
  for (let slot = from; slot < to; slot++) if ((bits & (1 << slot)) === 0) return slot;
  return NO_SLOT;
}

export const findFreeSlotInLine = (bits: number, line: BattleLine): Slot =>
  line === 'front' ? findFreeSlot(bits, 0, BACK_LINE) : findFreeSlot(bits, BACK_LINE, STRUCTURES);

/** 2.3: where a card could be put. */
export function findFreeSlots(state: ReadonlyState, seat: Seat, row: CardRow): Slot[] {
  const bits = occupiedSlots(state, seat);
  const end = endSlotFor(row);
  const slots: Slot[] = [];
  for (let slot = firstSlotFor(row); slot < end; slot++) if ((bits & (1 << slot)) === 0) slots.push(slot);
  return slots;
}

/** From which place on it may stand, and up to which. */
export const firstSlotFor = (row: CardRow): Slot =>
  row.type === 'structure' ? STRUCTURES : row.front ? 0 : BACK_LINE;
export const endSlotFor = (row: CardRow): Slot =>
  row.type === 'structure' ? SLOTS : row.back ? STRUCTURES : BACK_LINE;

export const hasRoom = (state: ReadonlyState, seat: Seat, row: CardRow): boolean =>
  findFreeSlot(occupiedSlots(state, seat), firstSlotFor(row), endSlotFor(row)) !== NO_SLOT;

export const mayStand = (row: CardRow, slot: Slot): boolean => (slot < BACK_LINE ? row.front : row.back);

export const playerAt = (state: State, seat: Seat): PlayerState => at(state.players, seat);

export const namePiece = (piece: ReadonlyPiece): NamedPiece => ({ id: piece.id, card: idAt(piece.card) });

export function nameObject(state: ReadonlyState, ref: Ref): NamedObject {
  if (ref === 0) return null;
  if (isPlayer(ref)) return { player: seatOfRef(ref) };
  const piece = findPieceOrDeparted(state, ref);
  if (piece !== undefined) return namePiece(piece);
  const item = findStackItem(state, ref);
  return item === undefined ? null : { id: item.id, card: idAt(item.card) };
}

/** Whose a piece or an object on the stack is; a player's own seat. */
export function controllerOf(state: ReadonlyState, ref: Ref): Seat | undefined {
  if (isPlayer(ref)) return seatOfRef(ref);
  return findPieceOrDeparted(state, ref)?.control ?? findStackItem(state, ref)?.seat;
}

/** A piece as options name it. */
export function toPieceOption(
  state: ReadonlyState,
  { id, card, control, slot, bearer }: ReadonlyPiece,
): PieceOption {
  const place = bearer === 0 ? slot : (findPiece(state, bearer)?.slot ?? slot);
  return { id, card: idAt(card), seat: control, slot: place };
}

export function toTargetOption(state: ReadonlyState, ref: Ref): TargetOption {
  if (isPlayer(ref)) return { player: seatOfRef(ref) };
  const piece = findPiece(state, ref);
  if (piece !== undefined) return toPieceOption(state, piece);
  return { item: ref, card: idAt(findStackItem(state, ref)?.card ?? 0) };
}

export const refOfTarget = (aim: TargetOption): Ref =>
  'id' in aim ? aim.id : 'player' in aim ? playerRef(aim.player) : aim.item;
