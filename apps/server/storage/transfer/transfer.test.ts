import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { executeOn, createPostgresUrl } from '../../testing/postgres/postgres-url.testing.ts';
import { STORAGE_ENGINES } from '../../testing/storage-engines.testing.ts';
import { connectLibsql } from '../libsql-statement.ts';
import { DATABASE_FILE } from '../open-libsql.ts';
import { isPostgresUrl } from '../open-postgres.ts';
import { openStorage } from '../open-storage.ts';
import { occupiedSeat, sampleGuest, sampleTable, storedAnswer } from '../sample-rows.testing.ts';
import type { Storage } from '../storage.ts';
import { createEmptyFolder } from '../temporary-folder.testing.ts';
import { backupStorage, checkStorage, copyStorage, repairStorage } from './transfer.ts';

/** Enough for statements with many rows and for single ones. */
const ENTRIES = 250;
const entries = Array.from({ length: ENTRIES }, (_, i) => storedAnswer({ i, text: 'é"\u0000' }));
const TABLE = { seats: [occupiedSeat('ann'), occupiedSeat('bob')], from: { deck: [1] } };

async function fill(place: string): Promise<void> {
  const storage = await openStorage(place);
  for (const id of ['ann', 'bob']) await storage.addGuest(sampleGuest(id));
  for (const id of ['a', 'b', 'empty']) await storage.addTable(sampleTable(id, TABLE));
  for (const id of ['a', 'b']) await storage.appendEntries(id, 0, entries);
  await storage.addOverrun('a');
  await storage.saveSnapshot('a', { number: 7, version: 1, position: { x: 1 } });
  await storage.close();
}

async function expectFilled(place: string): Promise<void> {
  const storage = await openStorage(place);
  onTestFinished(() => storage.close());
  await expectAll(storage);
  await storage.appendEntries('a', ENTRIES, [storedAnswer('on')]);
}

async function expectAll(storage: Storage): Promise<void> {
  expect(await storage.findGuestByHash('hash of ann')).toEqual(sampleGuest('ann'));
  expect(await storage.findTable('a')).toEqual({
    ...sampleTable('a', TABLE),
    entries: ENTRIES,
    overruns: 1,
  });
  expect(await storage.findTable('empty')).toEqual({
    ...sampleTable('empty', TABLE),
    entries: 0,
    overruns: 0,
  });
  for (const id of ['a', 'b']) expect(await storage.readEntries(id)).toEqual(entries);
  expect(await storage.readSnapshot('a')).toEqual({ number: 7, version: 1, position: { x: 1 } });
}

async function damage(place: string): Promise<void> {
  const statement = "update entries set at = 0 where table_id = 'a' and number = 3";
  if (isPostgresUrl(place)) return executeOn(place, statement);
  const connection = connectLibsql(join(place, DATABASE_FILE));
  await connection.exec(statement);
  connection.close();
}

const WHOLE = {
  tables: 3,
  entries: 2 * ENTRIES,
  guests: 2,
  damagedGuests: 0,
  damagedDocuments: 0,
  damaged: [],
};

