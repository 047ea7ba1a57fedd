import { join } from 'node:path';
import { connect } from './dialect.ts';
import { codeOf, StorageProblem } from './problem.ts';

/**
 * Takes a folder for one server. SQLite's lock on an empty file is the operating system's: it ends with the process that holds it,
 * however that ends. Resolves to what gives it back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const connection = connect(join(folder, 'lock'));
  try {
    await connection.exec('begin immediate');
  } catch (error) {
    if (codeOf(error) === 'SQLITE_BUSY') throw new StorageProblem(`another server uses ${folder}`);
    throw error;
  }
  return async () => {
    await connection.exec('rollback');
    connection.close();
  };
}
