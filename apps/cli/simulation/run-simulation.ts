/** Distributes a simulation over worker threads. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import { BatchCollector, type BatchOutputs } from './batch-collector.ts';
import type { ArchiveOutput, Batch, SimulationPlan, BatchQueue } from './plan.ts';
import { type BatchResult, playBatch } from './play-batch.ts';

export interface WorkerInput {
  readonly plan: SimulationPlan;
  readonly out: ArchiveOutput | undefined;
  readonly outputs: BatchOutputs | undefined;
}

export interface SimulationWork {
  readonly entry: AnyCatalogueEntry;
  readonly plan: SimulationPlan;
  readonly out: ArchiveOutput | undefined;
  readonly outputs: BatchOutputs | undefined;
  /** Shared by all workers: each takes the next batch when it is free. */
  readonly queue: BatchQueue;
  readonly stop: AbortSignal;
  /** Called for each batch, in any order. Further batches wait for it. */
  readonly onBatch: (batch: Batch, result: BatchResult) => Promise<void>;
}

/** Starting threads takes about this long, so a short simulation runs without them. */
const SINGLE_THREAD_MILLISECONDS = 500;

/**
 * Plays the whole queue in this thread (one job) or in workers. Without a number of jobs it starts in this thread and
 * moves the rest to workers. After a stop the running batches are finished.
 */
export async function runSimulation(work: SimulationWork, jobs: number | undefined): Promise<void> {
  if (jobs !== undefined) return jobs === 1 ? runInThisThread(work) : runInWorkers(work, jobs);
  await runInThisThread(work, SINGLE_THREAD_MILLISECONDS);
  return runInWorkers(work, availableParallelism());
}

async function runInThisThread(work: SimulationWork, milliseconds = Number.POSITIVE_INFINITY): Promise<void> {
  const { entry, plan, out, outputs, queue, stop, onBatch } = work;
  const collector = outputs && new BatchCollector(entry, outputs);
  const until = performance.now() + milliseconds;
  while (!stop.aborted && performance.now() < until) {
    const batch = queue.next();
    if (batch === undefined) return;
    await onBatch(batch, await playBatch(entry, plan, batch, out, collector));
    // Lets the event loop deliver signals.
    await setImmediate();
  }
}

async function runInWorkers(work: SimulationWork, jobs: number): Promise<void> {
  if (work.stop.aborted) return;
  const workers = Array.from({ length: Math.min(jobs, work.queue.left) }, () => startWorker(work));
  try {
    await Promise.all(workers.map((worker) => feedWorker(work, worker)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function startWorker({ plan, out, outputs }: SimulationWork): Worker {
  const workerData: WorkerInput = { plan, out, outputs };
  return new Worker(new URL('./start-worker.mjs', import.meta.url), { workerData });
}

async function feedWorker({ queue, stop, onBatch }: SimulationWork, worker: Worker): Promise<void> {
  for (let batch = queue.next(); batch !== undefined && !stop.aborted; batch = queue.next()) {
    const done = once(worker, 'message');
    worker.postMessage(batch, []);
    const [result] = (await done) as [BatchResult];
    await onBatch(batch, result);
  }
}
