/** A worker thread of a simulation: a stretch comes in, its sums go out. */
import { parentPort, workerData } from 'node:worker_threads';
import { catalogue } from '@ludoteca/games';
import { loadAddOns } from '../files/add-ons.ts';
import { findGame } from '../args/game-args.ts';
import type { WorkerData } from './run-simulation.ts';
import type { Batch } from './plan.ts';
import { playBatch } from './play-batch.ts';

const { plan, out } = workerData as WorkerData;
const entry = findGame(plan.game, catalogue);
// Whatever is wrong was said where the simulation began.
await loadAddOns([entry], 'en', () => undefined);

parentPort?.on('message', (batch: Batch) => {
  // A failure outside the rules is thrown to the thread that waits for this one.
  void playBatch(entry, plan, batch, out).then((totals) => parentPort?.postMessage(totals, []));
});
