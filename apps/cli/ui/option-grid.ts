import { padRow, type Row, widthOf, wrapRow } from '@ludoteca/kit';
import { quiet } from './picture.ts';
import type { Option } from './ui.ts';

/** Options on one line of the screen (several rows where a label is long), by key. */
export interface GridLine {
  readonly keys: readonly string[];
  readonly rows: readonly Row[];
}

/** How the options of a question are looked at. */
export interface Grid {
  readonly options: readonly Option[];
  readonly several: boolean;
  readonly width: number;
  readonly highlight: string | undefined;
  readonly marks: ReadonlySet<string>;
}

const SIGN = '▸ ';
/** Between columns. */
const GAP = 2;
/** A short list is never in columns, however little room there is; a long one always is, however much. */
const LINES = { fewest: 4, most: 12 };

/** An option as it stands in the grid. */
function cellOf({ key, label }: Option, keyWidth: number, { several, highlight, marks }: Grid): Row {
  const lit = key === highlight;
  const sign: Row = [lit ? { text: SIGN, role: 'possible' } : { text: ' '.repeat(SIGN.length) }];
  const mark: Row = several ? [{ text: marks.has(key) ? '[x] ' : '[ ] ' }] : [];
  const number: Row = [{ text: `${key.padStart(keyWidth)}. `, role: 'possible' }];
  return [...sign, ...mark, ...number, lit ? { text: label, role: 'possible' } : { text: label }];
}

/** What all options of a question have in common, so that nothing moves while some are filtered out. */
interface Measures {
  readonly keyWidth: number;
  readonly indent: number;
  readonly cellWidth: number;
  /** How many short options fit beside each other. */
  readonly fit: number;
}

function measured({ options, width, several }: Grid): Measures {
  const keyWidth = Math.max(0, ...options.map(({ key }) => key.length));
  const indent = SIGN.length + (several ? 4 : 0) + keyWidth + 2;
  const widths = options.map(({ label }) => indent + widthOf(label));
  const longest = (width - GAP) >> 1;
  const cellWidth = Math.max(indent, ...widths.filter((one) => one <= longest));
  return { keyWidth, indent, cellWidth, fit: Math.floor((width + GAP) / (cellWidth + GAP)) };
}

/** As few columns as let all options be seen, within reason: a list is read from its top to its end. */
export function columnsFor(grid: Grid, room: number): number {
  const heightIn = (columns: number): number => heightOf(gridOf(grid.options, grid, columns));
  const { fit } = measured(grid);
  const height = Math.max(LINES.fewest, Math.min(LINES.most, room), heightIn(fit));
  let columns = 1;
  while (columns < fit && heightIn(columns) > height) columns++;
  return columns;
}

/** The options that are shown, in lines; whatever is long has a line of its own. */
export function gridOf(shown: readonly Option[], grid: Grid, columns: number): readonly GridLine[] {
  const { keyWidth, indent, cellWidth } = measured(grid);
  const isShort = ({ label }: Option): boolean => indent + widthOf(label) <= cellWidth;
  const groups: Option[][] = [];
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
        padRow(cellOf(option, keyWidth, grid), i < group.length - 1 ? cellWidth + GAP : 0),
      ),
      grid.width,
      indent,
    ),
  }));
}

export const heightOf = (lines: readonly GridLine[]): number =>
  lines.reduce((sum, { rows }) => sum + rows.length, 0);

/** As many lines as have room, the highlighted among them, and a row that says how many options are not there. */
export function windowOf(
  lines: readonly GridLine[],
  room: number,
  highlight: string | undefined,
  more: (count: number) => string,
): readonly Row[] {
  if (heightOf(lines) <= room) return lines.flatMap(({ rows }) => rows);
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
  return room < 1 ? [] : [...rows, quiet(more(count(lines) - count(kept)))];
}
