/** The phase between the last join and the start of a match, in which the players reveal the nonces they have committed to. */
import { at, computeNonceCommitment } from '@ludoteca/kernel';
import { type Guest, RefusedError } from '@ludoteca/wire';
import type { SeatRow, TableRow } from '../storage/storage.ts';
import { findSeat, isFull } from './seats.ts';

const isHidden = ({ commitment, nonce }: SeatRow): boolean => commitment !== undefined && nonce === null;

/** Begins the phase if all seats are taken and a nonce is hidden: from now on seats and commitments are final. */
export const freezeIfFull = (row: TableRow, revealDeadline: number): TableRow =>
  isFull(row) && row.seats.some(isHidden) ? { ...row, revealDeadline } : row;

/** The table with the nonce of this guest; the same row if it was revealed before. */
export function revealNonce(row: TableRow, { id }: Guest, nonce: string): TableRow {
  const seat = findSeat(row, id);
  if (seat === undefined) throw new RefusedError({ problem: 'not seated' });
  const seatRow = at(row.seats, seat);
  if (seatRow.commitment !== computeNonceCommitment(row.id, nonce))
    throw new RefusedError({ problem: 'wrong nonce' });
  if (seatRow.nonce === nonce) return row;
  if (row.state !== 'open') throw new RefusedError({ problem: 'already playing' });
  if (row.revealDeadline === undefined) throw new RefusedError({ problem: 'not starting yet' });
  return { ...row, seats: row.seats.with(seat, { ...seatRow, nonce }) };
}

/** Milliseconds for which the start waits for nonces. A clock that is set back does not prolong them. */
export const remainingRevealTime = (
  { seats, revealDeadline = 0 }: TableRow,
  now: number,
  timeout: number,
): number => (seats.some(isHidden) ? Math.min(Math.max(revealDeadline - now, 0), timeout) : 0);
