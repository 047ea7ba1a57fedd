import { computeCommitment, type Json, type Watcher } from '@ludoteca/kernel';
import { PERSON, type SeatInfo, type TableInfo } from '@ludoteca/wire';
import type { SeatRow, TableRow } from '../storage/port.ts';

/** No word of a form is longer. */
const LONGEST = 64;

/** What only a table in memory knows. */
export interface Presence {
  readonly here: ReadonlySet<string>;
  readonly watching: number;
  readonly entries: number;
}

/**
 * What a watcher may know of a table. The only way from a row to the outside: the secret passes when the match is over, the next table
 * is told to those who are to play there.
 */
export function infoOf(
  row: TableRow,
  { here, watching, entries }: Presence,
  watcher: Watcher = 'spectator',
): TableInfo {
  const { id, game, settings, from, state, seats, listed, made, secret, rematch } = row;
  return {
    id,
    game,
    settings: brief(settings),
    ...(from === undefined ? {} : { opened: true }),
    state,
    seats: seats.map((seat) => seatInfo(seat, here)),
    listed,
    made,
    entries,
    watching,
    commitment: computeCommitment(secret),
    ...(state === 'over' ? { secret } : {}),
    ...(rematch === undefined || watcher === 'spectator' ? {} : { rematch }),
  };
}

/** A setting that is no word and no number came from a file. */
const isLong = (value: Json): boolean =>
  (typeof value === 'object' && value !== null) || (typeof value === 'string' && value.length > LONGEST);

/** Everybody is told often of a table: what came from a file is not among it. */
function brief(settings: Json): Json {
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings)) return settings;
  return Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [key, isLong(value) ? null : value]),
  );
}

function seatInfo({ kind, name, guest, nonce }: SeatRow, present: ReadonlySet<string>): SeatInfo {
  if (guest === undefined) return { kind, name, here: kind !== PERSON, nonce };
  return { kind, name, guest, here: present.has(guest), nonce };
}
