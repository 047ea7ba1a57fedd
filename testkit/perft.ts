import { at, type Json, type Parts, startMatch, type World } from '@ludoteca/kernel';
import type { CatalogueEntry } from '@ludoteca/kit';
import { must } from './breach.ts';

/**
 * How many sequences of so many answers a position allows, counted no further than so many. Any change of what is legal, or of who
 * is asked when, changes it.
 */
export function perft<P extends Parts>(world: World<P>, depth: number, most = Infinity): number {
  const { question } = world;
  if (depth === 0) return 1;
  if (question === undefined) return 0;
  if (depth === 1) return Math.min(question.options.length, most);
  let count = 0;
  for (const option of question.options) {
    if (count >= most) break;
    const next = world.copy();
    next.choose(option);
    count += perft(next, depth - 1, most - count);
  }
  return count;
}

/** A line of a perft.txt: a position, how deep to look, what was counted, and who says so. */
export interface PerftRow {
  readonly game: string;
  readonly seats: number;
  readonly settings: Json;
  readonly seed: string;
  readonly position: string;
  /** The answers that lead there from the start. */
  readonly answers: readonly Json[];
  readonly depth: number;
  readonly count: number;
  readonly source: string;
}

const COLUMNS = [
  'game',
  'seats',
  'settings',
  'seed',
  'position',
  'answers',
  'depth',
  'count',
  'source',
] as const satisfies readonly (keyof PerftRow)[];
type Column = (typeof COLUMNS)[number];

/** Reads the rows of a perft.txt; empty lines and lines that begin with # are for people. */
export function parsePerft(text: string): PerftRow[] {
  const rows: PerftRow[] = [];
  for (const [i, line] of text.split('\n').entries()) if (isRow(line)) rows.push(rowOf(line, i + 1));
  return rows;
}

const isRow = (line: string): boolean => line.trim() !== '' && !line.startsWith('#');

/** The same text with every row counted anew; rows that the game refuses by now stay as they are and are complained of. */
export function renewPerft<P extends Parts>(
  entry: CatalogueEntry<P>,
  text: string,
  complain: (line: string) => void,
): string {
  const renewed = text.split('\n').map((line, i) => {
    if (!isRow(line)) return line;
    const row = rowOf(line, i + 1);
    try {
      const count = perft(perftWorld(entry, row), row.depth);
      return line.split('|').with(COLUMNS.indexOf('count'), ` ${count} `).join('|');
    } catch (error) {
      complain(`line ${i + 1} is left as it was: ${error instanceof Error ? error.message : String(error)}`);
      return line;
    }
  });
  return renewed.join('\n');
}

function rowOf(line: string, number: number): PerftRow {
  const cells = line.split('|').map((cell) => cell.trim());
  must(cells.length === COLUMNS.length, `line ${number} is not ${COLUMNS.join(' | ')}`);
  const cell = (column: Column): string => at(cells, COLUMNS.indexOf(column));
  const count = (column: Column): number => {
    must(/^\d+$/.test(cell(column)), `line ${number}: ${column} is no number`);
    return Number(cell(column));
  };
  return {
    game: cell('game'),
    seats: count('seats'),
    settings: JSON.parse(cell('settings')) as Json,
    seed: cell('seed'),
    position: cell('position'),
    answers: JSON.parse(cell('answers')) as Json[],
    depth: count('depth'),
    count: count('count'),
    source: cell('source'),
  };
}

/** The match of a row, at its position. */
export function perftWorld<P extends Parts>({ game }: CatalogueEntry<P>, row: PerftRow): World<P> {
  must(row.game === game.id, `a figure of ${row.game} among those of ${game.id}`);
  const { seats, settings, seed, answers } = row;
  const started = startMatch(game, { seats, settings, seed });
  must(started.ok, `${row.position} does not start`);
  const match = started.value;
  for (const answer of answers) {
    const played = match.play(match.question?.seat ?? -1, match.number, answer);
    must(played.ok, `${row.position}: ${JSON.stringify(answer)} is refused`);
  }
  return match;
}
