import type { ArchiveEntry, Json } from '@ludoteca/kernel';
import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
import { Commits, type Deed, DeedRefused } from './commits.ts';
import {
  type GuestRow,
  type KeptEntry,
  type KeptTable,
  LONGEST_LISTED,
  type SeatRow,
  type Snapshot,
  type Storage,
  type TableRow,
  type Unused,
} from './port.ts';
import { columnsOf, tableOf, seatOf } from './rows.ts';
import type { Schema } from './schema.ts';

const NOT_OVER = ['open', 'playing'] as const;

/** Of a table, all but its settings and its start. */
const COLUMNS = [
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
] as const;

type Ids = SelectQueryBuilder<Schema, 'tables', { id: string }>;

/** Keeps tables in any SQL database that Kysely speaks to. Constraints of the database are the second net: no deed runs into them. */
export class SqlStorage implements Storage {
  private readonly database: Kysely<Schema>;
  private readonly commits: Commits;
  private readonly afterwards: () => Promise<void>;
  private closing: Promise<void> | undefined;

  /** `afterwards`: what is left to do when the database is closed. */
  constructor(database: Kysely<Schema>, afterwards: () => Promise<void> = async () => undefined) {
    this.database = database;
    this.afterwards = afterwards;
    this.commits = new Commits(database);
  }

