import type { Reason, Result } from '@ludoteca/kernel';
import type { DeckLine } from '../abilities/index.ts';

/** A card of a list, and the first line on which it stands. */
export interface DeckListLine extends DeckLine {
  readonly line: number;
  /** No number says how many: perhaps it is no card at all. */
  readonly bare?: true;
}

/** A deck as a list of names. */
export interface DeckList {
  readonly name: string;
  readonly main: readonly DeckListLine[];
  readonly side: readonly DeckListLine[];
  /** Lines that are none. */
  readonly faults: readonly Reason[];
}

export type DeckListResult = Result<DeckList, Reason>;

/** A line that is none, by its number. */
export const invalidLineReason = (line: number, words: string): Reason => ({
  why: 'deck line',
  facts: { line, words: words.slice(0, 60) },
});
