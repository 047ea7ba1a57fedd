import { at, type Seat } from '@ludoteca/kernel';
import type { OpenedSave } from '@ludoteca/kit';
import {
  type GameInfo,
  type JoinRequest,
  PERSON,
  type SeatRequest,
  type TableInfo,
  type CreateTableRequest,
} from '@ludoteca/wire';
import { api, arrive } from '../server.ts';
import { addTo, keepStub, stubOf } from './stub.ts';

type Seats = GameInfo['seats'];
type Seated = Awaited<ReturnType<typeof api.join>>;

/** Sits down at a table whose commitment this browser has seen, and adds to its seed. */
export async function joinTable(table: TableInfo, wish: Omit<JoinRequest, 'nonce'> = {}): Promise<Seated> {
  const arrived = await arrive();
  if (!arrived.ok) return arrived;
  const before = stubOf(table);
  const nonce = addTo(table);
  const joined = await api.join(table.id, { ...wish, nonce });
  // What the server refused was not added; where no reply came it may have been.
  if (!joined.ok && joined.problem.problem !== 'unreachable') keepStub(table.id, before);
  return joined;
}

/** A table with its maker at the first seat for a person. */
export async function makeTable(wish: CreateTableRequest): Promise<Seated> {
  const arrived = await arrive();
  if (!arrived.ok) return arrived;
  const made = await api.createTable(wish);
  return made.ok && wish.seats.includes(PERSON) ? joinTable(made.value) : made;
}

/** Sits down at the next table: where one sat before, or elsewhere if somebody sits there. */
export async function playAgain({ id }: TableInfo, seat: Seat): Promise<Seated> {
  const next = await api.rematch(id);
  if (!next.ok) return next;
  const joined = await joinTable(next.value, { seat });
  if (joined.ok) return joined;
  if (joined.problem.problem === 'already seated') return next;
  return joined.problem.problem === 'seat taken' ? joinTable(next.value) : joined;
}

/** The computer player that one meets without asking for another. */
export const usualPlayer = ({ players }: Pick<GameInfo, 'players'>): SeatRequest => at(players, 0);

/** Three make a table lively; some games want more, some fewer. */
export const computersFor = ({ min, max }: Seats): number => Math.min(Math.max(min, 3), max) - 1;

/** Oneself, and as many computers as make the table lively. */
export const usualSeats = (game: GameInfo): readonly SeatRequest[] => [
  PERSON,
  ...Array.from({ length: computersFor(game.seats) }, () => usualPlayer(game)),
];

/** A table is made to be shared: the second seat waits for somebody with its link. */
export const sharedSeats = (game: GameInfo): readonly SeatRequest[] =>
  usualSeats(game).map((wish, seat) => (seat === 1 ? PERSON : wish));

/** Those who sat there, as far as the save and the server know them; where nobody says, oneself among computers. */
export const savedSeats = (game: GameInfo, { names, kinds }: OpenedSave): readonly SeatRequest[] =>
  names.map((_, seat) => {
    const kind = kinds?.[seat];
    const known = kind !== undefined && (kind === PERSON || game.players.includes(kind));
    return known ? kind : seat === 0 ? PERSON : usualPlayer(game);
  });

/** One person, the rest computers: it begins at once. */
export const playNow = (game: GameInfo): Promise<Seated> =>
  makeTable({ game: game.id, seats: usualSeats(game), listed: false });
