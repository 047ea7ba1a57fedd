/** The workers of a server: matches are distributed over several, content of users is checked in one of its own. */
import { RefusedError } from '@ludoteca/wire';
import type {
  ExecutorRequest,
  ExecutorResult,
  TableContent,
  TableOperations,
  ValidContent,
} from './operations.ts';
import { SupervisedWorker, WorkerEndedError, type WorkerReport } from './supervised-worker.ts';
import type { StartWorker } from './worker-process.ts';

export interface WorkerPoolOptions {
  readonly start: StartWorker;
  /** The number of workers for matches. */
  readonly count: number;
  /** CPU time for one operation, in milliseconds. */
  readonly budget: number;
  /** Bytes of memory above which a worker is to give up matches that are not in use. */
  readonly heapThreshold: number;
  readonly log: (message: string, error: unknown) => void;
}

type TableRequest = Extract<ExecutorRequest, { readonly table: string }>;
type MatchOperation = Exclude<keyof TableOperations, 'open' | 'close'>;

/** Requests that may wait for validation. */
const MAX_WAITING_VALIDATIONS = 32;
/** Workers can be killed from outside, by mistake. A request during which that happens so often counts as the cause. */
const MAX_SUSPICIONS = 3;

export class WorkerPool {
  private readonly options: WorkerPoolOptions;
  private readonly workers: readonly SupervisedWorker[];
  /** Matches that have exceeded a budget before delay only each other. */
  private readonly suspects: SupervisedWorker;
  private readonly validation: SupervisedWorker;
  private readonly assignments = new Map<string, SupervisedWorker>();
  private closed = false;

  constructor(options: WorkerPoolOptions) {
    const { start, count, log } = options;
    const create = (name: string): SupervisedWorker => new SupervisedWorker(name, start, log);
    this.options = options;
    this.workers = Array.from({ length: count }, (_, i) => create(`matches ${i + 1}`));
    this.suspects = create('suspects');
    this.validation = create('validation');
  }

  get reports(): readonly WorkerReport[] {
    return this.all.map(({ report }) => report);
  }

  private get all(): readonly SupervisedWorker[] {
    return [...this.workers, this.suspects, this.validation];
  }

  /** Whether the match of this table is in the memory of a worker. */
  isOpen(table: string): boolean {
    return this.assignments.get(table)?.tables.has(table) === true;
  }

  /** Opens a match in the worker that has the fewest. */
  async open(
    table: string,
    request: TableOperations['open']['request'],
    budget: number,
    isSuspect: boolean,
  ): Promise<TableOperations['open']['result']> {
    const worker = isSuspect ? this.suspects : this.leastLoaded();
    worker.tables.add(table);
    this.assignments.set(table, worker);
    const { result } = await this.send(worker, { do: 'open', table, ...request }, budget);
    const opened = result as TableOperations['open']['result'];
    if ('needsEntries' in opened) this.forget(table);
    return opened;
  }

  /** Executes an operation on an open match. */
  request<K extends MatchOperation>(
    table: string,
    operation: K,
    request: TableOperations[K]['request'],
    budget = this.options.budget,
  ): Promise<ExecutorResult<TableOperations[K]['result']>> {
    const worker = this.assignments.get(table);
    if (worker?.tables.has(table) !== true)
      return Promise.reject(new WorkerEndedError('bystander', 'the match is not open'));
    const header = { do: operation, table, ...request } as unknown as TableRequest;
    return this.send(worker, header, budget) as Promise<ExecutorResult<TableOperations[K]['result']>>;
  }

  /** Removes a match from the memory of its worker. */
  release(table: string): void {
    const worker = this.assignments.get(table);
    if (worker?.tables.has(table) === true)
      this.send(worker, { do: 'close', table }, this.options.budget).catch(() => undefined);
    this.forget(table);
  }

  /** Checks the content of a new table; refuses content that is invalid or takes too much work. */
  validate(content: TableContent): Promise<ValidContent> {
    if (this.validation.pendingRequests >= MAX_WAITING_VALIDATIONS)
      return Promise.reject(new RefusedError({ problem: 'too many' }));
    return this.repeat(async () => {
      const { result } = await this.validation.request({ do: 'validate', ...content }, this.options.budget);
      return result as ValidContent;
    });
  }

  /** Repeats a request whose worker ended, unless the request is the cause: then it is refused as `work limit`. */
  async repeat<R>(execute: () => Promise<R>): Promise<R> {
    for (let suspicions = 0; ;)
      try {
        return await execute();
      } catch (error) {
        if (!(error instanceof WorkerEndedError)) throw error;
        if (this.closed) throw new RefusedError({ problem: 'closing' });
        if (error.role === 'suspect') suspicions++;
        if (error.role !== 'cause' && suspicions < MAX_SUSPICIONS) continue;
        this.options.log('a request took too much work', error);
        throw new RefusedError({ problem: 'work limit' });
      }
  }

  /** The tables of workers that use too much memory. */
  async crowdedTables(): Promise<ReadonlySet<string>> {
    const running = [...this.workers, this.suspects].filter(({ tables }) => tables.size > 0);
    const crowded = await Promise.all(running.map((worker) => this.isCrowded(worker)));
    return new Set(running.filter((_, i) => crowded[i]).flatMap(({ tables }) => Array.from(tables)));
  }

  /** Resolves when a worker answers. */
  async waitUntilReady(): Promise<void> {
    await this.validation.request({ do: 'status' }, this.options.budget);
  }

  /** Ends all workers. Matches are stored elsewhere, so they can be killed. */
  close(): void {
    this.closed = true;
    for (const worker of this.all) worker.kill();
  }

  private async isCrowded(worker: SupervisedWorker): Promise<boolean> {
    try {
      const { result } = await worker.request({ do: 'status' }, this.options.budget);
      return (result as { readonly heap: number }).heap > this.options.heapThreshold;
    } catch {
      return false;
    }
  }

  /** After any error the executor may have no such match. */
  private async send(
    worker: SupervisedWorker,
    request: TableRequest,
    budget: number,
  ): Promise<ExecutorResult<unknown>> {
    try {
      return await worker.request(request, budget);
    } catch (error) {
      this.forget(request.table);
      throw error;
    }
  }

  private forget(table: string): void {
    this.assignments.get(table)?.tables.delete(table);
    this.assignments.delete(table);
  }

  private leastLoaded(): SupervisedWorker {
    return this.workers.reduce((best, worker) => (worker.tables.size < best.tables.size ? worker : best));
  }
}
