import type { Seat } from '@ludoteca/kernel';

/** Seats with their numbers: a seat is its number, whoever sits there. */
export const numbered = <T>(seats: readonly T[]): readonly { readonly seat: Seat; readonly info: T }[] =>
  seats.map((info, seat) => ({ seat, info }));
