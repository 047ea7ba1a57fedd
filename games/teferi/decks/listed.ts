import type { Reason, Result } from '@ludoteca/kernel';
import type { DeckLine } from '../abilities/index.ts';

/** A deck as a list of names. */
export interface DeckList {
  readonly name: string;
  readonly main: readonly DeckLine[];
  readonly side: readonly DeckLine[];
  /** Lines that are none. */
  readonly faults: readonly Reason[];
}

export type Listed = Result<DeckList, Reason>;

/** A line that is none, by its number. */
export const lineFault = (line: number, words: string): Reason => ({
  why: 'deck line',
  facts: { line, words: words.slice(0, 60) },
});
