/** Checks that the schema of a SQLite file is one that our migrations produce. */
import { Kysely, Migrator, sql } from 'kysely';
import { LibsqlDialect } from './libsql-dialect.ts';
import { connectLibsql, type LibsqlConnection, prepareStatement } from './libsql-statement.ts';
import { createMigrations } from './migrations.ts';
import { StorageError } from './storage-error.ts';

export const libsqlMigrations = createMigrations({ integer: 'integer', end: sql`strict` });

/** The schema after each step, by the name of the step. */
const schemas = new Map<string, string>();

/** Throws if the schema is damaged or was made by a newer version. Returns whether a step was executed, without which there are no data. */
export async function checkSchema(connection: LibsqlConnection, file: string): Promise<boolean> {
  const executed = await readRows<{ name: string }>(
    connection,
    'select name from kysely_migration order by name',
  );
  const last = executed.at(-1)?.name;
  if (last === undefined) return false;
  const known = Object.keys(await libsqlMigrations.getMigrations());
  if (executed.some(({ name }) => !known.includes(name))) throw new StorageError('newer', file);
  if ((await describeSchema(connection)) !== (await describeSchemaAfter(last)))
    throw new StorageError('damaged', file);
  return true;
}

async function describeSchemaAfter(step: string): Promise<string> {
  const described = schemas.get(step);
  if (described !== undefined) return described;
  const connection = connectLibsql(':memory:');
  const db = new Kysely<unknown>({ dialect: new LibsqlDialect(connection) });
  await new Migrator({ db, provider: libsqlMigrations }).migrateTo(step);
  const schema = await describeSchema(connection);
  connection.close();
  schemas.set(step, schema);
  return schema;
}

const describeSchema = async (connection: LibsqlConnection): Promise<string> =>
  JSON.stringify(
    await readRows(connection, 'select type, name, tbl_name, sql from sqlite_schema order by name'),
  );

async function readRows<R>(connection: LibsqlConnection, query: string): Promise<readonly R[]> {
  return (await (await prepareStatement(connection, query)).all([])) as R[];
}
