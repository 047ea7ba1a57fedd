/** Where an arrow key leads on the map. */
import { at } from '@ludoteca/kernel';
import { TERRITORY_COUNT, type Territory } from '../board.ts';
import { TERRITORY_DRAWINGS } from './map-data.ts';

const ARROWS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

/** What lies aside counts so many times as far. */
const SIDEWAYS_WEIGHT = 2.2;

/** The nearest territory that way; undefined: the key is no arrow. At the edge of the map one stays. */
export function findTerritoryInDirection(from: Territory, key: string): Territory | undefined {
  const arrow = ARROWS.get(key);
  if (arrow === undefined) return undefined;
  const [right, down] = arrow;
  const here = at(TERRITORY_DRAWINGS, from).token;
  let best = { to: from, distance: Infinity };
  for (let to = 0; to < TERRITORY_COUNT; to++) {
    const { x, y } = at(TERRITORY_DRAWINGS, to).token;
    const ahead = (x - here.x) * right + (y - here.y) * down;
    const aside = Math.abs((x - here.x) * down) + Math.abs((y - here.y) * right);
    const distance = ahead + SIDEWAYS_WEIGHT * aside;
    if (to !== from && ahead > 0 && aside < 3 * ahead && distance < best.distance) best = { to, distance };
  }
  return best.to;
}
