/** Measurements of a running server in the format of Prometheus. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ProblemKey, TableState } from '@ludoteca/wire';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { JobReport } from '../jobs/answer-queue.ts';
import type { WorkerReport } from '../execution/supervised-worker.ts';
import { summarizeMetric } from './summarize-metric.ts';

/** Values that are read when the metrics are requested. */
export interface MetricSources {
  readonly countTables: () => Promise<ReadonlyMap<TableState, number>>;
  readonly countConnections: () => ReadonlyMap<ConnectionKind, number>;
  readonly reportWorkers: () => readonly WorkerReport[];
  /** Of all servers of the database. */
  readonly countMatchesByServer: () => Promise<ReadonlyMap<string, number>>;
  /** Undefined if this server has no part in jobs. */
  readonly reportJobs: (() => Promise<JobReport>) | undefined;
}

/** `waiting`: before the hello. */
export type ConnectionKind = 'waiting' | 'spectator' | 'player';

const TABLE_STATES: readonly TableState[] = ['open', 'playing', 'over'];
const CONNECTION_KINDS: readonly ConnectionKind[] = ['waiting', 'spectator', 'player'];
/** In seconds. */
const BUCKETS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];
const QUANTILES = [50, 90, 99];

export class Metrics {
  private readonly registry = new Registry();
  private readonly eventLoop = monitorEventLoopDelay({ resolution: 10 });
  private readonly answers = this.counter('answers_total', 'Answers of people by result', 'result');
  private readonly answerSeconds = this.histogram(
    'answer_seconds',
    'Time from the receipt of an answer to its acknowledgement',
  );
  private readonly requestSeconds = this.histogram(
    'request_seconds',
    'Time to answer a REST request',
    'method',
    'route',
    'status',
  );
  private readonly refusals = this.counter('refusals_total', 'Refused requests and messages', 'problem');
  private readonly entries = this.counter('entries_total', 'Entries of matches that were stored');
  private readonly storageSeconds = this.histogram(
    'storage_seconds',
    'Time of an operation of the storage',
    'operation',
  );
  private readonly storageFailures = this.counter(
    'storage_failures_total',
    'Failed operations of the storage',
    'operation',
  );
  private readonly sentBytes = this.counter('sent_bytes_total', 'Bytes of messages sent to clients');
  private readonly receivedBytes = this.counter('received_bytes_total', 'Bytes of messages of clients');
  private readonly evictions = this.counter('evictions_total', 'Connections closed for newer ones', 'kind');
  private readonly delegatedAnswers = this.counter(
    'delegated_answers_total',
    'Answers of experts that were to be computed by workers of jobs',
    'by',
  );
  private readonly deletedTables = this.counter('deleted_tables_total', 'Tables deleted by retention');

  constructor() {
    this.eventLoop.enable();
  }

  /** `milliseconds`: since the answer was received. */
  countAnswer(result: 'done' | 'refused', milliseconds: number): void {
    this.answers.inc({ result });
    this.answerSeconds.observe(milliseconds / 1000);
  }

  countRequest(method: string, route: string, status: number, milliseconds: number): void {
    this.requestSeconds.observe({ method, route, status }, milliseconds / 1000);
  }

  countRefusal(problem: ProblemKey): void {
    this.refusals.inc({ problem });
  }

  countEntries(count: number): void {
    this.entries.inc(count);
  }

  countStorage(operation: string, milliseconds: number, hasFailed: boolean): void {
    this.storageSeconds.observe({ operation }, milliseconds / 1000);
    if (hasFailed) this.storageFailures.inc({ operation });
  }

  countSentBytes(bytes: number): void {
    this.sentBytes.inc(bytes);
  }

  countReceivedBytes(bytes: number): void {
    this.receivedBytes.inc(bytes);
  }

  countEviction(kind: ConnectionKind): void {
    this.evictions.inc({ kind });
  }

  /** `by`: who computed it in the end. */
  countDelegatedAnswer(by: 'worker' | 'server'): void {
    this.delegatedAnswers.inc({ by });
  }

  countDeletedTables(count: number): void {
    this.deletedTables.inc(count);
  }

