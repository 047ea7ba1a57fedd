/** The parts of which all rendered screens are made: headings, gaps, messages, input. */
import {
  LAYOUT_PRIORITIES,
  type LayoutPart,
  splitGraphemes,
  truncateRow,
  type TextRow,
  textWidth,
  wrapRow,
} from '@ludoteca/kit';
import type { InputLine } from './input-line.ts';

export interface ScreenSize {
  readonly columns: number;
  readonly rows: number;
}

/** The rows of the whole screen, and the cursor. */
export interface RenderedScreen {
  readonly rows: readonly TextRow[];
  readonly cursor?: { readonly row: number; readonly column: number };
}

export interface ScrolledScreen extends RenderedScreen {
  /** The present scroll position, and the rows per page; undefined while the table is fitted to the screen. */
  readonly scroll: number | undefined;
  readonly page: number;
}

/** With the keys of the visible options line by line, for the arrow keys. */
export interface RenderedQuestion extends ScrolledScreen {
  readonly lines: readonly (readonly string[])[];
}

/** Blank columns on either side. */
const MARGIN = 2;
const PROMPT = '> ';
export const innerWidth = ({ columns }: ScreenSize): number => Math.max(8, columns - 2 * MARGIN);

/** In order: what is never left out, then blank rows. Between them come the priorities of the layout engine. */
const FIXED_PRIORITIES = ['input', 'question', 'message', 'title', 'hint'] as const;
const GAP_PRIORITIES = ['question', 'table', 'heading'] as const;

/** Rows that are shown before any part that can be shortened. */
export const fixedPart = (kind: (typeof FIXED_PRIORITIES)[number], rows: readonly TextRow[]): LayoutPart => ({
  priority: FIXED_PRIORITIES.indexOf(kind) - FIXED_PRIORITIES.length,
  min: rows.length,
  draw: (room) => rows.slice(0, room),
});

/** A row that is shown if every other part has its rows; it is blank by default. */
export const gapPart = (kind: (typeof GAP_PRIORITIES)[number], row: TextRow = []): LayoutPart => ({
  priority: LAYOUT_PRIORITIES.gap + GAP_PRIORITIES.indexOf(kind),
  min: 0,
  usual: 0,
  draw: () => [row],
});

export const blankRows = (count: number): readonly TextRow[] =>
  Array.from({ length: Math.max(0, count) }, () => []);

export const quietRow = (text: string): TextRow => [{ text, role: 'quiet' }];
export const successRow = (text: string): TextRow => [{ text, role: 'good' }];
export const warningRow = (text: string): TextRow => [{ text, role: 'warn' }];

export const joinRows = (rows: readonly TextRow[], between: TextRow): TextRow =>
  rows.flatMap((row, i) => (i === 0 ? row : between.concat(row)));

/** At most `max` lines; the rest is truncated with an ellipsis. */
export function wrapToHeight(row: TextRow, width: number, max: number): readonly TextRow[] {
  const lines = wrapRow(row, width);
  if (lines.length <= max) return lines;
  const rest = joinRows(lines.slice(max - 1), [{ text: ' ' }]);
  return [...lines.slice(0, max - 1), truncateRow(rest, width)];
}

/** A blank row, the title and a line below it. The blank row and the line need room. */
export const headingParts = (title: TextRow, width: number): readonly LayoutPart[] => [
  gapPart('heading'),
  fixedPart('title', [truncateRow(title, width)]),
  gapPart('heading', quietRow('─'.repeat(width))),
];

/** The question is the most prominent text. */
export const accentRow = (row: TextRow): TextRow =>
  row.map((span) => (span.role === undefined ? { ...span, role: 'possible' } : span));

const indentRow = (row: TextRow): TextRow => [{ text: ' '.repeat(MARGIN) }, ...row];

/** Adds the margins. If there are too many rows the first are dropped, since the question is at the bottom. */
export function frameRows(
  rows: readonly TextRow[],
  size: ScreenSize,
  cursor?: RenderedScreen['cursor'],
): RenderedScreen {
  const over = Math.max(0, rows.length - size.rows);
  const width = innerWidth(size);
  const kept = rows.slice(over).map((row) => (row.length === 0 ? row : indentRow(truncateRow(row, width))));
  return cursor === undefined
    ? { rows: kept }
    : { rows: kept, cursor: { row: cursor.row - over, column: cursor.column + MARGIN } };
}

/** A section of the rows, and a row with the number of hidden ones. */
export function scrollRows(
  rows: readonly TextRow[],
  room: number,
  scroll: number,
  more: (above: number, below: number) => string,
): { readonly rows: readonly TextRow[]; readonly scroll: number; readonly page: number } {
  if (rows.length <= room) return { rows, scroll: 0, page: 0 };
  const page = Math.max(0, room - 1);
  const above = Math.min(Math.max(0, scroll), rows.length - page);
  const below = rows.length - above - page;
  const shown = [...rows.slice(above, above + page), quietRow(more(above, below))];
  return { rows: shown.slice(0, Math.max(0, room)), scroll: above, page };
}

/** The part of the input around the cursor that fits, and the cursor's column. */
export function renderInput(
  { text, cursor }: InputLine,
  width: number,
): { readonly row: TextRow; readonly column: number } {
  const whole = width - PROMPT.length - 1;
  // With the cursor inside the text, some of the text after it stays visible.
  const room = cursor < text.length ? (whole * 2) / 3 : whole;
  const typed = splitGraphemes(text.slice(0, cursor));
  let first = 0;
  while (first < typed.length && textWidth(typed.slice(first).join('')) > room) first++;
  const seen =
    first > 0 && first < typed.length ? `…${typed.slice(first + 1).join('')}` : typed.slice(first).join('');
  const column = PROMPT.length + textWidth(seen);
  const rest = truncateRow([{ text: text.slice(cursor) }], Math.max(0, width - column));
  return { row: [{ text: PROMPT, role: 'possible' }, { text: seen }, ...rest], column };
}
