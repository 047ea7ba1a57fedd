/** Finds the territory to which an arrow key moves the focus. */
import { at } from '@ludoteca/kernel';
import { TERRITORY_COUNT, type Territory } from '../board.ts';
import { TERRITORY_DRAWINGS } from './map-data.ts';

const ARROWS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

/** Weight of the sideways distance. */
const SIDEWAYS_WEIGHT = 2.2;

/** The nearest territory in that direction, or `from` at the edge; undefined if the key is no arrow. */
export function findTerritoryInDirection(from: Territory, key: string): Territory | undefined {
  const arrow = ARROWS.get(key);
  if (arrow === undefined) return undefined;
  const [right, down] = arrow;
  const origin = at(TERRITORY_DRAWINGS, from).token;
  let best = { to: from, distance: Infinity };
  for (let to = 0; to < TERRITORY_COUNT; to++) {
    const { x, y } = at(TERRITORY_DRAWINGS, to).token;
    const forward = (x - origin.x) * right + (y - origin.y) * down;
    const sideways = Math.abs((x - origin.x) * down) + Math.abs((y - origin.y) * right);
    const distance = forward + SIDEWAYS_WEIGHT * sideways;
    if (to !== from && forward > 0 && sideways < 3 * forward && distance < best.distance)
      best = { to, distance };
  }
  return best.to;
}
