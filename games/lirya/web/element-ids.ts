/** The identifiers of elements and places of the board, by which animations and arrows find them. */
import type { Seat } from '@ludoteca/kernel';
import type { Ref } from '../parts.ts';

/** Values of `data-thing`: elements that move. */
export const refId = (ref: Ref): string => `ref ${ref}`;
export const handCardId = (seat: Seat, key: string): string => `hand ${seat} ${key}`;
export const cardBackId = (seat: Seat, index: number): string => `back ${seat} ${index}`;

/** Values of `data-place`: places from which elements come. */
export const deckPlaceId = (seat: Seat): string => `deck ${seat}`;
export const handPlaceId = (seat: Seat): string => `hand ${seat}`;
export const STACK_PLACE = 'stack';
