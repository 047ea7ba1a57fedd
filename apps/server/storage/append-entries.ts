/** Appends entries to tables. Answers are stored one by one, so the statements are built once. */
import { CompiledQuery, type Kysely, type Transaction } from 'kysely';
import { computeFirstLink, computeLink } from './checksums.ts';
import type { DatabaseSchema } from './database-schema.ts';
import { WriteRefusedError } from './group-commit.ts';
import type { LeaseTokens } from './lease-tokens.ts';
import { LinkCache } from './link-cache.ts';
import { notifyChange } from './notify-change.ts';
import { TableDamagedError } from './storage-error.ts';

/** The columns of an entry, except those that follow from its place. */
export type AppendedEntry = Pick<DatabaseSchema['entries'], 'entry' | 'at' | 'position'>;

export class EntryAppender {
  private readonly leases: LeaseTokens | undefined;
  private readonly links = new LinkCache();
  private readonly countEntries: string;
  private readonly insertEntry: string;

  /** `leases`: given if a write needs the lease of its table. */
  constructor(database: Kysely<DatabaseSchema>, leases: LeaseTokens | undefined) {
    this.leases = leases;
    this.countEntries = database
      .updateTable('tables')
      .set({ entries: 0, progress: '' })
      .where('id', '=', '')
      .where('entries', '=', 0)
      .$if(leases !== undefined, (query) => query.where('lease', '=', 0))
      .compile().sql;
    this.insertEntry = database
      .insertInto('entries')
      .values({ table_id: '', number: 0, entry: '', at: 0, position: '', link: '' })
      .compile().sql;
  }

  /** Appends to a table that has exactly `number` entries; throws `WriteRefusedError` otherwise. */
  async append(
    database: Transaction<DatabaseSchema>,
    tableId: string,
    number: number,
    added: readonly AppendedEntry[],
    progress: string | null,
  ): Promise<void> {
    const { leases } = this;
    const token = leases?.require(tableId);
    const values = [number + added.length, progress, tableId, number];
    const counted = await database.executeQuery(
      CompiledQuery.raw(this.countEntries, token === undefined ? values : [...values, token]),
    );
    if (counted.numAffectedRows !== 1n) {
      leases?.refuse(tableId);
      throw new WriteRefusedError(`there is no table ${tableId} with ${number} entries`);
    }
    // Another server may have replaced entries that this one knows.
    const cacheKey = token === undefined ? tableId : `${tableId} ${token}`;
    let link = this.links.find(cacheKey, number) ?? (await selectLink(database, tableId, number));
    for (const [i, columns] of added.entries()) {
      link = computeLink(link, columns);
      const { entry, at, position } = columns;
      const columnValues = [tableId, number + i, entry, at, position, link];
      await database.executeQuery(CompiledQuery.raw(this.insertEntry, columnValues));
    }
    this.links.set(cacheKey, number + added.length, link);
    if (leases?.hasPeers === true) await notifyChange(database, tableId, number + added.length);
  }

  /** Deletes the entries from that number on, and a snapshot of a later position. */
  async truncate(
    database: Transaction<DatabaseSchema>,
    tableId: string,
    number: number,
    progress: string | null,
  ): Promise<void> {
    await database
      .updateTable('tables')
      .set({ entries: number, progress })
      .where('id', '=', tableId)
      .execute();
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
    const token = this.leases?.find(tableId);
    this.links.delete(token === undefined ? tableId : `${tableId} ${token}`);
  }

  /** To be called after a transaction that was rolled back. */
  forgetLinks(): void {
    this.links.clear();
  }
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
