import type { Kysely, Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Some writes that belong together. It refuses, if it has to, before it changes anything. */
export type Deed = (database: Transaction<Schema>) => Promise<void>;

/** What a deed cannot be done for: known before anything was written, so that it spoils no other deed of the same commit. */
export class DeedRefused extends Error {
  override readonly name = 'DeedRefused';
}

interface Waiting {
  readonly deed: Deed;
  done(): void;
  failed(error: unknown): void;
}

/** Deeds that arrive while a commit runs share the next one. Each is acknowledged when its commit is durable, never before. */
export class Commits {
  private readonly database: Kysely<Schema>;
  private waiting: Waiting[] = [];
  private running: Promise<void> | undefined;
  private closed = false;

  constructor(database: Kysely<Schema>) {
    this.database = database;
  }

  write(deed: Deed): Promise<void> {
    if (this.closed) return Promise.reject(new Error('the storage is closed'));
    return new Promise((done, failed) => {
      this.waiting.push({ deed, done, failed });
      this.running ??= this.run();
    });
  }

  /** Waits for what is under way; nothing new is taken. */
  async close(): Promise<void> {
    this.closed = true;
    await this.running;
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      const group = this.waiting;
      this.waiting = [];
      await this.commit(group);
    }
    this.running = undefined;
  }

  private async commit(group: readonly Waiting[]): Promise<void> {
    const refusals = new Map<Waiting, DeedRefused>();
    try {
      await this.database.transaction().execute(async (transaction) => {
        for (const waiting of group) {
          const refusal = await tryOut(waiting.deed, transaction);
          if (refusal !== undefined) refusals.set(waiting, refusal);
        }
      });
    } catch (error) {
      await this.apart(group, error);
      return;
    }
    for (const waiting of group) {
      const refusal = refusals.get(waiting);
      if (refusal === undefined) waiting.done();
      else waiting.failed(refusal);
    }
  }

  /** Nothing of a failed commit is there: each of its deeds is tried alone, so that none fails for another's fault. */
  private async apart(group: readonly Waiting[], error: unknown): Promise<void> {
    if (group.length === 1) for (const waiting of group) waiting.failed(error);
    else for (const waiting of group) await this.commit([waiting]);
  }
}

async function tryOut(deed: Deed, transaction: Transaction<Schema>): Promise<DeedRefused | undefined> {
  try {
    await deed(transaction);
    return undefined;
  } catch (error) {
    if (error instanceof DeedRefused) return error;
    throw error;
  }
}
