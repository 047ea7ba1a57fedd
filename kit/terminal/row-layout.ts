/** Measuring, wrapping and combining rows of coloured text. */
import stringWidth from 'string-width';
import type { TextRow, TextSpan } from './text-row.ts';
import type { TextRole } from '../text/game-texts.ts';

/** Characters known to be one column wide, which covers nearly all output without `stringWidth`. */
const NARROW =
  /^[\u0020-\u007e\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027\u2190-\u2193\u2500-\u25fc\u2660-\u2667⬢✚]*$/;
const graphemes = new Intl.Segmenter();

/** Returns the width of a text in columns. */
export const textWidth = (text: string): number => (NARROW.test(text) ? text.length : stringWidth(text));

/** One grapheme with its width and colour. */
interface TextCell {
  readonly text: string;
  readonly width: number;
  readonly span: TextSpan;
}

/** Splits a text into graphemes. */
export const splitGraphemes = (text: string): readonly string[] =>
  NARROW.test(text) ? text.split('') : Array.from(graphemes.segment(text), ({ segment }) => segment);

const toCells = (row: TextRow): readonly TextCell[] =>
  row.flatMap((span) => splitGraphemes(span.text).map((text) => ({ text, width: textWidth(text), span })));

/** Joins cells to a row, merging cells of one span. */
function toRow(cells: readonly TextCell[]): TextRow {
  const row: TextSpan[] = [];
  let last: TextSpan | undefined;
  for (const { text, span } of cells) {
    const grown = span === last ? row.pop() : undefined;
    row.push({ ...span, text: (grown?.text ?? '') + text });
    last = span;
  }
  return row;
}

/** Counts the leading cells that fit into a width. */
function countFitting(cells: readonly TextCell[], width: number): number {
  let taken = 0;
  const over = cells.findIndex((cell) => (taken += cell.width) > width);
  return over === -1 ? cells.length : over;
}

export const rowWidth = (row: TextRow): number => row.reduce((sum, { text }) => sum + textWidth(text), 0);

/** Returns the width of the widest row. */
export const maxRowWidth = (rows: readonly TextRow[]): number =>
  rows.reduce((most, row) => Math.max(most, rowWidth(row)), 0);

/** Returns the text of a row without colours. */
export const toPlainText = (row: TextRow): string => row.map(({ text }) => text).join('');

/** Truncates a row with an ellipsis if it is too wide. */
export function truncateRow(row: TextRow, width: number): TextRow {
  if (rowWidth(row) <= width) return row;
  if (width < 1) return [];
  const cells = toCells(row);
  const kept = cells.slice(0, countFitting(cells, width - 1));
  const { text: _, ...colour } = kept.at(-1)?.span ?? row[0] ?? {};
  return [...toRow(kept), { ...colour, text: '…' }];
}

/** Pads a row to a minimum width. */
export function padRow(row: TextRow, width: number, align: 'left' | 'right' | 'middle' = 'left'): TextRow {
  const missing = width - rowWidth(row);
  if (missing <= 0) return row;
  const before = { left: 0, right: missing, middle: missing >> 1 }[align];
  return [...blanks(before), ...row, ...blanks(missing - before)];
}

const blanks = (count: number): TextRow => (count > 0 ? [{ text: ' '.repeat(count) }] : []);

const isSpace = (cell: TextCell | undefined): boolean => cell?.text === ' ';

/** Finds the index at which to break a row: before a space after a word, or where the line is full. */
function findBreak(cells: readonly TextCell[], width: number): number {
  const full = Math.max(1, countFitting(cells, width));
  const word = cells.findIndex((cell) => !isSpace(cell));
  for (let i = full; i > word; i--) if (isSpace(cells[i])) return i;
  return full;
}

/** Wraps a row at spaces and truncates words that are too long. Lines after the first are indented. */
export function wrapRow(row: TextRow, width: number, indent = 0): readonly TextRow[] {
  if (rowWidth(row) <= width) return [row];
  const lines: TextRow[] = [];
  let rest = toCells(row);
  while (rest.length > 0) {
    const before = lines.length === 0 || indent >= width ? 0 : indent;
    const room = width - before;
    const end = countFitting(rest, room) === rest.length ? rest.length : findBreak(rest, room);
    lines.push([...blanks(before), ...truncateRow(toRow(withoutLastSpaces(rest.slice(0, end))), room)]);
    const next = rest.findIndex((cell, i) => i >= end && !isSpace(cell));
    rest = next === -1 ? [] : rest.slice(next);
  }
  return lines;
}

const withoutLastSpaces = (cells: readonly TextCell[]): readonly TextCell[] =>
  cells.slice(0, cells.findLastIndex((cell) => !isSpace(cell)) + 1);

/** Places short rows one after another, as many per line as fit. */
export function flowRows(items: readonly TextRow[], width: number, gap: number): readonly TextRow[] {
  const lines: TextSpan[][] = [];
  let taken = 0;
  for (const item of items) {
    const wide = rowWidth(item);
    const line = lines.at(-1);
    if (line !== undefined && taken + gap + wide <= width) {
      line.push(...blanks(gap), ...item);
      taken += gap + wide;
    } else {
      lines.push(...wrapRow(item, width).map((row) => row.slice()));
      taken = rowWidth(lines.at(-1) ?? []);
    }
  }
  return lines;
}

/** Places blocks of rows side by side. */
export function placeSideBySide(blocks: readonly (readonly TextRow[])[], gap: number): readonly TextRow[] {
  const height = Math.max(0, ...blocks.map((rows) => rows.length));
  const widths = blocks.map(maxRowWidth);
  return Array.from({ length: height }, (_, line) =>
    withoutLastBlanks(blocks.flatMap((rows, i) => padRow(rows[line] ?? [], (widths[i] ?? 0) + gap))),
  );
}

const withoutLastBlanks = (row: TextRow): TextRow =>
  row.slice(0, row.findLastIndex(({ text }) => text.trim() !== '') + 1);

/** Stacks blocks of rows with a blank line in between; empty blocks are skipped. */
export function stackBlocks(blocks: readonly (readonly TextRow[])[]): readonly TextRow[] {
  const rows: TextRow[] = [];
  for (const block of blocks) {
    if (block.length > 0 && rows.length > 0) rows.push([]);
    rows.push(...block);
  }
  return rows;
}

/** Draws a box around rows, with a title in its upper edge. */
export function drawBox(
  rows: readonly TextRow[],
  title: TextRow = [],
  role: TextRole = 'quiet',
): readonly TextRow[] {
  const head: TextRow = title.length === 0 ? [] : [{ text: ' ' }, ...title, { text: ' ' }];
  const width = Math.max(maxRowWidth(rows) + 2, rowWidth(head) + 1);
  const line = (text: string): TextSpan => ({ text, role });
  return [
    [
      line(head.length === 0 ? '╭' : '╭─'),
      ...head,
      line(`${'─'.repeat(width - rowWidth(head) - (head.length === 0 ? 0 : 1))}╮`),
    ],
    ...rows.map((row): TextRow => [line('│'), { text: ' ' }, ...padRow(row, width - 1), line('│')]),
    [line(`╰${'─'.repeat(width)}╯`)],
  ];
}
