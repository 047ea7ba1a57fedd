/** Converts between table rows of the storage interface and columns of the database. */
import type { CardNames, Json } from '@ludoteca/kernel';
import type { StoredTable, SeatRow, TableRow } from './storage.ts';
import type { DatabaseSchema } from './database-schema.ts';

export const toTableColumns = ({ settings, from, cards, listed, rematch, ...row }: TableRow) => ({
  id: row.id,
  game: row.game,
  version: row.version,
  maker: row.maker,
  settings: JSON.stringify(settings),
  start: from === undefined ? null : JSON.stringify(from),
  cards: cards === undefined ? null : JSON.stringify(cards),
  state: row.state,
  listed: listed ? (1 as const) : (0 as const),
  made: row.made,
  secret: row.secret,
  rematch: rematch ?? null,
  reveal_deadline: row.revealDeadline ?? null,
});

export const toSeatColumns = ({ kind, name, guest, nonce, commitment }: SeatRow) => ({
  kind,
  name,
  guest: guest ?? null,
  nonce,
  commitment: commitment ?? null,
});

export function fromTableColumns(
  row: Omit<DatabaseSchema['tables'], 'checksum'>,
): Omit<StoredTable, 'seats'> {
  const { id, game, version, maker, start, cards, state, made, secret, rematch, entries, overruns } = row;
  const { reveal_deadline: revealDeadline } = row;
  const settings = JSON.parse(row.settings) as Json;
  const table = { id, game, version, maker, settings, state, made, secret, entries };
  return {
    ...table,
    overruns: overruns ?? 0,
    listed: row.listed === 1,
    ...(start === null ? {} : { from: JSON.parse(start) as Json }),
    ...(cards === null ? {} : { cards: JSON.parse(cards) as CardNames }),
    ...(rematch === null ? {} : { rematch }),
    ...(revealDeadline === null ? {} : { revealDeadline }),
  };
}

export function fromSeatColumns({
  kind,
  name,
  guest,
  nonce,
  commitment,
}: Omit<DatabaseSchema['seats'], 'table_id' | 'seat'>): SeatRow {
  return {
    kind,
    name,
    nonce,
    ...(guest === null ? {} : { guest }),
    ...(commitment === null ? {} : { commitment }),
  };
}
