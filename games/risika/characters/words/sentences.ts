import type { RemarkWord } from '../remarks.ts';

/** The facts of a remark, ready for a sentence. */
export interface Filled {
  readonly territory: string;
  readonly from: string;
  readonly to: string;
  readonly faculty: string;
  readonly colour: string;
  readonly rival: string;
  readonly odds: string;
  readonly bar: string;
  readonly armies: number;
  readonly foes: number;
  readonly cards: number;
  readonly dice: number;
  readonly room: number;
  readonly round: number;
}

export type Sentences = { readonly [word in RemarkWord]: (filled: Filled) => string };

export const plural =
  (one: string, many: string) =>
  (count: number): string =>
    count === 1 ? one : `${count} ${many}`;
