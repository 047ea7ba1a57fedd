/** Tests of the geometry of the map. */
import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { LINKS, NEIGHBOURS, TERRITORY_COUNT } from '../board.ts';
import { risikaTexts } from '../text/index.ts';
import { createArrowPaths } from './arrow.tsx';
import { LABEL_FONT, wrapLabel, estimateTextWidth } from './map-labels.ts';
import { TERRITORY_DRAWINGS, type MapPoint, MAP_SIZE } from './map-data.ts';
import { LINK_LINES } from './link-lines.ts';
import { horizontalExtent, TERRITORY_PATHS, areAdjacent } from './territory-paths.ts';
import { findTerritoryInDirection } from './arrow-navigation.ts';

const all = Array.from({ length: TERRITORY_COUNT }, (_, territory) => territory);
const pairs = all.flatMap((a) => all.slice(a + 1).map((b) => [a, b] as const));
const linked = (a: number, b: number, kind: string): boolean =>
  LINKS.some(({ ends, kind: drawn }) => drawn === kind && ends[0] === a && ends[1] === b);

/** In units of the sheet, as tokens are drawn. */
const TOKEN = { width: 54, height: 54 };

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
const box = ({ x, y }: MapPoint, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const tokenBox = (territory: number): Box =>
  box(TERRITORY_DRAWINGS[territory]!.token, TOKEN.width, TOKEN.height);

/** Whether a point is at the shore of a territory. */
const near = ({ x, y }: MapPoint, territory: number): boolean =>
  TERRITORY_DRAWINGS[territory]!.outline.some((point, i, ring) => {
    const next = ring[(i + 1) % ring.length]!;
    const [dx, dy] = [next.x - point.x, next.y - point.y];
    const share = Math.max(0, Math.min(1, ((x - point.x) * dx + (y - point.y) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(x - point.x - share * dx, y - point.y - share * dy) < 14;
  });

describe('the map', () => {
  test('has a shape, a place for armies and a name for each territory, all on the map', () => {
    expect(TERRITORY_DRAWINGS).toHaveLength(TERRITORY_COUNT);
    for (const { outline } of TERRITORY_DRAWINGS)
      for (const { x, y } of outline) {
        expect(x > 0 && x < MAP_SIZE.width, `${x}`).toBe(true);
        expect(y > 0 && y < MAP_SIZE.height, `${y}`).toBe(true);
      }
    expect(new Set(TERRITORY_PATHS).size).toBe(TERRITORY_COUNT);
  });

  test('lets territories touch where a link goes by land, and nowhere else', () => {
    for (const [a, b] of pairs) expect([a, b, areAdjacent(a, b)]).toEqual([a, b, linked(a, b, 'land')]);
  });

  test('draws a line over the sea for every link that goes by sea', () => {
    for (const link of LINKS.filter(({ kind }) => kind === 'sea'))
      expect(LINK_LINES.filter((line) => line.link === link)).toHaveLength(1);
  });

  test('draws the wrap link at both edges, at the same height', () => {
    const around = LINK_LINES.filter(({ link }) => link.kind === 'wrap');
    expect(around.map(({ to }) => to.x)).toEqual([0, MAP_SIZE.width]);
    expect(new Set(around.map(({ to }) => to.y)).size).toBe(1);
    expect(around[0]?.link.ends).toEqual([3, 19]);
  });

  test('starts and ends every line at the coasts of the linked territories', () => {
    for (const { link, from, to } of LINK_LINES) {
      const [a, b] = link.ends;
      const isHere = link.kind === 'sea' ? near(from, a) && near(to, b) : near(from, a) || near(from, b);
      expect([link.ends, isHere]).toEqual([link.ends, true]);
    }
  });

  test('keeps the armies of all territories apart', () => {
    for (const [a, b] of pairs) expect([a, b, overlap(tokenBox(a), tokenBox(b))]).toEqual([a, b, false]);
  });

  test('puts armies on their own territory', () => {
    for (const territory of all) {
      const { token } = TERRITORY_DRAWINGS[territory]!;
      const [west, east] = horizontalExtent(territory, token);
      expect([territory, token.x - west > 24, east - token.x > 24]).toEqual([territory, true, true]);
    }
  });
});

describe.each(LANGUAGES)('names in %s', (language) => {
  const names = risikaTexts[language].territories;
  const lines = all.flatMap((territory) =>
    wrapLabel(territory, names[territory]!).map((line, i) => ({ territory, line, i })),
  );
  const lineBox = ({ territory, line, i }: (typeof lines)[number]): Box => {
    const { x, y } = TERRITORY_DRAWINGS[territory]!.label;
    return box(
      { x, y: y + i * LABEL_FONT.line - LABEL_FONT.size / 3 },
      estimateTextWidth(line),
      LABEL_FONT.size * 0.8,
    );
  };

  test('need two lines at most and stay on their territory except for a letter', () => {
    expect(lines.filter(({ i }) => i > 1)).toEqual([]);
    for (const { territory, line, i } of lines) {
      const { x, y } = TERRITORY_DRAWINGS[territory]!.label;
      const [west, east] = horizontalExtent(territory, {
        x,
        y: y + i * LABEL_FONT.line - LABEL_FONT.size / 3,
      });
      const spill = estimateTextWidth(line) / 2 - Math.min(x - west, east - x);
      expect(spill, `${line} by ${Math.round(spill)}`).toBeLessThan(LABEL_FONT.size);
    }
  });

  test('cover neither armies nor each other', () => {
    for (const line of lines) {
      for (const territory of all)
        expect([line.line, territory, overlap(lineBox(line), tokenBox(territory))]).toEqual([
          line.line,
          territory,
          false,
        ]);
      const covered = lines.filter((other) => other !== line && overlap(lineBox(line), lineBox(other)));
      expect([line.line, covered]).toEqual([line.line, []]);
    }
  });
});

describe('arrow keys', () => {
  const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

  test('reach every territory from any other', () => {
    const reached = new Set([0]);
    for (const from of reached) for (const key of KEYS) reached.add(findTerritoryInDirection(from, key)!);
    expect(reached.size).toBe(TERRITORY_COUNT);
    for (const from of all)
      expect(KEYS.some((key) => findTerritoryInDirection(from, key) !== from)).toBe(true);
  });

  test('move in their direction; other keys do nothing', () => {
    expect(findTerritoryInDirection(3, 'ArrowUp')).toBe(1);
    expect(findTerritoryInDirection(3, 'ArrowDown')).toBe(4);
    expect(findTerritoryInDirection(1, 'ArrowRight')).toBe(2);
    expect(findTerritoryInDirection(1, 'Enter')).toBeUndefined();
  });
});

test('an arrow is drawn for every link, in both directions; around the map there are two', () => {
  for (const from of all)
    for (const to of NEIGHBOURS[from]!) {
      const paths = createArrowPaths(from, to);
      expect(paths).toHaveLength(linked(Math.min(from, to), Math.max(from, to), 'wrap') ? 2 : 1);
      expect(paths.join(' ')).not.toMatch(/NaN|undefined/);
    }
});
