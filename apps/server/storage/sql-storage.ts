/** Storage in any SQL database that Kysely supports. Operations check before they write, so constraints of the database never fail. */
import type { ArchiveEntry, Json } from '@ludoteca/kernel';
import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import { GroupCommit, type WriteOperation, WriteRefusedError } from './group-commit.ts';
import {
  type GuestRow,
  type StoredEntry,
  type StoredTable,
  MAX_LISTED_JSON_LENGTH,
  type SeatRow,
  type StoredSnapshot,
  type Storage,
  type TableRow,
  type UnusedCriteria,
} from './storage.ts';
import { toTableColumns, fromTableColumns, fromSeatColumns } from './row-mapping.ts';
import type { DatabaseSchema } from './database-schema.ts';

/** The greatest integer that a length is compared with in every database. */
const MAX_INTEGER = 2 ** 31 - 1;
const NOT_OVER = ['open', 'playing'] as const;

/** All columns of a table except settings and start position. */
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
  'tables.entries',
  'tables.violations',
] as const;

type TableIdQuery = SelectQueryBuilder<DatabaseSchema, 'tables', { id: string }>;

/** Reads and writes may share a connection. */
export interface SqlConnections {
  readonly reader: Kysely<DatabaseSchema>;
  readonly writer: Kysely<DatabaseSchema>;
}

export class SqlStorage implements Storage {
  private readonly connections: SqlConnections;
  private readonly database: Kysely<DatabaseSchema>;
  private readonly commits: GroupCommit;
  private readonly afterClose: () => Promise<void>;
  private closing: Promise<void> | undefined;

  constructor(connections: SqlConnections, afterClose: () => Promise<void> = async () => undefined) {
    this.connections = connections;
    this.database = connections.reader;
    this.afterClose = afterClose;
    this.commits = new GroupCommit(connections.writer);
  }

