/** Rated answers and hints: what a computer player would answer for a seat, from what that seat knows. */
import type { Choice, Parts, Question } from '@ludoteca/kernel';

/** An answer of an expected continuation. */
export interface VariationStep<P extends Parts> {
  readonly question: Question<P>;
  readonly choice: Choice<P>;
}

/** An answer with the estimated chance of winning, its standard error and the number of rollouts. */
export interface RatedAnswer<P extends Parts> {
  readonly choice: Choice<P>;
  readonly chance: number;
  readonly error: number;
  readonly rollouts: number;
  /** The principal variation of an analysis: how most rollouts go on. Cards of other seats in it are imagined ones. */
  readonly variation?: readonly VariationStep<P>[];
}

/** The answer that is suggested to a seat. */
export interface Hint<P extends Parts> {
  /** The number of the question. */
  readonly number: number;
  /** The suggested answer, then the best of the others. */
  readonly answers: readonly [RatedAnswer<P>, ...RatedAnswer<P>[]];
}
