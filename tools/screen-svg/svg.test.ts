import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ScreenCell } from '../../apps/cli/testing/pty-driver.testing.ts';
import { CELL } from './shapes.ts';
import { TOKENS } from './style.ts';
import { svgOf } from './svg.ts';
import { unoScreen } from './uno.ts';

const cellsOf = (text: string, style: Partial<ScreenCell> = {}): readonly ScreenCell[] =>
  Array.from(text, (sign) => ({ text: sign, colour: undefined, bold: false, dim: false, ...style }));

const pictureOf = (...cells: readonly (readonly ScreenCell[])[]): string =>
  svgOf({ title: 'a & b', about: 'about <it>', cells, cursor: { row: 0, column: 2 } });

const columns = (length: string | undefined): number => Math.round(Number(length) / CELL.width);

/** How bright a colour is, from 0 to 1, as contrast is reckoned on the web. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe('an SVG of a terminal screen', () => {
  it('is stored as the command writes it', async () => {
    const kept = readFileSync(new URL('../../docs/screens/terminal-uno.svg', import.meta.url), 'utf8');
    expect(svgOf(await unoScreen()), 'if the change is meant, run: npm run screens').toBe(kept);
  });

  it('keeps every word in its columns with any font', () => {
    const svg = pictureOf(cellsOf('  one two   three'));
    const words = [...svg.matchAll(/x="([\d.]+)" y="13" textLength="([\d.]+)"[^>]*>([^<]*)</g)];
    expect(words.map(([, x, length, text]) => [columns(x), columns(length), text])).toEqual([
      [2, 7, 'one two'],
      [12, 5, 'three'],
    ]);
  });

  it('has the colours of the screen', () => {
    const svg = pictureOf([...cellsOf('red', { colour: 9 }), ...cellsOf('dim', { dim: true })]);
    expect(svg).toMatch(/class="seat0"[^>]*>red</);
    expect(svg).toMatch(/class="quiet"[^>]*>dim</);
  });

  it('escapes the text of the screen and loads nothing from other hosts', () => {
    const svg = pictureOf(cellsOf('<script>&'), cellsOf('│♥'));
    expect(svg).toContain('&lt;script&gt;&amp;');
    expect(svg).toContain('<title>about &lt;it&gt;</title>');
    expect(svg).not.toMatch(/<script|@import|url\(|href="[^#]/);
  });

  it.each(Object.entries(TOKENS).filter(([name]) => name !== 'paper' && name !== 'edge'))(
    'has enough contrast in light and dark mode: %s',
    (_, [light, dark]) => {
      expect(contrast(light, TOKENS.paper[0])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(dark, TOKENS.paper[1])).toBeGreaterThanOrEqual(4.5);
    },
  );
});
