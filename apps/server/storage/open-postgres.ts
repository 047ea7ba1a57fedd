/** Opens the storage in a PostgreSQL database, whose address has the form `postgres://USER:PASSWORD@HOST:PORT/DATABASE`. */
import { type Dialect, Kysely, PostgresDialect, sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { DatabaseSchema } from './database-schema.ts';
import { createServerTables } from '../leases/create-server-tables.ts';
import { LeaseTokens } from './lease-tokens.ts';
import { migrate } from './migrate.ts';
import { createMigrations } from './migrations.ts';
import { createPostgresPool } from './postgres-pool.ts';
import { SqlStorage } from './sql-storage.ts';
import type { Storage } from './storage.ts';
import { StorageError, StorageUnavailableError } from './storage-error.ts';

const READ_CONNECTIONS = 8;
/** Milliseconds in which PostgreSQL notices that a killed server is gone. */
const LOCK_TIMEOUT = 5000;
const LOCK_RETRY_INTERVAL = 100;

const migrations = createMigrations({ integer: 'bigint', end: sql``, createServerTables });

export const isPostgresUrl = (location: string): boolean => /^postgres(ql)?:\/\//.test(location);

/** The address without the password, for messages. */
export function formatPostgresUrl(url: string): string {
  const shown = new URL(url);
  shown.password = '';
  shown.search = '';
  return shown.href;
}

/** Opens the storage for one program alone; tables are created if necessary. `wrapDialect` lets tests inject faults. */
export async function openPostgres(
  url: string,
  wrapDialect?: (dialect: Dialect) => Dialect,
): Promise<Storage> {
  const writer = await openPostgresWriter(url, wrapDialect);
  return new SqlStorage({ writer, reader: connectPostgres(url, READ_CONNECTIONS, wrapDialect) });
}

/** A storage that several servers use at the same time. A table can be changed only by the server that has its lease. */
export interface SharedStorage {
  readonly storage: Storage;
  readonly tokens: LeaseTokens;
}

export async function openSharedPostgres(
  url: string,
  wrapDialect?: (dialect: Dialect) => Dialect,
): Promise<SharedStorage> {
  const tokens = new LeaseTokens();
  const writer = await openPostgresWriter(url, wrapDialect, tokens);
  const reader = connectPostgres(url, READ_CONNECTIONS, wrapDialect);
  return { storage: new SqlStorage({ writer, reader, leases: tokens }), tokens };
}

/**
 * One connection, through which all writes go. It holds the lock of the storage, whose schema is the newest. `shared`: other servers may
 * have the storage open too.
 */
export async function openPostgresWriter(
  url: string,
  wrapDialect?: (dialect: Dialect) => Dialect,
  shared?: LeaseTokens,
): Promise<Kysely<DatabaseSchema>> {
  const writer = connectPostgres(url, 1, wrapDialect, (client) => prepareWriter(client, shared));
  try {
    await waitForLock(writer);
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(writer);
    await migrate(writer, migrations, formatPostgresUrl(url), rows[0]?.schema);
    return writer;
  } catch (error) {
    await writer.destroy();
    throw toOpenError(url, error);
  }
}

/** Connects without checking anything. `max`: of connections at the same time. */
export function connectPostgres(
  url: string,
  max: number,
  wrapDialect: (dialect: Dialect) => Dialect = (dialect) => dialect,
  onConnect: (client: ClientBase) => Promise<void> = async () => undefined,
): Kysely<DatabaseSchema> {
  const dialect = new PostgresDialect({ pool: createPostgresPool(url, max, onConnect) });
  return new Kysely<DatabaseSchema>({ dialect: wrapDialect(dialect) });
}

/** Ensures that a commit waits for the disk, whatever the default of the database, and that no program writes besides servers that share it. */
async function prepareWriter(client: ClientBase, shared: LeaseTokens | undefined): Promise<void> {
  await client.query(
    "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
  );
  const lock = shared === undefined ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  const { rows } = await client.query<{ locked: boolean; process: number }>(
    `select ${lock}(hashtextextended('ludoteca ' || current_schema(), 0)) as locked, pg_backend_pid() as process`,
  );
  if (rows[0]?.locked !== true) throw new StorageLockedError();
  if (shared !== undefined) shared.writerProcess = rows[0].process;
}

class StorageLockedError extends StorageUnavailableError {
  constructor() {
    super('another server uses it');
  }
}

async function waitForLock(writer: Kysely<DatabaseSchema>): Promise<void> {
  const end = Date.now() + LOCK_TIMEOUT;
  for (;;)
    try {
      await sql`select 1`.execute(writer);
      return;
    } catch (error) {
      if (!(error instanceof StorageLockedError) || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, LOCK_RETRY_INTERVAL));
    }
}

export function toOpenError(url: string, error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const problem = error instanceof StorageLockedError ? 'in use' : 'cannot be opened';
  return new StorageError(problem, formatPostgresUrl(url), error);
}
