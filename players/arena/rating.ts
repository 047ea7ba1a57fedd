/** Ratings by the Plackett-Luce model of Weng and Lin (A Bayesian Approximation Method for Online Ranking, algorithm 4). */
import { at } from '@ludoteca/kernel';

/** A normal distribution of strength. */
export interface Rating {
  readonly mu: number;
  readonly sigma: number;
}

export const INITIAL_RATING: Rating = { mu: 25, sigma: 25 / 3 };

const BETA_SQUARED = (25 / 6) ** 2;
/** Squared growth of the uncertainty before each match. */
const TAU_SQUARED = (25 / 300) ** 2;
/** The variance keeps at least this share. */
const KAPPA = 0.0001;

/** Rates one match; `places` are counted from 1 and possibly shared. */
export function rateMatch(ratings: readonly Rating[], places: readonly number[]): readonly Rating[] {
  const variances = ratings.map(({ sigma }) => sigma ** 2 + TAU_SQUARED);
  const scale = Math.sqrt(variances.reduce((sum, variance) => sum + variance + BETA_SQUARED, 0));
  const strengths = ratings.map(({ mu }) => Math.exp(mu / scale));
  const sums = places.map((place) =>
    strengths.reduce((sum, strength, i) => (at(places, i) >= place ? sum + strength : sum), 0),
  );
  const ties = places.map((place) => places.filter((other) => other === place).length);
  return ratings.map(({ mu }, i) => {
    let omega = 0;
    let delta = 0;
    for (const [q, place] of places.entries()) {
      if (place > at(places, i)) continue;
      const share = at(strengths, i) / at(sums, q);
      omega += (q === i ? 1 - share : -share) / at(ties, q);
      delta += (share * (1 - share)) / at(ties, q);
    }
    const variance = at(variances, i);
    const deviation = Math.sqrt(variance);
    const shrinking = (deviation / scale) * (variance / scale ** 2) * delta;
    return {
      mu: mu + (variance / scale) * omega,
      sigma: deviation * Math.sqrt(Math.max(1 - shrinking, KAPPA)),
    };
  });
}
