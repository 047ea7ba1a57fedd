/** Takes jobs of graphile-worker from a PostgreSQL database, executes them and stores their results. */
import { EventEmitter } from 'node:events';
import { validate } from '@ludoteca/kernel';
import type { JobHelpers, Runner, TaskList, WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import { messageOf } from '../storage/storage-error.ts';
import {
  formatTask,
  type JobKind,
  type JobPayload,
  jobPayload,
  type JobResult,
  MAX_CONTENT_BYTES,
  MAX_PLAN_CHARACTERS,
  MAX_VALUE_CHARACTERS,
} from './job-run.ts';
import { createPool, migrateJobs } from './job-tables.ts';
import { STORE_RESULT, WorkerRegistry } from './worker-registry.ts';

/** How a worker executes the jobs of one kind and game. */
export interface JobTask extends Omit<JobKind, 'release'> {
  /** Executes one job of a plan, neither of which has been validated. Throws if they cannot be executed here. */
  readonly execute: (plan: string, number: number, stop: AbortSignal) => Promise<JobResult>;
}

export interface JobWorkerOptions {
  readonly url: string;
  /** Of the program. */
  readonly release: string;
  readonly tasks: readonly JobTask[];
  /** Jobs that are executed at the same time. */
  readonly concurrency: number;
  /** Called with a sentence when a job or the connection fails. */
  readonly onProblem: (problem: string) => void;
}

/** Milliseconds between two looks at the queue, if no notification comes. */
const POLL_INTERVAL = 1000;
/** Milliseconds that running jobs get when the worker is stopped. */
const STOP_TIMEOUT = 30_000;
/** Connections besides those of running jobs. */
const OTHER_CONNECTIONS = 3;
const MAX_ERROR = 2000;

export class JobWorker {
  private readonly options: JobWorkerOptions;
  private readonly database: Pool;
  private registry: WorkerRegistry | undefined;
  private runner: Runner | undefined;
  /** The plan of the latest job. */
  private latest: { readonly run: string; readonly plan: string } | undefined;

  private constructor(options: JobWorkerOptions) {
    this.options = options;
    this.database = createPool(options.url, options.concurrency + OTHER_CONNECTIONS);
  }

  /** Resolves when the worker takes jobs. */
  static async start(options: JobWorkerOptions): Promise<JobWorker> {
    await migrateJobs(options.url);
    const worker = new JobWorker(options);
    try {
      await worker.run();
    } catch (error) {
      await worker.stop();
      throw error;
    }
    return worker;
  }

  /** Resolves after a stop; rejects if the database has been out of reach for too long. */
  async waitForEnd(): Promise<void> {
    await this.runner?.promise;
  }

  /** Running jobs are finished. */
  async stop(): Promise<void> {
    await this.runner?.stop().catch(() => undefined);
    await this.registry?.leave();
    await this.database.end();
  }

  private async run(): Promise<void> {
    const { url, release, tasks, concurrency, onProblem } = this.options;
    const { Logger, run } = await import('./queue-library.ts');
    const taskList: TaskList = Object.fromEntries(
      tasks.map((task) => [
        formatTask({ ...task, release }),
        (payload: unknown, helpers: JobHelpers) => this.execute(task, payload, helpers),
      ]),
    );
    const events: WorkerEvents = new EventEmitter();
    let pool = '';
    events.once('pool:create', ({ workerPool }) => {
      pool = workerPool.id;
    });
    this.runner = await run({
      pgPool: this.database,
      events,
      taskList,
      concurrency,
      pollInterval: POLL_INTERVAL,
      gracefulShutdownAbortTimeout: STOP_TIMEOUT,
      noHandleSignals: true,
      parsedCronItems: [],
      logger: new Logger(() => (level: string, message) => {
        // Failed jobs are reported by `execute`.
        if (level === 'error' && !message.startsWith('Failed task')) onProblem(message);
      }),
    });
    this.registry = await WorkerRegistry.join(url, pool, Object.keys(taskList));
  }

  /** A job that is not this program's is removed. An error is stored at the last attempt only. */
  private async execute(
    task: JobTask,
    payload: unknown,
    { job, abortSignal }: Pick<JobHelpers, 'job' | 'abortSignal'>,
  ): Promise<void> {
    const parsed = validate(jobPayload, payload);
    if (!parsed.ok) return this.options.onProblem(`job ${job.id} is not a job of ludoteca`);
    const { run, number } = parsed.value;
    try {
      const plan = await this.findPlan(task, parsed.value);
      if (plan === undefined) return;
      await this.store(parsed.value, requireSize(await task.execute(plan, number, abortSignal)));
    } catch (error) {
      const message = messageOf(error).slice(0, MAX_ERROR);
      this.options.onProblem(`job ${run} ${number}: ${message}`);
      if (job.attempts < job.max_attempts) throw error;
      await this.database.query(STORE_RESULT, [run, number, null, null, message]);
    }
  }

  /** Undefined if the run was cancelled, or the job has a result. */
  private async findPlan(task: JobTask, { run, number }: JobPayload): Promise<string | undefined> {
    const known = this.latest?.run === run ? this.latest.plan : undefined;
    const { rows } = await this.database.query<{ task: string; plan: string | null }>(
      `select task, case when $3 then null else plan end as plan from job_runs
       where id = $1 and not exists (select from job_results where run = $1 and number = $2)`,
      [run, number, known !== undefined],
    );
    const [found] = rows;
    if (found === undefined) return undefined;
    if (found.task !== formatTask({ ...task, release: this.options.release }))
      throw new Error(`the run is one of ${found.task}`);
    const plan = known ?? found.plan ?? '';
    if (plan.length > MAX_PLAN_CHARACTERS) throw new Error('the plan is too long');
    this.latest = { run, plan };
    return plan;
  }

  private async store({ run, number }: JobPayload, { value, content }: JobResult): Promise<void> {
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    await this.database.query(STORE_RESULT, [run, number, value, bytes, null]);
  }
}

function requireSize(result: JobResult): JobResult {
  if (result.value.length > MAX_VALUE_CHARACTERS || result.content.length > MAX_CONTENT_BYTES)
    throw new Error(`the result is too large (${result.content.length} bytes)`);
  return result;
}
