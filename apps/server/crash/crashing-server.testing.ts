/** A server process that kills itself at a fault point; arguments: WORKER PLACE POINT AFTER LEASE. It prints its address. */
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
import { openServerStorage } from '../storage/open-storage.ts';

const [worker = '', place = '', point = 'never', after = '0', lease] = process.argv.slice(2);
const fault = point === 'never' ? undefined : (point as FaultPoint);
const { storage: opened, joinServers } = await openServerStorage(
  place,
  (dialect) => (fault === undefined ? dialect : injectDialectFault(dialect, fault, Number(after))),
  lease === undefined ? undefined : Number(lease),
);
const storage = fault === undefined ? opened : injectStorageFault(opened, fault, Number(after));
const limits = { ...UNLIMITED_USAGE, tablesPerGuest: 1e6 };
const startWorker = createProcessStarter(worker, DEFAULT_LIMITS.workerMegabytes);
// Tests of shared databases make them fail all the time.
const logged = lease === undefined ? {} : { log: () => undefined };
const { address } = await serve({ port: 0, storage, joinServers, limits, startWorker, pace: 0, ...logged });
writeSync(1, `${address}\n`);
