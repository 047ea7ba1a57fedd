import { open, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CompiledQuery, type Driver, Kysely, Migrator, sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LibsqlDialect } from './libsql-dialect.ts';
import { connectLibsql } from './libsql-statement.ts';
import { createEmptyFolder } from './temporary-folder.testing.ts';
import { DATABASE_FILE, openLibsql } from './open-libsql.ts';
import { createMigrations } from './migrations.ts';
import type { Storage } from './storage.ts';
import { StorageError, StorageUnavailableError, TableDamagedError } from './storage-error.ts';
import { storedAnswer, sampleTable } from './sample-rows.testing.ts';

/** The message of the error when a storage cannot be opened. */
async function problemOf(folder: string): Promise<string> {
  const error: unknown = await openLibsql(folder).then(
    () => 'it opened',
    (problem: unknown) => problem,
  );
  expect(error).toBeInstanceOf(StorageError);
  return (error as StorageError).message;
}

async function withEntries(folder: string, count: number): Promise<void> {
  const storage = await openLibsql(folder);
  await storage.addTable(sampleTable('a'));
  await storage.appendEntries(
    'a',
    0,
    Array.from({ length: count }, (_, i) => storedAnswer('x'.repeat(100) + i)),
  );
  await storage.close();
}

test('a text that is not UTF-8 damages its table only', async () => {
  const folder = await createEmptyFolder();
  await withEntries(folder, 5);
  const connection = connectLibsql(join(folder, DATABASE_FILE));
  await connection.exec("update entries set entry = cast(x'22ff22' as text) where number = 3");
  connection.close();
  const storage = await openLibsql(folder);
  onTestFinished(() => storage.close());
  await expect(storage.readEntries('a')).rejects.toThrow(TableDamagedError);
  await storage.addTable(sampleTable('b'));
  expect(await storage.findTable('b')).toMatchObject({ id: 'b' });
});

test('a folder is used by one server at a time', async () => {
  const folder = await createEmptyFolder();
  const first = await openLibsql(folder);
  expect(await problemOf(folder)).toBe(`another server uses ${folder}`);
  await first.addTable(sampleTable('a'));
  await first.close();
  const second = await openLibsql(folder);
  onTestFinished(() => second.close());
  expect(await second.findTable('a')).toBeDefined();
  expect(await problemOf(folder)).toBe(`another server uses ${folder}`);
});

test('one of several concurrent attempts to open a folder succeeds', async () => {
  const folder = await createEmptyFolder();
  const settled = await Promise.allSettled(Array.from({ length: 8 }, () => openLibsql(folder)));
  const got = settled.filter((one): one is PromiseFulfilledResult<Storage> => one.status === 'fulfilled');
  expect(got).toHaveLength(1);
  await got[0]?.value.close();
});

test('a folder is created with access for its owner only', async () => {
  const folder = join(await createEmptyFolder(), 'data');
  const storage = await openLibsql(folder);
  onTestFinished(() => storage.close());
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, DATABASE_FILE))).mode & 0o777).toBe(0o600);
});

test('a file whose creation ended before the first migration is completed', async () => {
  const folder = await createEmptyFolder();
  const connection = connectLibsql(join(folder, DATABASE_FILE));
  // The application id of our files.
  await connection.exec('pragma application_id = 1282761839');
  const db = new Kysely<unknown>({ dialect: new LibsqlDialect(connection) });
  await new Migrator({ db, provider: { getMigrations: async () => ({}) } }).migrateToLatest();
  connection.close();
  const storage = await openLibsql(folder);
  onTestFinished(() => storage.close());
  await storage.addTable(sampleTable('a'));
  expect(await storage.findTable('a')).toBeDefined();
});

test('a folder that cannot be created is named in the error', async () => {
  const folder = join(await createEmptyFolder(), 'not there', 'data');
  expect(await problemOf(folder)).toMatch(/not there.data.* cannot be opened: .*no such file or directory/);
});

