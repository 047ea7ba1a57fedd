/** Checks all stored data by their checksums and chains. */
import { type Kysely, sql } from 'kysely';
import { computeGuestChecksum } from './checksums.ts';
import type { DatabaseSchema } from './database-schema.ts';
import { isWholeDocument } from './sql-documents.ts';
import { selectEntries } from './select-entries.ts';
import { selectTable } from './sql-tables.ts';
import { TableDamagedError } from './storage-error.ts';

export type ProgressListener = (done: number, total: number) => void;

export interface DataReport {
  /** The number of tables that are whole. */
  readonly tables: number;
  /** The number of their entries. */
  readonly entries: number;
  readonly guests: number;
  readonly damagedGuests: number;
  readonly damagedDocuments: number;
  /** The ids of damaged tables, sorted. */
  readonly damaged: readonly string[];
}

/** Rows that are read at a time. */
const BATCH_SIZE = 1000;

export async function verifyData(
  database: Kysely<DatabaseSchema>,
  onProgress: ProgressListener = () => undefined,
): Promise<DataReport> {
  const guests = await verifyGuests(database);
  const lost = await database.selectFrom('damaged_tables').select('id').execute();
  const damaged = lost.map(({ id }) => id);
  const total = await countRows(database, 'tables');
  let [checked, tables, entries] = [0, 0, 0];
  for await (const rows of readBatches(database, 'tables'))
    for (const { id, entries: count } of rows) {
      if (await isWholeTable(database, id)) {
        tables++;
        entries += count;
      } else damaged.push(id);
      onProgress(++checked, total);
    }
  const damagedDocuments = await countDamagedDocuments(database);
  return { ...guests, damagedDocuments, tables, entries, damaged: damaged.toSorted() };
}

/** Whether a table and all its entries are as they were stored. */
export async function isWholeTable(database: Kysely<DatabaseSchema>, id: string): Promise<boolean> {
  try {
    const table = await selectTable(database, id);
    await selectEntries(database, id, 0);
    return table !== undefined;
  } catch (error) {
    if (error instanceof TableDamagedError) return false;
    throw error;
  }
}

/** All rows of a table with ids, in the order of these. */
export async function* readBatches<T extends 'guests' | 'tables'>(
  database: Kysely<DatabaseSchema>,
  table: T,
): AsyncGenerator<readonly DatabaseSchema[T][]> {
  let last: string | undefined = '';
  while (last !== undefined) {
    const { rows } = await sql<DatabaseSchema[T]>`
      select * from ${sql.table(table)} where id > ${last} order by id limit ${BATCH_SIZE}`.execute(database);
    yield rows;
    last = rows.at(-1)?.id;
  }
}

/** All documents, in the order of their keys. */
export async function* readDocuments(
  database: Kysely<DatabaseSchema>,
): AsyncGenerator<readonly DatabaseSchema['documents'][]> {
  let last: DatabaseSchema['documents'] | undefined;
  do {
    let query = database.selectFrom('documents').selectAll();
    if (last !== undefined) {
      const { collection, id } = last;
      query = query.where((is) => is(is.refTuple('collection', 'id'), '>', is.tuple(collection, id)));
    }
    const rows = await query.orderBy('collection').orderBy('id').limit(BATCH_SIZE).execute();
    yield rows;
    last = rows.at(-1);
  } while (last !== undefined);
}

export async function countRows(
  database: Kysely<DatabaseSchema>,
  table: keyof DatabaseSchema,
): Promise<number> {
  const { count } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function verifyGuests(
  database: Kysely<DatabaseSchema>,
): Promise<Pick<DataReport, 'guests' | 'damagedGuests'>> {
  let [guests, damagedGuests] = [0, 0];
  for await (const rows of readBatches(database, 'guests'))
    for (const guest of rows)
      if (guest.checksum === computeGuestChecksum(guest)) guests++;
      else damagedGuests++;
  return { guests, damagedGuests };
}

async function countDamagedDocuments(database: Kysely<DatabaseSchema>): Promise<number> {
  let damaged = 0;
  for await (const rows of readDocuments(database))
    damaged += rows.filter((row) => !isWholeDocument(row)).length;
  return damaged;
}
