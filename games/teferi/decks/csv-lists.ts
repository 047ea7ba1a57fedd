/** Parses deck lists of collection programs: comma-separated values with a heading, as Moxfield and ManaBox export them. */
import { ok, type Reason } from '@ludoteca/kernel';
import { type DeckListLine, type DeckListResult, invalidLineReason } from './deck-list-types.ts';

const COUNT_HEADINGS: ReadonlySet<string> = new Set(['count', 'quantity', 'qty']);
const BOARD_HEADINGS: ReadonlySet<string> = new Set(['board', 'section', 'binder type']);
const SIDE_BOARDS: ReadonlySet<string> = new Set(['sideboard', 'side', 'maybeboard']);
const COUNT_PATTERN = /^\d{1,3}$/;

/** The cells of a line; a quotation mark inside quotation marks is doubled (RFC 4180). */
function splitCells(line: string): readonly string[] {
  const cells: string[] = [];
  let [cell, isQuoted] = ['', false];
  for (let at = 0; at < line.length; at++) {
    const char = line.charAt(at);
    if (char === '"' && isQuoted && line.charAt(at + 1) === '"') cell += line.charAt(++at);
    else if (char === '"') isQuoted = !isQuoted;
    else if (char === ',' && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += char;
  }
  return [...cells, cell.trim()];
}

interface Columns {
  readonly name: number;
  readonly count: number;
  /** -1 if there is none. */
  readonly board: number;
}

function findColumns(heading: string): Columns | undefined {
  const cells = splitCells(heading).map((cell) => cell.toLowerCase());
  const [name, count] = [cells.indexOf('name'), cells.findIndex((cell) => COUNT_HEADINGS.has(cell))];
  if (name === -1 || count === -1) return undefined;
  return { name, count, board: cells.findIndex((cell) => BOARD_HEADINGS.has(cell)) };
}

const splitLines = (text: string): readonly string[] => text.split(/\r?\n/);

export const isCsvList = (text: string): boolean => findColumns(splitLines(text)[0] ?? '') !== undefined;

export function parseCsvList(text: string): DeckListResult {
  const [heading = '', ...rows] = splitLines(text);
  const { name, count, board } = findColumns(heading) ?? { name: 0, count: 1, board: -1 };
  const [main, side, faults]: [DeckListLine[], DeckListLine[], Reason[]] = [[], [], []];
  for (const [i, row] of rows.entries()) {
    if (row.trim() === '') continue;
    const cells = splitCells(row);
    const [card = '', number = ''] = [cells[name], cells[count]];
    const line = i + 2;
    if (card === '' || !COUNT_PATTERN.test(number) || Number(number) === 0)
      faults.push(invalidLineReason(line, row));
    else
      (SIDE_BOARDS.has((cells[board] ?? '').toLowerCase()) ? side : main).push({
        card,
        count: Number(number),
        line,
      });
  }
  return ok({ name: '', main, side, faults });
}
