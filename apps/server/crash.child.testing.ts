/** A server that dies at a chosen point: FOLDER POINT AFTER. It prints its address when it serves. */
import { writeSync } from 'node:fs';
import process from 'node:process';
import { LIMITS } from './limits.ts';
import { serve } from './serve.ts';
import { dyingDialect, dyingStorage, type FaultPoint } from './storage/crash/faults.testing.ts';
import { openLibsql } from './storage/libsql.ts';

const [folder = '', point = 'never', after = '0'] = process.argv.slice(2);
const fault = point === 'never' ? undefined : (point as FaultPoint);
const opened = await openLibsql(folder, (dialect) =>
  fault === undefined ? dialect : dyingDialect(dialect, fault, Number(after)),
);
const storage = fault === undefined ? opened : dyingStorage(opened, fault, Number(after));
const limits = { ...LIMITS, requests: 1e6, makes: 1e6, rate: 1e6, burst: 1e6, tables: 1e6 };
const { address } = await serve({ port: 0, storage, limits, pace: 0 });
writeSync(1, `${address}\n`);
