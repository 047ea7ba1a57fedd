import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { ArchiveOutput, SimulationPlan, BatchQueue } from './plan.ts';
import { playBatch } from './play-batch.ts';
import type { SimulationTotals } from './totals.ts';

/** What a worker is given when it starts. */
export interface WorkerData {
  readonly plan: SimulationPlan;
  readonly out: ArchiveOutput | undefined;
}

export interface SimulationWork {
  readonly entry: AnyCatalogueEntry;
  readonly plan: SimulationPlan;
  readonly out: ArchiveOutput | undefined;
  /** Shared by all jobs: each takes the next stretch when it is free. */
  readonly queue: BatchQueue;
  readonly stop: AbortSignal;
  /** Hears the sums of each stretch, in whatever order they come. */
  readonly onBatch: (totals: SimulationTotals) => void;
}

/** Threads take about so many milliseconds to get going: a simulation that is done sooner does without. */
const SINGLE_THREAD_MILLISECONDS = 500;

/**
 * Plays the whole queue, over so many worker threads, or in this one if there is one job. Without a word on jobs it begins here and
 * hires for what is left. A stop lets the stretches under way come to their end.
 */
export async function runSimulation(given: SimulationWork, jobs: number | undefined): Promise<void> {
  if (jobs !== undefined) return jobs === 1 ? runInThisThread(given) : runInWorkers(given, jobs);
  await runInThisThread(given, SINGLE_THREAD_MILLISECONDS);
  return runInWorkers(given, availableParallelism());
}

async function runInThisThread(given: SimulationWork, patience = Number.POSITIVE_INFINITY): Promise<void> {
  const { entry, plan, out, queue, stop, onBatch } = given;
  const until = performance.now() + patience;
  while (!stop.aborted && performance.now() < until) {
    const batch = queue.next();
    if (batch === undefined) return;
    onBatch(await playBatch(entry, plan, batch, out));
    // Signals are heard only when the thread comes to rest.
    await setImmediate();
  }
}

async function runInWorkers(given: SimulationWork, jobs: number): Promise<void> {
  if (given.stop.aborted) return;
  const workers = Array.from({ length: Math.min(jobs, given.queue.left) }, () => startWorker(given));
  try {
    await Promise.all(workers.map((worker) => feedWorker(given, worker)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function startWorker({ plan, out }: SimulationWork): Worker {
  const workerData: WorkerData = { plan, out };
  return new Worker(new URL('./start-worker.mjs', import.meta.url), { workerData });
}

async function feedWorker({ queue, stop, onBatch }: SimulationWork, worker: Worker): Promise<void> {
  for (let batch = queue.next(); batch !== undefined && !stop.aborted; batch = queue.next()) {
    const done = once(worker, 'message');
    worker.postMessage(batch, []);
    const [totals] = (await done) as [SimulationTotals];
    onBatch(totals);
  }
}
