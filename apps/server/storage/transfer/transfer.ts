/** Copies, backs up, restores, checks and repairs the data of a server. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database-schema.ts';
import { isPostgresUrl } from '../open-postgres.ts';
import { formatLocation } from '../open-storage.ts';
import { removeDamagedTables, salvageRows, type SalvageReport } from '../salvage/salvage-rows.ts';
import { StorageError } from '../storage-error.ts';
import { countRows, type DataReport, type ProgressListener, verifyData } from '../verify-data.ts';
import { copyRows } from './copy-rows.ts';
import { type DataSource, findDatabaseFile, openSource } from './data-source.ts';
import { type DataTarget, openFileTarget, openTarget } from './data-target.ts';

const COUNTED = ['guests', 'tables', 'seats', 'entries', 'snapshots', 'documents', 'damaged_tables'] as const;

/** Copies the data of a place to an empty one, all or nothing. `from` may be a backup file. */
export const copyStorage = (from: string, to: string, onProgress?: ProgressListener): Promise<DataReport> =>
  copyData(from, () => openTarget(to), onProgress);

/** Writes the data of a place into a new file, while a server may use them. */
export const backupStorage = (
  from: string,
  file: string,
  onProgress?: ProgressListener,
): Promise<DataReport> => copyData(from, () => openFileTarget(file), onProgress);

const copyData = (
  from: string,
  open: () => Promise<DataTarget>,
  onProgress?: ProgressListener,
): Promise<DataReport> =>
  withSource(from, ({ database }) =>
    withTarget(open, (target) =>
      target.transaction().execute(async (transaction) => {
        await copyRows(database, transaction, onProgress);
        await requireSameCounts(database, transaction, formatLocation(from));
        const copied = await verifyData(transaction);
        const lost = await countRows(transaction, 'damaged_tables');
        if (copied.damaged.length > lost || copied.damagedGuests + copied.damagedDocuments > 0)
          throw new StorageError('damaged', formatLocation(from));
        return copied;
      }),
    ),
  );

async function requireSameCounts(
  source: Kysely<DatabaseSchema>,
  target: Kysely<DatabaseSchema>,
  place: string,
): Promise<void> {
  for (const table of COUNTED)
    if ((await countRows(source, table)) !== (await countRows(target, table)))
      throw new StorageError('incomplete', place);
}

async function withSource<R>(location: string, action: (source: DataSource) => Promise<R>): Promise<R> {
  const source = await openSource(location);
  try {
    return await action(source);
  } finally {
    await source.close();
  }
}

/** What the action has written is kept only if it succeeds. */
async function withTarget<R>(
  open: () => Promise<DataTarget>,
  action: (database: Kysely<DatabaseSchema>) => Promise<R>,
): Promise<R> {
  const target = await open();
  try {
    const result = await action(target.database);
    await target.commit();
    return result;
  } catch (error) {
    await target.discard();
    throw error;
  }
}

/** Checks everything that is stored. A file whose structure is damaged is checked row by row. */
export async function checkStorage(location: string, onProgress?: ProgressListener): Promise<DataReport> {
  try {
    return await withSource(location, ({ database }) => verifyData(database, onProgress));
  } catch (error) {
    if (!(error instanceof StorageError) || error.problem !== 'damaged') throw error;
    const folder = await mkdtemp(join(tmpdir(), 'ludoteca-'));
    try {
      return await repairStorage(location, join(folder, 'repaired'), onProgress);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}

/** Copies everything that is whole to an empty folder; the original is only read. */
export async function repairStorage(
  from: string,
  folder: string,
  onProgress?: ProgressListener,
): Promise<DataReport> {
  const salvage = isPostgresUrl(from)
    ? (target: Kysely<DatabaseSchema>) => copyWholeTables(from, target, onProgress)
    : await findDatabaseFile(from).then(
        (file) => (target: Kysely<DatabaseSchema>) => salvageRows(file, target, onProgress),
      );
  return withTarget(
    () => openTarget(folder),
    async (target) => {
      const { damaged } = await salvage(target);
      return { ...(await verifyData(target)), damaged };
    },
  );
}

const copyWholeTables = (
  from: string,
  target: Kysely<DatabaseSchema>,
  onProgress?: ProgressListener,
): Promise<SalvageReport> =>
  withSource(from, ({ database }) =>
    target.transaction().execute(async (transaction) => {
      await copyRows(database, transaction, onProgress);
      return removeDamagedTables(transaction);
    }),
  );
