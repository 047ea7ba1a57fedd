/** The tables of background jobs in a PostgreSQL database; those of graphile-worker are in a schema of their own. */
import { Client, Pool } from 'pg';
import { messageOf, StorageUnavailableError } from '../storage/storage-error.ts';

/** Each is executed once. A new version of the program appends to the list. */
const MIGRATIONS = [
  `create table job_runs (
     id text primary key, kind text not null, game text not null, version bigint not null, task text not null, plan text not null,
     total integer not null, made bigint not null, collected bigint);
   create table job_results (
     run text not null references job_runs on delete cascade, number integer not null, value text, content bytea, error text,
     primary key (run, number));
   create table job_workers (pool text primary key, tasks text[] not null);`,
];

/** The channel on which stored results are notified, as `RUN NUMBER`. */
export const RESULT_CHANNEL = 'ludoteca_results';

/** Milliseconds until a connection that is not established counts as failed. */
const CONNECT_TIMEOUT = 10_000;

/** Runs queries on a connection of their own. */
export async function withClient<R>(url: string, run: (client: Client) => Promise<R>): Promise<R> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StorageUnavailableError(messageOf(error), { cause: error });
  }
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}

/** Connections for graphile-worker. The next query reports that one is lost; without listeners the process would end. */
export function createPool(url: string, max: number): Pool {
  const pool = new Pool({ connectionString: url, max, connectionTimeoutMillis: CONNECT_TIMEOUT });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}

/** Creates or upgrades all tables. An advisory lock lets one program at a time do it. */
export const migrateJobs = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query("select pg_advisory_lock(hashtextextended('ludoteca jobs', 0))");
    await createOwnTables(client);
    const { runMigrations } = await import('./queue-library.ts');
    const pgPool = createPool(url, 1);
    try {
      await runMigrations({ pgPool });
    } finally {
      await pgPool.end();
    }
  });

async function createOwnTables(client: Client): Promise<void> {
  await client.query('create table if not exists job_migrations (number integer primary key)');
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::integer as count from job_migrations',
  );
  for (const [number, statements] of MIGRATIONS.entries()) {
    if (number < (rows[0]?.count ?? 0)) continue;
    await client.query('begin');
    await client.query(statements);
    await client.query('insert into job_migrations values ($1)', [number]);
    await client.query('commit');
  }
}
