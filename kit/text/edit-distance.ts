/** Edit distance between two words. */

/**
 * Counts insertions, deletions, substitutions and swaps of neighbouring letters (optimal string alignment). A distance above `max` is
 * reported as `max + 1`; the cost grows with the length of the words times `max`.
 */
export function editDistance(a: string, b: string, max = Math.max(a.length, b.length)): number {
  const far = max + 1;
  if (Math.abs(a.length - b.length) > max) return far;
  let beforeLast = new Int32Array(b.length + 1).fill(far);
  let last = Int32Array.from({ length: b.length + 1 }, (_, j) => Math.min(j, far));
  let row = new Int32Array(b.length + 1);
  for (let i = 1; i <= a.length; i++) {
    row.fill(far);
    row[0] = Math.min(i, far);
    // Letters farther apart than `max` are never aligned.
    for (let j = Math.max(1, i - max); j <= Math.min(b.length, i + max); j++) {
      const wrong = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? far) + 1,
        (row[j - 1] ?? far) + 1,
        (last[j - 1] ?? far) + wrong,
        isSwapped ? (beforeLast[j - 2] ?? far) + 1 : far,
        far,
      );
    }
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[b.length] ?? far;
}
