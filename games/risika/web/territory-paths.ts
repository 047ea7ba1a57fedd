/** SVG paths of the territories. Both sides of a border use the same curve, so that there are no gaps. */
import { at } from '@ludoteca/kernel';
import { TERRITORY_DRAWINGS, type MapPoint } from './map-data.ts';

const pointKeyOf = ({ x, y }: MapPoint): string => `${x},${y}`;

const neighboursInRing = <T>(ring: readonly T[], index: number): readonly [T, T, T] => [
  at(ring, (index + ring.length - 1) % ring.length),
  at(ring, index),
  at(ring, (index + 1) % ring.length),
];

/** Deviation of a coast from the straight line, as a share of its length. */
const COAST_DEVIATION = 0.16;
/** Positions of the deviations, as shares of the length. */
const COAST_POINTS = [0.36, 0.68];

/** A deterministic number from -1 to 1. */
const pseudoRandom = (a: number, b: number): number => Math.sin(a * 12.9898 + b * 78.233 + a * b * 0.013);

/** The points from one corner to the next with their deviations, the same in both directions. */
function createCoastSegment(from: MapPoint, to: MapPoint): readonly MapPoint[] {
  const isForward = from.x === to.x ? from.y < to.y : from.x < to.x;
  const [a, b] = isForward ? [from, to] : [to, from];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const deviations = COAST_POINTS.map((share, i): MapPoint => {
    const deviation = COAST_DEVIATION * pseudoRandom(a.x + b.y + 7 * i, b.x + a.y);
    return { x: a.x + dx * share - dy * deviation, y: a.y + dy * share + dx * deviation };
  });
  return [from, ...(isForward ? deviations : deviations.toReversed())];
}

const createCoast = (ring: readonly MapPoint[]): readonly MapPoint[] =>
  ring.flatMap((point, i) => createCoastSegment(point, at(ring, (i + 1) % ring.length)));

const COASTS: readonly (readonly MapPoint[])[] = TERRITORY_DRAWINGS.map(({ outline }) =>
  createCoast(outline),
);

/** Points where more than two borders meet; curves have corners there. */
function findJunctions(): ReadonlySet<string> {
  const neighbours = new Map<string, Set<string>>();
  for (const coast of COASTS)
    for (let i = 0; i < coast.length; i++) {
      const [before, here, after] = neighboursInRing(coast, i);
      const known = neighbours.get(pointKeyOf(here)) ?? new Set();
      neighbours.set(pointKeyOf(here), known.add(pointKeyOf(before)).add(pointKeyOf(after)));
    }
  return new Set([...neighbours].filter(([, known]) => known.size > 2).map(([point]) => point));
}

const JUNCTIONS = findJunctions();

/** Length of the control handles, as a share of the distance between the neighbouring points. */
const ROUNDNESS = 1 / 6;

const formatPoint = ({ x, y }: MapPoint): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** The control points before and after a point of the curve. */
function createHandles(coast: readonly MapPoint[], index: number): readonly [MapPoint, MapPoint] {
  const [before, here, after] = neighboursInRing(coast, index);
  if (JUNCTIONS.has(pointKeyOf(here))) return [here, here];
  const [x, y] = [(after.x - before.x) * ROUNDNESS, (after.y - before.y) * ROUNDNESS];
  return [
    { x: here.x - x, y: here.y - y },
    { x: here.x + x, y: here.y + y },
  ];
}

function toPath(coast: readonly MapPoint[]): string {
  const curves = coast.map((_, i) => {
    const next = (i + 1) % coast.length;
    return `C${formatPoint(createHandles(coast, i)[1])} ${formatPoint(createHandles(coast, next)[0])} ${formatPoint(at(coast, next))}`;
  });
  return `M${formatPoint(at(coast, 0))}${curves.join('')}Z`;
}

/** By territory. */
export const TERRITORY_PATHS: readonly string[] = COASTS.map(toPath);

/** Whether two territories share a segment of their outlines, not only a point. */
export function areAdjacent(one: number, other: number): boolean {
  const otherPoints = at(TERRITORY_DRAWINGS, other).outline.map(pointKeyOf);
  const { outline } = at(TERRITORY_DRAWINGS, one);
  return outline.some((point, i) => {
    const found = otherPoints.indexOf(pointKeyOf(point));
    if (found === -1) return false;
    const [before, , after] = neighboursInRing(otherPoints, found);
    return [before, after].includes(pointKeyOf(at(outline, (i + 1) % outline.length)));
  });
}

/** The left and right ends of a territory on the horizontal line through a point. */
export function horizontalExtent(territory: number, { x, y }: MapPoint): readonly [number, number] {
  const { outline } = at(TERRITORY_DRAWINGS, territory);
  const crossings: number[] = [];
  for (let i = 0; i < outline.length; i++) {
    const [, a, b] = neighboursInRing(outline, i);
    if (a.y > y !== b.y > y) crossings.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
  }
  return [
    Math.max(...crossings.filter((crossing) => crossing <= x), x - (crossings.length === 0 ? 0 : Infinity)),
    Math.min(...crossings.filter((crossing) => crossing > x), x + (crossings.length === 0 ? 0 : Infinity)),
  ];
}
