/** Opens the data at a place for reading: as they are at this moment, while a server may be writing there. */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database-schema.ts';
import { connectLibsql } from '../libsql-statement.ts';
import { openLibsqlFile, toFileError } from '../libsql-file.ts';
import { DATABASE_FILE } from '../open-libsql.ts';
import { connectPostgres, isPostgresUrl, toOpenError } from '../open-postgres.ts';
import { StorageError, toStorageError } from '../storage-error.ts';

export interface DataSource {
  readonly database: Kysely<DatabaseSchema>;
  close(): Promise<void>;
}

/** `location`: the address of a PostgreSQL database, a folder or a backup file. */
export const openSource = async (location: string): Promise<DataSource> =>
  isPostgresUrl(location) ? openPostgresSource(location) : openFileSource(await findDatabaseFile(location));

/** The database file at a location, which is the file itself or the folder of a server. */
export async function findDatabaseFile(location: string): Promise<string> {
  const found = await stat(location).catch(() => undefined);
  const file = found?.isDirectory() === true ? join(location, DATABASE_FILE) : location;
  const size = (await stat(file).catch(() => undefined))?.size ?? 0;
  if (size === 0) throw new StorageError('missing', location);
  return file;
}

/** One transaction sees the same data from its beginning to its end. */
async function openPostgresSource(url: string): Promise<DataSource> {
  const database = connectPostgres(url, 1);
  try {
    const transaction = await database
      .startTransaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute();
    return {
      database: transaction,
      close: async () => {
        await transaction.rollback().execute();
        await database.destroy();
      },
    };
  } catch (error) {
    await database.destroy();
    throw toOpenError(url, error);
  }
}

/** SQLite copies the file, so that it is not locked while it is read, and an older version can be migrated. */
async function openFileSource(file: string): Promise<DataSource> {
  const folder = await mkdtemp(join(tmpdir(), 'ludoteca-'));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const copy = join(folder, DATABASE_FILE);
    await copyFile(file, copy);
    const database = await openLibsqlFile(copy);
    return {
      database,
      close: async () => {
        await database.destroy();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    const problem = toStorageError(file, await toFileError(file, error));
    // The copy is damaged because its original is.
    throw problem.place === file ? problem : new StorageError(problem.problem, file, error);
  }
}

async function copyFile(file: string, copy: string): Promise<void> {
  const connection = connectLibsql(file);
  try {
    await connection.exec('pragma busy_timeout = 10000');
    await connection.exec(`vacuum into '${copy.replaceAll("'", "''")}'`);
  } finally {
    connection.close();
  }
}
