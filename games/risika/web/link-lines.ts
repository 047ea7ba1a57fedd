/** The lines of links that are not land borders: over the sea, and around the edges of the map. */
import { at } from '@ludoteca/kernel';
import { LINKS, type Link } from '../board.ts';
import { type MapPoint, MAP_SIZE } from './map-data.ts';

/** A line from coast to coast, with a control point if it must avoid land. */
interface LinkLine {
  readonly link: Link;
  readonly from: MapPoint;
  readonly to: MapPoint;
  readonly bend?: MapPoint;
}

type Coordinates = readonly [number, number];
const SEA_LINES: ReadonlyMap<string, readonly [Coordinates, Coordinates, Coordinates?]> = new Map([
  [
    '0 2',
    [
      [346, 104],
      [330, 144],
    ],
  ],
  [
    '0 12',
    [
      [446, 106],
      [460, 126],
    ],
  ],
  [
    '0 17',
    [
      [466, 66],
      [676, 206],
      [620, 70],
    ],
  ],
  [
    '6 8',
    [
      [364, 634],
      [388, 564],
      [360, 584],
    ],
  ],
  [
    '8 16',
    [
      [440, 487],
      [424, 448],
    ],
  ],
  [
    '10 11',
    [
      [534, 690],
      [576, 704],
    ],
  ],
  [
    '12 13',
    [
      [454, 196],
      [438, 241],
    ],
  ],
  [
    '12 14',
    [
      [530, 210],
      [544, 228],
    ],
  ],
  [
    '18 21',
    [
      [860, 160],
      [890, 130],
    ],
  ],
  [
    '19 21',
    [
      [896, 288],
      [940, 150],
      [934, 220],
    ],
  ],
  [
    '19 22',
    [
      [824, 447],
      [808, 502],
    ],
  ],
  [
    '22 23',
    [
      [850, 552],
      [881, 554],
    ],
  ],
  [
    '22 25',
    [
      [806, 599],
      [818, 633],
    ],
  ],
]);

const toPoint = ([x, y]: Coordinates): MapPoint => ({ x, y });

/** The coasts at both ends, and the height at which the wrap link leaves the map. */
const WRAP = { west: { x: 48, y: 296 }, east: { x: 916, y: 322 }, height: 309 } as const;

function createLines(link: Link): readonly LinkLine[] {
  const drawn = SEA_LINES.get(link.ends.join(' '));
  if (drawn !== undefined) {
    const [from, to, bend] = drawn;
    return [{ link, from: toPoint(from), to: toPoint(to), ...(bend && { bend: toPoint(bend) }) }];
  }
  if (link.kind !== 'wrap') return [];
  const { west, east, height } = WRAP;
  return [
    { link, from: west, to: { x: 0, y: height } },
    { link, from: east, to: { x: MAP_SIZE.width, y: height } },
  ];
}

/** Labels at the edges with the territory at the other end of the wrap link. */
export const WRAP_LABELS: readonly (MapPoint & { readonly to: number })[] = LINKS.filter(
  ({ kind }) => kind === 'wrap',
).flatMap(({ ends: [west, east] }) => [
  { x: 16, y: WRAP.height + 66, to: east },
  { x: MAP_SIZE.width - 6, y: WRAP.height + 66, to: west },
]);

/** The wrap link has two lines, one for each edge. */
export const LINK_LINES: readonly LinkLine[] = LINKS.flatMap(createLines);

export const toLinkPath = ({ from, to, bend }: LinkLine): string =>
  bend === undefined
    ? `M${from.x} ${from.y}L${to.x} ${to.y}`
    : `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;

export const hasEnd = ({ link }: LinkLine, territory: number): boolean => link.ends.includes(territory);

export const oppositeEndOf = ({ ends }: Link, territory: number): number =>
  ends[0] === territory ? at(ends, 1) : at(ends, 0);
