/** Rated answers and hints: what a computer player would answer for a seat, from what that seat knows. */
import type { Choice, Parts } from '@ludoteca/kernel';

/** An answer with the estimated chance of winning, its standard error and the number of rollouts. */
export interface RatedAnswer<P extends Parts> {
  readonly choice: Choice<P>;
  readonly chance: number;
  readonly error: number;
  readonly rollouts: number;
}

/** The answer that is suggested to a seat. */
export interface Hint<P extends Parts> {
  /** The number of the question. */
  readonly number: number;
  /** The suggested answer, then the best of the others. */
  readonly answers: readonly [RatedAnswer<P>, ...RatedAnswer<P>[]];
}
