/** Tells the other servers of a PostgreSQL database that a table has changed: its id and the number of its entries, nothing else. */
import { sql, type Transaction } from 'kysely';
import type { DatabaseSchema } from './database-schema.ts';

export const CHANGE_CHANNEL = 'ludoteca_changes';

/** The notification is delivered when the transaction is committed. `entries`: the number that the row has if it is left out. */
export async function notifyChange(
  database: Transaction<DatabaseSchema>,
  tableId: string,
  entries?: number,
): Promise<void> {
  if (entries === undefined)
    await sql`select pg_notify(${CHANGE_CHANNEL}, id || ' ' || entries) from tables where id = ${tableId}`.execute(
      database,
    );
  else await sql`select pg_notify(${CHANGE_CHANNEL}, ${`${tableId} ${entries}`})`.execute(database);
}

export interface TableChange {
  readonly tableId: string;
  readonly entries: number;
}

export function parseChange(payload: string | undefined): TableChange | undefined {
  const [, tableId, entries] = /^([\w-]+) (\d+)$/.exec(payload ?? '') ?? [];
  return tableId === undefined ? undefined : { tableId, entries: Number(entries) };
}
