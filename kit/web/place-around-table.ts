/** Places the other seats around an oval table. */
import type { Seat, Watcher } from '@ludoteca/kernel';
import { seatsAfter } from '../seats.ts';

/** The other seats clockwise from the watcher's left; all seats if the watcher has none. */
export const otherSeatsFrom = (watcher: Watcher, seats: number): Seat[] =>
  typeof watcher === 'number' ? seatsAfter(watcher, seats) : Array.from({ length: seats }, (_, seat) => seat);

/** In hundredths of the width and height of the table. */
export interface TablePoint {
  readonly x: number;
  readonly y: number;
}

/** The points of so many seats, from the left over the top to the right; the near side is the watcher's. */
export function placeAroundTable(others: number): TablePoint[] {
  const reach = Math.min(Math.PI, (Math.PI * 2 * others) / (others + 3));
  const step = others > 1 ? reach / (others - 1) : 0;
  const first = Math.PI / 2 + (others > 1 ? reach / 2 : 0);
  return Array.from({ length: others }, (_, i) => {
    const angle = first - step * i;
    return { x: Math.round(50 + 50 * Math.cos(angle)), y: Math.round(50 - 50 * Math.sin(angle)) };
  });
}
