/** Seat order and places. */
import type { Outcome, Seat } from '@ludoteca/kernel';

/** Lists the other seats in turn order, starting after the given one. */
export function seatsAfter(seat: Seat, seats: number): Seat[] {
  const order: Seat[] = [];
  for (let step = 1; step < seats; step++) order.push((seat + step) % seats);
  return order;
}

/** Ranks seats by lowest count; equal counts share a place. Withdrawn seats come last, in reverse order of leaving. */
export function placesByFewest(counts: readonly number[], left: readonly Seat[]): Outcome {
  const places = counts.map((count, seat) => {
    if (left.includes(seat)) return counts.length - left.indexOf(seat);
    return 1 + counts.filter((other, rival) => other < count && !left.includes(rival)).length;
  });
  return { places };
}
