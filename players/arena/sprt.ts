/** The generalized sequential probability ratio test on logistic Elo (Van den Bergh, Comments on Normalized Elo, 1.1). */
import { scoreFromElo, type ScoreCounts } from './elo.ts';

export interface SprtBounds {
  readonly elo0: number;
  readonly elo1: number;
}

export interface SprtState {
  /** The logarithm of the likelihood ratio. */
  readonly ratio: number;
  readonly lower: number;
  readonly upper: number;
  /** H1 is the hypothesis of elo1. */
  readonly verdict: 'H0' | 'H1' | 'undecided';
}

/** Probabilities of both errors. */
const ALPHA = 0.05;
const BETA = 0.05;
const LOWER = Math.log(BETA / (1 - ALPHA));
const UPPER = Math.log((1 - BETA) / ALPHA);

/** Results that did not occur count this much, so that logarithms stay finite. */
const REGULARIZATION = 0.001;
const BISECTION_STEPS = 100;

/** Evaluates the test. Without results it is undecided. */
export function evaluateSprt(counts: ScoreCounts, { elo0, elo1 }: SprtBounds): SprtState {
  const ratio = counts.every((count) => count === 0)
    ? 0
    : computeLogLikelihoodRatio(counts, scoreFromElo(elo0), scoreFromElo(elo1));
  const verdict = ratio >= UPPER ? 'H1' : ratio <= LOWER ? 'H0' : 'undecided';
  return { ratio, lower: LOWER, upper: UPPER, verdict };
}

function computeLogLikelihoodRatio(counts: ScoreCounts, score0: number, score1: number): number {
  const regular = counts.map((count) => (count === 0 ? REGULARIZATION : count));
  const total = regular.reduce((sum, count) => sum + count, 0);
  const shares = regular.map((count) => count / total);
  const likeliest0 = fitDistribution(shares, score0);
  const likeliest1 = fitDistribution(shares, score1);
  const mean = shares.reduce(
    (sum, share, i) => sum + share * (Math.log(likeliest1[i] ?? 0) - Math.log(likeliest0[i] ?? 0)),
    0,
  );
  return total * mean;
}

/** The distribution of greatest likelihood that has the given mean score. */
function fitDistribution(shares: readonly number[], mean: number): readonly number[] {
  const deviations = shares.map((_, i) => i / (shares.length - 1) - mean);
  const slope = (theta: number): number =>
    deviations.reduce(
      (sum, deviation, i) => sum + ((shares[i] ?? 0) * deviation) / (1 + theta * deviation),
      0,
    );
  // The slope decreases from infinity to minus infinity between these poles.
  let low = -1 / (1 - mean);
  let high = 1 / mean;
  for (let step = 0; step < BISECTION_STEPS; step++) {
    const middle = (low + high) / 2;
    if (slope(middle) > 0) low = middle;
    else high = middle;
  }
  const theta = (low + high) / 2;
  return deviations.map((deviation, i) => (shares[i] ?? 0) / (1 + theta * deviation));
}
