/** Connections to PostgreSQL for Kysely: prepared statements, integers as numbers, and errors that say whether the database is out of reach. */
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { type ClientBase, type CustomTypesConfig, DatabaseError, Pool, type PoolClient, types } from 'pg';
import { messageOf, StorageUnavailableError } from './storage-error.ts';

/** Milliseconds until a connection that is not established, or a query without a reply, counts as failed. */
const CONNECT_TIMEOUT = 5000;
const QUERY_TIMEOUT = 60_000;

/**
 * Classes of SQLSTATE after which the same request may succeed later: connection exception, insufficient resources (such as a full
 * disk), operator intervention (such as a shutdown), system error; and `25006`, a server that became a read-only replica.
 */
const UNAVAILABLE = /^(08|53|57|58)|^25006$/;

/** Times and counts are 64-bit integers, and exact as numbers. */
const typeParsers: CustomTypesConfig = {
  getTypeParser: (type, format) =>
    (type === types.builtins.INT8 ? Number : types.getTypeParser(type, format)) as never,
};

/** `onConnect` is called for each new connection, which is closed again if it throws. */
export function createPostgresPool(
  url: string,
  max: number,
  onConnect: (client: ClientBase) => Promise<void>,
): PostgresPool {
  const pool = new Pool({
    connectionString: url,
    max,
    types: typeParsers,
    keepAlive: true,
    // The connection of the writer holds the lock of the storage, so it is never closed for being idle.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: QUERY_TIMEOUT,
    onConnect,
  });
  // The next query reports that a connection is lost; without listeners the process would end.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const statementNames = new Map<string, string>();
  return {
    connect: async () => toKyselyClient(await pool.connect().catch(rethrow), statementNames),
    end: () => pool.end(),
  };
}

/** `statementNames`: every query is prepared once on a connection. The number of distinct queries is fixed by the code. */
function toKyselyClient(client: PoolClient, statementNames: Map<string, string>): PostgresPoolClient {
  let isBroken = false;
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    const name = statementNames.get(text) ?? `q${statementNames.size}`;
    statementNames.set(text, name);
    try {
      return await client.query({ name, text, values: [...values] });
    } catch (error) {
      isBroken ||= !(error instanceof DatabaseError);
      return rethrow(error);
    }
  };
  return { query: query as PostgresPoolClient['query'], release: () => client.release(isBroken) };
}

/** An error that does not come from the database is one of the connection to it. */
function rethrow(error: unknown): never {
  if (error instanceof StorageUnavailableError) throw error;
  if (error instanceof DatabaseError && !UNAVAILABLE.test(error.code ?? '')) throw error;
  throw new StorageUnavailableError(messageOf(error), { cause: error });
}
