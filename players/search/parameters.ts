/** Parameters of the search, with the values that work for most games. */
import type { SearchParameters } from '@ludoteca/kit';

export const DEFAULT_PARAMETERS: Required<SearchParameters> = {
  exploration: 0.7,
  widening: { factor: 2, exponent: 0.5 },
  rollout: { decisions: 40, greedyShare: 0 },
};
