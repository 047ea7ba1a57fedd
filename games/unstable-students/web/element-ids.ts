/** What things and places are called in the page, so that what moves is found. */
import type { Seat } from '@ludoteca/kernel';
import { type CardSlot, assignSlots as apart } from '@ludoteca/kit/web';
import { TYPES } from '../cards/codes.ts';
import type { CardName } from '../parts.ts';
import { findDefinition } from '../deck/indexed-deck.ts';
import type { View } from '../view-types.ts';

/** Things that move, by the name that they bear in the page. */
export const inPlayId = (seat: Seat, card: CardName): string => `laid ${seat} ${card}`;
export const handCardId = (seat: Seat, slot: string): string => `hand ${seat} ${slot}`;
export const cardBackId = (seat: Seat, index: number): string => `back ${seat} ${index}`;
export const chainCardId = (index: number): string => `chain ${index}`;
export const discardId = (index: number): string => `discard ${index}`;
export const seatId = (seat: Seat): string => `seat ${seat}`;
export const NURSERY_ID = 'nursery';

/** Places that things come from. */
export const DRAW_PLACE = 'draw';
export const CHAIN_PLACE = 'chain';
export const handPlaceId = (seat: Seat): string => `hand ${seat}`;

export type HandSlot = CardSlot<CardName>;

/** Of equal cards the first. */
export const firstSlotKey = (card: CardName): string => `${card}/0`;

/** A hand as it is held: by type and name. */
export function sortedSlots(view: Pick<View, 'deck'>, cards: readonly CardName[]): readonly HandSlot[] {
  const rank = (card: CardName): number => TYPES.indexOf(findDefinition(view, card).kind.type);
  return apart(
    cards.toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : one > other ? 1 : 0)),
  );
}
