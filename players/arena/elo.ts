/** Elo differences with their errors, from results of single games or of pairs of games with the same deal. */

/** Two-sided 95 % quantile of the normal distribution. */
const Z = 1.959964;

/** The expected score of a player that is stronger by an Elo difference. */
export const scoreFromElo = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** The Elo difference of an expected score; infinite for 0 and 1. */
export const eloFromScore = (score: number): number => 400 * Math.log10(score / (1 - score));

/** How often each score was reached: loss, draw, win, or the five results of a pair. Scores are evenly spaced from 0 to 1. */
export type ScoreCounts = readonly number[];

export interface EloEstimate {
  readonly elo: number;
  /** Half the width of the 95 % interval; infinite if all results are equal to 0 or 1. */
  readonly error: number;
  /** The likelihood of superiority. */
  readonly superiority: number;
}

export interface ScoreMoments {
  readonly total: number;
  readonly mean: number;
  readonly variance: number;
}

/** The mean and the variance of the scores. */
export function computeMoments(counts: ScoreCounts): ScoreMoments {
  const scores = counts.map((_, i) => i / (counts.length - 1));
  const total = counts.reduce((sum, count) => sum + count, 0);
  const mean = scores.reduce((sum, score, i) => sum + score * (counts[i] ?? 0), 0) / total;
  const variance = scores.reduce((sum, score, i) => sum + (score - mean) ** 2 * (counts[i] ?? 0), 0) / total;
  return { total, mean, variance };
}

/** Estimates the Elo difference from the mean score and its standard error; undefined without results. */
export function estimateElo(counts: ScoreCounts): EloEstimate | undefined {
  const { total, mean, variance } = computeMoments(counts);
  if (total === 0) return undefined;
  const deviation = Math.sqrt(variance / total);
  const [low, high] = [mean - Z * deviation, mean + Z * deviation];
  const error =
    low <= 0 || high >= 1 ? Number.POSITIVE_INFINITY : (eloFromScore(high) - eloFromScore(low)) / 2;
  const superiority =
    deviation === 0 ? (mean > 0.5 ? 1 : mean < 0.5 ? 0 : 0.5) : normalProbability((mean - 0.5) / deviation);
  return { elo: eloFromScore(mean), error, superiority };
}

/** The distribution function of the normal distribution, by the expansion of Abramowitz and Stegun 26.2.17 (error below 1e-7). */
function normalProbability(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const polynomial =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp(-(x ** 2) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
  return x >= 0 ? 1 - tail : tail;
}
