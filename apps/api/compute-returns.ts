/** Converts final places to returns. */
import type { Outcome } from '@ludoteca/kernel';

/** By seat: the share of opponents it is placed before, minus the share it is placed behind. Zeros before the end. */
export function computeReturns(outcome: Outcome | undefined, seats: number): readonly number[] {
  if (outcome === undefined) return Array.from({ length: seats }, () => 0);
  const { places } = outcome;
  return places.map((place) => {
    let margin = 0;
    for (const other of places) margin += Math.sign(other - place);
    return margin / Math.max(1, seats - 1);
  });
}
