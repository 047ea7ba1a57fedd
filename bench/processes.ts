/** The processes of a benchmark run and what each of them measures. */
import { catalogue } from '@ludoteca/games';
import { createUniformPlayer } from '@ludoteca/players';
import { botFigures } from './bots.ts';
import type { Figure } from './figures.ts';
import { type BenchRow, measure, type RowResult } from './measure.ts';
import { BenchGame } from './rows/bench-game.ts';
import * as play from './rows/play-rows.ts';
import * as search from './rows/search-rows.ts';
import { BOARDGAME_IO_ROWS, compareUnoRows, UNO_ROWS } from './rows/uno-rows.ts';
import { serverFigures } from './server/index.ts';
import { webFigures } from './web/index.ts';

export interface BenchProcess {
  readonly name: string;
  /** The names of its figures, by which they are selected. */
  readonly rows: readonly string[];
  readonly run: (options: RunOptions) => Promise<readonly Figure[]>;
}

export interface RunOptions {
  readonly rounds: number;
  readonly isSelected: (row: string) => boolean;
  readonly onRound: (round: number) => void;
}

const GAMES = catalogue.map((entry) => new BenchGame(entry));

const listRows = (game: BenchGame): readonly BenchRow[] => [
  ...(game.entry.game.id === 'uno' ? UNO_ROWS : []),
  play.uniform(game),
  play.randomMatches(game),
  play.greedyMatches(game),
  play.hostedAnswers(game),
  search.copies(game),
  search.imaginedWorlds(game),
  search.searchSteps(game),
  ...(game.entry.players === undefined ? [] : [play.characterMatches(game)]),
];

const toFigure =
  (measured: Figure['measured']) =>
  ({ name, unit, value }: RowResult): Figure => ({ name, measured, unit, value });

/** Measures rows in a process. `prepare` runs once before them. */
const measureRows = (
  name: string,
  measured: Figure['measured'],
  rows: readonly BenchRow[],
  prepare: () => void = () => undefined,
): BenchProcess => ({
  name,
  rows: rows.map((row) => row.name),
  run: async ({ rounds, isSelected, onRound }) => {
    prepare();
    const selected = rows.filter((row) => isSelected(row.name));
    const results = await measure(selected, rounds, onRound);
    return [...results, ...compareUnoRows(results)].map(toFigure(measured));
  },
});

/** Figures that are measured as a whole. */
const measureWhole = (name: string, run: () => Promise<readonly RowResult[]>): BenchProcess => ({
  name,
  rows: [name],
  run: async () => (await run()).map(toFigure('alone')),
});

/** Every game plays in this process, so that code the games share is compiled for all of them. */
function playAllGames(): void {
  for (const game of GAMES) game.playMatches(game.matches, 0, 'fast', createUniformPlayer);
}

export const PROCESSES: readonly BenchProcess[] = [
  measureWhole('bots', botFigures),
  ...GAMES.map((game) => measureRows(game.entry.game.id, 'alone', listRows(game))),
  measureRows('all games', 'together', GAMES.flatMap(listRows), playAllGames),
  measureRows('boardgame.io', 'alone', BOARDGAME_IO_ROWS),
  measureWhole('server', serverFigures),
  measureWhole('web', webFigures),
];
