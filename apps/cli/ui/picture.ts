import { cutRow, type Row, widthOf, wrapRow } from '@ludoteca/kit';
import type { Line } from './line.ts';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** What the whole screen shows, row by row, and where the cursor stands. */
export interface Picture {
  readonly rows: readonly Row[];
  readonly cursor?: { readonly row: number; readonly column: number };
}

/** A picture of something that can be too tall. */
export interface Scrolled extends Picture {
  /** How far it is scrolled at most, and by how much a page goes. */
  readonly scroll: number;
  readonly page: number;
}

/** A question on the screen, with the options that are shown line by line, for the arrows. */
export interface Asking extends Scrolled {
  readonly lines: readonly (readonly string[])[];
}

/** Blank columns on either side. */
const MARGIN = 2;
/** From so many rows on there is room for blank ones between the parts. */
const ROOMY = 20;
const PROMPT = '> ';

export const innerWidth = ({ columns }: Size): number => Math.max(8, columns - 2 * MARGIN);

/** How many blank rows stand between two parts. */
export const gapOf = ({ rows }: Size): number => (rows >= ROOMY ? 1 : 0);

export const blankRows = (count: number): readonly Row[] =>
  Array.from({ length: Math.max(0, count) }, () => []);

export const quiet = (text: string): Row => [{ text, role: 'quiet' }];
export const warning = (text: string): Row => [{ text, role: 'warn' }];

/** Rows in lines that fit. */
export const wrapped = (rows: readonly Row[], width: number): readonly Row[] =>
  rows.flatMap((row) => wrapRow(row, width));

/** What it says above everything. */
export const heading = (title: Row, size: Size): readonly Row[] => {
  const gap = gapOf(size);
  const width = innerWidth(size);
  const rule = gap > 0 ? [quiet('─'.repeat(width))] : [];
  return [...blankRows(gap), cutRow(title, width), ...rule];
};

const indented = (row: Row): Row => [{ text: ' '.repeat(MARGIN) }, ...row];

/** The rows within their margins. When there are too many the first give way: what is asked stands last. */
export function framed(rows: readonly Row[], size: Size, cursor?: Picture['cursor']): Picture {
  const over = Math.max(0, rows.length - size.rows);
  const width = innerWidth(size);
  const kept = rows.slice(over).map((row) => (row.length === 0 ? row : indented(cutRow(row, width))));
  return cursor === undefined
    ? { rows: kept }
    : { rows: kept, cursor: { row: cursor.row - over, column: cursor.column + MARGIN } };
}

/** A stretch of rows that are too many, and a row that says how many are not there. */
export function stretchOf(
  rows: readonly Row[],
  room: number,
  scroll: number,
  more: (above: number, below: number) => string,
): { readonly rows: readonly Row[]; readonly scroll: number; readonly page: number } {
  if (rows.length <= room) return { rows, scroll: 0, page: 0 };
  const page = Math.max(0, room - 1);
  const above = Math.min(Math.max(0, scroll), rows.length - page);
  const below = rows.length - above - page;
  const shown = [...rows.slice(above, above + page), quiet(more(above, below))];
  return { rows: shown.slice(0, Math.max(0, room)), scroll: above, page };
}

const graphemes = new Intl.Segmenter();

/** The line that is being typed, as much of it as fits around the cursor, and the column of the cursor. */
export function inputRow(
  { text, cursor }: Line,
  width: number,
): { readonly row: Row; readonly column: number } {
  const whole = width - PROMPT.length - 1;
  // Whoever corrects something wants to see what follows.
  const room = cursor < text.length ? (whole * 2) / 3 : whole;
  let left = text.slice(0, cursor);
  for (const { segment } of graphemes.segment(left)) {
    if (widthOf(left) <= room) break;
    left = left.slice(segment.length);
  }
  const seen = left.length < cursor && left !== '' ? `…${left.slice(graphemeLength(left))}` : left;
  const column = PROMPT.length + widthOf(seen);
  const rest = cutRow([{ text: text.slice(cursor) }], Math.max(0, width - column));
  return { row: [{ text: PROMPT, role: 'possible' }, { text: seen }, ...rest], column };
}

function graphemeLength(text: string): number {
  for (const { segment } of graphemes.segment(text)) return segment.length;
  return 0;
}
