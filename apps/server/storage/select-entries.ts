/** Reads entries. Each was stored with the link of its hash chain, which is checked. */
import type { ArchiveEntry } from '@ludoteca/kernel';
import { type Expression, type Kysely, sql } from 'kysely';
import { computeFirstLink, computeLink } from './checksums.ts';
import type { DatabaseSchema } from './database-schema.ts';
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
  if (first === undefined) return [];
  const { count } = first;
  if (rows.some(({ number }) => number !== null && number >= count))
    throw new TableDamagedError(tableId, `it has ${count} entries, and more can be read`);
  if (since >= count) return [];
  const chained = since === 0 ? rows : rows.slice(1);
  let link = since === 0 ? computeFirstLink(tableId) : first.link;
  if (chained.length !== count - since)
    throw new TableDamagedError(tableId, `it has ${count} entries, and not all of them can be read`);
  return chained.map(({ number, entry, at, position, link: stored }, i) => {
    if (link !== null && entry !== null && at !== null) link = computeLink(link, { entry, at, position });
    if (number !== since + i || entry === null || at === null || stored !== link)
      throw new TableDamagedError(tableId, `entry ${since + i} is not what was stored`);
    const parsed = JSON.parse(entry) as ArchiveEntry;
    return position === null ? { entry: parsed, at } : { entry: parsed, at, position };
  });
}
