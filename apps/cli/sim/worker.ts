/** A worker thread of a simulation: a stretch comes in, its sums go out. */
import { parentPort, workerData } from 'node:worker_threads';
import { catalogue } from '@ludoteca/games';
import { takeAddOns } from '../add-ons.ts';
import { entryNamed } from '../entries.ts';
import type { WorkerStart } from './jobs.ts';
import type { Stretch } from './plan.ts';
import { playStretch } from './stretch.ts';

const { plan, out } = workerData as WorkerStart;
const entry = entryNamed(plan.game, catalogue);
// Whatever is wrong was said where the simulation began.
await takeAddOns([entry], 'en', () => undefined);

parentPort?.on('message', (stretch: Stretch) => {
  // A failure outside the rules is thrown to the thread that waits for this one.
  void playStretch(entry, plan, stretch, out).then((sums) => parentPort?.postMessage(sums, []));
});
