/** Two-sided 95 %. */
const Z = 1.959964;

/** Wilson's interval for a share: sensible at the edges too, where the usual one is not. */
export function wilsonInterval(hits: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 1];
  const share = hits / of;
  const weight = Z ** 2 / of;
  const middle = (share + weight / 2) / (1 + weight);
  const half = (Z * Math.sqrt((share * (1 - share)) / of + weight / (4 * of))) / (1 + weight);
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
