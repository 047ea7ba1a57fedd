import type { Reason, Result } from '@ludoteca/kernel';
import type { DeckLine } from '../abilities/index.ts';

/** A card of a list, and the first line on which it stands. */
export interface ListLine extends DeckLine {
  readonly line: number;
  /** No number says how many: perhaps it is no card at all. */
  readonly bare?: true;
}

/** A deck as a list of names. */
export interface DeckList {
  readonly name: string;
  readonly main: readonly ListLine[];
  readonly side: readonly ListLine[];
  /** Lines that are none. */
  readonly faults: readonly Reason[];
}

export type Listed = Result<DeckList, Reason>;

/** A line that is none, by its number. */
export const lineFault = (line: number, words: string): Reason => ({
  why: 'deck line',
  facts: { line, words: words.slice(0, 60) },
});
