/** Outlines as paths. A border is the same curve for both territories that share it, so that nothing gapes between them. */
import { at } from '@ludoteca/kernel';
import { LANDS, type Point } from './lands.ts';

const keyOf = ({ x, y }: Point): string => `${x},${y}`;

const around = <T>(ring: readonly T[], index: number): readonly [T, T, T] => [
  at(ring, (index + ring.length - 1) % ring.length),
  at(ring, index),
  at(ring, (index + 1) % ring.length),
];

/** How far a coast strays from the straight way between two points, as a share of that way. */
const STRAY = 0.16;
/** Where it strays, as shares of the way. */
const BAYS = [0.36, 0.68];

/** A number from -1 to 1 that looks like none in particular, and is always the same for the same two. */
const whim = (a: number, b: number): number => Math.sin(a * 12.9898 + b * 78.233 + a * b * 0.013);

/** The way from a point to the next with its bays, the same in both directions: who walks along a border has it on either side. */
function stretch(from: Point, to: Point): readonly Point[] {
  const isForth = from.x === to.x ? from.y < to.y : from.x < to.x;
  const [a, b] = isForth ? [from, to] : [to, from];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const bays = BAYS.map((share, i): Point => {
    const stray = STRAY * whim(a.x + b.y + 7 * i, b.x + a.y);
    return { x: a.x + dx * share - dy * stray, y: a.y + dy * share + dx * stray };
  });
  return [from, ...(isForth ? bays : bays.toReversed())];
}

const coastOf = (ring: readonly Point[]): readonly Point[] =>
  ring.flatMap((point, i) => stretch(point, at(ring, (i + 1) % ring.length)));

const COASTS: readonly (readonly Point[])[] = LANDS.map(({ ring }) => coastOf(ring));

/** Points where outlines part: more than two ways lead away from them. There curves have corners. */
function partings(): ReadonlySet<string> {
  const ways = new Map<string, Set<string>>();
  for (const coast of COASTS)
    for (let i = 0; i < coast.length; i++) {
      const [before, here, after] = around(coast, i);
      const led = ways.get(keyOf(here)) ?? new Set();
      ways.set(keyOf(here), led.add(keyOf(before)).add(keyOf(after)));
    }
  return new Set([...ways].filter(([, led]) => led.size > 2).map(([point]) => point));
}

const PARTINGS = partings();

/** How much of the way between its neighbours a curve keeps to at a point. */
const ROUNDNESS = 1 / 6;

const write = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** Where the curve comes through a point, before it and after it. */
function handles(coast: readonly Point[], index: number): readonly [Point, Point] {
  const [before, here, after] = around(coast, index);
  if (PARTINGS.has(keyOf(here))) return [here, here];
  const [x, y] = [(after.x - before.x) * ROUNDNESS, (after.y - before.y) * ROUNDNESS];
  return [
    { x: here.x - x, y: here.y - y },
    { x: here.x + x, y: here.y + y },
  ];
}

function pathOf(coast: readonly Point[]): string {
  const curves = coast.map((_, i) => {
    const next = (i + 1) % coast.length;
    return `C${write(handles(coast, i)[1])} ${write(handles(coast, next)[0])} ${write(at(coast, next))}`;
  });
  return `M${write(at(coast, 0))}${curves.join('')}Z`;
}

/** By territory. */
export const SHAPES: readonly string[] = COASTS.map(pathOf);

/** Whether two territories touch: a stretch of outline is shared, not just a point. */
export function touch(one: number, other: number): boolean {
  const there = at(LANDS, other).ring.map(keyOf);
  const { ring } = at(LANDS, one);
  return ring.some((point, i) => {
    const found = there.indexOf(keyOf(point));
    if (found === -1) return false;
    const [before, , after] = around(there, found);
    return [before, after].includes(keyOf(at(ring, (i + 1) % ring.length)));
  });
}

/** From where to where a territory reaches on a level of the sheet, around a point. */
export function reachAt(territory: number, { x, y }: Point): readonly [number, number] {
  const { ring } = at(LANDS, territory);
  const shores: number[] = [];
  for (let i = 0; i < ring.length; i++) {
    const [, a, b] = around(ring, i);
    if (a.y > y !== b.y > y) shores.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x));
  }
  return [
    Math.max(...shores.filter((shore) => shore <= x), x - (shores.length === 0 ? 0 : Infinity)),
    Math.min(...shores.filter((shore) => shore > x), x + (shores.length === 0 ? 0 : Infinity)),
  ];
}