  /** Adds the values that are read on request. To be called once. */
  addSources(sources: MetricSources): void {
    const { countTables, countConnections, reportWorkers } = sources;
    this.addSharedSources(sources);
    const addWorkerGauge = (name: string, help: string, valueOf: (report: WorkerReport) => number): void =>
      this.gauge(name, help, 'worker', (set) => {
        for (const report of reportWorkers()) set(report.name, valueOf(report));
      });
    addWorkerGauge(
      'worker_requests',
      'Requests that wait or are executed',
      (report) => report.pendingRequests,
    );
    addWorkerGauge('worker_tables', 'Matches in the memory of a worker', ({ tables }) => tables);
    addWorkerGauge(
      'worker_cpu_seconds',
      'Processor time of the process of a worker',
      ({ cpuTime = 0 }) => cpuTime / 1000,
    );
    addWorkerGauge('worker_restarts_total', 'Processes of a worker that ended', ({ restarts }) => restarts);
    addWorkerGauge('worker_overruns_total', 'Requests that took too much work', ({ overruns }) => overruns);
    this.gauge('loaded_tables', 'Tables in memory', 'state', async (set) => {
      const counts = await countTables();
      for (const state of TABLE_STATES) set(state, counts.get(state) ?? 0);
    });
    this.gauge('connections', 'WebSocket connections', 'kind', (set) => {
      const counts = countConnections();
      for (const kind of CONNECTION_KINDS) set(kind, counts.get(kind) ?? 0);
    });
    this.gauge(
      'event_loop_delay_seconds',
      'Delay of the event loop since the last request',
      'quantile',
      (set) => {
        for (const quantile of QUANTILES) set(`0.${quantile}`, this.eventLoop.percentile(quantile) / 1e9);
        set('1', this.eventLoop.max / 1e9);
        this.eventLoop.reset();
      },
    );
    this.gauge('memory_bytes', 'Memory of the main process', 'kind', (set) => {
      const { rss, heapUsed } = process.memoryUsage();
      set('resident', rss);
      set('heap', heapUsed);
    });
    this.gauge('cpu_seconds', 'Processor time of the main process', 'kind', (set) => {
      const { user, system } = process.cpuUsage();
      set('user', user / 1e6);
      set('system', system / 1e6);
    });
  }

  /** Values of the database, which are the same at every server. They are left out while the database is out of reach. */
  private addSharedSources({ countMatchesByServer, reportJobs }: MetricSources): void {
    this.gauge('server_matches', 'Unfinished matches by the server that runs them', 'server', (set, reset) =>
      countMatchesByServer().then(
        (counts) => {
          reset();
          for (const [server, count] of counts) set(server, count);
        },
        () => reset(),
      ),
    );
    if (reportJobs === undefined) return;
    this.gauge('jobs', 'Jobs of the database that are not finished', 'state', (set, reset) =>
      reportJobs().then(
        ({ jobs: { waiting, running } }) => {
          set('waiting', waiting);
          set('running', running);
        },
        () => reset(),
      ),
    );
    this.gauge(
      'job_workers',
      'Workers of the database by the kind of jobs that they take',
      'kind',
      (set, reset) =>
        reportJobs().then(
          ({ workers }) => {
            reset();
            for (const [kind, count] of workers) set(kind, count);
          },
          () => reset(),
        ),
    );
  }

  /** The content type of `format`. */
  get contentType(): string {
    return this.registry.contentType;
  }

  format(): Promise<string> {
    return this.registry.metrics();
  }

  /** Totals since the start of the server. It does not change what `format` returns. */
  async summarize(): Promise<{ readonly [name: string]: number }> {
    const metrics = await Promise.all([
      this.answers.get(),
      this.answerSeconds.get(),
      this.requestSeconds.get(),
      this.refusals.get(),
      this.entries.get(),
      this.storageSeconds.get(),
      this.storageFailures.get(),
      this.sentBytes.get(),
      this.receivedBytes.get(),
      this.evictions.get(),
      this.deletedTables.get(),
    ]);
    const summaries: Readonly<Record<string, number>> = Object.fromEntries(metrics.flatMap(summarizeMetric));
    return { ...summaries, ludoteca_memory_bytes: process.memoryUsage.rss() };
  }

  close(): void {
    this.eventLoop.disable();
  }

  private counter<L extends string = never>(name: string, help: string, ...labelNames: L[]): Counter<L> {
    return new Counter({ name: `ludoteca_${name}`, help, labelNames, registers: [this.registry] });
  }

  private histogram<L extends string = never>(name: string, help: string, ...labelNames: L[]): Histogram<L> {
    return new Histogram({
      name: `ludoteca_${name}`,
      help,
      labelNames,
      buckets: BUCKETS,
      registers: [this.registry],
    });
  }

  private gauge<L extends string>(
    name: string,
    help: string,
    label: L,
    collect: (set: (value: string, count: number) => void, reset: () => void) => Promise<void> | void,
  ): void {
    const gauge: Gauge<L> = new Gauge({
      name: `ludoteca_${name}`,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect: () =>
        collect(
          (value, count) => gauge.set({ [label]: value } as Record<L, string>, count),
          () => gauge.reset(),
        ),
    });
  }
}
