/** Submits runs of jobs to workers that share a PostgreSQL database, lists them and cancels them. */
import type { Client } from 'pg';
import { formatTask, type JobRun, MAX_JOBS, MAX_PLAN_CHARACTERS, runIdOf } from './job-run.ts';
import { SQL_NOW } from '../storage/sql-time.ts';
import { migrateJobs, RESULT_CHANNEL, withClient } from './job-tables.ts';
import { SubmittedRun } from './submitted-run.ts';

/** Times that a job is tried before it counts as failed. */
const ATTEMPTS = 5;
/** Jobs that are added with one statement. */
const ADDED_AT_ONCE = 1000;
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
    if (run.plan.length > MAX_PLAN_CHARACTERS)
      throw new RangeError(`a plan has at most ${MAX_PLAN_CHARACTERS} characters`);
    const id = runIdOf(run);
    await withClient(this.url, async (client) => {
      await client.query(`delete from job_runs where collected < ${SQL_NOW} - ${KEEP_COLLECTED}`);
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [`ludoteca run ${id}`]);
      await insertRun(client, id, run, numbers.length);
      for (let from = 0; from < numbers.length; from += ADDED_AT_ONCE)
        await addJobs(client, id, formatTask(run), numbers.slice(from, from + ADDED_AT_ONCE), attempts);
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
    return withClient(this.url, async (client) => {
      const { rowCount } = await client.query('delete from job_runs where id = $1', [id]);
      await client.query(
        `select count(*) from graphile_worker.complete_jobs(array(
           select id from graphile_worker.jobs where split_part(key, ' ', 1) = $1))`,
        [id],
      );
      await client.query('select pg_notify($1, $2)', [RESULT_CHANNEL, `${id} 0`]);
      return rowCount === 1;
    });
  }
}

async function insertRun(client: Client, id: string, run: JobRun, total: number): Promise<void> {
  const { kind, game, version, plan } = run;
  await client.query(
    `insert into job_runs (id, kind, game, version, task, plan, total, made)
     values ($1, $2, $3, $4, $5, $6, $7, ${SQL_NOW})
     on conflict (id) do update set collected = null, total = greatest(job_runs.total, excluded.total)`,
    [id, kind, game, version, formatTask(run), plan, total],
  );
  await client.query('delete from job_results where run = $1 and error is not null', [id]);
}

/** Adds the jobs that have no result and are not waiting or being executed. */
async function addJobs(
  client: Client,
  id: string,
  task: string,
  numbers: readonly number[],
  attempts: number,
): Promise<void> {
  await client.query(
    `select count(*) from graphile_worker.add_jobs(array(
       select row($2::text, json_build_object('run', $1::text, 'number', wanted), null::text, null::timestamptz, $4::smallint,
         $1::text || ' ' || wanted, null::smallint, null::text[])::graphile_worker.job_spec
       from unnest($3::integer[]) as wanted
       where not exists (select from job_results where run = $1 and number = wanted)
         and not exists (select from graphile_worker.jobs where key = $1::text || ' ' || wanted)))`,
    [id, task, numbers, attempts],
  );
}
