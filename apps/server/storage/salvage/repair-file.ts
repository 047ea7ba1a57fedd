/** Repairs a damaged SQLite file by copying what is whole into a new one. */
import { existsSync } from 'node:fs';
import { link, rename, rm, stat } from 'node:fs/promises';
import { connectLibsql, prepareStatement } from '../libsql-statement.ts';
import { createPrivateFile, openLibsqlFile } from '../libsql-file.ts';
import { salvageRows, type SalvageReport } from './salvage-rows.ts';

/** Copies what is whole in a file into a new one. The damaged file is only read. */
export async function repairFile(
  damaged: string,
  repaired: string,
  onProgress?: (done: number, total: number) => void,
): Promise<SalvageReport> {
  await createPrivateFile(repaired);
  const database = await openLibsqlFile(repaired);
  try {
    return await salvageRows(damaged, database, onProgress);
  } finally {
    await database.destroy();
  }
}

/**
 * Replaces a file whose pages are damaged, and keeps it under another name. Returns false, and changes nothing, if the schema or
 * the write-ahead log is damaged too, or the file is of version 0.1: then a person decides.
 */
export async function replaceDamagedFile(file: string): Promise<boolean> {
  if (!(await emptyWriteAheadLog(file))) return false;
  const repaired = `${file}.repaired`;
  for (const rest of [repaired, `${repaired}-wal`, `${repaired}-shm`]) await rm(rest, { force: true });
  await repairFile(file, repaired);
  let number = 1;
  while (existsSync(`${file}.damaged-${number}`)) number++;
  await link(file, `${file}.damaged-${number}`);
  await rename(repaired, file);
  return true;
}

/** A log that stayed beside the new file would destroy it. */
async function emptyWriteAheadLog(file: string): Promise<boolean> {
  const connection = connectLibsql(file);
  try {
    // Without checksums, as in version 0.1, nothing could be told from damage.
    const tables = await prepareStatement(
      connection,
      "select name from sqlite_schema where name = 'damaged_tables'",
    );
    if ((await tables.all([])).length === 0) return false;
    await connection.exec('pragma wal_checkpoint(truncate)');
  } catch {
    return false;
  } finally {
    connection.close();
  }
  const log = await stat(`${file}-wal`).catch(() => undefined);
  return log === undefined || log.size === 0;
}
