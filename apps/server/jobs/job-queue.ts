/** Submits runs of jobs to workers that share a PostgreSQL database, lists them and cancels them. */
import type { Client } from 'pg';
import { type JobRun, MAX_JOBS, runIdOf } from './job-run.ts';
import { SQL_NOW } from '../storage/sql-time.ts';
import { addRun, type ExecuteSql, removeRun } from './job-statements.ts';
import { migrateJobs, withClient } from './job-tables.ts';
import { SubmittedRun } from './submitted-run.ts';

/** Times that a job is tried before it counts as failed. */
const ATTEMPTS = 5;
/** Milliseconds for which the results of a run are kept after they were collected. */
const KEEP_COLLECTED = 24 * 60 * 60_000;

/** The progress of a run. */
export interface RunStatus {
  readonly id: string;
  readonly kind: string;
  readonly game: string;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  /** Jobs that are being executed. */
  readonly running: number;
  /** Whether the command that submitted it has all results. */
  readonly collected: boolean;
  /** Milliseconds since it was submitted. */
  readonly age: number;
  /** The workers that can take its jobs. */
  readonly workers: number;
}

export interface SubmitOptions {
  /** Default: 5. */
  readonly attempts?: number;
  /** Ends the wait for results; the run goes on. */
  readonly stop: AbortSignal;
}

export class JobQueue {
  private readonly url: string;

  private constructor(url: string) {
    this.url = url;
  }

  /** Creates the tables if necessary. */
  static async open(url: string): Promise<JobQueue> {
    await migrateJobs(url);
    return new JobQueue(url);
  }

  /**
   * Adds the jobs with these numbers. If there is a run with the same plan already, only those that are missing or have failed are
   * added, and the results of the others are taken from it.
   */
  async submit(
    run: JobRun,
    numbers: readonly number[],
    { attempts = ATTEMPTS, stop }: SubmitOptions,
  ): Promise<SubmittedRun> {
    if (numbers.length > MAX_JOBS) throw new RangeError(`a run has at most ${MAX_JOBS} jobs`);
    const id = runIdOf(run);
    await withClient(this.url, async (client) => {
      await client.query(`delete from job_runs where collected < ${SQL_NOW} - ${KEEP_COLLECTED}`);
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`ludoteca run ${id}`]);
      await addRun(toExecuteSql(client), run, numbers, { attempts });
    });
    return SubmittedRun.open(this.url, id, stop);
  }

  /** The oldest first. */
  list(): Promise<readonly RunStatus[]> {
    return withClient(this.url, async (client) => {
      const { rows } = await client.query<RunStatus>(
        `select id, kind, game, total, collected is not null as collected, (${SQL_NOW} - made)::float8 as age,
           (select count(*)::integer from job_results where run = id and error is null) as done,
           (select count(*)::integer from job_results where run = id and error is not null) as failed,
           (select count(*)::integer from graphile_worker.jobs where locked_at is not null and split_part(key, ' ', 1) = job_runs.id)
             as running,
           (select count(*)::integer from job_workers where job_runs.task = any(tasks)) as workers
         from job_runs order by made, id`,
      );
      return rows;
    });
  }

  /** Deletes a run with its results. Jobs that are being executed end, and their results are dropped. Returns whether there was one. */
  cancel(id: string): Promise<boolean> {
    return withClient(this.url, (client) => removeRun(toExecuteSql(client), id));
  }
}

const toExecuteSql =
  (client: Client): ExecuteSql =>
  async (text, values) =>
    (await client.query<Record<string, unknown>>(text, values)).rows;
