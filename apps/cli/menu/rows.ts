/** Formats paragraphs and tables for menu pages. */
import { truncateRow, padRow, type TextRow, rowWidth, wrapRow } from '@ludoteca/kit';

/** Separated by blank rows. */
export const formatParagraphs =
  (texts: readonly string[]) =>
  (width: number): readonly TextRow[] =>
    texts.flatMap((text, i) => [...(i === 0 ? [] : [[]]), ...wrapRow([{ text }], width)]);

const GAP = 2;

/** The first column is left-aligned and shortened to fit; the others hold numbers and are right-aligned. */
export function formatTable(rows: readonly (readonly string[])[], width: number): readonly TextRow[] {
  const cells = rows.map((row) => row.map((text): TextRow => [{ text }]));
  const columns = Math.max(0, ...cells.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...cells.map((row) => rowWidth(row[column] ?? []))),
  );
  const [first = 0, ...others] = widths;
  const numbers = others.reduce((sum, wide) => sum + GAP + wide, 0);
  const room = Math.min(first, Math.max(8, width - numbers));
  return cells.map(([name = [], ...rest]) =>
    truncateRow(
      [
        ...padRow(truncateRow(name, room), room),
        ...rest.flatMap((cell, i) => padRow(cell, GAP + (others[i] ?? 0), 'right')),
      ],
      width,
    ),
  );
}
