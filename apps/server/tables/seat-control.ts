/** Changes of a table while its match is played: settings of a seat, substitutes, claims, pace. Each checks who may do it. */
import { at, deepEqual, type Seat } from '@ludoteca/kernel';
import {
  type AnyCatalogueEntry,
  type AutoPassSettings,
  type StandingOrder,
  withoutOrder,
} from '@ludoteca/kit';
import {
  type ClaimRequest,
  completeTerms,
  type Guest,
  PERSON,
  type PlayPace,
  type PlayTerms,
  RefusedError,
} from '@ludoteca/wire';
import type { SeatRow, TableRow } from '../storage/storage.ts';
import { findSeat, hasOnePerson } from './seats.ts';

export const termsOf = ({ terms, seats }: TableRow): PlayTerms => terms ?? completeTerms(seats);

/** Whether players may ask for hints: as agreed, by default only where one person plays. */
export const allowsHints = (row: TableRow): boolean => termsOf(row).hints ?? hasOnePerson(row.seats);

/** The seat of a guest; refuses guests without one. */
export function requireSeat(row: TableRow, { id }: Pick<Guest, 'id'>): Seat {
  const seat = findSeat(row, id);
  if (seat === undefined) throw new RefusedError({ problem: 'not seated' });
  return seat;
}

/** The row with the auto-pass settings of this guest's seat. */
export function withAutoPass(
  row: TableRow,
  guest: Guest,
  autoPass: AutoPassSettings,
  { autoPass: rules, orders }: Pick<AnyCatalogueEntry, 'autoPass' | 'orders'>,
): TableRow {
  const seat = requireSeat(row, guest);
  const unknown = autoPass.stops.findIndex((stop) => !Object.hasOwn(rules?.names.en ?? {}, stop));
  if (unknown !== -1) throw new RefusedError({ problem: 'malformed', facts: { where: `stops.${unknown}` } });
  const { order } = autoPass;
  if (order !== undefined && !Object.hasOwn(orders?.names.en ?? {}, order.kind))
    throw new RefusedError({ problem: 'malformed', facts: { where: 'order.kind' } });
  const stops = Array.from(new Set(autoPass.stops));
  return changeSeat(row, seat, { ...at(row.seats, seat), autoPass: { ...autoPass, stops } });
}

/** The row in which this order of a seat has ended; the same row if the seat has given another one since. */
export function withEndedOrder(row: TableRow, seat: Seat, order: StandingOrder): TableRow {
  const { autoPass, ...own } = at(row.seats, seat);
  if (autoPass?.order === undefined || !deepEqual(autoPass.order, order)) return row;
  return changeSeat(row, seat, { ...own, autoPass: withoutOrder(autoPass) });
}

/** The row with a computer in place of the person at this seat, whose order ends. */
export function withSubstitute(row: TableRow, seat: Seat, substitute: string): TableRow {
  const { autoPass, ...own } = at(row.seats, seat);
  const settings = autoPass === undefined ? {} : { autoPass: withoutOrder(autoPass) };
  return changeSeat(row, seat, { ...own, ...settings, substitute });
}

/** The row with this guest at its seat again, instead of a substitute. */
export function withoutSubstitute(row: TableRow, guest: Guest): TableRow {
  const seat = requireSeat(row, guest);
  const { substitute, ...own } = at(row.seats, seat);
  if (substitute === undefined) throw new RefusedError({ problem: 'no substitute' });
  return changeSeat(row, seat, own);
}

/** Refuses guests without a seat, and all if several people play. */
export function requireAlone(row: TableRow, guest: Guest): void {
  requireSeat(row, guest);
  if (!hasOnePerson(row.seats)) throw new RefusedError({ problem: 'others play' });
}

/** The row with another pace, which a person may choose who plays alone against computers. */
export function withPace(row: TableRow, guest: Guest, pace: PlayPace): TableRow {
  requireAlone(row, guest);
  return { ...row, terms: { ...termsOf(row), pace } };
}

/** Refuses a claim that the terms or the moment do not allow. `awayFor`: milliseconds; undefined if the player is there. */
export function requireClaim(
  row: TableRow,
  claimant: Guest,
  { seat, measure }: ClaimRequest,
  { asked, awayFor }: { readonly asked: Seat | undefined; readonly awayFor: number | undefined },
): void {
  const own = requireSeat(row, claimant);
  const target = row.seats[seat];
  if (target === undefined)
    throw new RefusedError({ problem: 'no such seat', facts: { seats: row.seats.length } });
  const { claims, grace } = termsOf(row);
  if (seat === own || target.kind !== PERSON || target.substitute !== undefined || !claims.includes(measure))
    throw new RefusedError({ problem: 'not allowed' });
  const seconds = Math.ceil(grace - (awayFor ?? 0) / 1000);
  if (asked !== seat || awayFor === undefined || seconds > 0)
    throw new RefusedError({ problem: 'not away', facts: { seconds: Math.max(seconds, 1) } });
}

const changeSeat = (row: TableRow, seat: Seat, seatRow: SeatRow): TableRow => ({
  ...row,
  seats: row.seats.with(seat, seatRow),
});