  addGuest(guest: GuestRow): Promise<void> {
    const { id, name, hash, made } = guest;
    return this.write(async (database) => {
      const added = await database
        .insertInto('guests')
        .values({ id, name, hash, made })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows !== 1n) throw new WriteRefusedError(`guest ${id} is taken`);
    });
  }

  renameGuest(id: string, name: string): Promise<void> {
    return this.write(async (database) => {
      const renamed = await database
        .updateTable('guests')
        .set({ name })
        .where('id', '=', id)
        .executeTakeFirst();
      if (renamed.numUpdatedRows !== 1n) throw new WriteRefusedError(`no guest ${id}`);
    });
  }

  findGuestByHash(hash: string): Promise<GuestRow | undefined> {
    return this.database.selectFrom('guests').selectAll().where('hash', '=', hash).executeTakeFirst();
  }

  addTable(table: TableRow): Promise<void> {
    return this.write(async (database) => {
      const added = await database
        .insertInto('tables')
        .values({ ...toTableColumns(table), id: table.id, entries: 0, violations: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows !== 1n) throw new WriteRefusedError(`table ${table.id} is taken`);
      await insertSeats(database, table);
    });
  }

  updateTable(table: TableRow): Promise<void> {
    return this.write(async (database) => {
      const put = await database
        .updateTable('tables')
        .set(toTableColumns(table))
        .where('id', '=', table.id)
        .executeTakeFirst();
      if (put.numUpdatedRows !== 1n) throw new WriteRefusedError(`no table ${table.id}`);
      await database.deleteFrom('seats').where('table_id', '=', table.id).execute();
      await insertSeats(database, table);
    });
  }

  addViolation(id: string): Promise<void> {
    return this.write(async (database) => {
      const updated = await database
        .updateTable('tables')
        .set(({ eb }) => ({ violations: eb('violations', '+', 1) }))
        .where('id', '=', id)
        .executeTakeFirst();
      if (updated.numUpdatedRows !== 1n) throw new WriteRefusedError(`no table ${id}`);
    });
  }

  deleteTable(id: string): Promise<void> {
    return this.write(async (database) => {
      const found = await database.selectFrom('tables').select('entries').where('id', '=', id).execute();
      if (found.some(({ entries }) => entries > 0)) throw new WriteRefusedError(`table ${id} was played on`);
      await database.deleteFrom('tables').where('id', '=', id).execute();
    });
  }

  async findTable(id: string): Promise<StoredTable | undefined> {
    const ids = this.database.selectFrom('tables').select('id').where('id', '=', id);
    return (await this.readTables(ids)).at(0);
  }

  listedTables(limit: number): Promise<readonly StoredTable[]> {
    const used = this.newestTableIds(limit).where((is) => {
      const sat = is.selectFrom('seats').select('seat').where('guest', 'is not', null);
      return is('state', '!=', 'open').or(is.exists(sat.whereRef('table_id', '=', 'tables.id')));
    });
    return this.readTables(used.where('listed', '=', 1), MAX_LISTED_JSON_LENGTH);
  }

  tablesOfGuest(guest: string, limit: number): Promise<readonly StoredTable[]> {
    const sat = this.database.selectFrom('seats').select('table_id').where('guest', '=', guest);
    return this.readTables(this.newestTableIds(limit).where('id', 'in', sat), MAX_LISTED_JSON_LENGTH);
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

  deleteUnused({ tablesBefore, inUse, guestsBefore }: UnusedCriteria): Promise<void> {
    return this.write(async (database) => {
      const waiting = await database
        .selectFrom('tables')
        .select('id')
        .where('state', '=', 'open')
        .where('entries', '=', 0)
        .where('made', '<', tablesBefore)
        .execute();
      for (const { id } of waiting)
        if (!inUse.has(id)) await database.deleteFrom('tables').where('id', '=', id).execute();
      await database
        .deleteFrom('guests')
        .where('made', '<', guestsBefore)
        .where((is) => {
          const sits = is.selectFrom('seats').select('seat').whereRef('seats.guest', '=', 'guests.id');
          const made = is.selectFrom('tables').select('id').whereRef('tables.maker', '=', 'guests.id');
          return is.not(is.or([is.exists(sits), is.exists(made)]));
        })
        .execute();
    });
  }

  appendEntries(table: string, number: number, entries: readonly StoredEntry[]): Promise<void> {
    const rows = entries.map(({ entry, at }, i) => ({
      table_id: table,
      number: number + i,
      entry: JSON.stringify(entry),
      at,
    }));
    return this.write(async (database) => {
      const moved = await database
        .updateTable('tables')
        .set({ entries: number + rows.length })
        .where('id', '=', table)
        .where('entries', '=', number)
        .executeTakeFirst();
      if (moved.numUpdatedRows !== 1n)
        throw new WriteRefusedError(`there is no table ${table} with ${number} entries`);
      for (const row of rows) await database.insertInto('entries').values(row).execute();
    });
  }

  async readEntries(table: string): Promise<readonly StoredEntry[]> {
    const rows = await this.database
      .selectFrom('entries')
      .select(['entry', 'at'])
      .where('table_id', '=', table)
      .orderBy('number')
      .execute();
    return rows.map(({ entry, at }) => ({ entry: JSON.parse(entry) as ArchiveEntry, at }));
  }

  saveSnapshot(table: string, { number, version, position }: StoredSnapshot): Promise<void> {
    const columns = { number, version, position: JSON.stringify(position) };
    return this.write(async (database) => {
      const found = await database.selectFrom('tables').select('id').where('id', '=', table).execute();
      if (found.length === 0) throw new WriteRefusedError(`no table ${table}`);
      await database
        .insertInto('snapshots')
        .values({ table_id: table, ...columns })
        .onConflict((conflict) => conflict.column('table_id').doUpdateSet(columns))
        .execute();
    });
  }

  async readSnapshot(table: string): Promise<StoredSnapshot | undefined> {
    const row = await this.database
      .selectFrom('snapshots')
      .select(['number', 'version', 'position'])
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row && { ...row, position: JSON.parse(row.position) as Json };
  }

  close(): Promise<void> {
    this.closing ??= this.closeDatabase();
    return this.closing;
  }

  private async closeDatabase(): Promise<void> {
    await this.commits.close();
    for (const database of new Set(Object.values(this.connections))) await database.destroy();
    await this.afterClose();
  }

  private write(operation: WriteOperation): Promise<void> {
    return this.commits.write(operation);
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

  /** Reads tables with their seats in one query, so that they are consistent. JSON longer than `maxJsonLength` is left out. */
  private async readTables(ids: TableIdQuery, maxJsonLength = MAX_INTEGER): Promise<StoredTable[]> {
    const rows = await this.database
      .selectFrom('tables')
      .innerJoin('seats', 'seats.table_id', 'tables.id')
      .select(TABLE_COLUMNS)
      .select((is) => {
        const length = is.fn<number>('length', ['tables.settings']);
        const shortened = is.case().when(length, '>', maxJsonLength).then('{}');
        return shortened.else(is.ref('tables.settings')).end().as('settings');
      })
      .select((is) => {
        const length = is.fn<number>('length', ['tables.start']);
        const shortened = is.case().when(length, '>', maxJsonLength).then(null);
        return shortened.else(is.ref('tables.start')).end().as('start');
      })
      .select(['seats.kind', 'seats.name', 'seats.guest', 'seats.nonce'])
      .where('tables.id', 'in', ids)
      .orderBy('tables.made', 'desc')
      .orderBy('tables.id')
      .orderBy('seats.seat')
      .execute();
    const tables = new Map<string, StoredTable & { readonly seats: SeatRow[] }>();
    for (const row of rows) {
      const table = tables.get(row.id) ?? { ...fromTableColumns(row), seats: [] };
      tables.set(row.id, table);
      table.seats.push(fromSeatColumns(row));
    }
    return [...tables.values()];
  }
}

async function insertSeats(database: Transaction<DatabaseSchema>, { id, seats }: TableRow): Promise<void> {
  for (const [seat, { kind, name, guest = null, nonce }] of seats.entries())
    await database.insertInto('seats').values({ table_id: id, seat, kind, name, guest, nonce }).execute();
}