  addGuest(guest: GuestRow): Promise<void> {
    const { id, name, hash, made } = guest;
    return this.write(async (database) => {
      const added = await database
        .insertInto('guests')
        .values({ id, name, hash, made })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows !== 1n) throw new DeedRefused(`guest ${id} is taken`);
    });
  }

  renameGuest(id: string, name: string): Promise<void> {
    return this.write(async (database) => {
      const renamed = await database
        .updateTable('guests')
        .set({ name })
        .where('id', '=', id)
        .executeTakeFirst();
      if (renamed.numUpdatedRows !== 1n) throw new DeedRefused(`no guest ${id}`);
    });
  }

  guestByHash(hash: string): Promise<GuestRow | undefined> {
    return this.database.selectFrom('guests').selectAll().where('hash', '=', hash).executeTakeFirst();
  }

  addTable(table: TableRow): Promise<void> {
    return this.write(async (database) => {
      const added = await database
        .insertInto('tables')
        .values({ ...columnsOf(table), id: table.id, entries: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows !== 1n) throw new DeedRefused(`table ${table.id} is taken`);
      await addSeats(database, table);
    });
  }

  putTable(table: TableRow): Promise<void> {
    return this.write(async (database) => {
      const put = await database
        .updateTable('tables')
        .set(columnsOf(table))
        .where('id', '=', table.id)
        .executeTakeFirst();
      if (put.numUpdatedRows !== 1n) throw new DeedRefused(`no table ${table.id}`);
      await database.deleteFrom('seats').where('table_id', '=', table.id).execute();
      await addSeats(database, table);
    });
  }

  dropTable(id: string): Promise<void> {
    return this.write(async (database) => {
      const found = await database.selectFrom('tables').select('entries').where('id', '=', id).execute();
      if (found.some(({ entries }) => entries > 0)) throw new DeedRefused(`table ${id} was played on`);
      await database.deleteFrom('tables').where('id', '=', id).execute();
    });
  }

  async table(id: string): Promise<KeptTable | undefined> {
    const ids = this.database.selectFrom('tables').select('id').where('id', '=', id);
    return (await this.tables(ids)).at(0);
  }

  listedTables(most: number): Promise<readonly KeptTable[]> {
    const used = this.newest(most).where((is) => {
      const sat = is.selectFrom('seats').select('seat').where('guest', 'is not', null);
      return is('state', '!=', 'open').or(is.exists(sat.whereRef('table_id', '=', 'tables.id')));
    });
    return this.tables(used.where('listed', '=', 1), LONGEST_LISTED);
  }

  tablesOf(guest: string, most: number): Promise<readonly KeptTable[]> {
    const sat = this.database.selectFrom('seats').select('table_id').where('guest', '=', guest);
    return this.tables(this.newest(most).where('id', 'in', sat), LONGEST_LISTED);
  }

  async countTablesOf(guest: string): Promise<number> {
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

  dropUnused({ tables, inUse, guests }: Unused): Promise<void> {
    return this.write(async (database) => {
      const waiting = await database
        .selectFrom('tables')
        .select('id')
        .where('state', '=', 'open')
        .where('entries', '=', 0)
        .where('made', '<', tables)
        .execute();
      for (const { id } of waiting)
        if (!inUse.has(id)) await database.deleteFrom('tables').where('id', '=', id).execute();
      await database
        .deleteFrom('guests')
        .where('made', '<', guests)
        .where((is) => {
          const sits = is.selectFrom('seats').select('seat').whereRef('seats.guest', '=', 'guests.id');
          const made = is.selectFrom('tables').select('id').whereRef('tables.maker', '=', 'guests.id');
          return is.not(is.or([is.exists(sits), is.exists(made)]));
        })
        .execute();
    });
  }

  append(table: string, number: number, entries: readonly KeptEntry[]): Promise<void> {
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
        throw new DeedRefused(`there is no table ${table} with ${number} entries`);
      for (const row of rows) await database.insertInto('entries').values(row).execute();
    });
  }

  async entries(table: string): Promise<readonly KeptEntry[]> {
    const rows = await this.database
      .selectFrom('entries')
      .select(['entry', 'at'])
      .where('table_id', '=', table)
      .orderBy('number')
      .execute();
    return rows.map(({ entry, at }) => ({ entry: JSON.parse(entry) as ArchiveEntry, at }));
  }

  keepSnapshot(table: string, { number, version, position }: Snapshot): Promise<void> {
    const columns = { number, version, position: JSON.stringify(position) };
    return this.write(async (database) => {
      const found = await database.selectFrom('tables').select('id').where('id', '=', table).execute();
      if (found.length === 0) throw new DeedRefused(`no table ${table}`);
      await database
        .insertInto('snapshots')
        .values({ table_id: table, ...columns })
        .onConflict((conflict) => conflict.column('table_id').doUpdateSet(columns))
        .execute();
    });
  }

  async snapshot(table: string): Promise<Snapshot | undefined> {
    const row = await this.database
      .selectFrom('snapshots')
      .select(['number', 'version', 'position'])
      .where('table_id', '=', table)
      .executeTakeFirst();
    return row && { ...row, position: JSON.parse(row.position) as Json };
  }

  close(): Promise<void> {
    this.closing ??= this.end();
    return this.closing;
  }

  private async end(): Promise<void> {
    await this.commits.close();
    await this.database.destroy();
    await this.afterwards();
  }

  private write(deed: Deed): Promise<void> {
    return this.commits.write(deed);
  }

  /** The ids of the newest tables that are not over. */
  private newest(most: number): Ids {
    return this.database
      .selectFrom('tables')
      .select('id')
      .where('state', 'in', NOT_OVER)
      .orderBy('made', 'desc')
      .orderBy('id')
      .limit(most);
  }

  /** Tables with their seats in one reading: of one moment, whatever is written meanwhile. Longer settings are not read. */
  private async tables(ids: Ids, longest = Number.MAX_SAFE_INTEGER): Promise<KeptTable[]> {
    const rows = await this.database
      .selectFrom('tables')
      .innerJoin('seats', 'seats.table_id', 'tables.id')
      .select(COLUMNS)
      .select((is) => {
        const length = is.fn<number>('length', ['tables.settings']);
        const brief = is.case().when(length, '>', longest).then('{}');
        return brief.else(is.ref('tables.settings')).end().as('settings');
      })
      .select((is) => {
        const length = is.fn<number>('length', ['tables.start']);
        const brief = is.case().when(length, '>', longest).then(null);
        return brief.else(is.ref('tables.start')).end().as('start');
      })
      .select(['seats.kind', 'seats.name', 'seats.guest', 'seats.nonce'])
      .where('tables.id', 'in', ids)
      .orderBy('tables.made', 'desc')
      .orderBy('tables.id')
      .orderBy('seats.seat')
      .execute();
    const tables = new Map<string, KeptTable & { readonly seats: SeatRow[] }>();
    for (const row of rows) {
      const table = tables.get(row.id) ?? { ...tableOf(row), seats: [] };
      tables.set(row.id, table);
      table.seats.push(seatOf(row));
    }
    return [...tables.values()];
  }
}

async function addSeats(database: Transaction<Schema>, { id, seats }: TableRow): Promise<void> {
  for (const [seat, { kind, name, guest = null, nonce }] of seats.entries())
    await database.insertInto('seats').values({ table_id: id, seat, kind, name, guest, nonce }).execute();
}
