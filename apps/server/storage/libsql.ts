/** The storage of a server that needs no other: one file of SQLite in a folder, locked for as long as the server lives. */
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Dialect, Kysely, Migrator, sql } from 'kysely';
import { type Connection, connect, LibsqlDialect } from './dialect.ts';
import { lockFolder } from './lock.ts';
import { migrationsIn } from './migrations.ts';
import type { Storage } from './port.ts';
import { codeOf, problemWith, StorageProblem } from './problem.ts';
import type { Schema } from './schema.ts';
import { SqlStorage } from './sql.ts';

/** The file inside the folder. SQLite puts its log beside it. */
export const FILE = 'ludoteca.db';

/** Stands in the header of our files, so that nobody takes another's for one: "Ludo". */
const APPLICATION = 0x4c_75_64_6f;

const migrations = migrationsIn({ integer: 'integer', end: sql`strict` });

/** Opens the storage in a folder, which is made if need be. `around`: where tests put their faults. */
export async function openLibsql(
  folder: string,
  around: (dialect: Dialect) => Dialect = (dialect) => dialect,
): Promise<Storage> {
  const file = join(folder, FILE);
  try {
    await makeFile(folder, file);
    const unlock = await lockFolder(folder);
    return await openFile(file, around, unlock).catch(async (error: unknown) => {
      await unlock();
      throw error;
    });
  } catch (error) {
    throw problemWith(file, error);
  }
}

async function openFile(
  file: string,
  around: (dialect: Dialect) => Dialect,
  unlock: () => Promise<void>,
): Promise<Storage> {
  const connection = connect(file);
  try {
    await prepare(connection, file);
    const database = new Kysely<Schema>({ dialect: around(new LibsqlDialect(connection)) });
    await migrate(database, file);
    return new SqlStorage(database, unlock);
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Secrets lie here: folder and file are for whoever runs the server. An existing file is not touched: closing it would end our lock. */
async function makeFile(folder: string, file: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch(unlessThere);
  await open(file, 'wx', 0o600).then((made) => made.close(), unlessThere);
}

function unlessThere(error: unknown): void {
  if (codeOf(error) !== 'EEXIST') throw error;
}

/** Looks at a file before anything is written to it. */
async function prepare(connection: Connection, file: string): Promise<void> {
  if (await isForeign(connection)) throw new StorageProblem(`${file} is the database of another program`);
  if ((await valueOf(connection, 'quick_check(1)')) !== 'ok') throw new StorageProblem(`${file} is damaged`);
  await connection.exec(`pragma application_id = ${APPLICATION}`);
  await connection.exec('pragma journal_mode = wal');
  await connection.exec('pragma synchronous = full');
  await connection.exec('pragma foreign_keys = on');
}

async function isForeign(connection: Connection): Promise<boolean> {
  const application = await valueOf(connection, 'application_id');
  const version = await valueOf(connection, 'schema_version');
  return application !== APPLICATION && version !== 0;
}

async function valueOf(connection: Connection, pragma: string): Promise<unknown> {
  const rows = await (await connection.prepare(`pragma ${pragma}`)).all([]);
  return Object.values(rows[0] as object)[0];
}

async function migrate(database: Kysely<Schema>, file: string): Promise<void> {
  const { error } = await new Migrator({ db: database, provider: migrations }).migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new StorageProblem(`${file} was written by a newer version of Ludoteca`);
  if (error !== undefined) throw error;
}
