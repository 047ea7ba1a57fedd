import type { Parts, Seat, DeepReadonly } from '@ludoteca/kernel';

/** The zones of a table, by name. Cards are plain data; equal data are equal cards. */
export type Piles = { readonly [pile: string]: readonly unknown[] };

/** What only a game can tell the laws about itself. */
export interface Spec<P extends Parts> {
  /** The settings to try, each with every number of seats. Default: the usual ones. */
  readonly settings?: readonly unknown[];
  /** Every card of the game, where it lies: no card is made or lost. */
  cards(state: DeepReadonly<P['state']>): Piles;
  /** The piles of which this seat cannot know what lies where. */
  hidden(state: DeepReadonly<P['state']>, seat: Seat): readonly string[];
  /** Whether this seat must think it possible that such a card lies in that hidden pile. Default: always. */
  could?(state: DeepReadonly<P['state']>, seat: Seat, card: unknown, pile: string): boolean;
  /** Whether nobody knows which cards others hide: imagined ones may then be other cards, as many. Default: they are those. */
  readonly unlisted?: boolean;
  /** What else always holds, each as a sentence. */
  readonly invariants?: { readonly [sentence: string]: (state: DeepReadonly<P['state']>) => boolean };
  /** More decisions than any match takes. */
  readonly longest: number;
}
