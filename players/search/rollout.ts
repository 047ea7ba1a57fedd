/** Plays an imagined world on with the policy of the game and estimates the result of a seat. */
import type { Choice, Dice, Outcome, Parts, Perspective, Question, Seat, World } from '@ludoteca/kernel';
import type { Heuristics, SearchParameters } from '@ludoteca/kit';
import type { ContinuationCounts } from './continuation-counts.ts';

export const followPolicy = <P extends Parts>(
  heuristics: Heuristics<P>,
  perspective: Perspective<P>,
  question: Question<P>,
  dice: Dice,
): Choice<P> =>
  heuristics.policy === undefined
    ? heuristics.greedy(perspective, question, dice)
    : heuristics.policy(perspective, question, dice);

/** The share of the first place that a seat has, from 0 to 1. */
export function shareOfFirstPlace({ places }: Outcome, seat: Seat): number {
  if (places[seat] !== 1) return 0;
  return 1 / places.filter((place) => place === 1).length;
}

/** Where a rollout is cut off. */
export interface RolloutLimits {
  /** Questions with several options. */
  readonly decisions: number;
  /** The phase of the game that ends it, if it has phases. */
  readonly lastPhase: number;
}

/** The limits of rollouts that start from a position. */
export const createLimits = <P extends Parts>(
  heuristics: Heuristics<P>,
  { decisions, phases = 1 }: SearchParameters,
  perspective: Perspective<P>,
): RolloutLimits => ({
  decisions,
  lastPhase: (heuristics.phase?.(perspective.lazyView()) ?? Number.POSITIVE_INFINITY) + phases,
});

/** Answers questions for all seats up to the limits and returns the result of the seat: from the outcome, else from the game's value. */
export function rollOut<P extends Parts>(
  heuristics: Heuristics<P>,
  world: World<P>,
  seat: Seat,
  dice: Dice,
  { decisions, lastPhase }: RolloutLimits,
  continuations?: ContinuationCounts<P>,
): number {
  continuations?.begin();
  let left = decisions;
  for (let { question } = world; question !== undefined && left > 0; { question } = world) {
    if (heuristics.phase !== undefined && heuristics.phase(world.lazyView(seat)) >= lastPhase) break;
    const { options } = question;
    if (options.length === 1) world.choose(options[0] as Choice<P>);
    else {
      const perspective = world.perspective(question.seat);
      const choice =
        heuristics.rollout?.(perspective, question, dice) ??
        followPolicy(heuristics, perspective, question, dice);
      continuations?.add(question, choice);
      world.choose(choice);
      left--;
    }
  }
  const { outcome } = world;
  if (outcome !== undefined) return shareOfFirstPlace(outcome, seat);
  return heuristics.value?.(world.lazyView(seat), seat) ?? NO_ESTIMATE;
}

/** The result of a rollout without outcome in a game without value. */
const NO_ESTIMATE = 0.5;
