/** A server process whose time is the modification time of a file, which tests set; arguments: WORKER PLACE CLOCK. It prints its address. */
import { statSync, writeSync } from 'node:fs';
import process from 'node:process';
import { createProcessStarter } from '../execution/worker-process.ts';
import { DEFAULT_LIMITS, UNLIMITED_USAGE } from '../http/limits.ts';
import { serve } from '../serve.ts';
import { openStorage } from '../storage/open-storage.ts';

const [worker = '', place = '', clockFile = ''] = process.argv.slice(2);
const now = (): number => statSync(clockFile).mtimeMs;
const { address } = await serve({
  port: 0,
  storage: await openStorage(place),
  limits: UNLIMITED_USAGE,
  startWorker: createProcessStarter(worker, DEFAULT_LIMITS.workerMegabytes),
  workers: 1,
  clock: now,
  monotonic: now,
});
writeSync(1, `${address}\n`);
