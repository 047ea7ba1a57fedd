/** The facts about a game that the conformance suite needs. */
import type { Parts, Seat, DeepReadonly } from '@ludoteca/kernel';

/** Cards by pile. Cards are plain data; equal data are equal cards. */
export type CardPiles = { readonly [pile: string]: readonly unknown[] };

export interface ConformanceSpec<P extends Parts> {
  /** Settings to test, each with every number of seats. Default: the default settings. */
  readonly settings?: readonly unknown[];
  /** All cards by pile. */
  cards(state: DeepReadonly<P['state']>): CardPiles;
  /** Piles whose cards the seat cannot know. */
  hidden(state: DeepReadonly<P['state']>, seat: Seat): readonly string[];
  /** Whether the seat must consider it possible that a hidden pile contains a card. Default: always. */
  canContain?(state: DeepReadonly<P['state']>, seat: Seat, card: unknown, pile: string): boolean;
  /** Whether hidden cards are unknown as a set, so that imagined worlds may contain other cards. */
  readonly hasUnlistedCards?: boolean;
  /** Further invariants, by sentence. */
  readonly invariants?: { readonly [sentence: string]: (state: DeepReadonly<P['state']>) => boolean };
  /** Upper bound of the number of decisions of a match. */
  readonly maxDecisions: number;
}
