import { padRow, type TextRow, textWidth, wrapRow } from '@ludoteca/kit';
import { joined, quiet } from './picture.ts';
import { ELLIPSIS, endsOf, isRun } from './runs.ts';
import type { Option } from './ui.ts';

/** Options on one line of the screen (several rows where a label is long), by key. */
export interface GridLine {
  readonly keys: readonly string[];
  readonly rows: readonly TextRow[];
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
function cellOf({ key, label }: Option, keyWidth: number, { several, highlight, marks }: Grid): TextRow {
  const lit = key === highlight;
  const sign: TextRow = [lit ? { text: SIGN, role: 'possible' } : { text: ' '.repeat(SIGN.length) }];
  const mark: TextRow = several ? [{ text: marks.has(key) ? '[x] ' : '[ ] ' }] : [];
  const number: TextRow = [{ text: `${key.padStart(keyWidth)}. `, role: 'possible' }];
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
  const widths = options.map(({ label }) => indent + textWidth(label));
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

/** The options that are shown, in lines; whatever is long has a line of its own, and a long run of numbers has one together. */
export function gridOf(shown: readonly Option[], grid: Grid, columns: number): readonly GridLine[] {
  if (!grid.several && isRun(grid.options)) return foldedRun(grid);
  const { keyWidth, indent, cellWidth } = measured(grid);
  const isShort = ({ label }: Option): boolean => indent + textWidth(label) <= cellWidth;
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

/** A run on one line, in which the arrows go from number to number. What is typed leaves it as it is: it is a number anyway. */
function foldedRun({ options, highlight, width }: Grid): readonly GridLine[] {
  const cells = endsOf(options, highlight).map(({ key, label }, i): TextRow => {
    const lit = key === highlight;
    const sign = lit ? SIGN : i === 0 ? ' '.repeat(SIGN.length) : '';
    return [
      { text: `${sign}${key}. `, role: 'possible' },
      lit ? { text: label, role: 'possible' } : { text: label },
    ];
  });
  const rows = wrapRow(joined(cells, quiet(` ${ELLIPSIS} `)), width, SIGN.length);
  return options.map(({ key }, i) => ({ keys: [key], rows: i === 0 ? rows : [] }));
}

const heightOf = (lines: readonly GridLine[]): number =>
  lines.reduce((sum, { rows }) => sum + rows.length, 0);

/** How many rows the options may take, whatever is typed and whichever has the light. */
export function tallest(grid: Grid, columns: number): number {
  const { options } = grid;
  const widths = options.map(({ label }) => textWidth(label));
  const longest = options[widths.indexOf(Math.max(...widths.slice(1, -1)), 1)];
  return heightOf(gridOf(options, { ...grid, highlight: longest?.key }, columns));
}

/** As many lines as have room, the highlighted among them, and a row that says how many options are not there. */
export function windowOf(
  lines: readonly GridLine[],
  room: number,
  highlight: string | undefined,
  more: (count: number) => string,
): readonly TextRow[] {
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
