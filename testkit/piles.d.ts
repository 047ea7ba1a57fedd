import type { Seat } from '@ludoteca/kernel';
import type { Piles } from './spec.ts';
/** The piles of a table where every seat holds a hand. */
export declare const withHands: (piles: Piles, hands: readonly (readonly unknown[])[]) => Piles;
/** The hands that a seat does not hold. */
export declare const othersHands: (hands: readonly unknown[], seat: Seat) => string[];