test('a file of another kind is reported as no database', async () => {
  const folder = await createEmptyFolder();
  const file = join(folder, DATABASE_FILE);
  await writeFile(file, 'Dear diary, '.repeat(1000));
  expect(await problemOf(folder)).toBe(`${file} is not a database`);
  expect(await readFile(file, 'utf8')).toBe('Dear diary, '.repeat(1000));
});

test('the database of another program is not changed', async () => {
  const folder = await createEmptyFolder();
  const file = join(folder, DATABASE_FILE);
  const other = connectLibsql(file);
  await other.exec('create table tables (id text)');
  other.close();
  const before = await readFile(file);
  expect(await problemOf(folder)).toBe(`${file} is the database of another program`);
  expect(await readFile(file)).toEqual(before);
});

test('a damaged file is replaced by what is whole, and kept', async () => {
  const folder = await createEmptyFolder();
  const file = join(folder, DATABASE_FILE);
  await withEntries(folder, 500);
  const { size } = await stat(file);
  const damaged = await open(file, 'r+');
  await damaged.write(Buffer.alloc(size / 2, 7), 0, size / 2, size / 4);
  await damaged.close();
  const before = await readFile(file);
  const storage = await openLibsql(folder);
  onTestFinished(() => storage.close());
  expect(await storage.damagedTables()).toEqual(['a']);
  await expect(storage.findTable('a')).rejects.toThrow('table a is damaged');
  expect(await readFile(`${file}.damaged-1`)).toEqual(before);
  await storage.addTable(sampleTable('b'));
  await storage.appendEntries('b', 0, [storedAnswer(1)]);
});

test('a truncated file is replaced by what is whole', async () => {
  const folder = await createEmptyFolder();
  const file = join(folder, DATABASE_FILE);
  await withEntries(folder, 500);
  await truncate(file, (await stat(file)).size - 4096 * 3);
  const storage = await openLibsql(folder);
  onTestFinished(() => storage.close());
  expect(await storage.damagedTables()).toEqual(['a']);
});

/** Replaces the first occurrence of a text in a file by another of the same length. */
async function replaceText(file: string, text: string, by: string): Promise<void> {
  const bytes = await readFile(file);
  const start = bytes.toString('latin1').toLowerCase().indexOf(text);
  expect([start >= 0, by.length]).toEqual([true, text.length]);
  bytes.write(by, start, 'latin1');
  await writeFile(file, bytes);
}

test.each([
  ['sqlite format', 'squalid forms'],
  ['create table', 'creole tales'],
  ['kysely_migration', 'lysely_kigration'],
])('a schema that cannot be read is refused with the command that repairs it: %s', async (text, by) => {
  const folder = await createEmptyFolder();
  const file = join(folder, DATABASE_FILE);
  await withEntries(folder, 5);
  await replaceText(file, text, by);
  const before = await readFile(file);
  expect(await problemOf(folder)).toBe(
    `${file} is damaged; ludoteca store repair copies what is whole to a new place`,
  );
  expect(await readFile(file)).toEqual(before);
});

test.each([
  ['"entries" integer', '"entrees" integer'],
  ['"table_id"', '"tabel_id"'],
])('a schema with a wrong name is replaced, and no table is lost: %s', async (text, by) => {
  const folder = await createEmptyFolder();
  await withEntries(folder, 5);
  await replaceText(join(folder, DATABASE_FILE), text, by);
  const storage = await openLibsql(folder);
  onTestFinished(() => storage.close());
  expect(await storage.damagedTables()).toEqual([]);
  expect(await storage.readEntries('a')).toHaveLength(5);
});

test('a file of a newer version is refused and not changed', async () => {
  const folder = await createEmptyFolder();
  const file = join(folder, DATABASE_FILE);
  await withEntries(folder, 1);
  const later = connectLibsql(file);
  await later.exec("insert into kysely_migration values ('9999 not yet', '2100-01-01')");
  later.close();
  expect(await problemOf(folder)).toBe(`${file} was written by a newer version of Ludoteca`);
});

