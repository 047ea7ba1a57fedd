import { expect, onTestFinished, test } from 'vitest';
import { type Between, between } from './between.testing.ts';
import { emptyFolder } from './folder.testing.ts';
import { openLibsql } from './libsql.ts';
import type { Storage } from './port.ts';
import { answer, tableRow } from './rows.testing.ts';

async function opened(tables: readonly string[], given: Between): Promise<Storage> {
  const storage = await openLibsql(await emptyFolder(), (dialect) => between(dialect, given));
  onTestFinished(() => storage.close());
  for (const id of tables) await storage.addTable(tableRow(id));
  return storage;
}

const statuses = (settled: readonly PromiseSettledResult<void>[]): string[] =>
  settled.map(({ status }) => status);

test('what arrives while a commit runs shares the next one', async () => {
  let commits = 0;
  const tables = Array.from({ length: 20 }, (_, i) => `${i}`);
  const storage = await opened(tables, { beforeCommit: () => commits++ });
  commits = 0;
  await Promise.all(tables.map((id) => storage.append(id, 0, [answer(id)])));
  expect(commits).toBe(2);
});

test('a write that fails harms none that shares its commit', async () => {
  const storage = await opened(['a', 'b', 'c'], {
    beforeQuery: ({ parameters }) => {
      if (parameters.includes('{"answer":"poison"}')) throw new Error('spilt');
    },
  });
  const first = storage.append('a', 0, [answer('first')]);
  const settled = await Promise.allSettled([
    storage.append('b', 0, [answer('well')]),
    storage.append('c', 0, [answer('begun'), answer('poison')]),
    storage.append('a', 1, [answer('well too')]),
  ]);
  await first;
  expect(statuses(settled)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await storage.entries('a')).toEqual([answer('first'), answer('well too')]);
  expect(await storage.entries('b')).toEqual([answer('well')]);
  expect(await storage.entries('c')).toEqual([]);
  await storage.append('c', 0, [answer('again')]);
  expect((await storage.table('c'))?.entries).toBe(1);
});

test('nothing is acknowledged when no commit goes through, and all goes on when they do again', async () => {
  let full = false;
  const storage = await opened(['a', 'b'], {
    beforeCommit: () => {
      if (full) throw new Error('no space left');
    },
  });
  full = true;
  const tries = ['a', 'b'].map((id) => storage.append(id, 0, [answer('lost')]));
  for (const tried of await Promise.allSettled(tries))
    expect(tried).toMatchObject({ status: 'rejected', reason: { message: 'no space left' } });
  expect(await storage.entries('a')).toEqual([]);
  expect((await storage.table('b'))?.entries).toBe(0);
  full = false;
  await storage.append('a', 0, [answer('kept')]);
  expect(await storage.entries('a')).toEqual([answer('kept')]);
});

test('whoever reads sees nothing before it is committed', async () => {
  const reads: Promise<number | undefined>[] = [];
  const read = async (): Promise<number | undefined> => (await storage.table('a'))?.entries;
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
  await expect(storage.append('a', 0, [answer('never')])).rejects.toThrow('no space left');
  expect(await Promise.all(reads)).toEqual([0]);
});
