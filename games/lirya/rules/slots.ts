/** RULES 2: slots and lines of the field. */
import type { Seat } from '@ludoteca/kernel';
import type { BattleLine } from '../card-definition/index.ts';
import type { ReadonlyState, Slot } from '../parts.ts';
import type { CardRow } from '../pool/index.ts';

/** 2.1: the first slots of the second line and of the structures, and the number of slots. */
export const BACK_LINE = 4;
export const STRUCTURES = 8;
export const SLOTS = 11;
export const NO_SLOT = -1;

export const lineOf = (slot: Slot): BattleLine | undefined =>
  slot < 0 || slot >= STRUCTURES ? undefined : slot < BACK_LINE ? 'front' : 'back';

/** A bit mask of the occupied slots of a player. */
export function occupiedSlots(state: ReadonlyState, seat: Seat): number {
  let bits = 0;
  for (const { control, slot } of state.pieces) {
    if (control === seat && slot >= 0) bits |= 1 << slot;
  }
  return bits;
}

/** The lowest free slot in [from, to), or NO_SLOT. */
export function findFreeSlot(bits: number, from: Slot, to: Slot): Slot {
  for (let slot = from; slot < to; slot++) if ((bits & (1 << slot)) === 0) return slot;
  return NO_SLOT;
}

export const findFreeSlotInLine = (bits: number, line: BattleLine): Slot =>
  line === 'front' ? findFreeSlot(bits, 0, BACK_LINE) : findFreeSlot(bits, BACK_LINE, STRUCTURES);

/** 2.3: the slots in which a card could enter. */
export function findFreeSlots(state: ReadonlyState, seat: Seat, row: CardRow): Slot[] {
  const bits = occupiedSlots(state, seat);
  const end = endSlotFor(row);
  const slots: Slot[] = [];
  for (let slot = firstSlotFor(row); slot < end; slot++) if ((bits & (1 << slot)) === 0) slots.push(slot);
  return slots;
}

/** The range of slots in which a card may stand. */
export const firstSlotFor = (row: CardRow): Slot =>
  row.type === 'structure' ? STRUCTURES : row.front ? 0 : BACK_LINE;
export const endSlotFor = (row: CardRow): Slot =>
  row.type === 'structure' ? SLOTS : row.back ? STRUCTURES : BACK_LINE;

export const hasRoom = (state: ReadonlyState, seat: Seat, row: CardRow): boolean =>
  findFreeSlot(occupiedSlots(state, seat), firstSlotFor(row), endSlotFor(row)) !== NO_SLOT;

export const mayStand = (row: CardRow, slot: Slot): boolean => (slot < BACK_LINE ? row.front : row.back);
