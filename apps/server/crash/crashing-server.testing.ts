/** A server process that kills itself at a fault point; arguments: WORKER PLACE POINT AFTER. It prints its address. */
import { writeSync } from 'node:fs';
import process from 'node:process';
import { createProcessStarter } from '../execution/worker-process.ts';
import { DEFAULT_LIMITS, UNLIMITED_USAGE } from '../http/limits.ts';
import { serve } from '../serve.ts';
import {
  injectDialectFault,
  injectStorageFault,
  type FaultPoint,
} from '../storage/crash/fault-injection.testing.ts';
import { openStorage } from '../storage/open-storage.ts';

const [worker = '', place = '', point = 'never', after = '0'] = process.argv.slice(2);
const fault = point === 'never' ? undefined : (point as FaultPoint);
const opened = await openStorage(place, (dialect) =>
  fault === undefined ? dialect : injectDialectFault(dialect, fault, Number(after)),
);
const storage = fault === undefined ? opened : injectStorageFault(opened, fault, Number(after));
const limits = { ...UNLIMITED_USAGE, tablesPerGuest: 1e6 };
const startWorker = createProcessStarter(worker, DEFAULT_LIMITS.workerMegabytes);
const { address } = await serve({ port: 0, storage, limits, startWorker, pace: 0 });
writeSync(1, `${address}\n`);
