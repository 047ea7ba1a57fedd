/** Storage in any SQL database that Kysely supports. Operations check before they write, so constraints of the database never fail. */
import type { Json } from '@ludoteca/kernel';
import type { Expression, Kysely, Transaction } from 'kysely';
import { EntryAppender } from './append-entries.ts';
import { LeaseTokens } from './lease-tokens.ts';
import { notifyChange } from './notify-change.ts';
import { computeGuestChecksum, computeSnapshotChecksum } from './checksums.ts';
import type { DocumentChanges, DocumentCriteria, DocumentKey, StoredDocument } from './documents.ts';
import type { DatabaseSchema } from './database-schema.ts';
import { GroupCommit, type WriteOperation, WriteRefusedError } from './group-commit.ts';
import { encodeProgress } from './progress-column.ts';
import { selectEntries } from './select-entries.ts';
import { countStoredRows, selectGuestsByName } from './sql-administration.ts';
import { lockDocuments, selectDocument, selectDocuments, writeDocuments } from './sql-documents.ts';
import { finishedTableIds, selectResults } from './sql-history.ts';
import { deleteInactiveTables, deleteUnusedRows, forgetGuest } from './sql-retention.ts';
import {
  insertSeats,
  replaceTable,
  selectListedTables,
  selectTable,
  type TableIdQuery,
  toCheckedColumns,
} from './sql-tables.ts';
import type {
  GameResults,
  GuestChange,
  GuestRow,
  HistoryCriteria,
  InactiveCriteria,
  MatchProgress,
  Storage,
  StoredCounts,
  StoredEntry,
  StoredSnapshot,
  StoredTable,
  TableRow,
  UnusedCriteria,
} from './storage.ts';
import { TableDamagedError } from './storage-error.ts';

const NOT_OVER = ['open', 'playing'] as const;

/** Reads and writes may share a connection. */
export interface SqlConnections {
  readonly reader: Kysely<DatabaseSchema>;
  readonly writer: Kysely<DatabaseSchema>;
  /** The table id of an entry in a form that no index supports: the way to rows whose index is damaged. */
  readonly unindexedTableId?: Expression<string>;
  /** Given if several servers share the database: writes then need the lease of their table. */
  readonly leases?: LeaseTokens;
}

export class SqlStorage implements Storage {
  private readonly connections: SqlConnections;
  private readonly database: Kysely<DatabaseSchema>;
  private readonly commits: GroupCommit;
  private readonly appender: EntryAppender;
  private readonly afterClose: () => Promise<void>;
  private closing: Promise<void> | undefined;

  constructor(connections: SqlConnections, afterClose: () => Promise<void> = async () => undefined) {
    this.connections = connections;
    this.database = connections.reader;
    this.afterClose = afterClose;
    this.appender = new EntryAppender(connections.writer, connections.leases);
    this.commits = new GroupCommit(connections.writer, () => this.appender.forgetLinks());
  }

