/** Queries of the administration: counts, the newest tables, guests by name. */
import { type Kysely, sql } from 'kysely';
import { computeGuestChecksum } from './checksums.ts';
import type { DatabaseSchema } from './database-schema.ts';
import type { GuestRow, StoredCounts } from './storage.ts';

export async function countStoredRows(database: Kysely<DatabaseSchema>): Promise<StoredCounts> {
  const { count: guests } = await database
    .selectFrom('guests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const { count: accounts } = await database
    .selectFrom('documents')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('collection', '=', 'accounts')
    .executeTakeFirstOrThrow();
  const states = await database
    .selectFrom('tables')
    .select(['state', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const tables = { open: 0, playing: 0, over: 0 };
  for (const { state, count } of states) tables[state] = count;
  return { guests, accounts, tables };
}

/** A guest whose row is damaged is left out. */
export async function selectGuestsByName(
  database: Kysely<DatabaseSchema>,
  text: string,
  limit: number,
): Promise<readonly GuestRow[]> {
  const pattern = `%${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await database
    .selectFrom('guests')
    .selectAll()
    .where(sql<boolean>`lower(name) like ${pattern} escape '\\'`)
    .orderBy('made', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.flatMap(({ checksum, ...guest }) => (checksum === computeGuestChecksum(guest) ? [guest] : []));
}
