/** Plays an imagined world on with the policy of the game and estimates the result of a seat. */
import type { Choice, Dice, Outcome, Parts, Perspective, Question, Seat, World } from '@ludoteca/kernel';
import type { Heuristics } from '@ludoteca/kit';

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
function shareOfFirstPlace({ places }: Outcome, seat: Seat): number {
  if (places[seat] !== 1) return 0;
  return 1 / places.filter((place) => place === 1).length;
}

/** Answers that many questions with several options, for all seats, and returns the result of the seat: from the outcome, else from the game's value. */
export function rollOut<P extends Parts>(
  heuristics: Heuristics<P>,
  world: World<P>,
  seat: Seat,
  dice: Dice,
  decisions: number,
): number {
  let left = decisions;
  for (let { question } = world; question !== undefined && left > 0; { question } = world) {
    const { options } = question;
    if (options.length === 1) world.choose(options[0] as Choice<P>);
    else {
      world.choose(followPolicy(heuristics, world.perspective(question.seat), question, dice));
      left--;
    }
  }
  const { outcome } = world;
  if (outcome !== undefined) return shareOfFirstPlace(outcome, seat);
  return heuristics.value?.(world.lazyView(seat), seat) ?? NO_ESTIMATE;
}

/** The result of a rollout without outcome in a game without value. */
const NO_ESTIMATE = 0.5;
