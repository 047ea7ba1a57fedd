/** Seats with their numbers, for lists in React. */
import type { Seat } from '@ludoteca/kernel';

export const withSeatNumbers = <T>(
  seats: readonly T[],
): readonly { readonly seat: Seat; readonly info: T }[] => seats.map((info, seat) => ({ seat, info }));
