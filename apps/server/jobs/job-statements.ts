/** The statements that add and remove runs of jobs, on connections of any kind. */
import { formatTask, type JobRun, MAX_PLAN_CHARACTERS, runIdOf } from './job-run.ts';
import { SQL_NOW } from '../storage/sql-time.ts';
import { RESULT_CHANNEL } from './job-tables.ts';

/** Executes a statement on some connection and resolves to its rows. */
export type ExecuteSql = (text: string, values: unknown[]) => Promise<readonly unknown[]>;

export interface AddedJobs {
  /** Times that a job is tried before it counts as failed. */
  readonly attempts: number;
  /** Workers take jobs of a lower number first. Default: 0. */
  readonly priority?: number;
}

/** Jobs that are added with one statement. */
const ADDED_AT_ONCE = 1000;

/** Adds a run, or to the run with the same plan the jobs that are missing or have failed. */
export async function addRun(
  execute: ExecuteSql,
  run: JobRun,
  numbers: readonly number[],
  jobs: AddedJobs,
): Promise<void> {
  const { kind, game, version, plan } = run;
  if (plan.length > MAX_PLAN_CHARACTERS)
    throw new RangeError(`a plan has at most ${MAX_PLAN_CHARACTERS} characters`);
  const [id, task] = [runIdOf(run), formatTask(run)];
  await execute(
    `insert into job_runs (id, kind, game, version, task, plan, total, made)
     values ($1, $2, $3, $4, $5, $6, $7, ${SQL_NOW})
     on conflict (id) do update set collected = null, total = greatest(job_runs.total, excluded.total)`,
    [id, kind, game, version, task, plan, numbers.length],
  );
  await execute('delete from job_results where run = $1 and error is not null', [id]);
  for (let from = 0; from < numbers.length; from += ADDED_AT_ONCE)
    await addJobs(execute, id, task, numbers.slice(from, from + ADDED_AT_ONCE), jobs);
}

/** Adds the jobs that have no result and are not waiting or being executed. */
async function addJobs(
  execute: ExecuteSql,
  id: string,
  task: string,
  numbers: readonly number[],
  { attempts, priority = 0 }: AddedJobs,
): Promise<void> {
  await execute(
    `select count(*) from graphile_worker.add_jobs(array(
       select row($2::text, json_build_object('run', $1::text, 'number', wanted), null::text, null::timestamptz, $4::smallint,
         $1::text || ' ' || wanted, $5::smallint, null::text[])::graphile_worker.job_spec
       from unnest($3::integer[]) as wanted
       where not exists (select from job_results where run = $1 and number = wanted)
         and not exists (select from graphile_worker.jobs where key = $1::text || ' ' || wanted)))`,
    [id, task, numbers, attempts, priority],
  );
}

/** Deletes a run with its results and its jobs. Returns whether there was one. */
export async function removeRun(execute: ExecuteSql, id: string): Promise<boolean> {
  const removed = await execute('delete from job_runs where id = $1 returning id', [id]);
  await execute(
    `select count(*) from graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs where split_part(key, ' ', 1) = $1))`,
    [id],
  );
  await execute('select pg_notify($1, $2)', [RESULT_CHANNEL, `${id} 0`]);
  return removed.length > 0;
}
