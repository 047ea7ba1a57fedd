/** Opens an empty place for data. They are there completely after `commit`, or not at all. */
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database-schema.ts';
import { lockFolder } from '../folder-lock.ts';
import { createPrivateFile, openLibsqlFile } from '../libsql-file.ts';
import { DATABASE_FILE } from '../open-libsql.ts';
import { formatPostgresUrl, isPostgresUrl, openPostgresWriter } from '../open-postgres.ts';
import { StorageError } from '../storage-error.ts';
import { countRows } from '../verify-data.ts';

export interface DataTarget {
  readonly database: Kysely<DatabaseSchema>;
  /** One of the two is called, or the second after the first failed. */
  commit(): Promise<void>;
  discard(): Promise<void>;
}

/** `location`: the address of a PostgreSQL database or a folder, which is created if necessary. */
export async function openTarget(location: string): Promise<DataTarget> {
  if (isPostgresUrl(location)) return openPostgresTarget(location);
  await mkdir(location, { recursive: true, mode: 0o700 });
  const unlock = await lockFolder(location);
  try {
    return await openFileTarget(join(location, DATABASE_FILE), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** A file that does not exist yet. It gets its name when it is complete. */
export async function openFileTarget(
  file: string,
  afterClose: () => Promise<void> = async () => undefined,
): Promise<DataTarget> {
  const size = (await stat(file).catch(() => undefined))?.size ?? 0;
  if (size > 0) throw new StorageError('not empty', file);
  const draft = `${file}.new`;
  const removeDraft = async (): Promise<void> => {
    for (const rest of [draft, `${draft}-wal`, `${draft}-shm`]) await rm(rest, { force: true });
  };
  await mkdir(dirname(file), { recursive: true });
  await removeDraft();
  await createPrivateFile(draft);
  const database = await openLibsqlFile(draft);
  const closeOnce = once(async () => {
    await database.destroy();
  });
  return {
    database,
    commit: async () => {
      await closeOnce();
      await rename(draft, file);
      await afterClose();
    },
    discard: async () => {
      await closeOnce();
      await removeDraft();
      await afterClose();
    },
  };
}

async function openPostgresTarget(url: string): Promise<DataTarget> {
  const database = await openPostgresWriter(url);
  const close = once(() => database.destroy());
  const rows = (await countRows(database, 'tables')) + (await countRows(database, 'guests'));
  if (rows === 0) return { database, commit: close, discard: close };
  await close();
  throw new StorageError('not empty', formatPostgresUrl(url));
}

/** Calls a function the first time only. */
function once(action: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined;
  return () => (result ??= action());
}
