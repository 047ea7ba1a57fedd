import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AnyCatalogueEntry } from '@ludoteca/kit';
import type { Out, Plan, Queue } from './plan.ts';
import { playStretch } from './stretch.ts';
import type { Sums } from './sums.ts';

/** What a worker is given when it starts. */
export interface WorkerStart {
  readonly plan: Plan;
  readonly out: Out | undefined;
}

export interface Work {
  readonly entry: AnyCatalogueEntry;
  readonly plan: Plan;
  readonly out: Out | undefined;
  /** Shared by all jobs: each takes the next stretch when it is free. */
  readonly queue: Queue;
  readonly stop: AbortSignal;
  /** Hears the sums of each stretch, in whatever order they come. */
  readonly each: (sums: Sums) => void;
}

/** Threads take about so many milliseconds to get going: a simulation that is done sooner does without. */
const PATIENCE = 500;

/**
 * Plays the whole queue, over so many worker threads, or in this one if there is one job. Without a word on jobs it begins here and
 * hires for what is left. A stop lets the stretches under way come to their end.
 */
export async function work(given: Work, jobs: number | undefined): Promise<void> {
  if (jobs !== undefined) return jobs === 1 ? workHere(given) : workThere(given, jobs);
  await workHere(given, PATIENCE);
  return workThere(given, availableParallelism());
}

async function workHere(given: Work, patience = Number.POSITIVE_INFINITY): Promise<void> {
  const { entry, plan, out, queue, stop, each } = given;
  const until = performance.now() + patience;
  while (!stop.aborted && performance.now() < until) {
    const stretch = queue.next();
    if (stretch === undefined) return;
    each(await playStretch(entry, plan, stretch, out));
    // Signals are heard only when the thread comes to rest.
    await setImmediate();
  }
}

async function workThere(given: Work, jobs: number): Promise<void> {
  if (given.stop.aborted) return;
  const workers = Array.from({ length: Math.min(jobs, given.queue.left) }, () => hire(given));
  try {
    await Promise.all(workers.map((worker) => employ(given, worker)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

function hire({ plan, out }: Work): Worker {
  const workerData: WorkerStart = { plan, out };
  return new Worker(new URL('../boot.mjs', import.meta.url), { workerData });
}

async function employ({ queue, stop, each }: Work, worker: Worker): Promise<void> {
  for (let stretch = queue.next(); stretch !== undefined && !stop.aborted; stretch = queue.next()) {
    const done = once(worker, 'message');
    worker.postMessage(stretch, []);
    const [sums] = (await done) as [Sums];
    each(sums);
  }
}
