import type { Choice, Dice, Line, Parts } from '@ludoteca/kernel';
import type { Entry } from '@ludoteca/kit';

/** Anything that answers the questions put to one seat: at once, or later when it must think, wait for a program or a person. */
export interface Player<P extends Parts> {
  /** Called with the player's own question open on the line. Who fails to answer leaves the match. */
  choose(line: Line<P>): Choice<P> | Promise<Choice<P>>;
  /** What its seat learns, in order; before it is asked what follows from it. */
  hear?(events: readonly P['event'][]): void;
  /** The question it is thinking about is gone: another seat's leaving changed the match, or it is over. */
  forget?(): void;
}

/** A player that answers at once: the only kind that bulk play can use. */
export interface QuickPlayer<P extends Parts> extends Player<P> {
  choose(line: Line<P>): Choice<P>;
}

/** Makes a player for a game. All its chance comes from its own dice, never from those of the match. */
export type PlayerMaker = <P extends Parts>(entry: Entry<P>, dice: Dice) => QuickPlayer<P>;

/** The question that a line must have open when its player is called. */
export function questionOn<P extends Parts>(line: Line<P>): NonNullable<Line<P>['question']> {
  const { question } = line;
  if (question === undefined) throw new Error(`seat ${line.seat} was not asked`);
  return question;
}
