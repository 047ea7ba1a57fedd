/** Tables with their seats in a SQL database. A checksum tells whether a row is as it was stored. */
import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import { computeTableChecksum } from './checksums.ts';
import type { DatabaseSchema, UncheckedTableColumn } from './database-schema.ts';
import { fromSeatColumns, fromTableColumns, toSeatColumns, toTableColumns } from './row-mapping.ts';
import { type StoredTable, MAX_LISTED_JSON_LENGTH, type TableRow } from './storage.ts';
import { rethrowAsDamage, TableDamagedError } from './storage-error.ts';

export type TableIdQuery = SelectQueryBuilder<DatabaseSchema, 'tables', { id: string }>;

/** All columns of a table except settings, start position and cards. */
const TABLE_COLUMNS = [
  'tables.id',
  'tables.game',
  'tables.version',
  'tables.maker',
  'tables.state',
  'tables.listed',
  'tables.made',
  'tables.secret',
  'tables.rematch',
  'tables.reveal_deadline',
  'tables.entries',
  'tables.overruns',
  'tables.terms',
  'tables.progress',
  'tables.takebacks',
  'tables.finished',
  'tables.checksum',
] as const;

const SEAT_COLUMNS = [
  'seats.kind',
  'seats.name',
  'seats.guest',
  'seats.nonce',
  'seats.commitment',
  'seats.auto_pass',
  'seats.substitute',
  'seats.place',
] as const;

type SeatColumns = Omit<DatabaseSchema['seats'], 'table_id' | 'seat'>;
/** A table joined with one of its seats. */
type JoinedRow = Omit<DatabaseSchema['tables'], 'server' | 'lease'> & SeatColumns;

/** The columns of a table with its checksum. */
export function toCheckedColumns(table: TableRow): Omit<DatabaseSchema['tables'], UncheckedTableColumn> {
  const columns = toTableColumns(table);
  return { ...columns, checksum: computeTableChecksum(columns, table.seats.map(toSeatColumns)) };
}

export async function insertSeats(
  database: Transaction<DatabaseSchema>,
  { id, seats }: TableRow,
): Promise<void> {
  for (const [seat, row] of seats.entries())
    await database
      .insertInto('seats')
      .values({ table_id: id, seat, ...toSeatColumns(row) })
      .execute();
}

/** Replaces a table and its seats. Returns false, and changes nothing, if there is no such table, or it has another fencing token. */
export async function replaceTable(
  database: Transaction<DatabaseSchema>,
  table: TableRow,
  token?: number,
): Promise<boolean> {
  const replaced = await database
    .updateTable('tables')
    .set(toCheckedColumns(table))
    .where('id', '=', table.id)
    .$if(token !== undefined, (query) => query.where('lease', '=', token ?? 0))
    .executeTakeFirst();
  if (replaced.numUpdatedRows !== 1n) return false;
  await database.deleteFrom('seats').where('table_id', '=', table.id).execute();
  await insertSeats(database, table);
  return true;
}

/** A table; undefined if there is none. Throws `TableDamagedError`. */
export async function selectTable(
  database: Kysely<DatabaseSchema>,
  id: string,
): Promise<StoredTable | undefined> {
  const rows = await joinSeats(database)
    .select([...TABLE_COLUMNS, 'tables.settings', 'tables.start', 'tables.cards', ...SEAT_COLUMNS])
    .where('tables.id', '=', id)
    .orderBy('seats.seat')
    .execute()
    .catch((error: unknown) => rethrowAsDamage(id, error));
  const [row] = rows;
  if (row === undefined) return requireUndamaged(database, id);
  if (row.checksum !== computeTableChecksum(row, rows))
    throw new TableDamagedError(id, 'its row is not what was stored');
  return { ...fromTableColumns(row), seats: rows.map(fromSeatColumns) };
}

async function requireUndamaged(database: Kysely<DatabaseSchema>, id: string): Promise<undefined> {
  const damaged = await database.selectFrom('damaged_tables').selectAll().where('id', '=', id).execute();
  if (damaged.length > 0) throw new TableDamagedError(id, 'it was lost when the data were repaired');
}

/** Tables for lists: newest first, without cards and long JSON. Damaged ones are left out. */
export async function selectListedTables(
  database: Kysely<DatabaseSchema>,
  ids: TableIdQuery,
): Promise<readonly StoredTable[]> {
  const rows = await joinSeats(database)
    .select([...TABLE_COLUMNS, ...SEAT_COLUMNS])
    .select((is) => {
      const length = is.fn<number>('length', ['tables.settings']);
      const shortened = is.case().when(length, '>', MAX_LISTED_JSON_LENGTH).then('{}');
      return shortened.else(is.ref('tables.settings')).end().as('settings');
    })
    .select((is) => {
      const length = is.fn<number>('length', ['tables.start']);
      const shortened = is.case().when(length, '>', MAX_LISTED_JSON_LENGTH).then(null);
      return shortened.else(is.ref('tables.start')).end().as('start');
    })
    .select((is) => is.lit(null).as('cards'))
    .where('tables.id', 'in', ids)
    .orderBy('tables.made', 'desc')
    .orderBy('tables.id')
    .orderBy('seats.seat')
    .execute();
  const tables = new Map<string, [JoinedRow, ...JoinedRow[]]>();
  for (const row of rows) {
    const seats = tables.get(row.id);
    if (seats === undefined) tables.set(row.id, [row]);
    else seats.push(row);
  }
  return [...tables.values()].flatMap((seats) => toListedTable(seats) ?? []);
}

/** Tables are read with their seats in one query, so that they are consistent. */
const joinSeats = (database: Kysely<DatabaseSchema>) =>
  database.selectFrom('tables').innerJoin('seats', 'seats.table_id', 'tables.id');

function toListedTable(seats: readonly [JoinedRow, ...JoinedRow[]]): StoredTable | undefined {
  try {
    return { ...fromTableColumns(seats[0]), seats: seats.map(fromSeatColumns) };
  } catch {
    return undefined;
  }
}
