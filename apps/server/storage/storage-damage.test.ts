import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { executeOn } from '../testing/postgres/postgres-url.testing.ts';
import { STORAGE_ENGINES } from '../testing/storage-engines.testing.ts';
import { connectLibsql } from './libsql-statement.ts';
import { DATABASE_FILE } from './open-libsql.ts';
import { isPostgresUrl } from './open-postgres.ts';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';
import { TableDamagedError } from './storage-error.ts';
import { occupiedSeat, sampleGuest, sampleTable, storedAnswer } from './sample-rows.testing.ts';

/** Changes the stored data without the storage. */
async function execute(place: string, statement: string): Promise<void> {
  if (isPostgresUrl(place)) return executeOn(place, statement);
  const connection = connectLibsql(join(place, DATABASE_FILE));
  await connection.exec(statement);
  connection.close();
}

/** Changes that an accident could make to the data of table a. */
const ROW_DAMAGE = [
  "update tables set settings = '[]' where id = 'a'",
  "update tables set secret = 'another' where id = 'a'",
  "update tables set state = 'over' where id = 'a'",
  "update seats set name = 'another' where table_id = 'a' and seat = 0",
  "delete from seats where table_id = 'a' and seat = 1",
];
const ENTRY_DAMAGE = [
  "update entries set entry = '{\"answer\":7}' where table_id = 'a' and number = 3",
  "update entries set at = at + 1 where table_id = 'a' and number = 3",
  "update entries set link = '' where table_id = 'a' and number = 3",
  "update entries set entry = 'no JSON' where table_id = 'a' and number = 3",
  "delete from entries where table_id = 'a' and number = 3",
  "delete from entries where table_id = 'a' and number = 9",
  "update entries set number = 10 where table_id = 'a' and number = 9",
  "update tables set entries = 11 where id = 'a'",
  "update tables set entries = 3 where id = 'a'",
  "update tables set entries = 0 where id = 'a'",
];

describe.each(STORAGE_ENGINES)('with $engine', ({ newPlace }) => {
  const entries = Array.from({ length: 10 }, (_, i) => storedAnswer(i));

  /** A storage with tables a and b, whose data are then changed. */
  async function openDamaged(statement: string): Promise<Storage> {
    const place = await newPlace();
    const before = await openStorage(place);
    await before.addGuest(sampleGuest('ann'));
    for (const id of ['a', 'b']) {
      const seats = [occupiedSeat('ann'), occupiedSeat('bob')];
      await before.addTable(sampleTable(id, { state: 'playing', seats }));
      await before.appendEntries(id, 0, entries);
      await before.saveSnapshot(id, { number: 5, version: 1, position: { of: id } });
    }
    await before.close();
    await execute(place, statement);
    const storage = await openStorage(place);
    onTestFinished(() => storage.close());
    return storage;
  }

  test.each(ROW_DAMAGE)('a table is refused as damaged after: %s', async (statement) => {
    const storage = await openDamaged(statement);
    await expect(storage.findTable('a')).rejects.toThrow(TableDamagedError);
    expect(await storage.findTable('b')).toMatchObject({ id: 'b', entries: 10 });
    expect(await storage.readEntries('b')).toEqual(entries);
  });

  test.each(ENTRY_DAMAGE)('entries are refused as damaged after: %s', async (statement) => {
    const storage = await openDamaged(statement);
    await expect(storage.readEntries('a')).rejects.toThrow(/^table a is damaged: /);
    await storage.appendEntries('b', 10, [storedAnswer('more')]);
    expect(await storage.readEntries('b')).toHaveLength(11);
  });

  test('later entries are read although an earlier one is damaged', async () => {
    const storage = await openDamaged("update entries set at = 0 where table_id = 'a' and number = 3");
    expect(await storage.readEntriesSince('a', 4)).toEqual(entries.slice(4));
    await expect(storage.readEntriesSince('a', 3)).rejects.toThrow(TableDamagedError);
  });

  test('nothing is appended after a missing entry', async () => {
    const storage = await openDamaged("delete from entries where table_id = 'a' and number = 9");
    await expect(storage.appendEntries('a', 10, [storedAnswer('x')])).rejects.toThrow(TableDamagedError);
  });

  test('a damaged snapshot is as good as none', async () => {
    const storage = await openDamaged(`update snapshots set position = '{"of":"c"}' where table_id = 'a'`);
    expect(await storage.readSnapshot('a')).toBeUndefined();
    expect(await storage.readSnapshot('b')).toMatchObject({ position: { of: 'b' } });
  });

  test('a damaged guest is unknown', async () => {
    const storage = await openDamaged("update guests set id = 'eve'");
    expect(await storage.findGuestByHash('hash of ann')).toBeUndefined();
  });

  test('a list leaves out a table that cannot be read', async () => {
    const storage = await openDamaged("update tables set settings = 'no JSON' where id = 'a'");
    expect((await storage.listedTables(10)).map(({ id }) => id)).toEqual(['b']);
  });

  test('a table that was lost in a repair is refused as damaged', async () => {
    const storage = await openDamaged("insert into damaged_tables values ('c')");
    await expect(storage.findTable('c')).rejects.toThrow(TableDamagedError);
  });
});