describe.each(STORAGE_ENGINES)('data in $engine', ({ newPlace }) => {
  test.each(STORAGE_ENGINES)('are copied to $engine completely', async ({ newPlace: newTarget }) => {
    const [from, to] = [await newPlace(), await newTarget()];
    await fill(from);
    const progress: string[] = [];
    expect(await copyStorage(from, to, (done, total) => progress.push(`${done}/${total}`))).toEqual(WHOLE);
    expect(progress).toEqual(['1/3', '2/3', '3/3']);
    await expectFilled(to);
    await expect(copyStorage(from, to)).rejects.toThrow(/already has data|another server/);
  });

  test('are backed up while a server uses them, and restored', async () => {
    const place = await newPlace();
    await fill(place);
    const storage = await openStorage(place);
    onTestFinished(() => storage.close());
    await storage.addTable(sampleTable('busy'));
    const stop = new AbortController();
    const writing = (async () => {
      let number = 0;
      for (; !stop.signal.aborted; number++)
        await storage.appendEntries('busy', number, [storedAnswer(number)]);
      return number;
    })();
    const file = join(await createEmptyFolder(), 'a backup', "ludoteca's.db");
    const report = await backupStorage(place, file);
    stop.abort();
    const written = await writing;
    expect(report).toMatchObject({ tables: 4, damaged: [] });
    expect(report.entries).toBeLessThanOrEqual(2 * ENTRIES + written);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(backupStorage(place, file)).rejects.toThrow('already has data');
    const restored = await newPlace();
    await copyStorage(file, restored);
    await expectFilled(restored);
  });

  test('are checked: damaged tables are listed, not copied, and left out by a repair', async () => {
    const place = await newPlace();
    await fill(place);
    expect(await checkStorage(place)).toEqual(WHOLE);
    await damage(place);
    expect(await checkStorage(place)).toEqual({ ...WHOLE, tables: 2, entries: ENTRIES, damaged: ['a'] });
    const to = await createEmptyFolder();
    await expect(copyStorage(place, to)).rejects.toThrow('ludoteca store repair');
    expect(await readdir(to)).toEqual(['lock']);
    expect(await repairStorage(place, to)).toMatchObject({ tables: 2, damaged: ['a'] });
    const repaired = await openStorage(to);
    onTestFinished(() => repaired.close());
    await expect(repaired.findTable('a')).rejects.toThrow('table a is damaged');
    expect(await repaired.readEntries('b')).toEqual(entries);
    expect((await checkStorage(place)).damaged).toEqual(['a']);
  });
});

describe('a file', () => {
  test('with a damaged structure is checked and repaired without being changed', async () => {
    const [from, to] = [await createEmptyFolder(), await createEmptyFolder()];
    await fill(from);
    const file = join(from, DATABASE_FILE);
    const bytes = await readFile(file);
    // The beginning of the second page, the root of a table.
    bytes.fill(0xff, 4096, 4200);
    bytes.write('squalid', 0);
    await writeFile(file, bytes);
    const { damaged, tables } = await checkStorage(from);
    expect(tables + damaged.length).toBe(3);
    expect(await repairStorage(from, to)).toMatchObject({ tables, damaged });
    expect(await readFile(file)).toEqual(bytes);
    expect(existsSync(`${file}.damaged-1`)).toBe(false);
  });

  test('is repaired together with what is only in its write-ahead log', async () => {
    const [from, to] = [await createEmptyFolder(), await createEmptyFolder()];
    const storage = await openStorage(from);
    onTestFinished(() => storage.close());
    await storage.addTable(sampleTable('a'));
    await storage.appendEntries('a', 0, entries);
    expect((await stat(join(from, `${DATABASE_FILE}-wal`))).size).toBeGreaterThan(0);
    expect(await repairStorage(from, to)).toMatchObject({ tables: 1, entries: ENTRIES, damaged: [] });
  });

  test('that does not exist is reported, and nothing is created', async () => {
    const folder = await createEmptyFolder();
    const missing = join(folder, 'missing');
    const to = join(folder, 'to');
    for (const run of [copyStorage, backupStorage, repairStorage])
      await expect(run(missing, to)).rejects.toThrow(`there are no data in ${missing}`);
    await expect(checkStorage(missing)).rejects.toThrow('there are no data');
    expect(await readdir(folder)).toEqual([]);
  });

  test('of another kind is not restored', async () => {
    const folder = await createEmptyFolder();
    const file = join(folder, 'diary.txt');
    await writeFile(file, 'Dear diary, '.repeat(1000));
    await expect(copyStorage(file, join(folder, 'to'))).rejects.toThrow('is not a database');
  });

  test('is not copied to a database that cannot be reached', async () => {
    const from = await createEmptyFolder();
    await fill(from);
    const nowhere = 'postgres://ann:secret@127.0.0.1:1/games';
    await expect(copyStorage(from, nowhere)).rejects.toThrow(/^postgres:\/\/ann@.* cannot be opened/);
    await expect(copyStorage(nowhere, await createPostgresUrl())).rejects.toThrow('cannot be opened');
  });
});
