/** A Kysely dialect with hooks for tests. */
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';

/** Hooks between a storage and its database. A hook that throws simulates a failure of the database. */
export interface DialectHooks {
  readonly beforeQuery?: (query: CompiledQuery) => void;
  readonly afterQuery?: (result: QueryResult<unknown>) => void;
  readonly beforeCommit?: (connection: DatabaseConnection) => void | Promise<void>;
  readonly afterCommit?: () => void;
}

export const interceptDialect = (dialect: Dialect, given: DialectHooks): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (database) => dialect.createIntrospector(database),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver: () => interceptDriver(dialect.createDriver(), given),
});

function interceptDriver(driver: Driver, given: DialectHooks): Driver {
  /** The connection of the driver by the one that is handed out. */
  const originals = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const originalOf = (connection: DatabaseConnection): DatabaseConnection =>
    originals.get(connection) ?? connection;
  return {
    init: () => driver.init(),
    async acquireConnection() {
      const connection = await driver.acquireConnection();
      const watched = interceptConnection(connection, given);
      originals.set(watched, connection);
      return watched;
    },
    releaseConnection: (connection) => driver.releaseConnection(originalOf(connection)),
    beginTransaction: (connection, settings) => driver.beginTransaction(originalOf(connection), settings),
    rollbackTransaction: (connection) => driver.rollbackTransaction(originalOf(connection)),
    async commitTransaction(connection) {
      await given.beforeCommit?.(originalOf(connection));
      await driver.commitTransaction(originalOf(connection));
      given.afterCommit?.();
    },
    destroy: () => driver.destroy(),
  };
}

const interceptConnection = (
  connection: DatabaseConnection,
  { beforeQuery, afterQuery }: DialectHooks,
): DatabaseConnection => ({
  executeQuery: async (query) => {
    beforeQuery?.(query);
    const result = await connection.executeQuery<never>(query);
    afterQuery?.(result);
    return result;
  },
  streamQuery: (query, chunk) => connection.streamQuery(query, chunk),
});
