/** The types of parsed deck lists. */
import type { Reason, Result } from '@ludoteca/kernel';
import type { DeckLine } from '../abilities/index.ts';

/** A card of a list, with the number of its first line. */
export interface DeckListLine extends DeckLine {
  readonly line: number;
  /** The line has no count, so it may not be a card at all. */
  readonly bare?: true;
}

export interface DeckList {
  readonly name: string;
  readonly main: readonly DeckListLine[];
  readonly side: readonly DeckListLine[];
  /** Lines that cannot be parsed. */
  readonly faults: readonly Reason[];
}

export type DeckListResult = Result<DeckList, Reason>;

export const invalidLineReason = (line: number, words: string): Reason => ({
  why: 'deck line',
  facts: { line, words: words.slice(0, 60) },
});
