/** Coloured text for terminals, independent of any terminal's escape codes. */
import type { Seat } from '@ludoteca/kernel';
import type { TextRole } from '../text/game-texts.ts';

/** A part of a row in one colour. */
export interface TextSpan {
  readonly text: string;
  readonly role?: TextRole;
  /** The seat whose colour is used if the role is `seat`. */
  readonly seat?: Seat;
}

/** One row of a terminal. */
export type TextRow = readonly TextSpan[];