  addGuest(guest: GuestRow): Promise<void> {
    const { id, name, hash, made } = guest;
    const row = { id, name, hash, made, checksum: computeGuestChecksum(guest) };
    return this.write(async (database) => {
      const added = await database
        .insertInto('guests')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows !== 1n) throw new WriteRefusedError(`guest ${id} is taken`);
    });
  }

  updateGuest(id: string, change: GuestChange): Promise<void> {
    return this.write(async (database) => {
      const guest = await database.selectFrom('guests').selectAll().where('id', '=', id).executeTakeFirst();
      if (guest === undefined) throw new WriteRefusedError(`no guest ${id}`);
      const checksum = computeGuestChecksum({ ...guest, ...change });
      await database
        .updateTable('guests')
        .set({ ...change, checksum })
        .where('id', '=', id)
        .execute();
    });
  }

  findGuestByHash(hash: string): Promise<GuestRow | undefined> {
    return this.selectGuest('hash', hash);
  }

  findGuest(id: string): Promise<GuestRow | undefined> {
    return this.selectGuest('id', id);
  }

  /** A guest whose row is damaged is unknown. */
  private async selectGuest(column: 'id' | 'hash', value: string): Promise<GuestRow | undefined> {
    const row = await this.database
      .selectFrom('guests')
      .selectAll()
      .where(column, '=', value)
      .executeTakeFirst();
    if (row === undefined || row.checksum !== computeGuestChecksum(row)) return undefined;
    const { checksum: _, ...guest } = row;
    return guest;
  }

  async deleteGuest(id: string): Promise<void> {
    const isShared = this.connections.leases !== undefined;
    while (!(await this.writeWithResult((database) => forgetGuest(database, id, isShared))));
  }

  addTable(table: TableRow): Promise<void> {
    return this.write(async (database) => {
      const added = await database
        .insertInto('tables')
        .values({
          ...toCheckedColumns(table),
          entries: 0,
          overruns: 0,
          progress: null,
          server: null,
          lease: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows !== 1n) throw new WriteRefusedError(`table ${table.id} is taken`);
      await insertSeats(database, table);
    });
  }

  updateTable(table: TableRow): Promise<void> {
    return this.writeTable(table.id, async (database, token) => replaceTable(database, table, token));
  }

  addOverrun(id: string): Promise<void> {
    return this.writeTable(id, async (database, token) => {
      const updated = await database
        .updateTable('tables')
        .set(({ eb, fn }) => ({ overruns: eb(fn.coalesce('overruns', eb.lit(0)), '+', 1) }))
        .where('id', '=', id)
        .$if(token !== undefined, (query) => query.where('lease', '=', token ?? 0))
        .executeTakeFirst();
      return updated.numUpdatedRows === 1n;
    });
  }

  async deleteTable(id: string): Promise<void> {
    const token = this.connections.leases?.require(id);
    return this.write(async (database) => {
      const found = await database.selectFrom('tables').select('entries').where('id', '=', id).execute();
      if (found.some(({ entries }) => entries > 0)) throw new WriteRefusedError(`table ${id} was played on`);
      const deleted = await database
        .deleteFrom('tables')
        .where('id', '=', id)
        .$if(token !== undefined, (query) => query.where('lease', '=', token ?? 0))
        .executeTakeFirst();
      if (token !== undefined && deleted.numDeletedRows !== 1n) this.connections.leases?.refuse(id);
      await database.deleteFrom('documents').where('subject', '=', id).execute();
    });
  }

  findTable(id: string): Promise<StoredTable | undefined> {
    return selectTable(this.database, id);
  }

  listedTables(limit: number): Promise<readonly StoredTable[]> {
    const used = this.newestTableIds(limit).where((is) => {
      const sat = is.selectFrom('seats').select('seat').where('guest', 'is not', null);
      return is('state', '!=', 'open').or(is.exists(sat.whereRef('table_id', '=', 'tables.id')));
    });
    return selectListedTables(this.database, used.where('listed', '=', 1));
  }

  tablesOfGuest(guest: string, limit: number): Promise<readonly StoredTable[]> {
    const sat = this.database.selectFrom('seats').select('table_id').where('guest', '=', guest);
    return selectListedTables(this.database, this.newestTableIds(limit).where('id', 'in', sat));
  }

  finishedTables(guest: string, criteria: HistoryCriteria): Promise<readonly StoredTable[]> {
    return selectListedTables(this.database, finishedTableIds(this.database, guest, criteria));
  }

  countResults(guest: string): Promise<readonly GameResults[]> {
    return selectResults(this.database, guest);
  }

  findDocument(key: DocumentKey): Promise<StoredDocument | undefined> {
    return selectDocument(this.database, key);
  }

  listDocuments(criteria: DocumentCriteria): Promise<readonly StoredDocument[]> {
    return selectDocuments(this.database, criteria);
  }

  changeDocuments(changes: DocumentChanges): Promise<boolean> {
    const isShared = this.connections.leases !== undefined;
    return this.writeWithResult(async (database) => {
      if (isShared) await lockDocuments(database);
      return writeDocuments(database, changes);
    });
  }

  countRows(): Promise<StoredCounts> {
    return countStoredRows(this.database);
  }

  newestTables(limit: number): Promise<readonly StoredTable[]> {
    const ids = this.database.selectFrom('tables').select('id').orderBy('made', 'desc').orderBy('id');
    return selectListedTables(this.database, ids.limit(limit));
  }

  searchGuests(text: string, limit: number): Promise<readonly GuestRow[]> {
    return selectGuestsByName(this.database, text, limit);
  }

  async countTablesOfGuest(guest: string): Promise<number> {
    const { count } = await this.database
      .selectFrom('tables')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', 'in', NOT_OVER)
      .where((is) =>
        is('maker', '=', guest).or(
          'id',
          'in',
          is.selectFrom('seats').select('table_id').where('guest', '=', guest),
        ),
      )
      .executeTakeFirstOrThrow();
    return count;
  }

  async timedTables(): Promise<readonly string[]> {
    const rows = await this.database
      .selectFrom('tables')
      .select('id')
      .where('state', '=', 'playing')
      .where('terms', 'like', '%"clock":{%')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  async damagedTables(): Promise<readonly string[]> {
    const rows = await this.database.selectFrom('damaged_tables').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  }

  deleteUnused(unused: UnusedCriteria): Promise<void> {
    const isShared = this.connections.leases !== undefined;
    return this.write((database) => deleteUnusedRows(database, unused, isShared));
  }

  deleteInactive(inactive: InactiveCriteria): Promise<number> {
    const isShared = this.connections.leases !== undefined;
    return this.writeWithResult((database) => deleteInactiveTables(database, inactive, isShared));
  }

  appendEntries(
    table: string,
    number: number,
    entries: readonly StoredEntry[],
    progress?: MatchProgress,
  ): Promise<void> {
    const rows = entries.map(({ entry, at, position = null }) => ({
      entry: JSON.stringify(entry),
      at,
      position,
    }));
    const column = encodeProgress(table, number + entries.length, progress);
    return this.write((database) => this.appender.append(database, table, number, rows, column));
  }

  takeBack(row: TableRow, number: number, progress: MatchProgress): Promise<void> {
    const column = encodeProgress(row.id, number, progress);
    return this.writeTable(row.id, async (database, token) => {
      if (!(await replaceTable(database, row, token))) return false;
      await this.appender.truncate(database, row.id, number, column);
      return true;
    });
  }

  readEntries(table: string): Promise<readonly StoredEntry[]> {
    return this.readEntriesSince(table, 0);
  }

  async readEntriesSince(table: string, number: number): Promise<readonly StoredEntry[]> {
    const { unindexedTableId } = this.connections;
    try {
      return await selectEntries(this.database, table, number);
    } catch (error) {
      if (!(error instanceof TableDamagedError) || unindexedTableId === undefined) throw error;
      return selectEntries(this.database, table, number, unindexedTableId);
    }
  }

  saveSnapshot(table: string, { number, version, position }: StoredSnapshot): Promise<void> {
    const text = { number, version, position: JSON.stringify(position) };
    const columns = { ...text, checksum: computeSnapshotChecksum({ table_id: table, ...text }) };
    return this.writeTable(table, async (database, token) => {
      const found = await database
        .selectFrom('tables')
        .select('id')
        .where('id', '=', table)
        .$if(token !== undefined, (query) => query.where('lease', '=', token ?? 0).forShare())
        .execute();
      if (found.length === 0) return false;
      await database
        .insertInto('snapshots')
        .values({ table_id: table, ...columns })
        .onConflict((conflict) => conflict.column('table_id').doUpdateSet(columns))
        .execute();
      return true;
    });
  }

  /** A damaged snapshot is of no use, as if there were none. */
  async readSnapshot(table: string): Promise<StoredSnapshot | undefined> {
    const row = await this.database
      .selectFrom('snapshots')
      .selectAll()
      .where('table_id', '=', table)
      .executeTakeFirst();
    if (row === undefined || row.checksum !== computeSnapshotChecksum(row)) return undefined;
    const { number, version, position } = row;
    return { number, version, position: JSON.parse(position) as Json };
  }

  close(): Promise<void> {
    this.closing ??= this.closeDatabase();
    return this.closing;
  }

  private async closeDatabase(): Promise<void> {
    await this.commits.close();
    const { reader, writer } = this.connections;
    for (const database of new Set([reader, writer])) await database.destroy();
    await this.afterClose();
  }

  /** A change of a table by the holder of its lease. The operation returns false, and changes nothing, if there is no such table with that token. */
  private async writeTable(
    id: string,
    operation: (database: Transaction<DatabaseSchema>, token: number | undefined) => Promise<boolean>,
  ): Promise<void> {
    const { leases } = this.connections;
    const token = leases?.require(id);
    await this.write(async (database) => {
      if (!(await operation(database, token))) {
        leases?.refuse(id);
        throw new WriteRefusedError(`no table ${id}`);
      }
      if (leases?.hasPeers === true) await notifyChange(database, id);
    });
  }

  private write(operation: WriteOperation): Promise<void> {
    return this.commits.write(operation);
  }

  /** The result is that of the last attempt, which was committed. */
  private async writeWithResult<R>(
    operation: (database: Transaction<DatabaseSchema>) => Promise<R>,
  ): Promise<R> {
    let result: R | undefined;
    await this.write(async (database) => {
      result = await operation(database);
    });
    return result as R;
  }

  /** The ids of the newest unfinished tables. */
  private newestTableIds(limit: number): TableIdQuery {
    return this.database
      .selectFrom('tables')
      .select('id')
      .where('state', 'in', NOT_OVER)
      .orderBy('made', 'desc')
      .orderBy('id')
      .limit(limit);
  }
}
