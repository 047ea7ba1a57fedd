/** Conversion of a terminal screen to SVG. */
import type { ScreenCell } from '../../apps/cli/testing/pty-driver.testing.ts';
import { CELL, SHAPES } from './shapes.ts';
import { STYLE, styleOf } from './style.ts';

/** The content of a terminal window. */
export interface Screen {
  /** Window title; `about` is the text alternative. */
  readonly title: string;
  readonly about: string;
  readonly cells: readonly (readonly ScreenCell[])[];
  readonly cursor: { readonly row: number; readonly column: number };
}

/** Height of the title bar and padding, in pixels. */
const BAR = 36;
const PADDING = 12;
/** Baseline inside a cell. */
const BASELINE = 13;

const ESCAPES: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (character) => ESCAPES[character] ?? '');
const rounded = (number: number): string => String(Math.round(number * 100) / 100);

/** Consecutive characters of one style. */
interface Run {
  readonly column: number;
  readonly text: string;
  readonly style: string;
}

/** Splits a row into runs of text and drawn characters. */
function runsOf(row: readonly ScreenCell[]): readonly Run[] {
  const runs: Run[] = [];
  row.forEach((cell, column) => {
    const { text } = cell;
    const style = styleOf(cell);
    const last = runs.at(-1);
    const follows = last !== undefined && last.style === style && last.column + last.text.length === column;
    const joins = follows && isDrawn(last.text) === isDrawn(text);
    if (joins) runs[runs.length - 1] = { ...last, text: last.text + (text || ' ') };
    else if (text.trim() !== '') runs.push({ column, text, style });
  });
  return runs.flatMap(words);
}

const isDrawn = (text: string): boolean => Object.hasOwn(SHAPES, text.charAt(0));

/** Gaps of this width start a new run, so that columns align in any font. */
const words = ({ column, text, style }: Run): readonly Run[] =>
  Array.from(text.matchAll(/\S+(?: \S+)*/g), ({ 0: word, index }) => ({
    column: column + index,
    text: word,
    style,
  }));

const idOf = (sign: string): string => `s${sign.charCodeAt(0).toString(16)}`;
const use = (sign: string, place: number): string =>
  `<use href="#${idOf(sign)}"${place === 0 ? '' : ` x="${rounded(place)}"`}/>`;

function drawn({ column, text, style }: Run, row: number): string {
  const x = rounded(column * CELL.width);
  const y = row * CELL.height;
  if (isDrawn(text)) {
    const signs = Array.from(text, (sign, i) => use(sign, i * CELL.width)).join('');
    return `<g class="${style}" transform="translate(${x} ${y})">${signs}</g>`;
  }
  const length = rounded(text.length * CELL.width);
  const place = `x="${x}" y="${y + BASELINE}" textLength="${length}" lengthAdjust="spacingAndGlyphs"`;
  return `<text class="${style}" ${place}>${escaped(text)}</text>`;
}

const DEFINED = Object.entries(SHAPES)
  .map(([sign, shape]) => `<g id="${idOf(sign)}">${shape}</g>`)
  .join('');

/** Symbols of the first seats. */
const SEATS = Array.from('●■▲◆', (sign, i) => `<g class="seat${i}">${use(sign, i * 16)}</g>`).join('');

/** Renders a terminal window that looks the same in every font and follows the reader's colour scheme. */
export function svgOf({ title, about, cells, cursor }: Screen): string {
  const last = cells.findLastIndex((row) => row.some(({ text }) => text.trim() !== ''));
  const rows = cells.slice(0, last + 1);
  const columns = Math.max(...rows.map((row) => row.length));
  const width = Math.ceil(columns * CELL.width + 2 * PADDING);
  // The first row is blank, so the same space is added below the last one.
  const height = BAR + (rows.length + 1) * CELL.height;
  const bar = (BAR - CELL.height) / 2;
  const block = `width="${CELL.width}" height="${CELL.height - 2}"`;
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escaped(about)}</title>`,
    `<style>${STYLE}</style>`,
    `<defs>${DEFINED}</defs>`,
    `<rect class="window" x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="10"/>`,
    `<path class="rule" d="M0.5 ${BAR}.5H${width - 0.5}"/>`,
    `<g transform="translate(${PADDING + 2 * CELL.width} ${bar})">${SEATS}</g>`,
    `<text class="quiet" x="${width / 2}" y="${bar + BASELINE}" text-anchor="middle">${escaped(title)}</text>`,
    `<g transform="translate(${PADDING} ${BAR})">`,
    `<rect class="cursor" x="${rounded(cursor.column * CELL.width)}" y="${cursor.row * CELL.height + 1}" ${block} rx="1"/>`,
    ...rows.flatMap((row, i) => runsOf(row).map((run) => drawn(run, i))),
    '</g>',
    '</svg>',
  ].join('\n')}\n`;
}
