/** Compares each state of a table with the record of this client, and decides whether the own nonce may be revealed. */
import { computeNonceCommitment, validate } from '@ludoteca/kernel';
import type { TableInfo } from '../messages.ts';
import {
  contributionsOf,
  type FairnessRecord,
  fairnessRecord,
  hasContributingComputer,
  isFrozen,
  opensCommitment,
  type SeatContribution,
} from './fairness-record.ts';
import type { FairnessViolation } from './fairness-violations.ts';

/**
 * The record after this state of the table. `guest`: the id of this client's guest. A violation is final. States may arrive late, since
 * replies and messages take different ways: an earlier phase than the recorded one, or a nonce that is not published yet, means nothing.
 */
export function advanceRecord(
  record: FairnessRecord,
  table: TableInfo,
  guest: string | undefined,
): FairnessRecord {
  if (record.violation !== undefined) return record;
  const violation = findViolation(record, table, guest);
  if (violation !== undefined) return { ...record, violation };
  if (!isFrozen(table)) return record;
  const isPublished = record.own !== undefined && findOwnSeat(table, guest)?.nonce === record.own.nonce;
  const next: FairnessRecord = {
    ...record,
    seats: mergeNonces(contributionsOf(table), record.seats),
    ...(isPublished ? { own: { ...record.own, state: 'published' } } : {}),
  };
  // A record that cannot be read again would be forgotten, and with it the nonce.
  return validate(fairnessRecord, next).ok ? next : { ...record, violation: 'invalid table' };
}

/** Keeps nonces that have been published before. */
const mergeNonces = (
  seats: readonly SeatContribution[],
  known: readonly SeatContribution[] = [],
): readonly SeatContribution[] => seats.map((seat, i) => (seat.nonce === null ? (known[i] ?? seat) : seat));

/** Whether the own nonce is missing at the table and may be sent now. */
export function isRevealDue(
  { own, violation }: FairnessRecord,
  table: TableInfo,
  guest: string | undefined,
): boolean {
  const seat = findOwnSeat(table, guest);
  return (
    own !== undefined &&
    own.state !== 'published' &&
    violation === undefined &&
    table.state === 'open' &&
    table.revealDeadline !== undefined &&
    seat !== undefined &&
    seat.nonce === null
  );
}

const findOwnSeat = ({ seats }: TableInfo, guest: string | undefined) =>
  guest === undefined ? undefined : seats.find((seat) => seat.guest === guest);

function findViolation(
  { table: id, commitment, own, seats: known }: FairnessRecord,
  table: TableInfo,
  guest: string | undefined,
): FairnessViolation | undefined {
  if (table.id !== id) return 'invalid table';
  if (table.commitment !== commitment) return 'secret replaced';
  if (!isFrozen(table)) return undefined;
  const seats = contributionsOf(table);
  const ownSeat = findOwnSeat(table, guest);
  if (own !== undefined && own.state !== 'hidden' && ownSeat === undefined) return 'opened again';
  if (hasContributingComputer(seats)) return 'computer contributes';
  if (
    own !== undefined &&
    ownSeat !== undefined &&
    ownSeat.commitment !== computeNonceCommitment(id, own.nonce)
  )
    return 'own commitment replaced';
  if (known !== undefined && !haveSameCommitments(known, seats)) return 'commitments changed';
  if (!seats.every((seat) => opensCommitment(id, seat))) return 'wrong nonce published';
  const isDropped = known?.some(({ nonce }, seat) => nonce !== null && seats[seat]?.nonce === null) === true;
  return isDropped && table.state !== 'open' ? 'nonce dropped' : undefined;
}

/** Whether the lists agree except for nonces that have been revealed in between. */
export const haveSameCommitments = (
  before: readonly SeatContribution[],
  after: readonly SeatContribution[],
): boolean =>
  before.length === after.length &&
  before.every(({ kind, nonce, commitment }, seat) => {
    const other = after[seat];
    const isSame = other?.kind === kind && other.commitment === commitment;
    return isSame && (commitment !== undefined || other.nonce === nonce);
  });
