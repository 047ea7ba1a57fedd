/** A worker that is started when it is needed, with its pending requests and their budgets. */
import type { ExecutorRequest, ExecutorResult, ReplyHeader, ThrownError } from './operations.ts';
import { RefusedError } from '@ludoteca/wire';
import { encodePacket, type Packet } from './packets.ts';
import type { RunningWorker, StartWorker, WorkerEnd } from './worker-process.ts';

/** The part of a request in the end of its worker: it caused it, it was executed at that moment, or it was waiting. */
export type WorkerEndRole = 'cause' | 'suspect' | 'bystander';

/** The worker ended before it answered. Nothing has changed, so the request may be repeated, except by the one who caused it. */
export class WorkerEndedError extends Error {
  override readonly name = 'WorkerEndedError';
  readonly role: WorkerEndRole;

  constructor(role: WorkerEndRole, description: string) {
    super(`the worker ended: ${description}`);
    this.role = role;
  }
}

/** An error that was thrown in a worker. If it is the reply to a request, the match must be opened again. */
class ExecutionError extends Error {
  constructor({ name, message, stack }: ThrownError) {
    super(message);
    this.name = name;
    this.stack = stack;
  }
}

/** The measurements of one worker. */
export interface WorkerReport {
  readonly name: string;
  readonly pendingRequests: number;
  readonly tables: number;
  /** CPU time of the process that runs now, in milliseconds; undefined if none runs or the system does not tell. */
  readonly cpuTime: number | undefined;
  /** Processes that have ended and were, or will be, replaced. */
  readonly restarts: number;
  /** Requests that exceeded their budget or made the process crash. */
  readonly overruns: number;
}

interface PendingRequest {
  /** In milliseconds of CPU time. */
  readonly budget: number;
  resolve(result: ExecutorResult<unknown>): void;
  reject(error: Error): void;
}

/** Milliseconds between two looks at a busy worker. */
const WATCH_INTERVAL = 100;
/**
 * A request may take that many times its budget in real time, since the machine may be busy: where the CPU time is known, that only
 * guards against a process that hangs without using any.
 */
const MAX_SLOWDOWN = { withCpuTime: 100, withoutCpuTime: 10 };
/** Milliseconds in which a worker must have started. */
const START_TIMEOUT = 120_000;

export class SupervisedWorker {
  /** The tables whose matches are open here. */
  readonly tables = new Set<string>();
  private readonly name: string;
  private readonly start: StartWorker;
  private readonly log: (message: string, error: unknown) => void;
  private running: RunningWorker | undefined;
  private isReady = false;
  private pending: PendingRequest[] = [];
  /** The request that was killed for its budget. */
  private overspent: PendingRequest | undefined;
  /** The oldest request at the last look, with the time and CPU time of the first look at it. */
  private watched:
    | {
        readonly request: PendingRequest | undefined;
        readonly time: number;
        readonly cpu: number | undefined;
      }
    | undefined;
  private watchTimer: NodeJS.Timeout | undefined;
  private restarts = 0;
  private overruns = 0;

  constructor(name: string, start: StartWorker, log: (message: string, error: unknown) => void) {
    this.name = name;
    this.start = start;
    this.log = log;
  }

  get report(): WorkerReport {
    const { name, pendingRequests, restarts, overruns } = this;
    const cpuTime = this.running?.cpuTime();
    return { name, pendingRequests, tables: this.tables.size, cpuTime, restarts, overruns };
  }

  get pendingRequests(): number {
    return this.pending.length;
  }

  /** Requests are executed in order. */
  request(request: ExecutorRequest, budget: number): Promise<ExecutorResult<unknown>> {
    return new Promise((resolve, reject) => {
      this.running ??= this.start({
        onPacket: (packet) => this.receive(packet),
        onEnd: (end) => this.end(end),
      });
      this.pending.push({ budget, resolve, reject });
      this.running.send(encodePacket(request));
      this.watchTimer ??= setInterval(() => this.watch(), WATCH_INTERVAL);
    });
  }

  kill(): void {
    this.running?.kill();
  }

  private receive({ header, parts }: Packet): void {
    if (!this.isReady) {
      this.isReady = true;
      // The time of the start does not count.
      this.watched = undefined;
      return;
    }
    const reply = header as ReplyHeader;
    const request = this.pending.shift();
    for (const { message, error } of reply.errors ?? []) this.log(message, new ExecutionError(error));
    if ('result' in reply) request?.resolve({ result: reply.result, parts });
    else if ('problem' in reply) request?.reject(new RefusedError(reply.problem));
    else request?.reject(new ExecutionError(reply.fault));
  }

  private end(end: WorkerEnd): void {
    const { pending, isReady, overspent } = this;
    this.running = undefined;
    this.isReady = false;
    this.pending = [];
    this.overspent = undefined;
    this.restarts++;
    this.tables.clear();
    this.stopWatching();
    if (!isReady) {
      for (const request of pending)
        request.reject(new Error(`no worker can be started: ${end.description}`));
      return;
    }
    for (const [i, request] of pending.entries()) {
      const role = roleOf(request, i, overspent, end);
      if (role === 'cause') this.overruns++;
      request.reject(new WorkerEndedError(role, end.description));
    }
  }

  /** Kills the worker if its oldest request has exceeded its budget. */
  private watch(): void {
    const [request] = this.pending;
    if (request === undefined) return this.stopWatching();
    const [time, cpu] = [performance.now(), this.running?.cpuTime()];
    if (this.watched?.request !== request) {
      this.watched = { request, time, cpu };
      return;
    }
    const elapsed = time - this.watched.time;
    const budget = this.isReady ? request.budget : START_TIMEOUT;
    const spent = cpu === undefined || this.watched.cpu === undefined ? elapsed : cpu - this.watched.cpu;
    const isMeasured = this.isReady && cpu !== undefined;
    const slowdown = isMeasured ? MAX_SLOWDOWN.withCpuTime : MAX_SLOWDOWN.withoutCpuTime;
    if (spent < budget && elapsed < budget * slowdown) return;
    this.overspent = request;
    this.running?.kill();
  }

  private stopWatching(): void {
    clearInterval(this.watchTimer);
    this.watchTimer = undefined;
    this.watched = undefined;
  }
}

function roleOf(
  request: PendingRequest,
  index: number,
  overspent: PendingRequest | undefined,
  { isKilledFromOutside }: WorkerEnd,
): WorkerEndRole {
  if (index > 0) return 'bystander';
  if (request === overspent) return 'cause';
  // The worker was killed for a request that it answered in the last moment.
  if (overspent !== undefined) return 'bystander';
  return isKilledFromOutside ? 'suspect' : 'cause';
}
