import type { Dice, Line, Parts } from '@ludoteca/kernel';
import type { Entry, QuickPlayer } from '@ludoteca/kit';

/** Makes a player for a game. All its chance comes from its own dice, never from those of the match. */
export type PlayerMaker = <P extends Parts>(entry: Entry<P>, dice: Dice) => QuickPlayer<P>;

/** The question that a line must have open when its player is called. */
export function questionOn<P extends Parts>(line: Line<P>): NonNullable<Line<P>['question']> {
  const { question } = line;
  if (question === undefined) throw new Error(`seat ${line.seat} was not asked`);
  return question;
}
