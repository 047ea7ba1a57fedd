import { type Json, type Parts, type World } from '@ludoteca/kernel';
import type { Entry } from '@ludoteca/kit';
/** How many sequences of so many answers a position allows. Any change of what is legal, or of who is asked when, changes it. */
export declare function perft<P extends Parts>(world: World<P>, depth: number): number;
/** A line of a perft.txt: a position, how deep to look, what was counted, and who says so. */
export interface PerftRow {
  readonly game: string;
  readonly seats: number;
  readonly settings: Json;
  readonly seed: string;
  readonly position: string;
  /** The answers that lead there from the start. */
  readonly answers: readonly Json[];
  readonly depth: number;
  readonly count: number;
  readonly source: string;
}
/** Reads the rows of a perft.txt; empty lines and lines that begin with # are for people. */
export declare function parsePerft(text: string): PerftRow[];
/** The match of a row, at its position. */
export declare function perftWorld<P extends Parts>({ game }: Entry<P>, row: PerftRow): World<P>;
