import { LANGUAGES } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { LINKS, NEIGHBOURS, TERRITORIES } from '../board.ts';
import { words } from '../text/index.ts';
import { arrowPaths } from './arrow.tsx';
import { LETTERS, labelLines, widthOf } from './label.ts';
import { LANDS, type Point, SHEET } from './lands.ts';
import { LINES } from './lines.ts';
import { reachAt, SHAPES, touch } from './shapes.ts';
import { steer } from './steer.ts';

const all = Array.from({ length: TERRITORIES }, (_, territory) => territory);
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
const box = ({ x, y }: Point, width: number, height: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const tokenBox = (territory: number): Box => box(LANDS[territory]!.token, TOKEN.width, TOKEN.height);

/** Whether a point is at the shore of a territory. */
const near = ({ x, y }: Point, territory: number): boolean =>
  LANDS[territory]!.ring.some((point, i, ring) => {
    const next = ring[(i + 1) % ring.length]!;
    const [dx, dy] = [next.x - point.x, next.y - point.y];
    const share = Math.max(0, Math.min(1, ((x - point.x) * dx + (y - point.y) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(x - point.x - share * dx, y - point.y - share * dy) < 14;
  });

describe('the map', () => {
  test('has a shape, a place for armies and a name for each territory, all on the sheet', () => {
    expect(LANDS).toHaveLength(TERRITORIES);
    for (const { ring } of LANDS)
      for (const { x, y } of ring) {
        expect(x > 0 && x < SHEET.width, `${x}`).toBe(true);
        expect(y > 0 && y < SHEET.height, `${y}`).toBe(true);
      }
    expect(new Set(SHAPES).size).toBe(TERRITORIES);
  });

  test('lets territories touch where a link goes by land, and nowhere else', () => {
    for (const [a, b] of pairs) expect([a, b, touch(a, b)]).toEqual([a, b, linked(a, b, 'land')]);
  });

  test('draws a line over the sea for every link that goes by sea', () => {
    for (const link of LINKS.filter(({ kind }) => kind === 'sea'))
      expect(LINES.filter((line) => line.link === link)).toHaveLength(1);
  });

  test('draws the way around the world at both edges, at the same height', () => {
    const around = LINES.filter(({ link }) => link.kind === 'wrap');
    expect(around.map(({ to }) => to.x)).toEqual([0, SHEET.width]);
    expect(new Set(around.map(({ to }) => to.y)).size).toBe(1);
    expect(around[0]?.link.ends).toEqual([3, 19]);
  });

  test('starts and ends every line at the shores of the territories that it links', () => {
    for (const { link, from, to } of LINES) {
      const [a, b] = link.ends;
      const isHere = link.kind === 'sea' ? near(from, a) && near(to, b) : near(from, a) || near(from, b);
      expect([link.ends, isHere]).toEqual([link.ends, true]);
    }
  });

  test('keeps the armies of all territories apart', () => {
    for (const [a, b] of pairs) expect([a, b, overlap(tokenBox(a), tokenBox(b))]).toEqual([a, b, false]);
  });

  test('puts armies on their own land', () => {
    for (const territory of all) {
      const { token } = LANDS[territory]!;
      const [west, east] = reachAt(territory, token);
      expect([territory, token.x - west > 24, east - token.x > 24]).toEqual([territory, true, true]);
    }
  });
});

describe.each(LANGUAGES)('names in %s', (language) => {
  const names = words[language].territories;
  const lines = all.flatMap((territory) =>
    labelLines(territory, names[territory]!).map((line, i) => ({ territory, line, i })),
  );
  const lineBox = ({ territory, line, i }: (typeof lines)[number]): Box => {
    const { x, y } = LANDS[territory]!.label;
    return box({ x, y: y + i * LETTERS.line - LETTERS.size / 3 }, widthOf(line), LETTERS.size * 0.8);
  };

  test('need two lines at most, and stay on their land but for a letter', () => {
    expect(lines.filter(({ i }) => i > 1)).toEqual([]);
    for (const { territory, line, i } of lines) {
      const { x, y } = LANDS[territory]!.label;
      const [west, east] = reachAt(territory, { x, y: y + i * LETTERS.line - LETTERS.size / 3 });
      const spill = widthOf(line) / 2 - Math.min(x - west, east - x);
      expect(spill, `${line} by ${Math.round(spill)}`).toBeLessThan(LETTERS.size);
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

  test('lead from any territory to every other', () => {
    const reached = new Set([0]);
    for (const from of reached) for (const key of KEYS) reached.add(steer(from, key)!);
    expect(reached.size).toBe(TERRITORIES);
    for (const from of all) expect(KEYS.some((key) => steer(from, key) !== from)).toBe(true);
  });

  test('lead where they point; other keys lead nowhere', () => {
    expect(steer(3, 'ArrowUp')).toBe(1);
    expect(steer(3, 'ArrowDown')).toBe(4);
    expect(steer(1, 'ArrowRight')).toBe(2);
    expect(steer(1, 'Enter')).toBeUndefined();
  });
});

test('an arrow is drawn for every link, in both directions; around the world it is two', () => {
  for (const from of all)
    for (const to of NEIGHBOURS[from]!) {
      const paths = arrowPaths(from, to);
      expect(paths).toHaveLength(linked(Math.min(from, to), Math.max(from, to), 'wrap') ? 2 : 1);
      expect(paths.join(' ')).not.toMatch(/NaN|undefined/);
    }
});
