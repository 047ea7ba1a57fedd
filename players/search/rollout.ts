/** Plays an imagined world on by simple choices and estimates the result of every seat. */
import type { Choice, Dice, Outcome, Parts, Question, World } from '@ludoteca/kernel';
import type { CatalogueEntry, SearchParameters } from '@ludoteca/kit';

/** The result of each seat, from 0 to 1: the share of a first place, shared by those who have it. */
export function resultsOf({ places }: Outcome): Float64Array {
  const winners = places.filter((place) => place === 1).length;
  return Float64Array.from(places, (place) => (place === 1 ? 1 / winners : 0));
}

/** Chooses like the greedy heuristic or at random. */
function chooseQuickly<P extends Parts>(
  { heuristics }: CatalogueEntry<P>,
  world: World<P>,
  question: Question<P>,
  dice: Dice,
  greedyShare: number,
): Choice<P> {
  if (greedyShare > 0 && (greedyShare === 1 || dice.int(1000) < greedyShare * 1000))
    return heuristics.greedy(world.perspective(question.seat), question, dice);
  return heuristics.random?.(question, dice) ?? dice.pick<Choice<P>>(question.options);
}

/** Plays the world to its end or for the given number of decisions, and returns the results by seat. */
export function rollOut<P extends Parts>(
  entry: CatalogueEntry<P>,
  world: World<P>,
  seats: number,
  dice: Dice,
  { decisions, greedyShare }: Required<SearchParameters>['rollout'],
): Float64Array {
  for (let left = decisions; left > 0; left--) {
    const { question } = world;
    if (question === undefined) break;
    const { options } = question;
    world.choose(
      options.length === 1
        ? (options[0] as Choice<P>)
        : chooseQuickly(entry, world, question, dice, greedyShare),
    );
  }
  const { outcome } = world;
  return outcome === undefined ? estimateResults(entry, world, seats) : resultsOf(outcome);
}

/** Evaluates an unfinished world by the value function of the game; the results add up to 1. */
function estimateResults<P extends Parts>(
  { heuristics }: CatalogueEntry<P>,
  world: World<P>,
  seats: number,
): Float64Array {
  const results = new Float64Array(seats).fill(1 / seats);
  if (heuristics.value === undefined) return results;
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    results[seat] = heuristics.value(world.view(seat), seat);
    sum += results[seat]!;
  }
  if (sum > 0) for (let seat = 0; seat < seats; seat++) results[seat]! /= sum;
  return results;
}
