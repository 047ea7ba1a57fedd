/** Deletes tables and guests that nobody has used for a long time, and the personal data of a guest, in a SQL database. */
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from './database-schema.ts';
import { notifyChange } from './notify-change.ts';
import { replaceTable, selectTable } from './sql-tables.ts';
import type { InactiveCriteria, SeatRow, StoredTable, UnusedCriteria } from './storage.ts';
import { TableDamagedError } from './storage-error.ts';

/** Tables that one transaction changes, so that other writes need not wait long. */
const BATCH_SIZE = 100;

/** Deletes old tables on which nobody has played, and old guests without tables and documents. */
export async function deleteUnusedRows(
  database: Transaction<DatabaseSchema>,
  { tablesBefore, inUse, guestsBefore }: UnusedCriteria,
  isShared: boolean,
): Promise<void> {
  const waiting = await database
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'open')
    .where('entries', '=', 0)
    .where('made', '<', tablesBefore)
    .$if(isShared, (query) => query.where('server', 'is', null))
    .execute();
  for (const { id } of waiting)
    if (!inUse.has(id)) {
      await database.deleteFrom('tables').where('id', '=', id).execute();
      await database.deleteFrom('documents').where('subject', '=', id).execute();
    }
  await database
    .deleteFrom('guests')
    .where('made', '<', guestsBefore)
    .where((is) => {
      const sits = is.selectFrom('seats').select('seat').whereRef('seats.guest', '=', 'guests.id');
      const made = is.selectFrom('tables').select('id').whereRef('tables.maker', '=', 'guests.id');
      const owned = is.selectFrom('documents').select('id').whereRef('documents.owner', '=', 'guests.id');
      return is.not(is.or([is.exists(sits), is.exists(made), is.exists(owned)]));
    })
    .execute();
}

/** `isShared`: other servers use the same database. A table that one of them holds is in use. */
export async function deleteInactiveTables(
  database: Transaction<DatabaseSchema>,
  { state, before, inUse, limit }: InactiveCriteria,
  isShared: boolean,
): Promise<number> {
  const inactive = await database
    .selectFrom('tables')
    .leftJoin('entries', (join) =>
      join
        .onRef('entries.table_id', '=', 'tables.id')
        .on((is) => is('entries.number', '=', is('tables.entries', '-', 1))),
    )
    .select('tables.id')
    .where('tables.state', '=', state)
    .where('tables.made', '<', before)
    .where((is) => is('entries.at', 'is', null).or('entries.at', '<', before))
    .$if(isShared, (query) => query.where('tables.server', 'is', null))
    .orderBy('tables.made')
    .limit(limit + inUse.size)
    .execute();
  const ids = inactive.map(({ id }) => id).filter((id) => !inUse.has(id));
  const deleted = ids.slice(0, limit);
  for (const id of deleted) {
    await database.deleteFrom('entries').where('table_id', '=', id).execute();
    await database.deleteFrom('tables').where('id', '=', id).execute();
    await database.deleteFrom('documents').where('subject', '=', id).execute();
  }
  return deleted.length;
}

/**
 * Removes a guest from some tables, and deletes the guest if no others are left. Returns whether it did. `isShared`: other servers use
 * the same database. They lose the leases of these tables, because they remember the guest.
 */
export async function forgetGuest(
  database: Transaction<DatabaseSchema>,
  id: string,
  isShared: boolean,
): Promise<boolean> {
  const tables = await database
    .selectFrom('tables')
    .select('tables.id')
    .where((is) =>
      is('maker', '=', id).or(
        'id',
        'in',
        is.selectFrom('seats').select('table_id').where('seats.guest', '=', id),
      ),
    )
    .limit(BATCH_SIZE)
    .execute();
  for (const table of tables) {
    await removeFromTable(database, table.id, id);
    if (isShared) await withdrawLease(database, table.id);
  }
  if (tables.length === BATCH_SIZE) return false;
  await database.deleteFrom('documents').where('owner', '=', id).execute();
  await database.deleteFrom('guests').where('id', '=', id).execute();
  return true;
}

async function withdrawLease(database: Transaction<DatabaseSchema>, tableId: string): Promise<void> {
  await database
    .updateTable('tables')
    .set(({ eb, fn }) => ({ server: null, lease: eb(fn.coalesce('lease', eb.lit(0)), '+', 1) }))
    .where('id', '=', tableId)
    .execute();
  await notifyChange(database, tableId);
}

async function removeFromTable(
  database: Transaction<DatabaseSchema>,
  tableId: string,
  guest: string,
): Promise<void> {
  const table = await selectTable(database, tableId).catch((error: unknown) => {
    if (error instanceof TableDamagedError) return undefined;
    throw error;
  });
  if (table === undefined) await removeFromDamagedTable(database, tableId, guest);
  else await replaceTable(database, withoutGuest(table, guest));
}

/** The checksum stays: the table is damaged afterwards as before. */
async function removeFromDamagedTable(
  database: Transaction<DatabaseSchema>,
  tableId: string,
  guest: string,
): Promise<void> {
  await database
    .updateTable('tables')
    .set({ maker: '' })
    .where('id', '=', tableId)
    .where('maker', '=', guest)
    .execute();
  await database
    .updateTable('seats')
    .set({ name: '', guest: null })
    .where('table_id', '=', tableId)
    .where('guest', '=', guest)
    .execute();
}

function withoutGuest(table: StoredTable, guest: string): StoredTable {
  const maker = table.maker === guest ? '' : table.maker;
  return { ...table, maker, seats: table.seats.map((seat) => withoutName(seat, guest)) };
}

/** The nonce stays, because the seed of the match is derived from it. */
export function withoutName(seat: SeatRow, guest: string): SeatRow {
  if (seat.guest !== guest) return seat;
  const { guest: _, ...rest } = seat;
  return { ...rest, name: '' };
}
