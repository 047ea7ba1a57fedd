/** The player that searches imagined worlds for its answer. */
import { type Choice, createFastDice, type Dice, type Parts, type Perspective } from '@ludoteca/kernel';
import type { CatalogueEntry, SearchParameters, SynchronousPlayer } from '@ludoteca/kit';
import { requireQuestion } from '../built-in-players.ts';
import { DEFAULT_PARAMETERS } from './parameters.ts';
import { mostVisited, TreeSearch } from './search.ts';
import { keyOf } from './search-tree.ts';

export interface SearchBudget extends SearchParameters {
  readonly iterations: number;
}

/** Creates a player that answers after a fixed number of iterations, so that its strength does not depend on the machine. */
export function createSearchPlayer<P extends Parts>(
  entry: CatalogueEntry<P>,
  dice: Dice,
  seats: number,
  { iterations, ...given }: SearchBudget,
): SynchronousPlayer<P> {
  const parameters = { ...DEFAULT_PARAMETERS, ...entry.heuristics.search, ...given };
  return {
    choose: (perspective: Perspective<P>): Choice<P> => {
      const { options, seat } = requireQuestion(perspective);
      if (options.length === 1) return options[0] as Choice<P>;
      const imagination = createFastDice(String(dice.int(2 ** 21)));
      const search = new TreeSearch(entry, perspective, seats, imagination, parameters);
      search.run(iterations);
      const { key } = mostVisited(search.root, seat);
      return options.find((option) => keyOf<P>(option as Choice<P>) === key) as Choice<P>;
    },
  };
}
