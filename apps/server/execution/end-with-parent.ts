/** Ends this process if its parent has ended, even while a rule runs without end. */
import process from 'node:process';
import { Worker } from 'node:worker_threads';

/** Runs in a thread, because the main thread may be busy forever. An orphan gets another parent. */
const SCRIPT = `
const { workerData } = require('node:worker_threads');
setInterval(() => {
  if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL');
}, 1000);
`;

export function endWithParent(): void {
  new Worker(SCRIPT, {
    eval: true,
    workerData: process.ppid,
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 2 },
  }).unref();
}
