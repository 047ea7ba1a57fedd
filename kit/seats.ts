import type { Outcome, Seat } from '@ludoteca/kernel';

/** The seats after one, around the table, without itself. */
export function seatsAfter(seat: Seat, seats: number): Seat[] {
  const order: Seat[] = [];
  for (let step = 1; step < seats; step++) order.push((seat + step) % seats);
  return order;
}

/** Fewest first, equal counts share a place; who left comes after everybody else, the latest to leave first. */
export function placesByFewest(counts: readonly number[], left: readonly Seat[]): Outcome {
  const places = counts.map((count, seat) => {
    if (left.includes(seat)) return counts.length - left.indexOf(seat);
    return 1 + counts.filter((other, rival) => other < count && !left.includes(rival)).length;
  });
  return { places };
}
