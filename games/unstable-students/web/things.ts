/** What things and places are called in the page, so that what moves is found. */
import type { Seat } from '@ludoteca/kernel';
import { type CardSlot, assignSlots as apart } from '@ludoteca/kit/web';
import { TYPES } from '../cards/codes.ts';
import type { Name, View } from '../parts.ts';
import { faceOf } from './printed.ts';

/** Things that move, by the name that they bear in the page. */
export const laidThing = (seat: Seat, card: Name): string => `laid ${seat} ${card}`;
export const handThing = (seat: Seat, slot: string): string => `hand ${seat} ${slot}`;
export const backThing = (seat: Seat, index: number): string => `back ${seat} ${index}`;
export const chainThing = (index: number): string => `chain ${index}`;
export const discardThing = (index: number): string => `discard ${index}`;
export const seatThing = (seat: Seat): string => `seat ${seat}`;
export const NURSERY = 'nursery';

/** Places that things come from. */
export const DRAW = 'draw';
export const CHAIN = 'chain';
export const handPlace = (seat: Seat): string => `hand ${seat}`;

export type Slot = CardSlot<Name>;

/** Of equal cards the first. */
export const firstSlot = (card: Name): string => `${card}/0`;

/** A hand as it is held: by type and name. */
export function slotsOf(view: Pick<View, 'deck'>, cards: readonly Name[]): readonly Slot[] {
  const rank = (card: Name): number => TYPES.indexOf(faceOf(view, card).kind.type);
  return apart(
    cards.toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : one > other ? 1 : 0)),
  );
}
