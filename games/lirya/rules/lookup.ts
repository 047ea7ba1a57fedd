/** Lookups in the state: pieces, stack items and players by ref, and their names in events and options. */
import { at, type Seat } from '@ludoteca/kernel';
import type { NamedObject, NamedPiece } from '../events.ts';
import type {
  TargetOption,
  StackItem,
  StackItemKind,
  Piece,
  PlayerState,
  Ref,
  PieceOption,
  State,
  ReadonlyPiece,
  ReadonlyStackItem,
  ReadonlyState,
} from '../parts.ts';
import {
  abilityAt,
  type AbilityRow,
  type CardRow,
  idAt,
  type CardLevel,
  cardLevelAt,
  rowAt,
} from '../pool/index.ts';
import { STRUCTURES } from './slots.ts';

export const opponentOf = (seat: Seat): Seat => 1 - seat;
export const playerRef = (seat: Seat): Ref => -1 - seat;
export const seatOfRef = (ref: Ref): Seat => -1 - ref;
export const isPlayer = (ref: Ref): boolean => ref < 0;

export function findPiece(state: State, ref: Ref): Piece | undefined;
export function findPiece(state: ReadonlyState, ref: Ref): ReadonlyPiece | undefined;
export function findPiece(state: ReadonlyState, ref: Ref): ReadonlyPiece | undefined {
  const { pieces } = state;
  for (const piece of pieces) {
    if (piece.id === ref) return piece;
  }
  return undefined;
}

/** A piece in play, or one that left since the stack was last empty. */
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

/** The abilities and values of a piece at its level. */
export const cardLevelOf = (piece: ReadonlyPiece): CardLevel => cardLevelAt(rowAt(piece.card), piece.level);
export const cardRowOf = (piece: ReadonlyPiece): CardRow => rowAt(piece.card);

/** Abilities given by modifiers. */
export const grantedAbilitiesOf = ({ marks }: ReadonlyPiece): readonly AbilityRow[] =>
  marks.filter(({ kind }) => kind === 'ability').map(({ amount }) => abilityAt(amount));

const CARD_KINDS: ReadonlySet<StackItemKind> = new Set(['summon', 'build', 'equip', 'spell']);

/** Whether a stack item is a card, not an ability or an upgrade. */
export const isCardKind = (kind: StackItemKind): boolean => CARD_KINDS.has(kind);

export const isCharacter = (piece: ReadonlyPiece): boolean => piece.slot >= 0 && piece.slot < STRUCTURES;
export const isStructure = (piece: ReadonlyPiece): boolean => piece.slot >= STRUCTURES;

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

/** The controller of a piece or stack item; the seat of a player. */
export function controllerOf(state: ReadonlyState, ref: Ref): Seat | undefined {
  if (isPlayer(ref)) return seatOfRef(ref);
  return findPieceOrDeparted(state, ref)?.control ?? findStackItem(state, ref)?.seat;
}

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
