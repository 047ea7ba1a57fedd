/** Group commit: writes that arrive while a transaction is being committed share the next one. */
import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from './database-schema.ts';
import { StorageUnavailableError } from './storage-error.ts';

/** Writes that belong together. It may throw `WriteRefusedError` only before it has changed anything. */
export type WriteOperation = (database: Transaction<DatabaseSchema>) => Promise<void>;

/** An operation found, before it wrote anything, that it cannot be done. Other operations of the same commit are not affected. */
export class WriteRefusedError extends Error {
  override readonly name = 'WriteRefusedError';
}

interface PendingWrite {
  readonly operation: WriteOperation;
  resolve(): void;
  reject(error: unknown): void;
}

/** The promise of each write resolves when its commit is durable. */
export class GroupCommit {
  private readonly database: Kysely<DatabaseSchema>;
  private readonly onRollback: () => void;
  private pending: PendingWrite[] = [];
  private running: Promise<void> | undefined;
  private closed = false;

  constructor(database: Kysely<DatabaseSchema>, onRollback: () => void) {
    this.database = database;
    this.onRollback = onRollback;
  }

  write(operation: WriteOperation): Promise<void> {
    if (this.closed) return Promise.reject(new Error('the storage is closed'));
    return new Promise((resolve, reject) => {
      this.pending.push({ operation, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Waits for pending writes; later ones are rejected. */
  async close(): Promise<void> {
    this.closed = true;
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.pending.length > 0) {
      const group = this.pending;
      this.pending = [];
      await this.commit(group);
    }
    this.running = undefined;
  }

  private async commit(group: readonly PendingWrite[]): Promise<void> {
    const refusals = new Map<PendingWrite, WriteRefusedError>();
    try {
      await this.database.transaction().execute(async (transaction) => {
        for (const write of group) {
          const refusal = await runOperation(write.operation, transaction);
          if (refusal !== undefined) refusals.set(write, refusal);
        }
      });
    } catch (error) {
      this.onRollback();
      await this.commitSeparately(group, error);
      return;
    }
    for (const write of group) {
      const refusal = refusals.get(write);
      if (refusal === undefined) write.resolve();
      else write.reject(refusal);
    }
  }

  /**
   * A failed commit is rolled back; each of its operations is retried alone, so that none fails because of another. If the database
   * is unavailable, all would fail.
   */
  private async commitSeparately(group: readonly PendingWrite[], error: unknown): Promise<void> {
    if (group.length === 1 || error instanceof StorageUnavailableError)
      for (const write of group) write.reject(error);
    else for (const write of group) await this.commit([write]);
  }
}

async function runOperation(
  operation: WriteOperation,
  transaction: Transaction<DatabaseSchema>,
): Promise<WriteRefusedError | undefined> {
  try {
    await operation(transaction);
    return undefined;
  } catch (error) {
    if (error instanceof WriteRefusedError) return error;
    throw error;
  }
}
