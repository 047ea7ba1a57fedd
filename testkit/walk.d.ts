import {
  type Dice,
  type Entry as Deed,
  type Game,
  type Json,
  type Match,
  type Refusal,
  type Result,
  type Seat,
  type SomeParts,
} from '@ludoteca/kernel';
import type { SomeEntry } from '@ludoteca/kit';
import type { Piles, Spec } from './spec.ts';
export type SomeMatch = Match<SomeParts>;
export type SomeEvent = SomeParts['event'];
/** A game, so many seats, some settings: what the laws are tried on. */
export interface Trial {
  readonly entry: SomeEntry;
  /** The entry's game under strict supervision. */
  readonly game: Game<SomeParts>;
  readonly spec: Spec<SomeParts>;
  readonly seats: number;
  readonly settings: unknown;
  readonly games: number;
}
/** A moment of a random match. */
export interface Here {
  readonly trial: Trial;
  readonly seed: string;
  readonly step: number;
  readonly match: SomeMatch;
  /** What the last entry told. */
  readonly events: readonly SomeEvent[];
  /** What was offered earlier in this match. */
  readonly offered: ReadonlyMap<string, Json>;
  /** All cards of the match, in no pile. */
  readonly deck: string;
  /** For what a law tries by chance: neither the match nor the walk notices. */
  readonly dice: Dice;
}
/** A random match that has ended. */
export interface Played {
  readonly trial: Trial;
  readonly seed: string;
  readonly match: SomeMatch;
  /** The position after each entry, the start first, with what was told. */
  readonly story: readonly {
    readonly position: string;
    readonly events: readonly SomeEvent[];
  }[];
}
/** One in so many decisions is a lapse or a withdrawal; 0: none. */
interface Manner {
  readonly lapses: number;
  readonly leaves: number;
}
export declare const seatsOf: ({ seats }: { readonly seats: number }) => Seat[];
export declare const seedOf: ({ game, seats }: Trial, index: number) => string;
/** The cards of some piles, wherever they lie. */
export declare const deckOf: (piles: Piles) => string;
export declare function begin({ game, seats, settings }: Trial, seed: string, heard?: SomeEvent[]): SomeMatch;
/** Enters one entry as a host would. */
export declare function enter(match: SomeMatch, deed: Deed): Result<SomeEvent[], Refusal>;
/** Something that may happen now: an answer, all equally likely, or what the manner adds. */
export declare function deedFor(match: SomeMatch, dice: Dice, { lapses, leaves }: Manner): Deed;
/** Plays on by chance, to the end or for so many answers. */
export declare function playOn(match: Pick<SomeMatch, 'question' | 'choose'>, dice: Dice, most: number): void;
/** Plays one random match to its end and shows every moment of it. */
export declare function playMatch(trial: Trial, index: number, visit: (here: Here) => void): Played;
export {};
