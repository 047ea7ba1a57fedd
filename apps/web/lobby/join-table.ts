/** Creating and joining tables. */
import { at, type Seat } from '@ludoteca/kernel';
import type { OpenedSave } from '@ludoteca/kit';
import {
  type GameInfo,
  type JoinRequest,
  PERSON,
  rematchSeat,
  type SeatRequest,
  type TableInfo,
  type CreateTableRequest,
} from '@ludoteca/wire';
import { api, ensureGuest } from '../connection/server.ts';

type SeatRange = GameInfo['seats'];
type JoinResult = Awaited<ReturnType<typeof api.join>>;

/** Joins a table with a hidden nonce for its seed. */
export async function joinTable(
  table: TableInfo,
  request: Pick<JoinRequest, 'seat'> = {},
): Promise<JoinResult> {
  const guest = await ensureGuest();
  if (!guest.ok) return guest;
  // The lobby is shown without this code.
  const { fairSeat } = await import('./fair-seat.ts');
  return fairSeat.join(table, request);
}

/** Creates a table and joins it at the first seat for a person. */
export async function createTable(request: CreateTableRequest): Promise<JoinResult> {
  const guest = await ensureGuest();
  if (!guest.ok) return guest;
  const created = await api.createTable(request);
  return created.ok && request.seats.includes(PERSON) ? joinTable(created.value) : created;
}

/** Joins the rematch one seat further, or at another one if that is taken. */
export async function joinRematch({ id, seats, opened }: TableInfo, previous: Seat): Promise<JoinResult> {
  const seat = rematchSeat(previous, seats.length, opened === true);
  const next = await api.rematch(id);
  if (!next.ok) return next;
  const joined = await joinTable(next.value, { seat });
  if (joined.ok) return joined;
  if (joined.problem.problem === 'already seated') return next;
  return joined.problem.problem === 'seat taken' ? joinTable(next.value) : joined;
}

/** The computer player that is used by default. */
export const defaultComputer = ({ players }: Pick<GameInfo, 'players'>): SeatRequest => at(players, 0);

/** Fills a table to three seats, within the limits of the game. */
export const defaultComputerCount = ({ min, max }: SeatRange): number => Math.min(Math.max(min, 3), max) - 1;

/** One person and computers. */
export const soloSeats = (game: GameInfo): readonly SeatRequest[] => [
  PERSON,
  ...Array.from({ length: defaultComputerCount(game.seats) }, () => defaultComputer(game)),
];

/** One person, a second seat for another person, and computers. */
export const sharedSeats = (game: GameInfo): readonly SeatRequest[] =>
  soloSeats(game).map((kind, seat) => (seat === 1 ? PERSON : kind));

/** The players of a save as far as they are known; otherwise one person and computers. */
export const seatsFromSave = (game: GameInfo, { names, kinds }: OpenedSave): readonly SeatRequest[] =>
  names.map((_, seat) => {
    const kind = kinds?.[seat];
    const known = kind !== undefined && (kind === PERSON || game.players.includes(kind));
    return known ? kind : seat === 0 ? PERSON : defaultComputer(game);
  });

/** Creates a table for one person and computers, which starts at once. */
export const startSoloMatch = (game: GameInfo): Promise<JoinResult> =>
  createTable({ game: game.id, seats: soloSeats(game), listed: false });