test('the lock of a folder is released after its file was refused', async () => {
  const folder = await createEmptyFolder();
  await writeFile(join(folder, DATABASE_FILE), 'Dear diary, '.repeat(1000));
  await problemOf(folder);
  await writeFile(join(folder, DATABASE_FILE), '');
  const storage = await openLibsql(folder);
  onTestFinished(() => storage.close());
  expect(await storage.listedTables(1)).toEqual([]);
});

test('a file of an older version is migrated with all its data', async () => {
  const folder = await createEmptyFolder();
  const connection = connectLibsql(join(folder, DATABASE_FILE));
  await connection.exec('pragma application_id = 0x4c75646f');
  const database = new Kysely<unknown>({ dialect: new LibsqlDialect(connection) });
  const provider = createMigrations({ integer: 'integer', end: sql`strict` });
  await new Migrator({ db: database, provider }).migrateTo('0001 tables');
  await connection.exec("insert into tables values ('a', 'lots', '{}', 'playing', 1, 7, 'secret', null, 0)");
  await connection.exec("insert into seats values ('a', 0, 'person', 'Ada', 'ada', null)");
  await database.destroy();
  const storage = await openLibsql(folder);
  onTestFinished(() => storage.close());
  expect(await storage.findTable('a')).toMatchObject({
    version: 1,
    maker: '',
    made: 7,
    seats: [{ guest: 'ada' }],
  });
});

test('a refused file is closed', async () => {
  const folder = await createEmptyFolder();
  const file = join(folder, DATABASE_FILE);
  const other = connectLibsql(file);
  await other.exec('create table tables (id text)');
  other.close();
  const close = vi.spyOn(Object.getPrototypeOf(other) as typeof other, 'close');
  onTestFinished(() => close.mockRestore());
  await problemOf(folder);
  // The database file and the lock file.
  expect(close).toHaveBeenCalledTimes(2);
});

/** Runs a statement on the connection of a storage. */
async function executeOnDriver(driver: Driver, statement: string): Promise<unknown> {
  const connection = await driver.acquireConnection();
  const { rows } = await connection.executeQuery<object>(CompiledQuery.raw(statement));
  await driver.releaseConnection(connection);
  return Object.values(rows[0] ?? {})[0];
}

async function openWithDriver(): Promise<{ readonly storage: Storage; readonly driver: Driver }> {
  const drivers: Driver[] = [];
  const storage = await openLibsql(await createEmptyFolder(), (dialect) => {
    drivers.push(dialect.createDriver());
    return dialect;
  });
  onTestFinished(() => storage.close());
  return { storage, driver: drivers[0]! };
}

test('while the disk is full writes are refused as unavailable, and nothing is lost', async () => {
  const { storage, driver } = await openWithDriver();
  await storage.addTable(sampleTable('a'));
  await storage.appendEntries('a', 0, [storedAnswer('before')]);
  await executeOnDriver(driver, `pragma max_page_count = 1`);
  const long = storedAnswer('x'.repeat(100_000));
  const tries = [
    storage.appendEntries('a', 1, [long]),
    storage.addTable(sampleTable('b', { settings: 'y'.repeat(9000) })),
  ];
  for (const tried of await Promise.allSettled(tries))
    expect(tried).toMatchObject({
      status: 'rejected',
      reason: expect.any(StorageUnavailableError) as unknown,
    });
  expect(await storage.readEntries('a')).toEqual([storedAnswer('before')]);
  await executeOnDriver(driver, 'pragma max_page_count = 1000000');
  await storage.appendEntries('a', 1, [long]);
  expect(await storage.readEntries('a')).toEqual([storedAnswer('before'), long]);
});

test('commits are synchronous on disk', async () => {
  const { driver } = await openWithDriver();
  const settings: unknown[] = [];
  for (const pragma of ['synchronous', 'journal_mode', 'foreign_keys', 'secure_delete'])
    settings.push(await executeOnDriver(driver, `pragma ${pragma}`));
  expect(settings).toEqual([2, 'wal', 1, 1]);
});
