/** The player that searches imagined worlds for its answer, and the strength of its levels. */
import { at, type Choice, type Dice, type Parts, type Perspective } from '@ludoteca/kernel';
import type { CatalogueEntry, Level, SearchParameters, SynchronousPlayer } from '@ludoteca/kit';
import { chooseBest, listCandidates, runToEnd, searchCandidates } from './rollout-search.ts';

/** For games that do not say how they are searched. */
const DEFAULT_SEARCH: SearchParameters = { decisions: 40, iterations: 200 };

export const searchParametersOf = <P extends Parts>({ heuristics }: CatalogueEntry<P>): SearchParameters =>
  heuristics.search ?? DEFAULT_SEARCH;

export interface SearchStrength {
  /** Rollouts per answer. Below two the player follows the policy of the game. */
  readonly iterations: number;
  /** How many of a hundred answers are given without thinking, as a random player gives them. */
  readonly impulse?: number;
}

/** Creates a player whose answer depends only on what its seat knows, the dice and the number of iterations, never on time. */
export function createSearchPlayer<P extends Parts>(
  entry: CatalogueEntry<P>,
  dice: Dice,
  { iterations, impulse = 0 }: SearchStrength,
): SynchronousPlayer<P> {
  const { heuristics } = entry;
  const parameters = { ...searchParametersOf(entry), iterations };
  function* deliberate(perspective: Perspective<P>): Generator<undefined, Choice<P>> {
    const { question, seat } = perspective;
    if (question === undefined) throw new Error(`seat ${seat} was not asked`);
    const options: readonly Choice<P>[] = question.options;
    if (options.length === 1) return at(options, 0);
    if (impulse > 0 && dice.int(100) < impulse)
      return heuristics.random?.(question, dice) ?? dice.pick(options);
    const choices = listCandidates(entry, perspective, question, dice, iterations);
    const usual = at(choices, 0);
    if (choices.length === 1) return usual;
    const seed = String(dice.int(2 ** 21));
    const ranking = yield* searchCandidates(entry, perspective, choices, seed, parameters);
    return chooseBest(ranking, usual);
  }
  return { choose: (perspective) => runToEnd(deliberate(perspective)), deliberate };
}

/** Beginners answer on impulse; only the upper levels search. */
export function strengthOf<P extends Parts>(entry: CatalogueEntry<P>, level: Level): SearchStrength {
  const { iterations } = searchParametersOf(entry);
  switch (level) {
    case 'beginner':
      return { iterations: 0, impulse: 35 };
    case 'intermediate':
      return { iterations: 0, impulse: 10 };
    case 'advanced':
      return { iterations: Math.ceil(iterations / 8) };
    case 'expert':
      return { iterations };
  }
}
