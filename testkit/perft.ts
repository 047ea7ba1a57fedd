/** Perft: counts of answer sequences and their files. */
import { at, type Json, type Parts, startMatch, type World } from '@ludoteca/kernel';
import type { CatalogueEntry } from '@ludoteca/kit';
import { assert } from './assertions.ts';

/** Counts the answer sequences of a given length up to a maximum. Any change of legal answers or of the order of questions changes it. */
export function countSequences<P extends Parts>(world: World<P>, depth: number, max = Infinity): number {
  const { question } = world;
  if (depth === 0) return 1;
  if (question === undefined) return 0;
  if (depth === 1) return Math.min(question.options.length, max);
  let count = 0;
  for (const option of question.options) {
    if (count >= max) break;
    const next = world.copy();
    next.choose(option);
    count += countSequences(next, depth - 1, max - count);
  }
  return count;
}

/** A row of perft.txt: position, depth, count and the source of the count. */
export interface PerftRow {
  readonly game: string;
  readonly seats: number;
  readonly settings: Json;
  readonly seed: string;
  readonly position: string;
  /** Answers that lead to the position. */
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

/** Parses perft.txt; empty lines and lines starting with # are ignored. */
export function parsePerft(text: string): PerftRow[] {
  const rows: PerftRow[] = [];
  for (const [i, line] of text.split('\n').entries()) if (isRow(line)) rows.push(parseRow(line, i + 1));
  return rows;
}

const isRow = (line: string): boolean => line.trim() !== '' && !line.startsWith('#');

/** Recounts all rows; rows that the game refuses stay unchanged and are reported. */
export function recountPerft<P extends Parts>(
  entry: CatalogueEntry<P>,
  text: string,
  reportProblem: (line: string) => void,
): string {
  const recounted = text.split('\n').map((line, i) => {
    if (!isRow(line)) return line;
    const row = parseRow(line, i + 1);
    try {
      const count = countSequences(createPerftWorld(entry, row), row.depth);
      return line.split('|').with(COLUMNS.indexOf('count'), ` ${count} `).join('|');
    } catch (error) {
      reportProblem(
        `line ${i + 1} is left as it was: ${error instanceof Error ? error.message : String(error)}`,
      );
      return line;
    }
  });
  return recounted.join('\n');
}

function parseRow(line: string, number: number): PerftRow {
  const cells = line.split('|').map((cell) => cell.trim());
  assert(cells.length === COLUMNS.length, `line ${number} is not ${COLUMNS.join(' | ')}`);
  const cell = (column: Column): string => at(cells, COLUMNS.indexOf(column));
  const count = (column: Column): number => {
    assert(/^\d+$/.test(cell(column)), `line ${number}: ${column} is no number`);
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

/** Creates the match of a row at its position. */
export function createPerftWorld<P extends Parts>({ game }: CatalogueEntry<P>, row: PerftRow): World<P> {
  assert(row.game === game.id, `a figure of ${row.game} among those of ${game.id}`);
  const { seats, settings, seed, answers } = row;
  const started = startMatch(game, { seats, settings, seed });
  assert(started.ok, `${row.position} does not start`);
  const match = started.value;
  for (const answer of answers) {
    const played = match.play(match.question?.seat ?? -1, match.number, answer);
    assert(played.ok, `${row.position}: ${JSON.stringify(answer)} is refused`);
  }
  return match;
}
