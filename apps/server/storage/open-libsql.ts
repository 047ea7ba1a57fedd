/** Opens the default storage: one SQLite file in a folder that is locked while the server runs. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Dialect, type Kysely, sql } from 'kysely';
import type { DatabaseSchema } from './database-schema.ts';
import { lockFolder } from './folder-lock.ts';
import { createPrivateFile, ignoreExisting, openLibsqlFile } from './libsql-file.ts';
import { replaceDamagedFile } from './salvage/repair-file.ts';
import { SqlStorage } from './sql-storage.ts';
import type { Storage } from './storage.ts';
import { StorageError, toStorageError } from './storage-error.ts';

/** SQLite puts its write-ahead log beside it. */
export const DATABASE_FILE = 'ludoteca.db';

/** Opens the storage in a folder, which is created if necessary. `wrapDialect` lets tests inject faults. */
export async function openLibsql(
  folder: string,
  wrapDialect?: (dialect: Dialect) => Dialect,
): Promise<Storage> {
  const file = join(folder, DATABASE_FILE);
  try {
    await mkdir(folder, { mode: 0o700 }).catch(ignoreExisting);
    await createPrivateFile(file);
    const unlock = await lockFolder(folder);
    try {
      const database = await openOrRepair(file, wrapDialect);
      const unindexedTableId = sql<string>`+entries.table_id`;
      return new SqlStorage({ reader: database, writer: database, unindexedTableId }, unlock);
    } catch (error) {
      await unlock();
      throw error;
    }
  } catch (error) {
    throw toStorageError(file, error);
  }
}

/** A file with damaged pages is replaced by one with everything that is whole; the damaged one is kept beside it. */
async function openOrRepair(
  file: string,
  wrapDialect?: (dialect: Dialect) => Dialect,
): Promise<Kysely<DatabaseSchema>> {
  try {
    return await openLibsqlFile(file, wrapDialect);
  } catch (error) {
    if (!(error instanceof StorageError) || error.problem !== 'damaged') throw error;
    if (!(await replaceDamagedFile(file))) throw error;
    return openLibsqlFile(file, wrapDialect);
  }
}
