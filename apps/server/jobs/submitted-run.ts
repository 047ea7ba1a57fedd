/** A run of jobs as the command that submitted it sees it: results arrive in any order, by notification or else by polling. */
import { CoordinationConnection } from '../leases/coordination-connection.ts';
import type { JobResult } from './job-run.ts';
import { SQL_NOW } from '../storage/sql-time.ts';
import { RESULT_CHANNEL } from './job-tables.ts';

/** A job that failed for good. */
export class JobFailedError extends Error {}

/** Somebody has cancelled the run. */
export class RunCancelledError extends Error {
  constructor() {
    super('the run was cancelled');
  }
}

/** Milliseconds between two looks at results whose notification may have been lost. */
const POLL_INTERVAL = 1000;
/** Results that are read at once. */
const READ_AT_ONCE = 8;

interface StoredResult {
  readonly number: number;
  readonly value: string | null;
  readonly content: Buffer | null;
  readonly error: string | null;
}

interface WaitingCaller {
  readonly resolve: (result: JobResult | undefined) => void;
  readonly reject: (error: unknown) => void;
}

export class SubmittedRun {
  readonly id: string;
  private readonly connection: CoordinationConnection;
  private readonly stop: AbortSignal;
  /** By the number of the job. */
  private readonly callers = new Map<number, WaitingCaller>();
  private readonly pollTimer: NodeJS.Timeout;
  private reading = false;
  private mustReadAgain = false;

  private constructor(url: string, id: string, stop: AbortSignal) {
    this.id = id;
    this.stop = stop;
    this.connection = new CoordinationConnection(url, {
      onOpen: async (client) => void (await client.query(`listen ${RESULT_CHANNEL}`)),
      onNotification: (payload = '') => {
        if (payload.startsWith(`${id} `)) this.readSoon();
      },
    });
    this.pollTimer = setInterval(() => void this.poll(), POLL_INTERVAL);
    stop.addEventListener('abort', this.handleStop);
  }

  static async open(url: string, id: string, stop: AbortSignal): Promise<SubmittedRun> {
    const run = new SubmittedRun(url, id, stop);
    try {
      await run.connection.open();
    } catch (error) {
      await run.close();
      throw error;
    }
    return run;
  }

  /**
   * Resolves to the result of a job, or to undefined after a stop. Rejects with `JobFailedError` or `RunCancelledError`. To be called once
   * at a time for each job.
   */
  take(number: number): Promise<JobResult | undefined> {
    if (this.stop.aborted) return Promise.resolve(undefined);
    const taken = new Promise<JobResult | undefined>((resolve, reject) => {
      this.callers.set(number, { resolve, reject });
    });
    this.readSoon();
    return taken;
  }

  /** All results have been taken; they are kept for a day. */
  async finish(): Promise<void> {
    await this.connection.query(`update job_runs set collected = ${SQL_NOW} where id = $1`, [this.id]);
  }

  async close(): Promise<void> {
    clearInterval(this.pollTimer);
    this.stop.removeEventListener('abort', this.handleStop);
    await this.connection.close();
  }

  private readonly handleStop = (): void => {
    for (const { resolve } of this.callers.values()) resolve(undefined);
    this.callers.clear();
  };

  private readSoon(): void {
    this.mustReadAgain = true;
    if (this.reading) return;
    this.reading = true;
    // Callers that come together are served by one query. After a lost connection the next poll reads again.
    void Promise.resolve()
      .then(() => this.readResults())
      .catch(() => undefined)
      .finally(() => {
        this.reading = false;
      });
  }

  private async readResults(): Promise<void> {
    while (this.mustReadAgain && this.callers.size > 0) {
      this.mustReadAgain = false;
      const rows = await this.connection.query<StoredResult & { readonly [column: string]: unknown }>(
        'select number, value, content, error from job_results where run = $1 and number = any($2) limit $3',
        [this.id, Array.from(this.callers.keys()), READ_AT_ONCE],
      );
      if (rows.length === READ_AT_ONCE) this.mustReadAgain = true;
      for (const row of rows) this.deliver(row);
    }
  }

  private deliver({ number, value, content, error }: StoredResult): void {
    const caller = this.callers.get(number);
    this.callers.delete(number);
    if (error !== null) caller?.reject(new JobFailedError(error));
    else caller?.resolve({ value: value ?? '', content: content ?? new Uint8Array(0) });
  }

  private async poll(): Promise<void> {
    if (this.callers.size === 0) return;
    this.readSoon();
    const runs = await this.connection
      .query('select id from job_runs where id = $1', [this.id])
      .catch(() => undefined);
    if (runs?.length !== 0) return;
    const callers = [...this.callers.values()];
    this.callers.clear();
    for (const { reject } of callers) reject(new RunCancelledError());
  }
}
