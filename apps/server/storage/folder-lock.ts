/** A lock that gives one server exclusive use of a data folder. */
import { join } from 'node:path';
import { connectLibsql } from './libsql-statement.ts';
import { errorCodeOf, StorageError } from './storage-error.ts';

/**
 * Locks the folder, or rejects. SQLite's lock on an empty file is one of the operating system: it ends with the process, however
 * that ends. Resolves to the function that unlocks it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const connection = connectLibsql(join(folder, 'lock'));
  try {
    await connection.exec('begin immediate');
  } catch (error) {
    if (errorCodeOf(error) === 'SQLITE_BUSY') throw new StorageError('in use', folder);
    throw error;
  }
  return async () => {
    await connection.exec('rollback');
    connection.close();
  };
}
