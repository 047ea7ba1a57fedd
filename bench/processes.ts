/** The processes of a benchmark run and what each of them measures. */
import { catalogue } from '@ludoteca/games';
import { createUniformPlayer } from '@ludoteca/players';
import { measureArena } from './arena.ts';
import { measureBots } from './bots.ts';
import { measureEnv } from './env.ts';
import type { Measurement } from './measurements.ts';
import { type BenchRow, measure, type RowResult } from './measure.ts';
import { BenchGame } from './rows/bench-game.ts';
import * as play from './rows/play-rows.ts';
import * as search from './rows/search-rows.ts';
import { BOARDGAME_IO_ROWS, compareUnoRows, UNO_ROWS } from './rows/uno-rows.ts';
import { measureServerRows } from './server/index.ts';
import { measureWeb } from './web/index.ts';

export interface BenchProcess {
  readonly name: string;
  /** The names of its measurements, by which they are selected. */
  readonly rows: readonly string[];
  readonly run: (options: RunOptions) => Promise<readonly Measurement[]>;
}

export interface RunOptions {
  readonly rounds: number;
  readonly isSelected: (row: string) => boolean;
  readonly onRound: (round: number) => void;
}

const GAMES = catalogue.map((entry) => new BenchGame(entry));

const listRows = (game: BenchGame): readonly BenchRow[] => [
  ...(game.entry.game.id === 'uno' ? UNO_ROWS : []),
  play.uniformMatches(game),
  play.episodes(game),
  play.randomMatches(game),
  play.greedyMatches(game),
  play.hostedAnswers(game),
  search.copies(game),
  search.imaginedWorlds(game),
  search.searchSteps(game),
  ...(game.entry.players === undefined ? [] : [play.characterMatches(game)]),
];

const toMeasurement =
  (measured: Measurement['measured']) =>
  ({ name, unit, value }: RowResult): Measurement => ({ name, measured, unit, value });

/** Measures rows in a process. `prepare` runs once before them. */
const measureRows = (
  name: string,
  measured: Measurement['measured'],
  rows: readonly BenchRow[],
  prepare: () => void = () => undefined,
): BenchProcess => ({
  name,
  rows: rows.map((row) => row.name),
  run: async ({ rounds, isSelected, onRound }) => {
    prepare();
    const selected = rows.filter((row) => isSelected(row.name));
    const results = await measure(selected, rounds, onRound);
    return [...results, ...compareUnoRows(results)].map(toMeasurement(measured));
  },
});

/** Measurements that are measured as a whole. */
const measureWhole = (name: string, run: () => Promise<readonly RowResult[]>): BenchProcess => ({
  name,
  rows: [name],
  run: async () => (await run()).map(toMeasurement('alone')),
});

/** Every game plays in this process, so that code the games share is compiled for all of them. */
function playAllGames(): void {
  for (const game of GAMES) game.playMatches(game.matches, 0, 'fast', createUniformPlayer);
}

export const PROCESSES: readonly BenchProcess[] = [
  measureWhole('bots', measureBots),
  measureWhole('arena', measureArena),
  measureWhole('env', measureEnv),
  ...GAMES.map((game) => measureRows(game.entry.game.id, 'alone', listRows(game))),
  measureRows('all games', 'together', GAMES.flatMap(listRows), playAllGames),
  measureRows('boardgame.io', 'alone', BOARDGAME_IO_ROWS),
  measureWhole('server', measureServerRows),
  measureWhole('web', measureWeb),
];
