/** Deletes what nobody uses any more: open tables, guests without tables, and old matches. */
import type { ServerContext } from '../server-context.ts';

/** Tables deleted in one transaction, and the greatest number of transactions in a row. */
const BATCH_SIZE = 100;
const MAX_BATCHES = 50;

/** `inUse`: the tables in memory, which are kept. What is left after many deletions is deleted next time. */
export async function deleteOldData(context: ServerContext, inUse: ReadonlySet<string>): Promise<void> {
  const { clock, limits, storage } = context;
  const now = clock();
  await storage.deleteUnused({
    tablesBefore: now - limits.openTableAge,
    inUse,
    guestsBefore: now - limits.unusedGuestAge,
  });
  await deleteInactiveTables(context, 'over', now - limits.finishedTableAge, inUse);
  await deleteInactiveTables(context, 'playing', now - limits.abandonedTableAge, inUse);
}

async function deleteInactiveTables(
  { storage, metrics }: ServerContext,
  state: 'over' | 'playing',
  before: number,
  inUse: ReadonlySet<string>,
): Promise<void> {
  if (before === -Infinity) return;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const deleted = await storage.deleteInactive({ state, before, inUse, limit: BATCH_SIZE });
    metrics.countDeletedTables(deleted);
    if (deleted < BATCH_SIZE) return;
  }
}
