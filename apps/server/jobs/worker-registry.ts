/** The workers of a database: a lock shows that each is alive, and jobs of those that ended without notice are given to others. */
import { CoordinationConnection } from '../leases/coordination-connection.ts';
import { RESULT_CHANNEL } from './job-tables.ts';

/** Milliseconds between two looks at the other workers, and at jobs of workers that never registered. */
const WATCH_INTERVAL = 1000;
const SWEEP_INTERVAL = 60_000;
/** Seconds after which a job that is locked by an unknown worker is given to others. */
const UNKNOWN_WORKER_SECONDS = 30;

const LOCK = "hashtextextended('ludoteca job worker ' || pool, 0)";

/** While the database is out of reach there is nothing to watch. */
const repeat = (work: () => Promise<void>, interval: number): NodeJS.Timeout =>
  setInterval(() => void work().catch(() => undefined), interval);

export class WorkerRegistry {
  /** The name under which this worker locks its jobs. */
  private readonly pool: string;
  private readonly connection: CoordinationConnection;
  private readonly timers: readonly NodeJS.Timeout[];

  private constructor(url: string, pool: string, tasks: readonly string[]) {
    this.pool = pool;
    this.connection = new CoordinationConnection(url, {
      onOpen: async (client) => {
        // A machine that is gone must not keep its lock for hours.
        await client.query(
          'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3',
        );
        await client.query(`select pg_advisory_lock(${LOCK}) from (values ($1::text)) as own (pool)`, [pool]);
        await client.query('insert into job_workers values ($1, $2) on conflict do nothing', [pool, tasks]);
      },
      onNotification: () => undefined,
    });
    this.timers = [
      repeat(() => this.releaseJobsOfEndedWorkers(), WATCH_INTERVAL),
      repeat(() => this.sweep(), SWEEP_INTERVAL),
    ];
  }

  static async join(url: string, pool: string, tasks: readonly string[]): Promise<WorkerRegistry> {
    const registry = new WorkerRegistry(url, pool, tasks);
    try {
      await registry.connection.open();
      await registry.sweep();
    } catch (error) {
      await registry.leave();
      throw error;
    }
    return registry;
  }

  async leave(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.connection
      .query('delete from job_workers where pool = $1', [this.pool])
      .catch(() => undefined);
    await this.connection.close();
  }

  /** The lock of a worker that has ended is free. */
  private async releaseJobsOfEndedWorkers(): Promise<void> {
    const ended = await this.connection.query<{ pool: string }>(
      `select pool from job_workers where pool <> $1 and pg_try_advisory_xact_lock(${LOCK})`,
      [this.pool],
    );
    if (ended.length === 0) return;
    const pools = ended.map(({ pool }) => pool);
    await this.unlock(pools);
    await this.connection.query('delete from job_workers where pool = any($1)', [pools]);
  }

  /** Finds jobs of workers that ended before they had registered. */
  private async sweep(): Promise<void> {
    const unknown = await this.connection.query<{ locked_by: string }>(
      `select distinct locked_by from graphile_worker.jobs where task_identifier like 'ludoteca %'
         and locked_at < now() - $1 * interval '1 second' and locked_by not in (select pool from job_workers)`,
      [UNKNOWN_WORKER_SECONDS],
    );
    await this.unlock(unknown.map((job) => job.locked_by));
  }

  private async unlock(pools: readonly string[]): Promise<void> {
    if (pools.length > 0)
      await this.connection.query('select graphile_worker.force_unlock_workers($1)', [pools]);
    await this.failExhaustedJobs();
  }

  /** A job whose worker ended at the last attempt is never taken again: it gets its result here. */
  private async failExhaustedJobs(): Promise<void> {
    const jobs = await this.connection.query<{ id: string; key: string; error: string | null }>(
      `select id, key, last_error as error from graphile_worker.jobs
       where attempts >= max_attempts and locked_at is null and key is not null and task_identifier like 'ludoteca %'`,
      [],
    );
    for (const { id, key, error } of jobs) {
      const [run, number] = key.split(' ');
      await this.connection.query(STORE_RESULT, [
        run,
        number,
        null,
        null,
        error ?? 'every worker that took it ended',
      ]);
      await this.connection.query('select count(*) from graphile_worker.complete_jobs(array[$1::bigint])', [
        id,
      ]);
    }
  }
}

/** Stores a result once, unless the run was cancelled, and notifies the command that waits for it. */
export const STORE_RESULT = `with stored as (
    insert into job_results (run, number, value, content, error)
    select id, $2::integer, $3::text, $4::bytea, $5::text from job_runs where id = $1::text for key share
    on conflict do nothing returning run, number)
  select pg_notify('${RESULT_CHANNEL}', run || ' ' || number) from stored`;
