/** Lets workers of jobs compute answers of experts for a server, which computes them itself if no worker does so in time. */
import type { Json } from '@ludoteca/kernel';
import { CoordinationConnection } from '../leases/coordination-connection.ts';
import { SQL_NOW } from '../storage/sql-time.ts';
import { ANSWER_KIND, parseAnswer } from './answer-job.ts';
import { formatTask, type JobRun, runIdOf } from './job-run.ts';
import { addRun, type ExecuteSql } from './job-statements.ts';
import { migrateJobs, RESULT_CHANNEL } from './job-tables.ts';

/** The question whose answer is computed. */
export interface DelegatedQuestion {
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  /** See `createAnswerPlan`. */
  readonly plan: string;
}

/** Computes answers outside the server. */
export interface AnswerService {
  /** Whether answers are likely to come in time. */
  readonly isAvailable: boolean;
  /** Resolves to undefined if no answer came in time, or after a stop. Never rejects. */
  compute(question: DelegatedQuestion, stop: AbortSignal): Promise<Json | undefined>;
  /** Counts the jobs and the workers of the database. */
  reportJobs(): Promise<JobReport>;
  close(): Promise<void>;
}

export interface JobReport {
  /** Jobs by state. */
  readonly jobs: { readonly waiting: number; readonly running: number };
  /** The number of workers that take jobs of a kind. */
  readonly workers: ReadonlyMap<string, number>;
}

export interface AnswerQueueOptions {
  readonly url: string;
  /** Of the program. */
  readonly release: string;
  /** Milliseconds in which an answer must have come. */
  readonly timeout?: number;
}

const TIMEOUT = 3000;
/** Milliseconds for which the server computes all answers itself after one did not come in time, or if there is no worker. */
const PAUSE_AFTER_TIMEOUT = 10_000;
const PAUSE_WITHOUT_WORKERS = 1000;
/** A job whose worker ended is given to another one. */
const ATTEMPTS = 3;
/** Before simulations and tournaments: no person at a table waits for those. */
const PRIORITY = -10;
/** Milliseconds after which a run is deleted whose server has ended. */
const FORGET_AFTER = 60_000;
const FORGET_INTERVAL = 60_000;

type SqlRow = { readonly [column: string]: unknown };
type StoredAnswer = SqlRow & { readonly value: string | null };

export class AnswerQueue implements AnswerService {
  private readonly release: string;
  private readonly timeout: number;
  private readonly connection: CoordinationConnection;
  private readonly forgetTimer: NodeJS.Timeout;
  /** Called when there may be a result, or the run is cancelled; by run. */
  private readonly listeners = new Map<string, () => void>();
  private pausedUntil = 0;

  private constructor({ url, release, timeout = TIMEOUT }: AnswerQueueOptions) {
    this.release = release;
    this.timeout = timeout;
    this.connection = new CoordinationConnection(url, {
      onOpen: async (client) => void (await client.query(`listen ${RESULT_CHANNEL}`)),
      onNotification: (payload = '') => this.listeners.get(payload.split(' ', 1)[0] ?? '')?.(),
    });
    this.forgetTimer = setInterval(() => void this.forgetOldRuns().catch(() => undefined), FORGET_INTERVAL);
  }

  static async open(options: AnswerQueueOptions): Promise<AnswerQueue> {
    await migrateJobs(options.url);
    const queue = new AnswerQueue(options);
    try {
      await queue.connection.open();
      await queue.forgetOldRuns();
    } catch (error) {
      await queue.close();
      throw error;
    }
    return queue;
  }

  get isAvailable(): boolean {
    return performance.now() >= this.pausedUntil;
  }

  async compute(question: DelegatedQuestion, stop: AbortSignal): Promise<Json | undefined> {
    if (!this.isAvailable || stop.aborted) return undefined;
    const run: JobRun = { ...question, kind: ANSWER_KIND, release: this.release };
    const id = runIdOf(run);
    try {
      if (!(await this.hasWorker(run))) {
        this.pause(PAUSE_WITHOUT_WORKERS);
        return undefined;
      }
      const arrival = this.waitForResult(id, stop);
      await addRun(this.execute, run, [0], { attempts: ATTEMPTS, priority: PRIORITY });
      if ((await arrival) === 'too late') this.pause(PAUSE_AFTER_TIMEOUT);
      return await this.takeAnswer(id);
    } catch {
      // Without a database there are no workers.
      this.pause(PAUSE_WITHOUT_WORKERS);
      return undefined;
    } finally {
      this.listeners.get(id)?.();
    }
  }

  async reportJobs(): Promise<JobReport> {
    const [jobs = { waiting: 0, running: 0 }] = await this.connection.query<JobReport['jobs'] & SqlRow>(
      `select count(*) filter (where locked_at is null)::integer as waiting, count(locked_at)::integer as running
       from graphile_worker.jobs where task_identifier like 'ludoteca %'`,
      [],
    );
    const workers = await this.connection.query<{ kind: string; workers: number } & SqlRow>(
      `select split_part(task, ' ', 2) as kind, count(distinct pool)::integer as workers
       from job_workers, unnest(tasks) as task group by kind`,
      [],
    );
    return { jobs, workers: new Map(workers.map((row) => [row.kind, row.workers])) };
  }

  async close(): Promise<void> {
    clearInterval(this.forgetTimer);
    for (const listener of this.listeners.values()) listener();
    await this.connection.close();
  }

  private readonly execute: ExecuteSql = (text, values) => this.connection.query(text, values);

  private pause(milliseconds: number): void {
    this.pausedUntil = performance.now() + milliseconds;
  }

  private async hasWorker(run: JobRun): Promise<boolean> {
    const workers = await this.connection.query('select from job_workers where $1 = any(tasks) limit 1', [
      formatTask(run),
    ]);
    return workers.length > 0;
  }

  /** A result whose notification was lost is found when the time is over. */
  private waitForResult(id: string, stop: AbortSignal): Promise<'notified' | 'too late'> {
    return new Promise((resolve) => {
      const end = (result: 'notified' | 'too late'): void => {
        clearTimeout(timer);
        stop.removeEventListener('abort', notify);
        this.listeners.delete(id);
        resolve(result);
      };
      const notify = (): void => end('notified');
      const timer = setTimeout(() => end('too late'), this.timeout);
      stop.addEventListener('abort', notify);
      this.listeners.set(id, notify);
    });
  }

  /** Removes the run with its result, which is not needed any more; a job that is being executed is cancelled. */
  private async takeAnswer(id: string): Promise<Json | undefined> {
    const [stored] = await this.connection.query<StoredAnswer>(
      'select value from job_results where run = $1 and number = 0',
      [id],
    );
    await this.connection.query(
      `with removed as (delete from job_runs where id = $1)
       select count(*) from graphile_worker.complete_jobs(array(select id from graphile_worker.jobs where key = $1 || ' 0'))`,
      [id],
    );
    return typeof stored?.value === 'string' ? parseAnswer(stored.value) : undefined;
  }

  private async forgetOldRuns(): Promise<void> {
    await this.connection.query(
      `with removed as (delete from job_runs where kind = $1 and made < ${SQL_NOW} - $2 returning id || ' 0' as key)
       select count(*) from graphile_worker.complete_jobs(array(
         select id from graphile_worker.jobs where key in (select key from removed)))`,
      [ANSWER_KIND, FORGET_AFTER],
    );
  }
}
