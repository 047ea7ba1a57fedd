/** Brings a database to the newest schema. */
import { type Kysely, type MigrationProvider, Migrator } from 'kysely';
import type { DatabaseSchema } from './database-schema.ts';
import { StorageError } from './storage-error.ts';

/** `place`: the name of the database in messages. `schema`: the schema in a PostgreSQL database, which may have several. */
export async function migrate(
  db: Kysely<DatabaseSchema>,
  provider: MigrationProvider,
  place: string,
  schema?: string,
): Promise<void> {
  const inSchema = schema === undefined ? {} : { migrationTableSchema: schema };
  const { error } = await new Migrator({ db, provider, ...inSchema }).migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new StorageError('newer', place);
  if (error !== undefined) throw error;
}
