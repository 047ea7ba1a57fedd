/** Confidence interval of a proportion. */

/** Two-sided 95 % quantile of the normal distribution. */
const Z = 1.959964;

/** Computes Wilson's score interval, which stays valid for proportions near 0 and 1. */
export function wilsonInterval(hits: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 1];
  const share = hits / of;
  const weight = Z ** 2 / of;
  const middle = (share + weight / 2) / (1 + weight);
  const half = (Z * Math.sqrt((share * (1 - share)) / of + weight / (4 * of))) / (1 + weight);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
