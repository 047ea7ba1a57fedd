/** Kysely dialect for libsql. Statements run synchronously; the commit, which waits for the disk, runs off the event loop. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { type LibsqlConnection, type LibsqlStatement, prepareStatement } from './libsql-statement.ts';
import { errorCodeOf, messageOf, StorageUnavailableError } from './storage-error.ts';

export class LibsqlDialect implements Dialect {
  private readonly connection: LibsqlConnection;

  constructor(connection: LibsqlConnection) {
    this.connection = connection;
  }

  createDriver(): Driver {
    return new LibsqlDriver(this.connection);
  }
  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }
  createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
  createIntrospector(database: ConstructorParameters<typeof SqliteIntrospector>[0]): SqliteIntrospector {
    return new SqliteIntrospector(database);
  }
}

/** Migrations are transactional: an interrupted step leaves no trace. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** One connection with exclusive access: a reader never sees uncommitted data. */
class LibsqlDriver implements Driver {
  private readonly connection: LibsqlConnection;
  private readonly statements: StatementCache;
  private readonly queue: (() => void)[] = [];
  private isAcquired = false;

  constructor(connection: LibsqlConnection) {
    this.connection = connection;
    this.statements = new StatementCache(connection);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.isAcquired) await new Promise<void>((resume) => this.queue.push(resume));
    this.isAcquired = true;
    return this.statements;
  }

  async releaseConnection(): Promise<void> {
    const next = this.queue.shift();
    if (next === undefined) this.isAcquired = false;
    else next();
  }

  async beginTransaction(): Promise<void> {
    await this.statements.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  commitTransaction(): Promise<void> {
    return this.connection.exec('commit').catch(rethrow);
  }

  /** SQLite rolls back by itself when a commit fails for lack of space. */
  async rollbackTransaction(): Promise<void> {
    if (this.connection.inTransaction) await this.connection.exec('rollback');
  }

  /** libsql closes the file only after its statements are garbage collected, so the log is checkpointed explicitly. */
  async destroy(): Promise<void> {
    await this.connection.exec('pragma wal_checkpoint(truncate)');
    this.statements.clear();
    this.connection.close();
  }
}

/** Prepares each query once. The number of distinct queries is fixed by the code. */
class StatementCache implements DatabaseConnection {
  private readonly connection: LibsqlConnection;
  private readonly prepared = new Map<string, LibsqlStatement>();

  constructor(connection: LibsqlConnection) {
    this.connection = connection;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const statement = this.prepared.get(sql) ?? (await prepareStatement(this.connection, sql));
      this.prepared.set(sql, statement);
      if (statement.reader) return { rows: (await statement.all(parameters)) as R[] };
      const { changes } = statement.run(parameters);
      return { rows: [], numAffectedRows: BigInt(changes) };
    } catch (error) {
      return rethrow(error);
    }
  }

  streamQuery(): never {
    throw new Error('streaming is not supported');
  }

  clear(): void {
    this.prepared.clear();
  }
}

/** Errors after which the same request may succeed later, such as that of a full disk. */
const UNAVAILABLE = /^SQLITE_(FULL|IOERR|BUSY|LOCKED|READONLY|CANTOPEN)/;

function rethrow(error: unknown): never {
  if (!UNAVAILABLE.test(String(errorCodeOf(error)))) throw error;
  throw new StorageUnavailableError(messageOf(error), { cause: error });
}
