/** The record with which a client checks the shuffle of a table: the commitments it saw, its own nonce, and the claims at the end. */
import {
  canonicalJson,
  computeNonceCommitment,
  type Infer,
  schema,
  type Seat,
  type SeedContribution,
  sha256Hex,
  type Watcher,
} from '@ludoteca/kernel';
import { type MatchStep, PERSON, type TableInfo } from '../messages.ts';
import { FAIRNESS_VIOLATIONS } from './fairness-violations.ts';

const { integer, list, object, oneOf, optional, pattern, text, union } = schema;

const hash = pattern(/^[\da-f]{64}$/, 64);
const nonce = union(text(64), oneOf(null));
const MAX_SEATS = 64;

const seatContribution = object({ kind: text(64), nonce, commitment: optional(hash) });
/** What a seat adds to the seed, and the kind of its player. */
export type SeatContribution = Infer<typeof seatContribution>;

export const fairnessRecord = object({
  /** The id of the table. */
  table: text(64, 1),
  /** The server's commitment when the table was first seen. */
  commitment: text(64),
  /** The state of the table at that moment. */
  seen: oneOf('open', 'playing', 'over'),
  /** The one nonce of this client for this table. */
  own: optional(
    object({
      nonce: hash,
      /** `sent`: the server may know it; `published`: the server has shown it at the own seat. */
      state: oneOf('hidden', 'sent', 'published'),
    }),
  ),
  /** The final list of commitments, stored before the own nonce is sent, with the nonces seen since. */
  seats: optional(list(seatContribution, MAX_SEATS)),
  violation: optional(oneOf(...FAIRNESS_VIOLATIONS)),
  /** The nonce that a client of version 0.1 sent when joining, and the nonces of all seats at that time. */
  added: optional(object({ nonce: text(64), before: list(nonce, MAX_SEATS) })),
  /** What the server claimed when the match was over. */
  ended: optional(
    object({
      watcher: union(integer(0, MAX_SEATS - 1), oneOf('spectator')),
      secret: text(64),
      seats: list(seatContribution, MAX_SEATS),
      /** The hash of all events that this client was sent. */
      events: hash,
    }),
  ),
});
export type FairnessRecord = Infer<typeof fairnessRecord>;

export const startRecord = ({ id, commitment, state }: TableInfo): FairnessRecord => ({
  table: id,
  commitment,
  seen: state,
});

export const contributionsOf = ({ seats }: TableInfo): readonly SeatContribution[] =>
  seats.map(({ kind, nonce: value, commitment }) => ({
    kind,
    nonce: value,
    ...(commitment === undefined ? {} : { commitment }),
  }));

/** Whether no seat and no commitment may change any more. */
export const isFrozen = ({ state, revealDeadline }: TableInfo): boolean =>
  state !== 'open' || revealDeadline !== undefined;

/** Adds the claims of the server to the record; undefined until the match is over. */
export function completeRecord(
  record: FairnessRecord,
  table: TableInfo,
  watcher: Watcher,
  steps: readonly MatchStep[],
): FairnessRecord | undefined {
  const { secret } = table;
  if (secret === undefined || watcher === 'judge') return undefined;
  const events = hashEvents(steps.map((step) => step.events));
  return { ...record, ended: { watcher, secret, seats: contributionsOf(table), events } };
}

export const hashEvents = (steps: readonly (readonly object[])[]): string => sha256Hex(canonicalJson(steps));

/** Whether a revealed nonce is the one that the seat has committed to. */
export const opensCommitment = (table: string, { nonce: value, commitment }: SeedContribution): boolean =>
  value === null || commitment === undefined || computeNonceCommitment(table, value) === commitment;

/** The seats that committed to a nonce and have not revealed it. */
export const unrevealedSeats = (seats: readonly SeedContribution[]): readonly Seat[] =>
  seats.flatMap(({ nonce: value, commitment }, seat) =>
    value === null && commitment !== undefined ? [seat] : [],
  );

/** Computers must add nothing: the server could try their nonces, or hide them. */
export const hasContributingComputer = (seats: readonly SeatContribution[]): boolean =>
  seats.some(
    ({ kind, nonce: value, commitment }) => kind !== PERSON && (value !== null || commitment !== undefined),
  );
