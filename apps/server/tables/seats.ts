import { at, type Seat } from '@ludoteca/kernel';
import { type Guest, type JoinRequest, PERSON, RefusedError, type SeatRequest } from '@ludoteca/wire';
import { nameOf } from '../names.ts';
import type { SeatRow, TableRow } from '../storage/port.ts';

export const seatOf = ({ seats }: TableRow, guest: string): Seat | undefined => {
  const found = seats.findIndex((seat) => seat.guest === guest);
  return found === -1 ? undefined : found;
};

const isFree = ({ kind, guest }: SeatRow): boolean => kind === PERSON && guest === undefined;
export const isDeserted = ({ state, seats }: TableRow): boolean =>
  state === 'open' && seats.every(({ guest }) => guest === undefined);
export const isFull = ({ seats }: TableRow): boolean => !seats.some(isFree);

/** The table with this guest at the seat wished for, or at the first that is free. */
export function seated(row: TableRow, { id, name }: Guest, wish: JoinRequest): TableRow {
  if (row.state !== 'open') throw new RefusedError({ problem: 'already playing' });
  if (seatOf(row, id) !== undefined) throw new RefusedError({ problem: 'already seated' });
  const { seats } = row;
  const seat = wish.seat ?? seats.findIndex(isFree);
  if (seat === -1) throw new RefusedError({ problem: 'table full' });
  if (seat >= seats.length)
    throw new RefusedError({ problem: 'no such seat', facts: { seats: seats.length } });
  if (!isFree(at(seats, seat))) throw new RefusedError({ problem: 'seat taken' });
  return withSeat(row, seat, { kind: PERSON, name, guest: id, nonce: wish.nonce ?? null });
}

/** The table without this guest. */
export function vacated(row: TableRow, guest: string): TableRow {
  const seat = seatOf(row, guest);
  if (seat === undefined) throw new RefusedError({ problem: 'not seated' });
  if (row.state !== 'open') throw new RefusedError({ problem: 'already playing' });
  return withSeat(row, seat, FREE);
}

const FREE: SeatRow = { kind: PERSON, name: '', nonce: null };

/** Seats as they are before anybody comes. Computers sit there from the start, by the names they had before or else by their own, no two by the same. */
export function freeSeats(kinds: readonly SeatRequest[], before: readonly string[] = []): SeatRow[] {
  const taken = new Set<string>();
  return kinds.map((kind, seat) => {
    if (kind === PERSON) return FREE;
    const had = nameOf(before[seat] ?? '') ?? kind;
    let name = had;
    for (let number = 2; taken.has(name); number++) name = `${had} ${number}`;
    taken.add(name);
    return { kind, name, nonce: null };
  });
}

const withSeat = (row: TableRow, seat: Seat, put: SeatRow): TableRow => ({
  ...row,
  seats: row.seats.with(seat, put),
});
