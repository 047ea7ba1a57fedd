/** Opens the default storage: one SQLite file in a folder that is locked while the server runs. */
import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { type Dialect, Kysely, sql } from 'kysely';
import { type LibsqlConnection, connectLibsql, LibsqlDialect } from './libsql-dialect.ts';
import { lockFolder } from './folder-lock.ts';
import { migrate } from './migrate.ts';
import { createMigrations } from './migrations.ts';
import type { Storage } from './storage.ts';
import { errorCodeOf, toStorageError, StorageError } from './storage-error.ts';
import type { DatabaseSchema } from './database-schema.ts';
import { SqlStorage } from './sql-storage.ts';

/** SQLite puts its write-ahead log beside it. */
export const DATABASE_FILE = 'ludoteca.db';

/** The SQLite application id, which tells our files from those of other programs: "Ludo" in ASCII. */
const APPLICATION_ID = 0x4c_75_64_6f;

const migrations = createMigrations({ integer: 'integer', end: sql`strict` });

/** Opens the storage in a folder, which is created if necessary. `wrapDialect` lets tests inject faults. */
export async function openLibsql(
  folder: string,
  wrapDialect: (dialect: Dialect) => Dialect = (dialect) => dialect,
): Promise<Storage> {
  const file = join(folder, DATABASE_FILE);
  try {
    await createFile(folder, file);
    const unlock = await lockFolder(folder);
    return await openFile(file, wrapDialect, unlock).catch(async (error: unknown) => {
      await unlock();
      throw error;
    });
  } catch (error) {
    throw toStorageError(file, error);
  }
}

async function openFile(
  file: string,
  wrapDialect: (dialect: Dialect) => Dialect,
  unlock: () => Promise<void>,
): Promise<Storage> {
  const connection = connectLibsql(file);
  try {
    await prepareConnection(connection, file);
    const database = new Kysely<DatabaseSchema>({ dialect: wrapDialect(new LibsqlDialect(connection)) });
    await migrate(database, migrations, file);
    const unindexedTableId = sql<string>`+entries.table_id`;
    return new SqlStorage({ reader: database, writer: database, unindexedTableId }, unlock);
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** The file holds secrets: only its owner may read it. An existing file is not opened here, since closing it would release SQLite's lock. */
async function createFile(folder: string, file: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch(ignoreExisting);
  await open(file, 'wx', 0o600).then((created) => created.close(), ignoreExisting);
}

function ignoreExisting(error: unknown): void {
  if (errorCodeOf(error) !== 'EEXIST') throw error;
}

/** Checks the file before anything is written to it. */
async function prepareConnection(connection: LibsqlConnection, file: string): Promise<void> {
  if (await isForeignDatabase(connection))
    throw new StorageError(`${file} is the database of another program`);
  if ((await readPragma(connection, 'quick_check(1)')) !== 'ok') throw new StorageError(`${file} is damaged`);
  await connection.exec(`pragma application_id = ${APPLICATION_ID}`);
  await connection.exec('pragma journal_mode = wal');
  await connection.exec('pragma synchronous = full');
  await connection.exec('pragma foreign_keys = on');
}

async function isForeignDatabase(connection: LibsqlConnection): Promise<boolean> {
  const application = await readPragma(connection, 'application_id');
  const version = await readPragma(connection, 'schema_version');
  return application !== APPLICATION_ID && version !== 0;
}

async function readPragma(connection: LibsqlConnection, pragma: string): Promise<unknown> {
  const rows = await (await connection.prepare(`pragma ${pragma}`)).all([]);
  return Object.values(rows[0] as object)[0];
}
