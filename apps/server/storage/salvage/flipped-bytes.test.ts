import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFastDice, deepEqual } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { DATABASE_FILE, openLibsql } from '../open-libsql.ts';
import { occupiedSeat, sampleGuest, sampleTable, storedEntry } from '../sample-rows.testing.ts';
import type { Storage, StoredEntry } from '../storage.ts';
import { StorageError, TableDamagedError } from '../storage-error.ts';
import { createEmptyFolder } from '../temporary-folder.testing.ts';
import { repairFile } from './repair-file.ts';
import { SqlitePages, PAGE_SIZE } from './sqlite-pages.ts';
import { readRows } from './sqlite-records.ts';

const ROUNDS = Math.max(6, scaleVolume(200));
const FLIPS = 100;
const TABLES = Array.from({ length: 120 }, (_, i) => `table-${i}-${'x'.repeat(i % 7)}`);

/** Entries of different sizes; some need overflow pages. */
const entriesOf = (id: string): StoredEntry[] => {
  const dice = createFastDice(id);
  return Array.from({ length: 5 + dice.int(60) }, (_, i) =>
    storedEntry({ answer: { id, i, text: 'y'.repeat(dice.int(20) === 0 ? 9000 : dice.int(300)) } }, i),
  );
};

async function createData(folder: string): Promise<Buffer> {
  const storage = await openLibsql(folder);
  for (const id of TABLES) {
    await storage.addGuest(sampleGuest(id));
    const seats = [occupiedSeat(id), occupiedSeat('bob')];
    await storage.addTable(sampleTable(id, { seats, state: 'playing' }));
  }
  // Interleaved, as matches are played.
  const rest = new Map(TABLES.map((id) => [id, entriesOf(id)]));
  for (let number = 0; rest.size > 0; number += 4)
    for (const [id, entries] of Array.from(rest)) {
      await storage.appendEntries(id, number, entries.slice(number, number + 4));
      if (entries.length <= number + 4) rest.delete(id);
      else if (number % 20 === 0) await storage.saveSnapshot(id, { number, version: 1, position: { id } });
    }
  await storage.close();
  return readFile(join(folder, DATABASE_FILE));
}

/** The tables that have a row on each page, and the pages of the schema. */
function mapPages(file: string): ReadonlyMap<number, ReadonlySet<string>> {
  const pages = new SqlitePages(file);
  const found = new Map<number, Set<string>>();
  for (let number = 1; number <= pages.count; number++) {
    // Rows that continue on overflow pages are recorded for these too.
    const touched: number[] = [number];
    const watched = Object.assign(Object.create(pages) as SqlitePages, {
      read: (page: number) => {
        touched.push(page);
        return pages.read(page);
      },
    });
    for (const row of readRows(watched, number)) {
      for (const page of touched) found.set(page, (found.get(page) ?? new Set()).add(String(row[0])));
      touched.splice(1);
    }
  }
  pages.close();
  return found;
}

/** Whether the table is read, as it was stored. Any error but that of damage fails the test. */
async function isWhole(storage: Storage, id: string): Promise<boolean> {
  const read = async () => ({ table: await storage.findTable(id), entries: await storage.readEntries(id) });
  const found = await read().catch((error: unknown) => {
    if (error instanceof TableDamagedError) return undefined;
    throw error;
  });
  if (found === undefined) return false;
  if (found.table?.secret !== `secret of ${id}` || !deepEqual(found.entries, entriesOf(id)))
    throw new Error(`table ${id} is read wrongly`);
  return true;
}

/** Opens a folder; if it is refused, what `store repair` makes of it. */
async function openOrRepair(folder: string): Promise<Storage> {
  try {
    return await openLibsql(folder);
  } catch (error) {
    if (!(error instanceof StorageError && error.message.includes('ludoteca store repair'))) throw error;
    const repaired = join(folder, 'repaired');
    await mkdir(repaired);
    await repairFile(join(folder, DATABASE_FILE), join(repaired, DATABASE_FILE));
    return openLibsql(repaired);
  }
}

describe(`after ${FLIPS} flipped bytes`, () => {
  test('only tables on damaged pages are affected; all others are read and played on', async () => {
    const original = await createEmptyFolder();
    const bytes = await createData(original);
    const tablesOnPage = mapPages(join(original, DATABASE_FILE));
    let damaged = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const dice = createFastDice(`flips ${round}`);
      const flipped = Buffer.from(bytes);
      const affected = new Set<string>();
      for (let flip = 0; flip < FLIPS; flip++) {
        const offset = dice.int(bytes.length / PAGE_SIZE) * PAGE_SIZE + dice.int(PAGE_SIZE);
        flipped[offset] = flipped[offset]! ^ (1 + dice.int(255));
        for (const id of tablesOnPage.get(1 + Math.floor(offset / PAGE_SIZE)) ?? []) affected.add(id);
      }
      const folder = join(await createEmptyFolder(), 'data');
      await mkdir(folder);
      await writeFile(join(folder, DATABASE_FILE), flipped);
      const storage = await openOrRepair(folder);
      const listed = await storage.damagedTables();
      for (const id of TABLES) {
        const whole = await isWhole(storage, id);
        expect({ id, allowed: whole || affected.has(id) }).toEqual({ id, allowed: true });
        expect({ id, consistent: !(whole && listed.includes(id)) }).toEqual({ id, consistent: true });
        if (whole) await storage.appendEntries(id, entriesOf(id).length, [storedEntry({ answer: 'on' })]);
        else damaged++;
      }
      await storage.close();
    }
    expect(damaged).toBeGreaterThan(ROUNDS);
  });
});
