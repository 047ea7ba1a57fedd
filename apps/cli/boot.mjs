/** Where a worker thread begins: its threads cannot read TypeScript before this. */
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register({ tsconfig: false });
await import(workerData.module);
