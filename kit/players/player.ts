/** Computer players: the interface and what they may use. */
import type { Choice, Dice, Perspective, Parts, Reason, Seat } from '@ludoteca/kernel';

/** Why a computer player chose its answer, as a key of the game's texts. */
export interface Explanation {
  readonly reason: Reason;
  /** It contains hidden information of the seat and is shown only at tables without people. */
  readonly secret?: true;
}

/** An explanation with the seat of its player. */
export interface SeatExplanation extends Explanation {
  readonly seat: Seat;
}

/** Answers the questions of one seat, synchronously or not. */
export interface Player<P extends Parts> {
  /** Chooses an option of the open question. A player that throws is withdrawn. */
  choose(line: Perspective<P>): Choice<P> | Promise<Choice<P>>;
  /** Receives the events that the seat may know, in order, before the question that follows them. */
  observe?(events: readonly P['event'][]): void;
  /** The question being considered is no longer open: another seat withdrew, or the match is over. */
  cancel?(): void;
  /** Explains the latest choice. */
  explain?(): Explanation | undefined;
}

/** A player that answers synchronously. Bulk play requires it. */
export interface SynchronousPlayer<P extends Parts> extends Player<P> {
  choose(line: Perspective<P>): Choice<P>;
  /** Chooses the same in steps of a few milliseconds: a host does other work between them and can abandon the rest. */
  deliberate?(line: Perspective<P>): Generator<undefined, Choice<P>>;
}

/**
 * Creates a computer player of one game. Hosts create it once for a match, or again for any question after replaying the seat's events to
 * it; it must choose the same either way, so its memory depends only on views and events. Its dice restart with every question: it may draw
 * when it is created and when it chooses, never when it observes.
 */
export type Character<P extends Parts> = (dice: Dice) => SynchronousPlayer<P>;
