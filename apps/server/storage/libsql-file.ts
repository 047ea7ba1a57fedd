/** A SQLite file of ours: connects to it, checks it and brings it to the newest schema. */
import { open } from 'node:fs/promises';
import { type Dialect, Kysely } from 'kysely';
import type { DatabaseSchema } from './database-schema.ts';
import { LibsqlDialect } from './libsql-dialect.ts';
import { connectLibsql, type LibsqlConnection } from './libsql-statement.ts';
import { migrate } from './migrate.ts';
import { checkSchema, libsqlMigrations } from './libsql-schema.ts';
import { errorCodeOf, isCorrupt, StorageError, StorageUnavailableError } from './storage-error.ts';

/** The SQLite application id, which tells our files from those of other programs: "Ludo" in ASCII. */
const APPLICATION_ID = 0x4c_75_64_6f;

/** Tables whose indexes are compared with them, because a lost row would not be noticed when it is read. */
const CHECKED_TABLES = ['tables', 'seats', 'guests', 'snapshots'];

/** The file holds secrets: only its owner may read it. An existing file is not opened here, since closing it would release SQLite's lock. */
export async function createPrivateFile(file: string): Promise<void> {
  await open(file, 'wx', 0o600).then((created) => created.close(), ignoreExisting);
}

export function ignoreExisting(error: unknown): void {
  if (errorCodeOf(error) !== 'EEXIST') throw error;
}

/** Opens a file of ours. Throws before anything is written to a file that is damaged or not ours. */
export async function openLibsqlFile(
  file: string,
  wrapDialect: (dialect: Dialect) => Dialect = (dialect) => dialect,
): Promise<Kysely<DatabaseSchema>> {
  const connection = connectLibsql(file);
  try {
    await checkFile(connection, file);
    await connection.exec(`pragma application_id = ${APPLICATION_ID}`);
    await connection.exec('pragma journal_mode = wal');
    await connection.exec('pragma synchronous = full');
    await connection.exec('pragma foreign_keys = on');
    // Deleted data leave no copies: neither for a reader of the file nor for a repair.
    await connection.exec('pragma secure_delete = on');
    const database = new Kysely<DatabaseSchema>({ dialect: wrapDialect(new LibsqlDialect(connection)) });
    await migrateFile(database, connection, file);
    return database;
  } catch (error) {
    connection.close();
    throw await toFileError(file, error);
  }
}

async function checkFile(connection: LibsqlConnection, file: string): Promise<void> {
  const application = await readPragma(connection, 'application_id');
  const isNew = (await readPragma(connection, 'schema_version')) === 0;
  if (isNew) return;
  if (application !== APPLICATION_ID) throw new StorageError('foreign', file);
  // A process that ended while it created the file leaves no data.
  if (!(await checkSchema(connection, file))) return;
  for (const check of ['quick_check(1)', ...CHECKED_TABLES.map((table) => `integrity_check('${table}')`)]) {
    const result = await readPragma(connection, check);
    if (result !== 'ok') throw new StorageError('damaged', file, new Error(String(result)));
  }
}

async function readPragma(connection: LibsqlConnection, pragma: string): Promise<unknown> {
  const rows = await (await connection.prepare(`pragma ${pragma}`)).all([]);
  return Object.values(rows[0] as object)[0];
}

/** Migrations rewrite old rows; the file is then compacted, so that no old copies are left on unused pages. */
async function migrateFile(
  database: Kysely<DatabaseSchema>,
  connection: LibsqlConnection,
  file: string,
): Promise<void> {
  const before = await readPragma(connection, 'schema_version');
  await migrate(database, libsqlMigrations, file);
  if (before !== 0 && (await readPragma(connection, 'schema_version')) !== before)
    await connection.exec('vacuum');
}

/** A damaged header makes SQLite take the file for no database, and a damaged schema leads to errors of any kind. */
export async function toFileError(file: string, error: unknown): Promise<unknown> {
  if (error instanceof StorageError || error instanceof StorageUnavailableError) return error;
  const isOurs = isCorrupt(error) || (await readBeginning(file)).includes('kysely_migration');
  return isOurs ? new StorageError('damaged', file, error) : error;
}

/** In bytes: the pages with the schema are among the first. */
const BEGINNING = 16 * 4096;

async function readBeginning(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
