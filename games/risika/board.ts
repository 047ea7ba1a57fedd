/** The board (RULES 1.1 and 1.2): a territory is an integer, the same as in the original save files; its name is in text/. */

export type Territory = number;
/** An index into FACULTIES. */
export type Faculty = number;

export const TERRITORY_COUNT = 26;

interface FacultyArea {
  readonly territories: readonly Territory[];
  /** 4.2 */
  readonly bonus: number;
}

const createFaculty = (first: Territory, last: Territory, bonus: number): FacultyArea => ({
  territories: Array.from({ length: last - first + 1 }, (_, i) => first + i),
  bonus,
});

/** Humanities; economics, law and politics; medicine; biology and pharmacy; engineering and architecture; sciences. */
export const FACULTIES: readonly FacultyArea[] = [
  createFaculty(0, 4, 3),
  createFaculty(5, 7, 2),
  createFaculty(8, 11, 2),
  createFaculty(12, 16, 4),
  createFaculty(17, 21, 4),
  createFaculty(22, 25, 2),
];

/** By territory. */
export const FACULTY_OF: readonly Faculty[] = FACULTIES.flatMap(({ territories }, index) =>
  territories.map(() => index),
);

/** How maps draw a link; the rules treat all links alike. */
export type LinkKind = 'land' | 'sea' | 'wrap';

export interface Link {
  readonly ends: readonly [Territory, Territory];
  readonly kind: LinkKind;
}

const createLinks = (kind: LinkKind, ...ends: readonly (readonly [Territory, Territory])[]): Link[] =>
  ends.map((both) => ({ ends: both, kind }));

// prettier-ignore
export const LINKS: readonly Link[] = [
  ...createLinks(
    'land',
    [1, 2], [1, 3], [3, 4], [4, 5], [5, 7], [6, 7], [8, 10], [9, 10], [9, 20], [13, 14], [13, 16], [14, 15],
    [15, 17], [17, 18], [18, 19], [19, 20], [23, 24], [24, 25],
  ),
  ...createLinks(
    'sea',
    [0, 2], [0, 12], [0, 17], [6, 8], [8, 16], [10, 11], [12, 13], [12, 14], [18, 21], [19, 21], [19, 22],
    [22, 23], [22, 25],
  ),
  ...createLinks('wrap', [3, 19]),
];

/** By territory, in ascending order. */
export const NEIGHBOURS: readonly (readonly Territory[])[] = Array.from(
  { length: TERRITORY_COUNT },
  (_, territory) =>
    LINKS.flatMap(({ ends: [a, b] }) => (a === territory ? [b] : b === territory ? [a] : [])).toSorted(
      (a, b) => a - b,
    ),
);
