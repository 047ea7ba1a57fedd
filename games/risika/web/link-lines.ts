/** How links are drawn that are not borders: dotted lines over the sea, and the way around the world. */
import { at } from '@ludoteca/kernel';
import { LINKS, type Link } from '../board.ts';
import { type MapPoint, MAP_SIZE } from './map-data.ts';

/** A line from shore to shore, bent towards a point where it would cross land otherwise. */
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

/** The shore of either end, and the height at which the way around the world leaves the sheet. */
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

/** Where the sheet says what lies beyond its edges: below the line, written upwards. */
export const WRAP_LABELS: readonly (MapPoint & { readonly to: number })[] = LINKS.filter(
  ({ kind }) => kind === 'wrap',
).flatMap(({ ends: [west, east] }) => [
  { x: 16, y: WRAP.height + 66, to: east },
  { x: MAP_SIZE.width - 6, y: WRAP.height + 66, to: west },
]);

/** All of them, from the first territory of the link to the second; the way around the world is two lines, one for each edge. */
export const LINK_LINES: readonly LinkLine[] = LINKS.flatMap(createLines);

export const toLinkPath = ({ from, to, bend }: LinkLine): string =>
  bend === undefined
    ? `M${from.x} ${from.y}L${to.x} ${to.y}`
    : `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x} ${to.y}`;

export const hasEnd = ({ link }: LinkLine, territory: number): boolean => link.ends.includes(territory);

/** The other end of a link. */
export const oppositeEndOf = ({ ends }: Link, territory: number): number =>
  ends[0] === territory ? at(ends, 1) : at(ends, 0);
