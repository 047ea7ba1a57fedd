/** Compares the options of a question by rollouts in imagined worlds, with sequential halving. */
import {
  at,
  type Choice,
  createFastDice,
  type Dice,
  type Parts,
  type Perspective,
  type Question,
} from '@ludoteca/kernel';
import type { CatalogueEntry, SearchParameters } from '@ludoteca/kit';
import { ContinuationCounts } from './continuation-counts.ts';
import { createLimits, followPolicy, rollOut } from './rollout.ts';

/** An option with the results of its rollouts. The rollouts with the same index of all candidates start from the same imagined world and dice. */
export interface Candidate<P extends Parts> {
  readonly choice: Choice<P>;
  readonly results: number[];
  /** Only for ratings. */
  readonly continuations?: ContinuationCounts<P>;
  sum: number;
}

/** Rollouts per candidate below which a comparison means nothing: with fewer iterations not all options are compared. */
const MIN_ROLLOUTS = 4;
const MAX_CANDIDATES = 40;
/** A choice replaces that of the policy if it is better by that many standard errors of the difference. */
const CAUTION = 0.5;

/** The choice of the policy first, then the other candidates of the game; a random part of them if they are too many. */
export function listCandidates<P extends Parts>(
  { heuristics }: CatalogueEntry<P>,
  perspective: Perspective<P>,
  question: Question<P>,
  dice: Dice,
  iterations: number,
  options: readonly Choice<P>[] = heuristics.candidates?.(question) ?? question.options,
): Choice<P>[] {
  const standard = followPolicy(heuristics, perspective, question, dice);
  const others = options.filter((option) => option !== standard);
  const most = Math.min(MAX_CANDIDATES, Math.floor(iterations / MIN_ROLLOUTS)) - 1;
  return [standard, ...(others.length > most ? dice.shuffle(others).slice(0, Math.max(0, most)) : others)];
}

/**
 * Distributes the rollouts in rounds; each round drops the worse half of the candidates. The first one, the choice of the policy, stays as the
 * standard of comparison. Yields after every rollout and returns the remaining candidates, the best first.
 */
export function* searchCandidates<P extends Parts>(
  { heuristics }: CatalogueEntry<P>,
  perspective: Perspective<P>,
  choices: readonly Choice<P>[],
  seed: string,
  parameters: SearchParameters,
  withContinuations?: 'with continuations',
): Generator<undefined, readonly Candidate<P>[]> {
  const candidates = choices.map((choice): Candidate<P> => ({
    choice,
    results: [],
    sum: 0,
    ...(withContinuations === undefined ? {} : { continuations: new ContinuationCounts<P>() }),
  }));
  const standard = at(candidates, 0);
  const rounds = Math.max(1, Math.ceil(Math.log2(candidates.length)));
  const limits = createLimits(heuristics, parameters, perspective);
  let remaining = candidates;
  let left = parameters.iterations;
  for (let round = 0; round < rounds; round++) {
    const target = at(remaining, 0).results.length + Math.floor(left / (rounds - round) / remaining.length);
    for (let i = at(remaining, 0).results.length; i < target; i++)
      for (const candidate of remaining) {
        const dice = createFastDice(`${seed} ${i}`);
        const world = perspective.imagine(dice);
        world.choose(candidate.choice);
        const result = rollOut(heuristics, world, perspective.seat, dice, limits, candidate.continuations);
        candidate.results.push(result);
        candidate.sum += result;
        left--;
        yield;
      }
    remaining = remaining.toSorted((one, other) => other.sum - one.sum);
    if (round === rounds - 1) break;
    remaining = remaining.slice(0, Math.ceil(remaining.length / 2));
    if (!remaining.includes(standard)) remaining.push(standard);
  }
  return remaining;
}

/** The candidate with the best results, unless it is hardly better than that of the policy. */
export function chooseBest<P extends Parts>(ranking: readonly Candidate<P>[], usual: Choice<P>): Choice<P> {
  const best = at(ranking, 0);
  const standard = ranking.find(({ choice }) => choice === usual);
  if (standard === undefined) return best.choice;
  const differences = best.results.map((result, i) => result - at(standard.results, i));
  const { length } = differences;
  const mean = (best.sum - standard.sum) / length;
  const variance = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / Math.max(1, length - 1);
  return mean > CAUTION * Math.sqrt(variance / length) ? best.choice : usual;
}

/** Runs a search to its end without a pause. */
export function runToEnd<T>(steps: Generator<undefined, T>): T {
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}
