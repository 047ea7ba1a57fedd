/** The migration that adds the hash chain of entries, checksums of rows and the list of damaged tables. */
import type { Kysely, Migration } from 'kysely';
import {
  computeFirstLink,
  computeGuestChecksum,
  computeLink,
  computeSnapshotChecksum,
  computeTableChecksum,
} from './checksums.ts';
import type { DatabaseSchema } from './database-schema.ts';
import type { SqlTypes } from './migrations.ts';

/** Rows of earlier versions get the checksum of what is stored. */
export const addChecksums = ({ end }: SqlTypes): Migration => ({
  async up(database: Kysely<DatabaseSchema>): Promise<void> {
    const { schema } = database;
    for (const [table, column] of [
      ['guests', 'checksum'],
      ['tables', 'checksum'],
      ['entries', 'link'],
      ['snapshots', 'checksum'],
    ] as const)
      await schema
        .alterTable(table)
        .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
        .execute();
    await schema
      .createTable('damaged_tables')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .modifyEnd(end)
      .execute();
    await computeChecksums(database);
  },
});

/** Computes the checksums and chains of all rows. */
export async function computeChecksums(database: Kysely<DatabaseSchema>): Promise<void> {
  await checkGuests(database);
  for (const { id } of await database.selectFrom('tables').select('id').execute()) {
    await checkTable(database, id);
    await chainEntries(database, id);
    await checkSnapshot(database, id);
  }
}

async function checkGuests(database: Kysely<DatabaseSchema>): Promise<void> {
  for (const guest of await database.selectFrom('guests').selectAll().execute())
    await database
      .updateTable('guests')
      .set({ checksum: computeGuestChecksum(guest) })
      .where('id', '=', guest.id)
      .execute();
}

async function checkTable(database: Kysely<DatabaseSchema>, id: string): Promise<void> {
  const table = await database
    .selectFrom('tables')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const seats = await database
    .selectFrom('seats')
    .selectAll()
    .where('table_id', '=', id)
    .orderBy('seat')
    .execute();
  const checksum = computeTableChecksum(table, seats);
  await database.updateTable('tables').set({ checksum }).where('id', '=', id).execute();
}

async function chainEntries(database: Kysely<DatabaseSchema>, id: string): Promise<void> {
  const entries = await database
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', id)
    .orderBy('number')
    .execute();
  let link = computeFirstLink(id);
  for (const { number, entry, at } of entries) {
    link = computeLink(link, { entry, at, position: null });
    await database
      .updateTable('entries')
      .set({ link })
      .where('table_id', '=', id)
      .where('number', '=', number)
      .execute();
  }
}

async function checkSnapshot(database: Kysely<DatabaseSchema>, id: string): Promise<void> {
  const snapshots = await database.selectFrom('snapshots').selectAll().where('table_id', '=', id).execute();
  for (const snapshot of snapshots)
    await database
      .updateTable('snapshots')
      .set({ checksum: computeSnapshotChecksum(snapshot) })
      .where('table_id', '=', id)
      .execute();
}
