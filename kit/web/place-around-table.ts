import type { Seat, Watcher } from '@ludoteca/kernel';
import { seatsAfter } from '../seats.ts';

/** The other seats as a watcher meets them, from the left hand around the table. Who only watches meets all, from the first. */
export const otherSeatsFrom = (watcher: Watcher, seats: number): Seat[] =>
  typeof watcher === 'number' ? seatsAfter(watcher, seats) : Array.from({ length: seats }, (_, seat) => seat);

/** A place on the rim of a table, in hundredths of its width and height. */
export interface TablePoint {
  readonly x: number;
  readonly y: number;
}

/** Where so many others sit around an oval table whose near side is one's own: from the left over the top to the right. */
export function placeAroundTable(others: number): TablePoint[] {
  const reach = Math.min(Math.PI, (Math.PI * 2 * others) / (others + 3));
  const step = others > 1 ? reach / (others - 1) : 0;
  const first = Math.PI / 2 + (others > 1 ? reach / 2 : 0);
  return Array.from({ length: others }, (_, i) => {
    const angle = first - step * i;
    return { x: Math.round(50 + 50 * Math.cos(angle)), y: Math.round(50 - 50 * Math.sin(angle)) };
  });
}
