/** The parts of which all rendered screens are made: spacing, headings, news, input. */
import { splitGraphemes, truncateRow, type TextRow, textWidth, wrapRow } from '@ludoteca/kit';
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
  /** The present scroll position, and the rows per page. */
  readonly scroll: number;
  readonly page: number;
}

/** With the keys of the visible options line by line, for the arrow keys. */
export interface RenderedQuestion extends ScrolledScreen {
  readonly lines: readonly (readonly string[])[];
}

/** Blank columns on either side. */
const MARGIN = 2;
/** From this height on there are blank rows between the parts. */
const MIN_ROOMY_HEIGHT = 20;
const PROMPT = '> ';
/** Rows reserved for the latest events. */
export const MIN_NEWS_ROWS = 3;

export const innerWidth = ({ columns }: ScreenSize): number => Math.max(8, columns - 2 * MARGIN);

/** Blank rows between parts, around the title and above the question. */
export interface Spacing {
  readonly gap: number;
  readonly head: number;
  readonly asked: number;
}
const WIDEST: Spacing = { gap: 1, head: 1, asked: 1 };
const NARROWER: readonly Spacing[] = [
  { gap: 1, head: 0, asked: 1 },
  { gap: 0, head: 0, asked: 1 },
];
const NONE: Spacing = { gap: 0, head: 0, asked: 0 };

export const defaultSpacing = ({ rows }: ScreenSize): Spacing => (rows >= MIN_ROOMY_HEIGHT ? WIDEST : NONE);

/** The widest spacing at which everything is visible. */
export function renderWithSpacing<T extends { readonly whole: boolean }>(
  size: ScreenSize,
  lay: (spacing: Spacing) => T,
): T {
  for (const spacing of size.rows >= MIN_ROOMY_HEIGHT ? [WIDEST, ...NARROWER] : []) {
    const rendered = lay(spacing);
    if (rendered.whole) return rendered;
  }
  return lay(NONE);
}

/** The number of news rows for which spacing is reduced. */
export const limitNews = (rows: number, size: ScreenSize): number => Math.min(rows, Math.ceil(size.rows / 5));

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

export function renderHeading(title: TextRow, width: number, { head }: Spacing): readonly TextRow[] {
  const rule = head > 0 ? [quietRow('─'.repeat(width))] : [];
  return [...blankRows(head), truncateRow(title, width), ...rule];
}

/** No gap if there are no rows. */
export const withGapBefore = ({ gap }: Spacing, rows: readonly TextRow[]): readonly TextRow[] =>
  rows.length === 0 ? [] : [...blankRows(gap), ...rows];

/** The latest news that fit completely. */
export function clipNews(news: readonly TextRow[], width: number, room: number): readonly TextRow[] {
  const wanted: TextRow[] = [];
  for (const row of news.toReversed()) {
    const lines = wrapRow(row, width);
    if (wanted.length + lines.length > room) break;
    wanted.unshift(...lines);
  }
  return wanted;
}

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
