/** Tests of the terminal map. */
import { expect, test } from 'vitest';
import { FACULTIES, LINKS, TERRITORY_COUNT, type Territory } from '../board.ts';
import { FACULTY_WIDTH, LINK_LINES, MAP_WIDTH, NAME_WIDTH, positionOf } from './draw-map.ts';
import { terminalTexts } from './texts/index.ts';

const ALL = Array.from({ length: TERRITORY_COUNT }, (_, territory) => territory);

/** Which sides a stroke touches: left, right, up, down. */
const SIDES: { readonly [stroke: string]: string } = {
  '─': 'lr',
  '│': 'ud',
  '┐': 'ld',
  '┌': 'rd',
  '┘': 'lu',
};
const STEPS = { l: [-1, 0, 'r'], r: [1, 0, 'l'], u: [0, -1, 'd'], d: [0, 1, 'u'] } as const;

const strokeAt = (x: number, y: number): string | undefined => SIDES[LINK_LINES[y]?.[x] ?? ' '];

/** The territory whose two rows contain a point. */
const territoryAt = (x: number, y: number): Territory | undefined =>
  ALL.find((territory) => {
    const { left, top } = positionOf(territory);
    return x >= left && x < left + NAME_WIDTH && y >= top && y < top + 2;
  });

/** The territories, or edges of the picture, that a line leads to. */
function endsOf(x: number, y: number, seen: Set<string>): (Territory | 'edge')[] {
  seen.add(`${x} ${y}`);
  return Array.from(strokeAt(x, y) ?? '').flatMap((side) => {
    const [dx, dy, back] = STEPS[side as keyof typeof STEPS];
    const [nextX, nextY] = [x + dx, y + dy];
    if (nextX < 0 || nextX >= MAP_WIDTH) return ['edge' as const];
    const territory = territoryAt(nextX, nextY);
    if (territory !== undefined) return [territory];
    if (seen.has(`${nextX} ${nextY}`)) return [];
    if (strokeAt(nextX, nextY)?.includes(back) !== true) throw new Error(`a line ends at ${nextX}, ${nextY}`);
    return endsOf(nextX, nextY, seen);
  });
}

function drawnLinks(): (Territory | 'edge')[][] {
  const seen = new Set<string>();
  const links: (Territory | 'edge')[][] = [];
  for (const [y, line] of LINK_LINES.entries())
    for (let x = 0; x < line.length; x++)
      if (line[x] !== ' ' && !seen.has(`${x} ${y}`)) links.push(endsOf(x, y, seen));
  return links;
}

const sorted = (links: readonly (readonly (Territory | 'edge')[])[]): string[] =>
  links.map((ends) => ends.map(String).toSorted().join('-')).toSorted();

test('the map draws every link of the board and no other', () => {
  const inside = LINKS.filter(({ kind }) => kind !== 'wrap').map(({ ends }) => ends);
  const around = LINKS.filter(({ kind }) => kind === 'wrap').flatMap(({ ends }) =>
    ends.map((end): [Territory, 'edge'] => [end, 'edge']),
  );
  expect(sorted(drawnLinks())).toEqual(sorted([...inside, ...around]));
});

test('no two territories overlap, and all are on the map', () => {
  const places = ALL.map(positionOf);
  expect(new Set(places.map(({ left, top }) => `${left} ${top}`)).size).toBe(TERRITORY_COUNT);
  expect(Math.max(...places.map(({ left }) => left + NAME_WIDTH))).toBeLessThanOrEqual(MAP_WIDTH);
});

test.each(['it', 'en', 'pt'] as const)('every name fits and is unique in %s', (language) => {
  const { names } = terminalTexts[language];
  expect(names).toHaveLength(TERRITORY_COUNT);
  expect(new Set(names).size).toBe(TERRITORY_COUNT);
  expect(names.filter((name) => name.length > NAME_WIDTH)).toEqual([]);
  const { faculties } = terminalTexts[language];
  expect(new Set(faculties).size).toBe(FACULTIES.length);
  expect(faculties.filter((name) => name.length > FACULTY_WIDTH)).toEqual([]);
});
