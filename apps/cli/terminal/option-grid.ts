/** Arranges the options of a question in columns. */
import { padRow, type TextRow, textWidth, wrapRow } from '@ludoteca/kit';
import { joinRows, quietRow } from './render-parts.ts';
import { ELLIPSIS, rangeEnds, isNumberRange } from './number-range.ts';
import type { ScreenOption } from './ui.ts';

/** Options on one line of the grid, which has several rows if a label is long. */
export interface GridLine {
  readonly keys: readonly string[];
  readonly rows: readonly TextRow[];
}

export interface OptionGrid {
  readonly options: readonly ScreenOption[];
  readonly multiple: boolean;
  readonly width: number;
  readonly highlight: string | undefined;
  readonly marks: ReadonlySet<string>;
}

const POINTER = '▸ ';
/** Columns between two cells. */
const GAP = 2;
/** A list with at most `min` lines has one column; a longer one has no more than `max` lines if it fits in columns. */
const LINE_LIMITS = { min: 4, max: 12 };

function formatCell(
  { key, label }: ScreenOption,
  keyWidth: number,
  { multiple, highlight, marks }: OptionGrid,
): TextRow {
  const isHighlighted = key === highlight;
  const sign: TextRow = [
    isHighlighted ? { text: POINTER, role: 'possible' } : { text: ' '.repeat(POINTER.length) },
  ];
  const mark: TextRow = multiple ? [{ text: marks.has(key) ? '[x] ' : '[ ] ' }] : [];
  const number: TextRow = [{ text: `${key.padStart(keyWidth)}. `, role: 'possible' }];
  return [...sign, ...mark, ...number, isHighlighted ? { text: label, role: 'possible' } : { text: label }];
}

/** Measured over all options, so that cells do not move while options are filtered. */
interface GridMeasures {
  readonly keyWidth: number;
  readonly indent: number;
  readonly cellWidth: number;
  /** How many short options fit side by side. */
  readonly fit: number;
}

function measureGrid({ options, width, multiple }: OptionGrid): GridMeasures {
  const keyWidth = Math.max(0, ...options.map(({ key }) => key.length));
  const indent = POINTER.length + (multiple ? 4 : 0) + keyWidth + 2;
  const widths = options.map(({ label }) => indent + textWidth(label));
  const longest = (width - GAP) >> 1;
  const cellWidth = Math.max(indent, ...widths.filter((one) => one <= longest));
  return { keyWidth, indent, cellWidth, fit: Math.floor((width + GAP) / (cellWidth + GAP)) };
}

/** As few columns as show all options: a list is easiest to read from top to bottom. */
export function countColumns(grid: OptionGrid, room: number): number {
  const heightIn = (columns: number): number => gridHeight(layOutGrid(grid.options, grid, columns));
  const { fit } = measureGrid(grid);
  const height = Math.max(LINE_LIMITS.min, Math.min(LINE_LIMITS.max, room), heightIn(fit));
  let columns = 1;
  while (columns < fit && heightIn(columns) > height) columns++;
  return columns;
}

/** A long label has a line of its own; a range of numbers is folded into one line. */
export function layOutGrid(
  shown: readonly ScreenOption[],
  grid: OptionGrid,
  columns: number,
): readonly GridLine[] {
  if (!grid.multiple && isNumberRange(grid.options)) return layOutNumberRange(grid);
  const { keyWidth, indent, cellWidth } = measureGrid(grid);
  const isShort = ({ label }: ScreenOption): boolean => indent + textWidth(label) <= cellWidth;
  const groups: ScreenOption[][] = [];
  for (const option of shown) {
    const last = groups.at(-1) ?? [];
    const joins = last.length > 0 && last.length < columns && [...last, option].every(isShort);
    if (joins) last.push(option);
    else groups.push([option]);
  }
  return groups.map((group) => ({
    keys: group.map(({ key }) => key),
    rows: wrapRow(
      group.flatMap((option, i) =>
        padRow(formatCell(option, keyWidth, grid), i < group.length - 1 ? cellWidth + GAP : 0),
      ),
      grid.width,
      indent,
    ),
  }));
}

/** The arrow keys go from number to number. Filtering does not change it. */
function layOutNumberRange({ options, highlight, width }: OptionGrid): readonly GridLine[] {
  const cells = rangeEnds(options, highlight).map(({ key, label }, i): TextRow => {
    const isHighlighted = key === highlight;
    const sign = isHighlighted ? POINTER : i === 0 ? ' '.repeat(POINTER.length) : '';
    return [
      { text: `${sign}${key}. `, role: 'possible' },
      isHighlighted ? { text: label, role: 'possible' } : { text: label },
    ];
  });
  const rows = wrapRow(joinRows(cells, quietRow(` ${ELLIPSIS} `)), width, POINTER.length);
  return options.map(({ key }, i) => ({ keys: [key], rows: i === 0 ? rows : [] }));
}

const gridHeight = (lines: readonly GridLine[]): number =>
  lines.reduce((sum, { rows }) => sum + rows.length, 0);

/** The number of rows that the options need at most, whatever is typed or highlighted. */
export function maxGridHeight(grid: OptionGrid, columns: number): number {
  const { options } = grid;
  const widths = options.map(({ label }) => textWidth(label));
  const longest = options[widths.indexOf(Math.max(...widths.slice(1, -1)), 1)];
  return gridHeight(layOutGrid(options, { ...grid, highlight: longest?.key }, columns));
}

/** As many lines as fit, including the highlighted one, and a row with the number of hidden options. */
export function clipGrid(
  lines: readonly GridLine[],
  room: number,
  highlight: string | undefined,
  more: (count: number) => string,
): readonly TextRow[] {
  if (gridHeight(lines) <= room) return lines.flatMap(({ rows }) => rows);
  const wanted = Math.max(
    0,
    lines.findIndex(({ keys }) => highlight !== undefined && keys.includes(highlight)),
  );
  // First backwards from the highlighted line, then forwards.
  let first = wanted;
  let left = room - 1 - (lines[wanted]?.rows.length ?? 0);
  const heightAt = (place: number): number => lines[place]?.rows.length ?? Infinity;
  while (left >= heightAt(first - 1)) left -= heightAt(--first);
  let last = wanted;
  while (left >= heightAt(last + 1)) left -= heightAt(++last);
  const kept = lines.slice(first, last + 1);
  const count = (some: readonly GridLine[]): number => some.reduce((sum, { keys }) => sum + keys.length, 0);
  const rows = kept.flatMap((line) => line.rows).slice(0, Math.max(0, room - 1));
  return room < 1 ? [] : [...rows, quietRow(more(count(lines) - count(kept)))];
}
