/** Converts a table row to what clients may see of it. */
import { computeCommitment, type Json, type Watcher } from '@ludoteca/kernel';
import type { Form } from '@ludoteca/kit';
import {
  PERSON,
  type SeatInfo,
  type TableInfo,
  type TableState,
  type TakebackInfo,
  type WaitInfo,
} from '@ludoteca/wire';
import type { SeatRow, TableRow } from '../storage/storage.ts';
import { isQuarantined } from './quarantine.ts';
import { termsOf } from './seat-control.ts';

/** No value of a settings form is longer. */
const MAX_VALUE_LENGTH = 64;

/** Properties of a table that are not in its row. */
export interface Presence {
  /** Ids of the connected guests. */
  readonly guests: ReadonlySet<string>;
  readonly spectators: number;
  readonly entries: number;
  readonly overruns: number;
  /** Milliseconds since a guest that is not connected was there. */
  readonly awayFor?: (guest: string) => number;
  readonly waiting?: WaitInfo | undefined;
  readonly takeback?: TakebackInfo | undefined;
  /** The number of entries that spectators have been shown, if they see the match later than its players. */
  readonly shown?: number | undefined;
}

/**
 * The table as a watcher may know it. This is the only way a row leaves the server: the secret is included when the match is over,
 * the id of the rematch only for players.
 */
export function toTableInfo(
  row: TableRow,
  form: Form,
  presence: Presence,
  watcher: Watcher = 'spectator',
): TableInfo {
  if (watcher === 'spectator' && presence.shown !== undefined)
    return toTableInfo(beforeEnd(row), form, atMoment(presence, presence.shown));
  const { spectators, entries, overruns, waiting, takeback } = presence;
  const autoPass = typeof watcher === 'number' ? row.seats[watcher]?.autoPass : undefined;
  const { id, game, settings, from, state, seats, listed, made, secret, revealDeadline } = row;
  const { rematch, finished, takebacks } = row;
  return {
    id,
    game,
    settings: hideFileSettings(settings, form),
    ...(from === undefined ? {} : { opened: true }),
    state,
    ...(isQuarantined(overruns) ? { quarantined: true } : {}),
    seats: seats.map((seat) => toSeatInfo(seat, presence, state)),
    listed,
    made,
    entries,
    watching: spectators,
    commitment: computeCommitment(secret),
    ...(state === 'over' ? { secret } : {}),
    ...(state === 'open' && revealDeadline !== undefined ? { revealDeadline } : {}),
    ...(rematch === undefined || watcher === 'spectator' ? {} : { rematch }),
    terms: termsOf(row),
    ...(state !== 'playing' || waiting === undefined ? {} : { waiting }),
    ...(takeback === undefined ? {} : { takeback }),
    ...(takebacks === undefined ? {} : { takebacks }),
    ...(autoPass === undefined ? {} : { autoPass }),
    ...(finished === undefined ? {} : { finished }),
  };
}

/** Whether spectators do not see yet what the players have seen. `now`: the time of day. */
export function isDelayedForSpectators({ terms, state, finished }: TableRow, now: number): boolean {
  const delay = (terms?.spectatorDelay ?? 0) * 1000;
  return delay > 0 && (state === 'playing' || (state === 'over' && now - (finished ?? 0) < delay));
}

/** The row as it was while the match was played. */
function beforeEnd(row: TableRow): TableRow {
  const { finished: _1, ...played } = row;
  const seats = row.seats.map(({ place: _2, ...seat }) => seat);
  return { ...played, seats, state: row.state === 'over' ? 'playing' : row.state };
}

const atMoment = ({ guests, spectators, overruns, awayFor }: Presence, entries: number): Presence => ({
  guests,
  spectators,
  overruns,
  entries,
  ...(awayFor === undefined ? {} : { awayFor }),
});

const isLong = (value: Json): boolean =>
  (typeof value === 'object' && value !== null) ||
  (typeof value === 'string' && value.length > MAX_VALUE_LENGTH);

/** Files, such as decks, are replaced by null: they may be secret, and table infos are sent often. */
function hideFileSettings(settings: Json, form: Form): Json {
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) return settings;
  return Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [
      key,
      form[key]?.kind === 'file' || isLong(value) ? null : value,
    ]),
  );
}

function toSeatInfo(
  { kind, name, guest, nonce, commitment, substitute, place }: SeatRow,
  { guests, awayFor }: Presence,
  state: TableState,
): SeatInfo {
  const later = place === undefined ? {} : { place };
  if (guest === undefined) return { kind, name, here: kind !== PERSON, nonce, ...later };
  const here = guests.has(guest);
  return {
    kind,
    name,
    guest,
    here,
    nonce,
    ...(commitment === undefined ? {} : { commitment }),
    ...(here || awayFor === undefined || state !== 'playing' ? {} : { awayFor: awayFor(guest) }),
    ...(substitute === undefined ? {} : { substitute }),
    ...later,
  };
}

/** The table without what was added after version 0.1, for clients of that version. */
export function toOriginalInfo(info: TableInfo): TableInfo {
  const { terms: _1, waiting: _2, autoPass: _3, finished: _4, takebacks: _5, takeback: _6, ...table } = info;
  const seats = info.seats.map(({ awayFor: _7, substitute: _8, place: _9, ...seat }) => seat);
  return { ...table, seats };
}
