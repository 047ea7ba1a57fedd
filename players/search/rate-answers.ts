/** Rates the answers to a question for hints and analysis. */
import {
  at,
  type Choice,
  createFastDice,
  type Parts,
  type Perspective,
  type Question,
} from '@ludoteca/kernel';
import type { CatalogueEntry, Hint, RatedAnswer } from '@ludoteca/kit';
import { type Candidate, chooseBest, listCandidates, runToEnd, searchCandidates } from './rollout-search.ts';
import { searchParametersOf, strengthOf } from './search-player.ts';

export interface RatingRequest<P extends Parts> {
  readonly iterations: number;
  readonly seed: string;
  /** An option that is rated in any case. */
  readonly played?: Choice<P> | undefined;
}

/** The answers that are rated: those of a search, or all options where the answer is left to the policy. */
function listRated<P extends Parts>(
  entry: CatalogueEntry<P>,
  perspective: Perspective<P>,
  question: Question<P>,
  seed: string,
  iterations: number,
): readonly Choice<P>[] {
  const found = entry.heuristics.candidates?.(question);
  const options = found === undefined || found.length === 0 ? question.options : found;
  return listCandidates(entry, perspective, question, createFastDice(seed), iterations, options);
}

/** Rates the best answers for the seat that is asked, from what it knows, the best first. */
export function rateAnswers<P extends Parts>(
  entry: CatalogueEntry<P>,
  perspective: Perspective<P>,
  { iterations, seed, played }: RatingRequest<P>,
): readonly RatedAnswer<P>[] {
  const { question } = perspective;
  if (question === undefined) return [];
  const choices = listRated(entry, perspective, question, seed, iterations);
  const compared =
    played === undefined ? choices : [played, ...choices.filter((choice) => choice !== played)];
  const parameters = { ...searchParametersOf(entry), iterations };
  const ranking = runToEnd(
    searchCandidates(entry, perspective, compared, seed, parameters, 'with continuations'),
  );
  return ranking.filter(({ results }) => results.length > 0).map(toRatedAnswer);
}

function toRatedAnswer<P extends Parts>({
  choice,
  results,
  sum,
  continuations,
}: Candidate<P>): RatedAnswer<P> {
  const { length } = results;
  const chance = sum / length;
  const variance = results.reduce((all, result) => all + (result - chance) ** 2, 0) / Math.max(1, length - 1);
  const rated = { choice, chance, error: Math.sqrt(variance / length), rollouts: length };
  return continuations === undefined ? rated : { ...rated, variation: continuations.findExpected() };
}

/** Rollouts for the chances of a hint where computer players search less or not at all. */
const MIN_HINT_ITERATIONS = 64;
const MAX_ALTERNATIVES = 2;

/**
 * What the expert would answer, and the chances of the best answers. It depends only on what the seat knows and on the number of the
 * question. Yields after every rollout; undefined if the seat is not asked. `maxIterations`: fewer rollouts than the expert makes; without
 * any the hint is the answer of the policy.
 */
export function* deliberateHint<P extends Parts>(
  entry: CatalogueEntry<P>,
  perspective: Perspective<P>,
  maxIterations = Infinity,
): Generator<undefined, Hint<P> | undefined> {
  const { question } = perspective;
  if (question === undefined) return undefined;
  const { number } = question;
  const expert = strengthOf(entry, 'expert').iterations;
  const iterations = Math.min(maxIterations, Math.max(MIN_HINT_ITERATIONS, expert));
  const seed = `hint ${number}`;
  const choices = listRated(entry, perspective, question, seed, iterations);
  const standard = at(choices, 0);
  if (choices.length === 1)
    return { number, answers: [{ choice: standard, chance: 0, error: 0, rollouts: 0 }] };
  const parameters = { ...searchParametersOf(entry), iterations };
  const ranking = yield* searchCandidates(entry, perspective, choices, seed, parameters);
  // Where the expert does not search, the hint is the answer of the policy.
  const isSearched = expert > 0 && entry.heuristics.candidates?.(question).length !== 0;
  const best = isSearched ? chooseBest(ranking, standard) : standard;
  const rated = ranking.filter(({ results }) => results.length > 0).map(toRatedAnswer);
  const suggested = rated.find(({ choice }) => choice === best) ?? at(rated, 0);
  return {
    number,
    answers: [suggested, ...rated.filter((answer) => answer !== suggested).slice(0, MAX_ALTERNATIVES)],
  };
}
