/** Tic-tac-toe on the rules engine, for comparing searches with other libraries. */
import { type Game, ok, type Parts, startMatch } from '@ludoteca/kernel';
import type { CatalogueEntry } from '@ludoteca/kit';
import { createPlayer } from '@ludoteca/players';

type Frame = { readonly do: 'turn'; readonly seat: number };

interface TicTacToe extends Parts {
  /** By cell: the seat, or -1. */
  state: { cells: number[] };
  frame: Frame;
  choice: { turn: number };
  event: { readonly did: 'mark'; readonly seat: number; readonly cell: number };
  view: readonly number[];
  settings: null;
}

export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const hasLine = (cells: readonly number[], seat: number): boolean =>
  LINES.some((line) => line.every((cell) => cells[cell] === seat));

const game: Game<TicTacToe> = {
  id: 'tic-tac-toe',
  version: 1,
  seats: { min: 2, max: 2 },
  settings: () => ok(null),
  setup: () => ({ cells: Array.from({ length: 9 }, () => -1) }),
  opening: { do: 'turn', seat: 0 },
  rules: {
    turn: {
      ask: ({ cells }) => cells.flatMap((seat, cell) => (seat === -1 ? [cell] : [])),
      answer: (dealer, { seat }, cell) => {
        const { cells } = dealer.state;
        cells[cell] = seat;
        dealer.tell({ did: 'mark', seat, cell });
        if (hasLine(cells, seat)) dealer.end({ places: seat === 0 ? [1, 2] : [2, 1] });
        else if (cells.every((other) => other !== -1)) dealer.end({ places: [1, 1] });
        else dealer.next({ do: 'turn', seat: 1 - seat });
      },
    },
  },
  sights: { mark: 'everyone' },
  present: () => true,
  withdraw: (dealer, seat) => dealer.end({ places: seat === 0 ? [2, 1] : [1, 2] }),
  view: ({ cells }) => cells.slice(),
  imagine: () => undefined,
};

const entry: CatalogueEntry<TicTacToe> = {
  game,
  // Nobody plays it, so it has no texts.
  texts: {} as CatalogueEntry<TicTacToe>['texts'],
  form: {},
  listed: false,
  heuristics: {
    greedy: (_, { options }, dice) => dice.pick(options),
    search: { decisions: 9, iterations: 100 },
  },
};

/** Searches the first answer with that many iterations. */
export function searchTicTacToe(iterations: number, seed: string): void {
  const started = startMatch(game, { seats: 2, seed, dice: 'fast' });
  if (!started.ok) throw new Error('tic-tac-toe does not start');
  createPlayer(entry, `search:${iterations}`, seed).choose(started.value.perspective(0));
}
