/** Worker thread of a simulation: receives batches and sends back their totals. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadGames } from '@ludoteca/api/game-modules';
import { loadAddOns } from '../files/add-ons.ts';
import { findGame } from '../args/game-args.ts';
import type { WorkerInput } from './run-simulation.ts';
import { BatchCollector } from './batch-collector.ts';
import type { Batch } from './plan.ts';
import { playBatch } from './play-batch.ts';

const { plan, out, outputs } = workerData as WorkerInput;
const entry = findGame(plan.game, await loadGames());
// Problems with add-ons were already reported by the main thread.
await loadAddOns([entry], 'en', () => undefined);

const collector = outputs && new BatchCollector(entry, outputs);
parentPort?.on('message', (batch: Batch) => {
  // A failure outside the rules is thrown in the main thread, which waits for this one.
  void playBatch(entry, plan, batch, out, collector).then((result) => parentPort?.postMessage(result, []));
});
