/** Copies all rows of one database into another one, with their checksums and chains. */
import type { Kysely, Transaction } from 'kysely';
import type { DatabaseSchema } from '../database-schema.ts';
import { countRows, type ProgressListener, readBatches, readDocuments } from '../verify-data.ts';

/** Rows that one statement inserts; the rest are inserted one by one, so that there are two statements per table. */
const ROWS_PER_INSERT = 100;

export async function copyRows(
  source: Kysely<DatabaseSchema>,
  target: Transaction<DatabaseSchema>,
  onProgress: ProgressListener = () => undefined,
): Promise<void> {
  const total = await countRows(source, 'tables');
  let done = 0;
  for await (const guests of readBatches(source, 'guests')) await insertRows(target, 'guests', guests);
  for await (const tables of readBatches(source, 'tables'))
    for (const table of tables) {
      await insertRows(target, 'tables', [table]);
      for (const part of ['seats', 'entries', 'snapshots'] as const) {
        const rows = await source.selectFrom(part).selectAll().where('table_id', '=', table.id).execute();
        await insertRows(target, part, rows);
      }
      onProgress(++done, total);
    }
  for await (const documents of readDocuments(source)) await insertRows(target, 'documents', documents);
  const damaged = await source.selectFrom('damaged_tables').selectAll().execute();
  await insertRows(target, 'damaged_tables', damaged);
}

async function insertRows(
  target: Transaction<DatabaseSchema>,
  table: keyof DatabaseSchema,
  rows: readonly DatabaseSchema[keyof DatabaseSchema][],
): Promise<void> {
  const whole = rows.length - (rows.length % ROWS_PER_INSERT);
  for (let start = 0; start < whole; start += ROWS_PER_INSERT)
    await target
      .insertInto(table)
      .values(rows.slice(start, start + ROWS_PER_INSERT))
      .execute();
  for (const row of rows.slice(whole)) await target.insertInto(table).values(row).execute();
}
