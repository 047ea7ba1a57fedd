/** Rates the answers to a question for analysis. */
import { type Choice, createFastDice, type Parts, type Perspective } from '@ludoteca/kernel';
import type { CatalogueEntry } from '@ludoteca/kit';
import { type Candidate, listCandidates, runToEnd, searchCandidates } from './rollout-search.ts';
import { searchParametersOf } from './search-player.ts';

/** An answer with the estimated chance of winning, its standard error and the number of rollouts. */
export interface RatedAnswer<P extends Parts> {
  readonly choice: Choice<P>;
  readonly chance: number;
  readonly error: number;
  readonly rollouts: number;
}

export interface RatingRequest<P extends Parts> {
  readonly iterations: number;
  readonly seed: string;
  /** An option that is rated in any case. */
  readonly played?: Choice<P> | undefined;
}

/** Rates the best answers for the seat that is asked, from what it knows, the best first. */
export function rateAnswers<P extends Parts>(
  entry: CatalogueEntry<P>,
  perspective: Perspective<P>,
  { iterations, seed, played }: RatingRequest<P>,
): readonly RatedAnswer<P>[] {
  const { question } = perspective;
  if (question === undefined) return [];
  const choices = listCandidates(entry, perspective, question, createFastDice(seed), iterations);
  const compared =
    played === undefined ? choices : [played, ...choices.filter((choice) => choice !== played)];
  const { decisions } = searchParametersOf(entry);
  const ranking = runToEnd(searchCandidates(entry, perspective, compared, seed, { iterations, decisions }));
  return ranking.filter(({ results }) => results.length > 0).map(toRatedAnswer);
}

function toRatedAnswer<P extends Parts>({ choice, results, sum }: Candidate<P>): RatedAnswer<P> {
  const { length } = results;
  const chance = sum / length;
  const variance = results.reduce((all, result) => all + (result - chance) ** 2, 0) / Math.max(1, length - 1);
  return { choice, chance, error: Math.sqrt(variance / length), rollouts: length };
}
