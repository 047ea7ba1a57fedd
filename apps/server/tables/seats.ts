/** Changes to the seats of a table: guests sit down and leave, computers have their seats from the start. */
import { at, type Seat, type Watcher } from '@ludoteca/kernel';
import { type Guest, type JoinRequest, PERSON, RefusedError, type SeatRequest } from '@ludoteca/wire';
import { normalizeName } from '../guests/guest-name.ts';
import { computeNameSkeleton } from '../guests/name-skeleton.ts';
import type { SeatRow, TableRow } from '../storage/storage.ts';

const FREE_SEAT: SeatRow = { kind: PERSON, name: '', nonce: null };

export const findSeat = ({ seats }: TableRow, guest: string): Seat | undefined => {
  const index = seats.findIndex((seat) => seat.guest === guest);
  return index === -1 ? undefined : index;
};

/** What a guest is at this table: the seat, or a spectator. */
export const watcherAt = (row: TableRow, guest: string | undefined): Watcher =>
  guest === undefined ? 'spectator' : (findSeat(row, guest) ?? 'spectator');

const isFree = ({ kind, guest }: SeatRow): boolean => kind === PERSON && guest === undefined;
export const isAbandoned = ({ state, seats }: TableRow): boolean =>
  state === 'open' && seats.every(({ guest }) => guest === undefined);
export const isFull = ({ seats }: TableRow): boolean => !seats.some(isFree);

/** A save reveals all hidden cards, so only a person who plays alone against computers may have one. */
export const hasOnePerson = (seats: readonly Pick<SeatRow, 'kind'>[]): boolean =>
  seats.filter(({ kind }) => kind === PERSON).length === 1;

/** The table with this guest at the requested seat, or at the first free one. */
export function seatGuest(row: TableRow, { id, name }: Guest, request: JoinRequest): TableRow {
  if (row.state !== 'open') throw new RefusedError({ problem: 'already playing' });
  if (findSeat(row, id) !== undefined) throw new RefusedError({ problem: 'already seated' });
  const { seats } = row;
  const seat = request.seat ?? seats.findIndex(isFree);
  if (seat === -1) throw new RefusedError({ problem: 'table full' });
  if (seat >= seats.length)
    throw new RefusedError({ problem: 'no such seat', facts: { seats: seats.length } });
  if (!isFree(at(seats, seat))) throw new RefusedError({ problem: 'seat taken' });
  const { nonce = null, commitment } = request;
  if (nonce !== null && commitment !== undefined)
    throw new RefusedError({ problem: 'malformed', facts: { where: 'nonce' } });
  const added = commitment === undefined ? { nonce } : { nonce, commitment };
  return withSeat(row, seat, { kind: PERSON, name: distinguishName(row, name), guest: id, ...added });
}

/** The name, with a number if another seat of the table has one with which it can be confused. */
function distinguishName({ seats }: TableRow, name: string): string {
  const taken = new Set(
    seats.filter((seat) => seat.name !== '').map((seat) => computeNameSkeleton(seat.name)),
  );
  let distinct = name;
  for (let number = 2; taken.has(computeNameSkeleton(distinct)); number++) distinct = `${name} (${number})`;
  return distinct;
}

export function removeGuest(row: TableRow, guest: string): TableRow {
  const seat = findSeat(row, guest);
  if (seat === undefined) throw new RefusedError({ problem: 'not seated' });
  if (row.state !== 'open') throw new RefusedError({ problem: 'already playing' });
  // A seat that was free again could be taken by a guest who knows the nonces that are already revealed.
  if (row.revealDeadline !== undefined) throw new RefusedError({ problem: 'starting' });
  return withSeat(row, seat, FREE_SEAT);
}

/** The table without any record of this guest, who cannot finish its match. */
export function forgetGuest(row: TableRow, guest: string): TableRow {
  if (findSeat(row, guest) === undefined) throw new RefusedError({ problem: 'not seated' });
  const seats = row.seats.map(({ guest: seated, ...seat }) =>
    seated === undefined || seated === guest ? seat : { ...seat, guest: seated },
  );
  return { ...row, seats, maker: row.maker === guest ? '' : row.maker };
}

/** The seats of a new table. A computer gets its previous name if it had one, else the name of its kind, numbered if taken. */
export function createSeats(kinds: readonly SeatRequest[], previousNames: readonly string[] = []): SeatRow[] {
  const taken = new Set<string>();
  return kinds.map((kind, seat) => {
    if (kind === PERSON) return FREE_SEAT;
    const base = normalizeName(previousNames[seat] ?? '') ?? kind;
    let name = base;
    for (let number = 2; taken.has(name); number++) name = `${base} ${number}`;
    taken.add(name);
    return { kind, name, nonce: null };
  });
}

/** The row of a match that is over. */
export const withResult = (row: TableRow, places: readonly number[] | undefined, now: number): TableRow => ({
  ...row,
  state: 'over',
  finished: now,
  seats: row.seats.map((seat, i) => {
    const place = places?.[i];
    return place === undefined ? seat : { ...seat, place };
  }),
});

const withSeat = (row: TableRow, seat: Seat, seatRow: SeatRow): TableRow => ({
  ...row,
  seats: row.seats.with(seat, seatRow),
});
