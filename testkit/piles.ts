import type { Seat } from '@ludoteca/kernel';
import type { Piles } from './spec.ts';

const handName = (seat: Seat): string => `hand ${seat}`;

/** The piles of a table where every seat holds a hand. */
export const withHands = (piles: Piles, hands: readonly (readonly unknown[])[]): Piles => ({
  ...piles,
  ...Object.fromEntries(hands.map((hand, seat) => [handName(seat), hand])),
});

/** The hands that a seat does not hold. */
export const othersHands = (hands: readonly unknown[], seat: Seat): string[] =>
  hands.map((_, other) => handName(other)).filter((name) => name !== handName(seat));
