/** The same Uno on boardgame.io, for comparison: through its client, its reducer and its search; and its search in tic-tac-toe. */
import type { Ctx, Game } from 'boardgame.io';
import { MCTSBot } from 'boardgame.io/ai';
import { Client } from 'boardgame.io/client';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { at, type Dice } from '@ludoteca/kernel';
import { LINES } from '../baseline/tic-tac-toe.ts';

const JACK = 10;
const QUEEN = 11;
const KING = 12;
const JOKER = 13;
const DECK = [...Array.from({ length: 52 }, (_, card) => card), 52, 54];

interface Table {
  stock: number[];
  hands: number[][];
  value: number;
  suit: number;
  direction: number;
  owed: number;
  /** The next player. */
  next: number;
  over: boolean;
}

const isNumber = (card: number): boolean => card >> 2 >= 1 && card >> 2 <= 9;
const isWild = (card: number): boolean => card >> 2 === 0 || card >> 2 === JOKER;

const after = (table: Table, seat: number): number =>
  (seat + table.direction + table.hands.length) % table.hands.length;

function take(table: Table, seat: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const card = table.stock.pop();
    if (card === undefined) {
      table.over = true;
      return;
    }
    at(table.hands, seat).push(card);
  }
}

const game: Game<Table> = {
  name: 'uno',
  seed: 'bench',
  setup: ({ ctx, random }) => {
    const numbers = DECK.filter(isNumber);
    const first = at(numbers, random.Die(numbers.length) - 1);
    const stock = random.Shuffle(DECK.filter((card) => card !== first));
    const hands = Array.from({ length: ctx.numPlayers }, () => stock.splice(-7));
    const next = random.Die(ctx.numPlayers) - 1;
    return { stock, hands, value: first >> 2, suit: first & 3, direction: 1, owed: 0, next, over: false };
  },
  moves: {
    discard: ({ G, playerID }, card: number, suit: number) => {
      const seat = Number(playerID);
      const hand = at(G.hands, seat);
      hand.splice(hand.indexOf(card), 1);
      G.value = card >> 2;
      G.suit = suit;
      if (hand.length === 0) G.over = true;
      if (G.value === QUEEN) G.direction = -G.direction;
      G.owed = G.value === JACK ? 2 : G.value === JOKER ? 4 : 0;
      G.next = after(G, G.value === KING ? after(G, seat) : seat);
    },
    buy: ({ G, playerID }, count: number) => {
      const seat = Number(playerID);
      take(G, seat, count);
      G.owed = 0;
      G.next = after(G, seat);
    },
  },
  turn: { minMoves: 1, maxMoves: 1, order: { first: ({ G }) => G.next, next: ({ G }) => G.next } },
  endIf: ({ G }) => (G.over ? { counts: G.hands.map((hand) => hand.length) } : undefined),
};

/** Drawing counts as two decisions, as in Ludoteca. */
const decisionsOf = (table: Table, type: string): number => (type === 'buy' && table.owed === 0 ? 2 : 1);

/** Plays random matches through the client. Returns the number of decisions. */
export function playBoardgameIoClient(seats: number, matches: number, dice: Dice): number {
  let decisions = 0;
  for (let i = 0; i < matches; i++) {
    const client = Client<Table>({ game: { ...game, seed: `bench ${i}` }, numPlayers: seats, debug: false });
    client.start();
    for (
      let state = client.getState();
      state !== null && state.ctx.gameover === undefined;
      state = client.getState()
    ) {
      const [type, args] = pickMove(state.G, Number(state.ctx.currentPlayer), dice);
      decisions += decisionsOf(state.G, type);
      client.moves[type]?.(...args);
    }
    client.stop();
  }
  return decisions;
}

/** Plays random matches through the reducer, without client, log or views. */
export function playBoardgameIoReducer(seats: number, matches: number, dice: Dice): number {
  const reduce = CreateGameReducer({ game });
  let decisions = 0;
  for (let i = 0; i < matches; i++) {
    let state = InitializeGame({ game: { ...game, seed: `bench ${i}` }, numPlayers: seats });
    while (state.ctx.gameover === undefined) {
      const table = state.G as Table;
      const playerID = state.ctx.currentPlayer;
      const [type, args] = pickMove(table, Number(playerID), dice);
      decisions += decisionsOf(table, type);
      const payload = { type, args, playerID, credentials: undefined };
      state = reduce(state, { type: 'MAKE_MOVE', payload });
    }
  }
  return decisions;
}

function waysOf({ hands, value, suit, owed }: Table, seat: number): [number, number][] {
  if (owed > 0) return [];
  return at(hands, seat).flatMap((card): [number, number][] => {
    if (isWild(card)) return [0, 1, 2, 3].map((named) => [card, named]);
    return card >> 2 === value || (card & 3) === suit ? [[card, card & 3]] : [];
  });
}

function pickMove(table: Table, seat: number, dice: Dice): ['discard' | 'buy', number[]] {
  const ways = waysOf(table, seat);
  return ways.length > 0 ? ['discard', dice.pick(ways)] : ['buy', [table.owed || 1]];
}

/** Moves as the search of boardgame.io expects them. */
const enumerateMoves = (table: Table, { currentPlayer }: Ctx): { move: string; args: number[] }[] => {
  const ways = waysOf(table, Number(currentPlayer));
  return ways.length > 0
    ? ways.map((args) => ({ move: 'discard', args }))
    : [{ move: 'buy', args: [table.owed || 1] }];
};

/** Longer than any match, so that play-outs come to their end as rollouts do. */
const PLAYOUT_DEPTH = 500;

/** Searches the first answer of a match with that many iterations. */
export async function searchBoardgameIo(seats: number, iterations: number, seed: string): Promise<number> {
  const state = InitializeGame({ game: { ...game, seed }, numPlayers: seats });
  const bot = new MCTSBot({
    game,
    seed,
    iterations,
    playoutDepth: PLAYOUT_DEPTH,
    enumerate: enumerateMoves,
  });
  await bot.play(state, state.ctx.currentPlayer);
  return iterations;
}

const ticTacToe: Game<{ cells: (string | null)[] }> = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array.from({ length: 9 }, () => null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell: number) => {
      G.cells[cell] = playerID;
    },
  },
  endIf: ({ G: { cells }, ctx }) => {
    if (LINES.some((line) => line.every((cell) => cells[cell] === ctx.currentPlayer)))
      return { winner: ctx.currentPlayer };
    return cells.includes(null) ? undefined : { draw: true };
  },
};

/** The same in tic-tac-toe. */
export async function searchBoardgameIoTicTacToe(iterations: number, seed: string): Promise<number> {
  const state = InitializeGame({ game: ticTacToe, numPlayers: 2 });
  const bot = new MCTSBot({
    game: ticTacToe,
    seed,
    iterations,
    enumerate: ({ cells }: { cells: (string | null)[] }) =>
      cells.flatMap((owner, cell) => (owner === null ? [{ move: 'mark', args: [cell] }] : [])),
  });
  await bot.play(state, '0');
  return iterations;
}
