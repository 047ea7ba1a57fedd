import type { Choice, Dice, Perspective, Parts, Reason, Seat } from '@ludoteca/kernel';

/** Why a computer player chose as it did, in the words of the game's texts. */
export interface Explanation {
  readonly reason: Reason;
  /** It tells what only its seat may know: for tables where nobody but computers plays. */
  readonly secret?: true;
}

/** A remark, and who made it. */
export interface SeatExplanation extends Explanation {
  readonly seat: Seat;
}

/** Anything that answers the questions put to one seat: at once, or later when it must think, wait for a program or a person. */
export interface Player<P extends Parts> {
  /** Called with the player's own question open on the line. Who fails to answer leaves the match. */
  choose(line: Perspective<P>): Choice<P> | Promise<Choice<P>>;
  /** What its seat learns, in order, in pieces of any length; before it is asked what follows from it. */
  observe?(events: readonly P['event'][]): void;
  /** The question it is thinking about is gone: another seat's leaving changed the match, or it is over. */
  cancel?(): void;
  /** Why it chose what it has just chosen. */
  explain?(): Explanation | undefined;
}

/** A player that answers at once: the only kind that bulk play can use. */
export interface SynchronousPlayer<P extends Parts> extends Player<P> {
  choose(line: Perspective<P>): Choice<P>;
}

/**
 * A computer player of a game's own, with a name and a way to play. Hosts make one for a whole match, or anew for any question and tell it
 * first what its seat has learned: it must choose the same either way, so whatever it remembers comes from the view and from what it hears.
 * All its chance comes from its own dice, which begin anew with every question: it draws when it is made and when it chooses, never when it
 * hears.
 */
export type Character<P extends Parts> = (dice: Dice) => SynchronousPlayer<P>;
