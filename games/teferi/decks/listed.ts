import { type Reason, refuse, type Result } from '@ludoteca/kernel';
import type { DeckLine } from '../abilities/index.ts';

/** A deck as a list of names. */
export interface DeckList {
  readonly name: string;
  readonly main: readonly DeckLine[];
  readonly side: readonly DeckLine[];
}

export type Listed = Result<DeckList, Reason>;

/** A line that is none, by its number. */
export const lineFault = (line: number, words: string): { readonly ok: false; readonly problem: Reason } =>
  refuse({ why: 'deck line', facts: { line, words: words.slice(0, 60) } });
