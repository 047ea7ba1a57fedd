/** Uno next to its baselines: the bare loop in the same process, and boardgame.io. */
import { uno } from '@ludoteca/games/uno';
import { createFastDice } from '@ludoteca/kernel';
import { eraseGameType } from '@ludoteca/kit';
import { createPlayer } from '@ludoteca/players';
import { LoopDice } from '../baseline/loop-dice.ts';
import { searchTicTacToe } from '../baseline/tic-tac-toe.ts';
import { UnoLoop } from '../baseline/uno-loop.ts';
import type { BenchRow, RowResult } from '../measure.ts';
import { BenchGame } from './bench-game.ts';
import {
  playBoardgameIoClient,
  playBoardgameIoReducer,
  searchBoardgameIo,
  searchBoardgameIoTicTacToe,
} from './boardgame-io.ts';
import { answersByValue, redactedMatches, silentMatches } from './play-rows.ts';

const MATCHES = 8000;
const BOARDGAME_IO_MATCHES = 30;
const BOARDGAME_IO_ITERATIONS = 50;

const GAMES = [2, 4].map((seats) => new BenchGame(eraseGameType(uno), seats, MATCHES));

const bareLoop = (game: BenchGame): BenchRow => ({
  name: game.nameRow('bare typed-array loop'),
  unit: 'decisions/s',
  run: (round) => {
    const loop = new UnoLoop(game.seats);
    const choice = new LoopDice(`choice ${round}`);
    for (let i = 0; i < MATCHES; i++) loop.play(new LoopDice(`${round}/${i}`), choice);
    return loop.decisions;
  },
});

const SEARCH_ITERATIONS = 1000;

/** Rollouts of the search for the first answer of a match. */
const searchRow = (game: BenchGame): BenchRow => ({
  name: game.nameRow('search'),
  unit: 'iterations/s',
  run: (round) => {
    const match = game.begin(`search ${round}`, 'fast');
    const { seat = 0 } = match.question ?? {};
    createPlayer(game.entry, `search:${SEARCH_ITERATIONS}`, `${round}`).choose(match.perspective(seat));
    return SEARCH_ITERATIONS;
  },
});

const TIC_TAC_TOE_ROW: BenchRow = {
  name: 'tic-tac-toe: search',
  unit: 'iterations/s',
  run: (round) => {
    searchTicTacToe(SEARCH_ITERATIONS, `${round}`);
    return SEARCH_ITERATIONS;
  },
};

export const UNO_ROWS: readonly BenchRow[] = GAMES.flatMap((game) => [
  bareLoop(game),
  silentMatches(game, 'fast'),
  silentMatches(game, 'chacha'),
  redactedMatches(game),
  answersByValue(game),
  searchRow(game),
]).concat(TIC_TAC_TOE_ROW);

const boardgameIo = (game: BenchGame, what: string, play: typeof playBoardgameIoClient): BenchRow => ({
  name: game.nameRow(`boardgame.io 0.50.2, ${what}`),
  unit: 'decisions/s',
  run: (round) => play(game.seats, BOARDGAME_IO_MATCHES, createFastDice(`choice ${round}`)),
});

const boardgameIoSearch = (name: string, search: (round: number) => Promise<number>): BenchRow => ({
  name: `${name}: boardgame.io 0.50.2, search`,
  unit: 'iterations/s',
  run: search,
});

export const BOARDGAME_IO_ROWS: readonly BenchRow[] = [
  ...GAMES.flatMap((game) => [
    boardgameIo(game, 'client', playBoardgameIoClient),
    boardgameIo(game, 'reducer', playBoardgameIoReducer),
    boardgameIoSearch(`uno ${game.seats} seats`, (round) =>
      searchBoardgameIo(game.seats, BOARDGAME_IO_ITERATIONS, `${round}`),
    ),
  ]),
  boardgameIoSearch('tic-tac-toe', (round) => searchBoardgameIoTicTacToe(SEARCH_ITERATIONS, `${round}`)),
];

const RATIOS = [
  ['silent, share of the loop', 'silent, fast dice', 'bare typed-array loop'],
  ['redacted, share of silent', 'redacted for every seat', 'silent, fast dice'],
] as const;

/** The ratios between rows of one process. */
export const compareUnoRows = (results: readonly RowResult[]): RowResult[] =>
  GAMES.flatMap((game) =>
    RATIOS.flatMap(([what, part, whole]): RowResult[] => {
      const [share, base] = [part, whole].map((row) =>
        results.find(({ name }) => name === game.nameRow(row)),
      );
      if (share === undefined || base === undefined) return [];
      return [{ name: game.nameRow(what), unit: '%', value: (share.value / base.value) * 100 }];
    }),
  );
