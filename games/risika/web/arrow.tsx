/** The arrow of an attack or a move on the map. */
import { at } from '@ludoteca/kernel';
import type { Territory } from '../board.ts';
import type { Route } from '../parts.ts';
import { TERRITORY_DRAWINGS, type MapPoint } from './map-data.ts';
import { oppositeEndOf, LINK_LINES } from './link-lines.ts';

/** Distances of an arrow from the armies at its ends and from the name below them. */
const ARROW_GAPS = { armies: 33, name: 52 } as const;

const arrowGap = (from: MapPoint, to: MapPoint): number =>
  to.y - from.y > Math.abs(to.x - from.x) ? ARROW_GAPS.name : ARROW_GAPS.armies;

function createArrowPath(from: MapPoint, to: MapPoint, start: number, end: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const [tipX, tipY] = [to.x - x * end, to.y - y * end];
  const barb = (side: number): string =>
    `${Math.round(tipX - 13 * x - side * 9 * y)} ${Math.round(tipY - 13 * y + side * 9 * x)}`;
  const tip = `${Math.round(tipX)} ${Math.round(tipY)}`;
  return `M${Math.round(from.x + x * start)} ${Math.round(from.y + y * start)}L${tip}M${barb(1)}L${tip}L${barb(-1)}`;
}

/** An arrow along the wrap link leaves the map at one edge and comes in at the other. */
export function createArrowPaths(from: Territory, to: Territory): readonly string[] {
  const wrapLines = LINK_LINES.filter(
    ({ link }) => link.kind === 'wrap' && link.ends.includes(from) && oppositeEndOf(link, from) === to,
  );
  const start = at(TERRITORY_DRAWINGS, from).token;
  const end = at(TERRITORY_DRAWINGS, to).token;
  const [one, other] = wrapLines;
  if (one === undefined || other === undefined)
    return [createArrowPath(start, end, arrowGap(start, end), arrowGap(end, start))];
  const [out, back] =
    Math.abs(one.to.x - start.x) < Math.abs(other.to.x - start.x) ? [one, other] : [other, one];
  return [
    createArrowPath(start, out.to, ARROW_GAPS.armies, 3),
    createArrowPath(back.to, end, 3, ARROW_GAPS.armies),
  ];
}

export function RouteArrow({ from, to }: Route) {
  return (
    <g className="risika-arrow">
      {createArrowPaths(from, to).map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
  );
}
