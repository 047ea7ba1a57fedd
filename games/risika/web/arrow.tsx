import { at } from '@ludoteca/kernel';
import type { Territory } from '../board.ts';
import type { Way } from './aims.ts';
import { LANDS, type Point } from './lands.ts';
import { acrossFrom, LINES } from './lines.ts';

/** How far an arrow keeps away from the armies at its ends, and from the name below them. */
const APART = { armies: 33, name: 52 } as const;

const apart = (here: Point, there: Point): number =>
  there.y - here.y > Math.abs(there.x - here.x) ? APART.name : APART.armies;

/** A straight arrow between two points, as a path. */
function shaft(from: Point, to: Point, start: number, end: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const [tipX, tipY] = [to.x - x * end, to.y - y * end];
  const barb = (side: number): string =>
    `${Math.round(tipX - 13 * x - side * 9 * y)} ${Math.round(tipY - 13 * y + side * 9 * x)}`;
  const tip = `${Math.round(tipX)} ${Math.round(tipY)}`;
  return `M${Math.round(from.x + x * start)} ${Math.round(from.y + y * start)}L${tip}M${barb(1)}L${tip}L${barb(-1)}`;
}

/** Around the world an arrow leaves the sheet at one edge and comes in at the other. */
export function arrowPaths(from: Territory, to: Territory): readonly string[] {
  const around = LINES.filter(
    ({ link }) => link.kind === 'wrap' && link.ends.includes(from) && acrossFrom(link, from) === to,
  );
  const start = at(LANDS, from).token;
  const end = at(LANDS, to).token;
  const [one, other] = around;
  if (one === undefined || other === undefined)
    return [shaft(start, end, apart(start, end), apart(end, start))];
  const [out, back] =
    Math.abs(one.to.x - start.x) < Math.abs(other.to.x - start.x) ? [one, other] : [other, one];
  return [shaft(start, out.to, APART.armies, 3), shaft(back.to, end, 3, APART.armies)];
}

/** Who attacks whom, or goes where. */
export function Arrow({ from, to }: Way) {
  return (
    <g className="risika-arrow">
      {arrowPaths(from, to).map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
  );
}
