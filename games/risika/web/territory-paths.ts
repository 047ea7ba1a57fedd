/** Outlines as paths. A border is the same curve for both territories that share it, so that nothing gapes between them. */
import { at } from '@ludoteca/kernel';
import { TERRITORY_DRAWINGS, type MapPoint } from './map-data.ts';

const pointKeyOf = ({ x, y }: MapPoint): string => `${x},${y}`;

const neighboursInRing = <T>(ring: readonly T[], index: number): readonly [T, T, T] => [
  at(ring, (index + ring.length - 1) % ring.length),
  at(ring, index),
  at(ring, (index + 1) % ring.length),
];

/** How far a coast strays from the straight way between two points, as a share of that way. */
const COAST_DEVIATION = 0.16;
/** Where it strays, as shares of the way. */
const COAST_POINTS = [0.36, 0.68];

/** A number from -1 to 1 that looks like none in particular, and is always the same for the same two. */
const pseudoRandom = (a: number, b: number): number => Math.sin(a * 12.9898 + b * 78.233 + a * b * 0.013);

/** The way from a point to the next with its bays, the same in both directions: who walks along a border has it on either side. */
function createCoastSegment(from: MapPoint, to: MapPoint): readonly MapPoint[] {
  const isForth = from.x === to.x ? from.y < to.y : from.x < to.x;
  const [a, b] = isForth ? [from, to] : [to, from];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const bays = COAST_POINTS.map((share, i): MapPoint => {
    const stray = COAST_DEVIATION * pseudoRandom(a.x + b.y + 7 * i, b.x + a.y);
    return { x: a.x + dx * share - dy * stray, y: a.y + dy * share + dx * stray };
  });
  return [from, ...(isForth ? bays : bays.toReversed())];
}

const createCoast = (ring: readonly MapPoint[]): readonly MapPoint[] =>
  ring.flatMap((point, i) => createCoastSegment(point, at(ring, (i + 1) % ring.length)));

const COASTS: readonly (readonly MapPoint[])[] = TERRITORY_DRAWINGS.map(({ outline: ring }) =>
  createCoast(ring),
);

/** Points where outlines part: more than two ways lead away from them. There curves have corners. */
function findJunctions(): ReadonlySet<string> {
  const ways = new Map<string, Set<string>>();
  for (const coast of COASTS)
    for (let i = 0; i < coast.length; i++) {
      const [before, here, after] = neighboursInRing(coast, i);
      const led = ways.get(pointKeyOf(here)) ?? new Set();
      ways.set(pointKeyOf(here), led.add(pointKeyOf(before)).add(pointKeyOf(after)));
    }
  return new Set([...ways].filter(([, led]) => led.size > 2).map(([point]) => point));
}

const JUNCTIONS = findJunctions();

/** How much of the way between its neighbours a curve keeps to at a point. */
const ROUNDNESS = 1 / 6;

const formatPoint = ({ x, y }: MapPoint): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** Where the curve comes through a point, before it and after it. */
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

/** Whether two territories touch: a stretch of outline is shared, not just a point. */
export function areAdjacent(one: number, other: number): boolean {
  const there = at(TERRITORY_DRAWINGS, other).outline.map(pointKeyOf);
  const { outline: ring } = at(TERRITORY_DRAWINGS, one);
  return ring.some((point, i) => {
    const found = there.indexOf(pointKeyOf(point));
    if (found === -1) return false;
    const [before, , after] = neighboursInRing(there, found);
    return [before, after].includes(pointKeyOf(at(ring, (i + 1) % ring.length)));
  });
}

/** From where to where a territory reaches on a level of the sheet, around a point. */
export function horizontalExtent(territory: number, { x, y }: MapPoint): readonly [number, number] {
  const { outline: ring } = at(TERRITORY_DRAWINGS, territory);
  const shores: number[] = [];
  for (let i = 0; i < ring.length; i++) {
    const [, a, b] = neighboursInRing(ring, i);
    if (a.y > y !== b.y > y) shores.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
  }
  return [
    Math.max(...shores.filter((shore) => shore <= x), x - (shores.length === 0 ? 0 : Infinity)),
    Math.min(...shores.filter((shore) => shore > x), x + (shores.length === 0 ? 0 : Infinity)),
  ];
}
