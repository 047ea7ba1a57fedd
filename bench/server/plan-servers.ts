/** The servers of a measurement, and what their database has used if it runs on this machine. */
import { isPostgresUrl } from '@ludoteca/server';
import {
  readDatabaseUsage,
  readParentId,
} from '../../apps/server/testing/postgres/database-usage.testing.ts';
import type { MeasuredDatabase, ServerPlan } from './index.ts';
import { readTotalUsage } from './process-usage.ts';

export const planServers = (storage: string, size: number): ServerPlan => ({
  storage,
  size,
  readDatabase: isPostgresUrl(storage) ? () => readDatabase(storage) : undefined,
});

/** Undefined if the database is not on this machine. */
async function readDatabase(url: string): Promise<MeasuredDatabase | undefined> {
  const { processId, ...usage } = await readDatabaseUsage(url);
  try {
    const { front, workers } = readTotalUsage([readParentId(processId)]);
    return { ...usage, cpu: front.cpu + workers.cpu };
  } catch {
    return undefined;
  }
}
