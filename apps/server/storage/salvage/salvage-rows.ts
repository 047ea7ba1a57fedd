/** Copies the rows that can be read from a damaged file into an empty database, and removes tables that are not whole. */
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import { computeChecksums } from '../add-checksums.ts';
import { computeGuestChecksum, computeSnapshotChecksum } from '../checksums.ts';
import type { DatabaseSchema } from '../database-schema.ts';
import { isWholeDocument } from '../sql-documents.ts';
import { isWholeTable } from '../verify-data.ts';
import { SqlitePages } from './sqlite-pages.ts';
import { readRows, type SqliteValue } from './sqlite-records.ts';
import { fitsColumns, readLayouts, type TableLayout, type TableName } from './table-layouts.ts';

export interface SalvageReport {
  /** The number of tables that are whole. */
  readonly tables: number;
  /** The ids of tables that are not, sorted. */
  readonly damaged: readonly string[];
}

export async function salvageRows(
  file: string,
  database: Kysely<DatabaseSchema>,
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<SalvageReport> {
  const pages = new SqlitePages(file);
  try {
    // Seats and entries may be read before their tables.
    await sql`pragma foreign_keys = off`.execute(database);
    return await database.transaction().execute(async (target) => {
      const layouts = await readLayouts(target);
      for (let number = 1; number <= pages.count; number++) {
        for (const row of readRows(pages, number)) await insertRow(target, layouts, row);
        onProgress(number, pages.count);
      }
      await completeOldRows(target);
      return removeDamagedTables(target);
    });
  } finally {
    pages.close();
  }
}

async function insertRow(
  target: Transaction<DatabaseSchema>,
  layouts: readonly TableLayout[],
  values: readonly SqliteValue[],
): Promise<void> {
  const layout = layouts.find(({ columns }) => fitsColumns(values, columns));
  if (layout === undefined) return;
  const { table, columns } = layout;
  // Columns that were added after the row was written get their defaults.
  const row = Object.fromEntries(values.map((value, i) => [columns[i]?.name, value])) as Insertable<
    DatabaseSchema[TableName]
  >;
  if (isWhole(table, row))
    await target
      .insertInto(table)
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** In a file of version 0.1 no row has a checksum. In any other, those without are damaged. */
async function completeOldRows(target: Transaction<DatabaseSchema>): Promise<void> {
  const checked = await target
    .selectFrom('tables')
    .select('id')
    .where('checksum', '!=', '')
    .limit(1)
    .execute();
  if (checked.length === 0) return computeChecksums(target);
  for (const table of ['guests', 'snapshots'] as const)
    await target.deleteFrom(table).where('checksum', '=', '').execute();
}

/** Rows of other tables, and of version 0.1, are checked when all of them are there. */
function isWhole(table: TableName, row: object): boolean {
  if (!('checksum' in row)) return true;
  if (table === 'guests') {
    const guest = row as DatabaseSchema['guests'];
    return guest.checksum === computeGuestChecksum(guest);
  }
  if (table === 'documents') return isWholeDocument(row as DatabaseSchema['documents']);
  if (table !== 'snapshots') return true;
  const snapshot = row as DatabaseSchema['snapshots'];
  return snapshot.checksum === computeSnapshotChecksum(snapshot);
}

export async function removeDamagedTables(target: Transaction<DatabaseSchema>): Promise<SalvageReport> {
  let tables = 0;
  for (const id of await findTableIds(target))
    if (await isWholeTable(target, id)) tables++;
    else await removeTable(target, id);
  const damaged = await target.selectFrom('damaged_tables').select('id').orderBy('id').execute();
  return { tables, damaged: damaged.map(({ id }) => id) };
}

/** The ids of all tables. One without a row of its own has at least two others; a single one has a damaged id. */
async function findTableIds(target: Transaction<DatabaseSchema>): Promise<readonly string[]> {
  const tables = await target.selectFrom('tables').select('id').execute();
  const others = await target
    .selectFrom((is) =>
      is
        .selectFrom('seats')
        .select('table_id as id')
        .unionAll(is.selectFrom('entries').select('table_id as id'))
        .unionAll(is.selectFrom('snapshots').select('table_id as id'))
        .as('rows'),
    )
    .select(['id', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('id')
    .execute();
  const known = new Set(tables.map(({ id }) => id));
  for (const { id, count } of others)
    if (!known.has(id) && count < 2) await deleteRows(target, id);
    else known.add(id);
  return [...known];
}

async function removeTable(target: Transaction<DatabaseSchema>, id: string): Promise<void> {
  await deleteRows(target, id);
  await target
    .insertInto('damaged_tables')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function deleteRows(target: Transaction<DatabaseSchema>, id: string): Promise<void> {
  for (const table of ['snapshots', 'entries', 'seats'] as const)
    await target.deleteFrom(table).where('table_id', '=', id).execute();
  await target.deleteFrom('tables').where('id', '=', id).execute();
}
