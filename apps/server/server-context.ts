/** The dependencies that all parts of a server share. */
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { WorkerPool } from './execution/worker-pool.ts';
import type { Limits } from './http/limits.ts';
import type { AnswerService } from './jobs/answer-queue.ts';
import type { Leases } from './leases/leases.ts';
import type { ErrorLog } from './observability/logger.ts';
import type { Metrics } from './observability/metrics.ts';
import type { Storage } from './storage/storage.ts';
import type { UsageLimits } from './usage/usage-limits.ts';

export interface ServerContext {
  readonly games: readonly AnyCatalogueEntry[];
  readonly storage: Storage;
  /** Which tables this server may change. */
  readonly leases: Leases;
  readonly workers: WorkerPool;
  /** Computes answers of experts outside this server; undefined: its own workers do. */
  readonly answers?: AnswerService | undefined;
  readonly limits: Limits;
  /** The time that computers take for an answer at every table, in milliseconds; undefined: as the terms of the table say. */
  readonly pace: number | undefined;
  /** Milliseconds since 1970. */
  readonly clock: () => number;
  /** Milliseconds since some moment. It never jumps, and stands still while the machine sleeps. */
  readonly monotonic: () => number;
  /** The given number of cryptographically random bytes. */
  readonly random: (bytes: number) => Uint8Array;
  readonly log: ErrorLog;
  readonly metrics: Metrics;
  readonly usage: UsageLimits;
}

/** A random string that is safe in URLs. */
export const randomBase64Url = ({ random }: ServerContext, bytes: number): string =>
  Buffer.from(random(bytes)).toString('base64url');
