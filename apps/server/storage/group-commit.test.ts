import { describe, expect, onTestFinished, test } from 'vitest';
import { type DialectHooks, interceptDialect } from './intercepted-dialect.testing.ts';
import { STORAGE_ENGINES } from '../testing/storage-engines.testing.ts';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';
import { storedAnswer, sampleTable } from './sample-rows.testing.ts';

const statuses = (settled: readonly PromiseSettledResult<void>[]): string[] =>
  settled.map(({ status }) => status);

describe.each(STORAGE_ENGINES)('with $engine', ({ newPlace }) => {
  const opened = async (tables: readonly string[], given: DialectHooks): Promise<Storage> => {
    const storage = await openStorage(await newPlace(), (dialect) => interceptDialect(dialect, given));
    onTestFinished(() => storage.close());
    for (const id of tables) await storage.addTable(sampleTable(id));
    return storage;
  };

  test('writes that arrive during a commit share the next one', async () => {
    let commits = 0;
    const tables = Array.from({ length: 20 }, (_, i) => `${i}`);
    const storage = await opened(tables, { beforeCommit: () => void commits++ });
    commits = 0;
    await Promise.all(tables.map((id) => storage.appendEntries(id, 0, [storedAnswer(id)])));
    expect(commits).toBe(2);
  });

  test('a failing write does not affect others of the same commit', async () => {
    const storage = await opened(['a', 'b', 'c'], {
      beforeQuery: ({ parameters }) => {
        if (parameters.includes('{"answer":"poison"}')) throw new Error('spilt');
      },
    });
    const first = storage.appendEntries('a', 0, [storedAnswer('first')]);
    const settled = await Promise.allSettled([
      storage.appendEntries('b', 0, [storedAnswer('well')]),
      storage.appendEntries('c', 0, [storedAnswer('begun'), storedAnswer('poison')]),
      storage.appendEntries('a', 1, [storedAnswer('well too')]),
    ]);
    await first;
    expect(statuses(settled)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await storage.readEntries('a')).toEqual([storedAnswer('first'), storedAnswer('well too')]);
    expect(await storage.readEntries('b')).toEqual([storedAnswer('well')]);
    expect(await storage.readEntries('c')).toEqual([]);
    await storage.appendEntries('c', 0, [storedAnswer('again')]);
    expect((await storage.findTable('c'))?.entries).toBe(1);
  });

  test('writes are rejected while commits fail, and succeed again afterwards', async () => {
    let full = false;
    const storage = await opened(['a', 'b'], {
      beforeCommit: () => {
        if (full) throw new Error('no space left');
      },
    });
    full = true;
    const tries = ['a', 'b'].map((id) => storage.appendEntries(id, 0, [storedAnswer('lost')]));
    for (const tried of await Promise.allSettled(tries))
      expect(tried).toMatchObject({ status: 'rejected', reason: { message: 'no space left' } });
    expect(await storage.readEntries('a')).toEqual([]);
    expect((await storage.findTable('b'))?.entries).toBe(0);
    full = false;
    await storage.appendEntries('a', 0, [storedAnswer('kept')]);
    expect(await storage.readEntries('a')).toEqual([storedAnswer('kept')]);
  });

  test('uncommitted data cannot be read', async () => {
    const reads: Promise<number | undefined>[] = [];
    const read = async (): Promise<number | undefined> => (await storage.findTable('a'))?.entries;
    let committing = false;
    const storage = await opened(['a'], {
      beforeQuery: ({ sql }) => {
        if (committing && sql.startsWith('insert into "entries"')) reads.push(read());
      },
      beforeCommit: () => {
        if (committing) throw new Error('no space left');
      },
    });
    committing = true;
    await expect(storage.appendEntries('a', 0, [storedAnswer('never')])).rejects.toThrow('no space left');
    expect(await Promise.all(reads)).toEqual([0]);
  });
});
