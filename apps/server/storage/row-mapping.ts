/** Converts between table rows of the storage interface and columns of the database. */
import type { CardNames, Json } from '@ludoteca/kernel';
import type { AutoPassSettings } from '@ludoteca/kit';
import type { PlayTerms } from '@ludoteca/wire';
import { decodeProgress } from './progress-column.ts';
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
  terms: row.terms === undefined ? null : JSON.stringify(row.terms),
  takebacks: row.takebacks ?? null,
  finished: row.finished ?? null,
});

export const toSeatColumns = ({ kind, name, guest, nonce, commitment, ...seat }: SeatRow) => ({
  kind,
  name,
  guest: guest ?? null,
  nonce,
  commitment: commitment ?? null,
  auto_pass: seat.autoPass === undefined ? null : JSON.stringify(seat.autoPass),
  substitute: seat.substitute ?? null,
  place: seat.place ?? null,
});

export function fromTableColumns(
  row: Omit<DatabaseSchema['tables'], 'checksum' | 'server' | 'lease'>,
): Omit<StoredTable, 'seats'> {
  const { id, game, version, maker, start, cards, state, made, secret, rematch, entries, overruns } = row;
  const { reveal_deadline: revealDeadline, terms, takebacks, finished } = row;
  const progress = decodeProgress(row);
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
    ...(terms === null ? {} : { terms: JSON.parse(terms) as PlayTerms }),
    ...(takebacks === null ? {} : { takebacks }),
    ...(finished === null ? {} : { finished }),
    ...(progress === undefined ? {} : { progress }),
  };
}

export function fromSeatColumns({
  kind,
  name,
  guest,
  nonce,
  commitment,
  auto_pass: autoPass,
  substitute,
  place,
}: Omit<DatabaseSchema['seats'], 'table_id' | 'seat'>): SeatRow {
  return {
    kind,
    name,
    nonce,
    ...(guest === null ? {} : { guest }),
    ...(commitment === null ? {} : { commitment }),
    ...(autoPass === null ? {} : { autoPass: JSON.parse(autoPass) as AutoPassSettings }),
    ...(substitute === null ? {} : { substitute }),
    ...(place === null ? {} : { place }),
  };
}
