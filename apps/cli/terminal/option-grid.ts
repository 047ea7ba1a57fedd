import { padRow, type TextRow, textWidth, wrapRow } from '@ludoteca/kit';
import { joinRows, quietRow } from './render-parts.ts';
import { ELLIPSIS, rangeEnds, isNumberRange } from './number-range.ts';
import type { ScreenOption } from './ui.ts';

/** Options on one line of the screen (several rows where a label is long), by key. */
export interface GridLine {
  readonly keys: readonly string[];
  readonly rows: readonly TextRow[];
}

/** How the options of a question are looked at. */
export interface OptionGrid {
  readonly options: readonly ScreenOption[];
  readonly multiple: boolean;
  readonly width: number;
  readonly highlight: string | undefined;
  readonly marks: ReadonlySet<string>;
}

const POINTER = '▸ ';
/** Between columns. */
const GAP = 2;
/** A short list is never in columns, however little room there is; a long one always is, however much. */
const LINE_LIMITS = { min: 4, max: 12 };

/** An option as it stands in the grid. */
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

/** What all options of a question have in common, so that nothing moves while some are filtered out. */
interface GridMeasures {
  readonly keyWidth: number;
  readonly indent: number;
  readonly cellWidth: number;
  /** How many short options fit beside each other. */
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

/** As few columns as let all options be seen, within reason: a list is read from its top to its end. */
export function countColumns(grid: OptionGrid, room: number): number {
  const heightIn = (columns: number): number => gridHeight(layOutGrid(grid.options, grid, columns));
  const { fit } = measureGrid(grid);
  const height = Math.max(LINE_LIMITS.min, Math.min(LINE_LIMITS.max, room), heightIn(fit));
  let columns = 1;
  while (columns < fit && heightIn(columns) > height) columns++;
  return columns;
}

/** The options that are shown, in lines; whatever is long has a line of its own, and a long run of numbers has one together. */
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

/** A run on one line, in which the arrows go from number to number. What is typed leaves it is: it is a number anyway. */
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

/** How many rows the options may take, whatever is typed and whichever has the light. */
export function maxGridHeight(grid: OptionGrid, columns: number): number {
  const { options } = grid;
  const widths = options.map(({ label }) => textWidth(label));
  const longest = options[widths.indexOf(Math.max(...widths.slice(1, -1)), 1)];
  return gridHeight(layOutGrid(options, { ...grid, highlight: longest?.key }, columns));
}

/** As many lines as have room, the highlighted among them, and a row that says how many options are not there. */
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
  // Back from the highlighted line as far as there is room, then on.
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
