/** The identifiers of elements and places of the board, by which animations find them. */
import type { Seat } from '@ludoteca/kernel';
import { type CardSlot, assignSlots } from '@ludoteca/kit/web';
import { TYPES } from '../cards/codes.ts';
import type { CardName } from '../parts.ts';
import { findDefinition } from '../deck/indexed-deck.ts';
import type { View } from '../view-types.ts';

/** Values of `data-thing`: elements that move. */
export const inPlayId = (seat: Seat, card: CardName): string => `laid ${seat} ${card}`;
export const handCardId = (seat: Seat, slot: string): string => `hand ${seat} ${slot}`;
export const cardBackId = (seat: Seat, index: number): string => `back ${seat} ${index}`;
export const chainCardId = (index: number): string => `chain ${index}`;
export const discardId = (index: number): string => `discard ${index}`;
export const seatId = (seat: Seat): string => `seat ${seat}`;
export const NURSERY_ID = 'nursery';

/** Values of `data-place`: places from which elements come. */
export const DRAW_PLACE = 'draw';
export const CHAIN_PLACE = 'chain';
export const handPlaceId = (seat: Seat): string => `hand ${seat}`;

export type HandSlot = CardSlot<CardName>;

/** The first of equal cards. */
export const firstSlotKey = (card: CardName): string => `${card}/0`;

/** The cards of a hand sorted by type and name. */
export function sortedSlots(view: Pick<View, 'deck'>, cards: readonly CardName[]): readonly HandSlot[] {
  const rank = (card: CardName): number => TYPES.indexOf(findDefinition(view, card).kind.type);
  return assignSlots(cards.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : a > b ? 1 : 0)));
}
