/** Piles of games in which every seat has a hand. */
import type { Seat } from '@ludoteca/kernel';
import type { CardPiles } from './conformance-spec.ts';

const handName = (seat: Seat): string => `hand ${seat}`;

export const addHands = (piles: CardPiles, hands: readonly (readonly unknown[])[]): CardPiles => ({
  ...piles,
  ...Object.fromEntries(hands.map((hand, seat) => [handName(seat), hand])),
});

export const otherHandNames = (hands: readonly unknown[], seat: Seat): string[] =>
  hands.map((_, other) => handName(other)).filter((name) => name !== handName(seat));
