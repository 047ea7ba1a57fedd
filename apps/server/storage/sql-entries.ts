/** Entries in a SQL database: each is stored with the link of its hash chain, which is checked when it is read. */
import type { ArchiveEntry } from '@ludoteca/kernel';
import { type Expression, type Kysely, sql, type Transaction } from 'kysely';
import { computeFirstLink, computeLink } from './checksums.ts';
import type { DatabaseSchema } from './database-schema.ts';
import { WriteRefusedError } from './group-commit.ts';
import type { LinkCache } from './link-cache.ts';
import type { StoredEntry } from './storage.ts';
import { rethrowAsDamage, TableDamagedError } from './storage-error.ts';

/** An entry as it is stored; the columns are null in the row of a table without such entries. */
interface EntryColumns {
  /** The number of entries of the table. */
  readonly count: number;
  readonly number: number | null;
  readonly entry: string | null;
  readonly at: number | null;
  readonly position: string | null;
  readonly link: string | null;
}

export async function insertEntries(
  database: Transaction<DatabaseSchema>,
  links: LinkCache,
  tableId: string,
  number: number,
  added: readonly Pick<DatabaseSchema['entries'], 'entry' | 'at' | 'position'>[],
  progress: string | null,
): Promise<void> {
  const updated = await database
    .updateTable('tables')
    .set({ entries: number + added.length, progress })
    .where('id', '=', tableId)
    .where('entries', '=', number)
    .executeTakeFirst();
  if (updated.numUpdatedRows !== 1n)
    throw new WriteRefusedError(`there is no table ${tableId} with ${number} entries`);
  let link = links.find(tableId, number) ?? (await selectLink(database, tableId, number));
  for (const [i, columns] of added.entries()) {
    link = computeLink(link, columns);
    const row = { table_id: tableId, number: number + i, ...columns, link };
    await database.insertInto('entries').values(row).execute();
  }
  links.set(tableId, number + added.length, link);
}

/** Deletes the entries from that number on, and a snapshot of a later position. */
export async function deleteEntries(
  database: Transaction<DatabaseSchema>,
  links: LinkCache,
  tableId: string,
  number: number,
  progress: string | null,
): Promise<void> {
  await database.updateTable('tables').set({ entries: number, progress }).where('id', '=', tableId).execute();
  await database
    .deleteFrom('entries')
    .where('table_id', '=', tableId)
    .where('number', '>=', number)
    .execute();
  await database
    .deleteFrom('snapshots')
    .where('table_id', '=', tableId)
    .where('number', '>', number)
    .execute();
  links.delete(tableId);
}

/** The link after that number of entries. */
async function selectLink(
  database: Transaction<DatabaseSchema>,
  tableId: string,
  number: number,
): Promise<string> {
  if (number === 0) return computeFirstLink(tableId);
  const last = await database
    .selectFrom('entries')
    .select('link')
    .where('table_id', '=', tableId)
    .where('number', '=', number - 1)
    .executeTakeFirst();
  if (last === undefined) throw new TableDamagedError(tableId, `entry ${number - 1} is missing`);
  return last.link;
}

/**
 * The entries from a number on; none if the table does not exist. Throws `TableDamagedError`. `tableColumn` may prevent the use of
 * an index, which may be damaged while the rows are not.
 */
export async function selectEntries(
  database: Kysely<DatabaseSchema>,
  tableId: string,
  since: number,
  tableColumn: Expression<string> = sql.ref('entries.table_id'),
): Promise<readonly StoredEntry[]> {
  // The entry before the first one has the link that the chain starts from.
  const rows = await database
    .selectFrom('tables')
    .leftJoin('entries', (join) => join.on(tableColumn, '=', tableId).on('entries.number', '>=', since - 1))
    .select(['tables.entries as count', 'entries.number', 'entries.entry', 'entries.at'])
    .select(['entries.position', 'entries.link'])
    .where('tables.id', '=', tableId)
    .orderBy('entries.number')
    .execute()
    .catch((error: unknown) => rethrowAsDamage(tableId, error));
  return checkEntries(tableId, since, rows);
}

function checkEntries(tableId: string, since: number, rows: readonly EntryColumns[]): readonly StoredEntry[] {
  const [first] = rows;
  if (first === undefined || since >= first.count) return [];
  const chained = since === 0 ? rows : rows.slice(1);
  let link = since === 0 ? computeFirstLink(tableId) : first.link;
  if (chained.length !== first.count - since)
    throw new TableDamagedError(tableId, `it has ${first.count} entries, and not all of them can be read`);
  return chained.map(({ number, entry, at, position, link: stored }, i) => {
    if (link !== null && entry !== null && at !== null) link = computeLink(link, { entry, at, position });
    if (number !== since + i || entry === null || at === null || stored !== link)
      throw new TableDamagedError(tableId, `entry ${since + i} is not what was stored`);
    const parsed = JSON.parse(entry) as ArchiveEntry;
    return position === null ? { entry: parsed, at } : { entry: parsed, at, position };
  });
}
