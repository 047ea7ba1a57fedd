/** Kysely's SQLite over libsql. Statements run at once, from memory; what waits for the disk, the commit, runs beside the event loop. */
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
import Database from 'libsql/promise';

/** What is used of libsql, whose own types leave it open. */
export interface Connection {
  readonly inTransaction: boolean;
  exec(sql: string): Promise<void>;
  prepare(sql: string): Promise<Statement>;
  close(): void;
}

interface Statement {
  /** Whether it gives rows. */
  readonly reader: boolean;
  all(parameters: readonly unknown[]): Promise<unknown[]>;
  run(parameters: readonly unknown[]): { readonly changes: number };
}

export const connect = (path: string): Connection => new Database(path, {}) as unknown as Connection;

export class LibsqlDialect implements Dialect {
  private readonly connection: Connection;

  constructor(connection: Connection) {
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

/** A step of migration that was interrupted has not happened at all. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** One connection, used by one after the other: whoever reads sees nothing that is not committed. */
class LibsqlDriver implements Driver {
  private readonly connection: Connection;
  private readonly statements: Statements;
  private readonly queue: (() => void)[] = [];
  private taken = false;

  constructor(connection: Connection) {
    this.connection = connection;
    this.statements = new Statements(connection);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    if (this.taken) await new Promise<void>((resume) => this.queue.push(resume));
    this.taken = true;
    return this.statements;
  }

  async releaseConnection(): Promise<void> {
    const next = this.queue.shift();
    if (next === undefined) this.taken = false;
    else next();
  }

  async beginTransaction(): Promise<void> {
    await this.statements.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  commitTransaction(): Promise<void> {
    return this.connection.exec('commit');
  }

  /** A commit that failed for want of space may have rolled back by itself. */
  async rollbackTransaction(): Promise<void> {
    if (this.connection.inTransaction) await this.connection.exec('rollback');
  }

  /** libsql closes a file only when its statements are collected: what is left in the log goes to its place now. */
  async destroy(): Promise<void> {
    await this.connection.exec('pragma wal_checkpoint(truncate)');
    this.statements.forget();
    this.connection.close();
  }
}

/** Each query is prepared once: there are as many as the code has, whatever is asked. */
class Statements implements DatabaseConnection {
  private readonly connection: Connection;
  private readonly prepared = new Map<string, Statement>();

  constructor(connection: Connection) {
    this.connection = connection;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.prepared.get(sql) ?? (await this.connection.prepare(sql));
    this.prepared.set(sql, statement);
    if (statement.reader) return { rows: (await statement.all(parameters)) as R[] };
    const { changes } = statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  streamQuery(): never {
    throw new Error('nothing is streamed');
  }

  forget(): void {
    this.prepared.clear();
  }
}
