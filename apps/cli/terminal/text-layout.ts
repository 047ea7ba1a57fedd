/** Wraps text and rows, and formats columns. */
import { type TextRow, wrapRow } from '@ludoteca/kit';

/** A last column with less room goes below its row. */
const MIN_LAST_COLUMN = 20;
const INDENT_BELOW = 4;

/** Breaks between words. */
export function wrapText(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** `indent` is the column at which the further lines of a long row begin. */
export const wrapRows = (rows: readonly TextRow[], width: number, indent = 0): readonly TextRow[] =>
  rows.flatMap((row) => wrapRow(row, width, indent));

export interface ColumnOptions {
  /** Right-aligned columns. */
  readonly right?: readonly number[];
  /** The width at which the last column is wrapped. */
  readonly width?: number;
}

export function formatColumns(
  rows: readonly (readonly string[])[],
  { right = [], width = Number.POSITIVE_INFINITY }: ColumnOptions = {},
): readonly string[] {
  const widths: number[] = [];
  for (const row of rows) row.forEach((cell, i) => (widths[i] = Math.max(widths[i] ?? 0, cell.length)));
  const indent = widths.slice(0, -1).reduce((sum, wide) => sum + wide + 2, 0);
  const isBelow = width - indent < MIN_LAST_COLUMN;
  const start = isBelow ? INDENT_BELOW : indent;
  const room = Math.max(MIN_LAST_COLUMN, width - start);
  const pad = (cell: string, i: number): string =>
    right.includes(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0);
  return rows.flatMap((row) => {
    const last = row.at(-1) ?? '';
    const parts = row.length === widths.length ? wrapText(last, room) : [last];
    const [first = '', ...more] = isBelow && row.length > 1 ? ['', ...parts] : parts;
    const line = [...row.slice(0, -1), first].map(pad).join('  ').trimEnd();
    return [line, ...more.map((rest) => ' '.repeat(start) + rest)];
  });
}
