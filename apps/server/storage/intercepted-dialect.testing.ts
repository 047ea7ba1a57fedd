/** A Kysely dialect with hooks for tests. */
import type { CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely';

/** Hooks between a storage and its database. A hook that throws simulates a failure of the database. */
export interface DialectHooks {
  readonly beforeQuery?: (query: CompiledQuery) => void;
  readonly beforeCommit?: () => void;
  readonly afterCommit?: () => void;
}

export const interceptDialect = (dialect: Dialect, given: DialectHooks): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (database) => dialect.createIntrospector(database),
  createQueryCompiler: () => dialect.createQueryCompiler(),
  createDriver: () => interceptDriver(dialect.createDriver(), given),
});

function interceptDriver(driver: Driver, given: DialectHooks): Driver {
  const connections = new WeakMap<DatabaseConnection, DatabaseConnection>();
  return {
    init: () => driver.init(),
    async acquireConnection() {
      const connection = await driver.acquireConnection();
      const watched = connections.get(connection) ?? interceptConnection(connection, given);
      connections.set(connection, watched);
      return watched;
    },
    releaseConnection: (connection) => driver.releaseConnection(connection),
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
    async commitTransaction(connection) {
      given.beforeCommit?.();
      await driver.commitTransaction(connection);
      given.afterCommit?.();
    },
    destroy: () => driver.destroy(),
  };
}

const interceptConnection = (
  connection: DatabaseConnection,
  { beforeQuery }: DialectHooks,
): DatabaseConnection => ({
  executeQuery: async (query) => {
    beforeQuery?.(query);
    return connection.executeQuery(query);
  },
  streamQuery: (query, chunk) => connection.streamQuery(query, chunk),
});
