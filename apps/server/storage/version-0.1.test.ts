import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { catalogue } from '@ludoteca/games';
import { parseArchive, verify } from '@ludoteca/kernel';
import type { RemoteChair } from '@ludoteca/wire';
import { describe, expect, onTestFinished, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import { apiFor, connectChair, startServer, waitUntil } from '../testing/server.testing.ts';
import { connectLibsql } from './libsql-statement.ts';
import { DATABASE_FILE, openLibsql } from './open-libsql.ts';
import type { Storage } from './storage.ts';
import { createEmptyFolder } from './temporary-folder.testing.ts';
import { repairStorage } from './transfer/transfer.ts';

/** What version 0.1 stored: a guest and the tables where it sits. */
interface StoredByVersion01 {
  readonly guest: string;
  readonly token: string;
  /** The id of an open table. */
  readonly open: string;
  readonly tables: readonly {
    readonly id: string;
    readonly game: string;
    readonly entries: number;
    readonly state: 'playing' | 'over';
  }[];
}

const FIXTURE = new URL('fixtures/version-0.1/', import.meta.url);
const { guest, token, open, tables } = JSON.parse(
  await readFile(new URL('tables.json', FIXTURE), 'utf8'),
) as StoredByVersion01;

/** A folder as version 0.1 left it. */
async function createOldFolder(): Promise<string> {
  const folder = await createEmptyFolder();
  const database = gunzipSync(await readFile(new URL(`${DATABASE_FILE}.gz`, FIXTURE)));
  await writeFile(join(folder, DATABASE_FILE), database);
  return folder;
}

async function openOldFolder(): Promise<Storage> {
  const storage = await openLibsql(await createOldFolder());
  onTestFinished(() => storage.close());
  return storage;
}

describe('data of version 0.1', () => {
  test('are those of every game, in progress and finished', () => {
    const finished = tables.filter(({ state }) => state === 'over').map(({ game }) => game);
    expect(new Set(finished)).toEqual(new Set(catalogue.map(({ game }) => game.id)));
    expect(tables.filter(({ state }) => state === 'playing').length).toBeGreaterThan(2);
  });

  test('are read completely', async () => {
    const storage = await openOldFolder();
    for (const { id, entries, state } of tables) {
      expect(await storage.findTable(id)).toMatchObject({ id, entries, state });
      expect((await storage.findTable(id))?.seats[0]).toMatchObject({ guest });
      expect(await storage.readEntries(id)).toHaveLength(entries);
      expect(await storage.readEntriesSince(id, entries - 1)).toHaveLength(1);
    }
    expect(await storage.findTable(open)).toMatchObject({ state: 'open', entries: 0 });
  });

  test('have all their entries chained after the first start, and only once', async () => {
    const folder = await createOldFolder();
    await (await openLibsql(folder)).close();
    const connection = connectLibsql(join(folder, DATABASE_FILE));
    const links = await (await connection.prepare('select link from entries')).all([]);
    connection.close();
    expect(links).toHaveLength(tables.reduce((sum, { entries }) => sum + entries, 0));
    expect(links.every((row) => /^[0-9a-f]{32}$/.test((row as { link: string }).link))).toBe(true);
    const again = await openLibsql(folder);
    onTestFinished(() => again.close());
    expect(await again.readEntries(tables[0]!.id)).toHaveLength(tables[0]!.entries);
  });

  test('are repaired as far as they can be read', async () => {
    const folder = await createOldFolder();
    const to = await createEmptyFolder();
    expect(await repairStorage(folder, to)).toMatchObject({
      tables: tables.length + 1,
      guests: 1,
      damaged: [],
    });
    const file = join(folder, DATABASE_FILE);
    const bytes = await readFile(file);
    // Some page with entries.
    const page = Math.floor(bytes.lastIndexOf('{"answer"') / 4096);
    await writeFile(file, bytes.fill(0, page * 4096, (page + 1) * 4096));
    const { tables: whole, damaged } = await repairStorage(folder, await createEmptyFolder());
    expect(whole + damaged.length).toBe(tables.length + 1);
    expect(damaged.length).toBeGreaterThan(0);
  });

  test('have valid archives of finished matches', async () => {
    const server = await startServer({ storage: await openOldFolder() });
    for (const { id, game, entries } of tables.filter(({ state }) => state === 'over')) {
      const recording = expectOk(parseArchive(expectOk(await apiFor(server, token).archive(id))));
      expectOk(verify(catalogue.find((entry) => entry.game.id === game)!.game, recording));
      expect(recording.archive.entries).toHaveLength(entries);
    }
  });

  test('play on', async () => {
    const storage = await openOldFolder();
    const server = await startServer({ storage });
    for (const { id, entries } of tables.filter(({ state }) => state === 'playing')) {
      const chair = connectChair(() => server, id, { token });
      await waitUntil(chair, () => chair.steps.length > entries);
      await answerOnce(chair);
      expect((await storage.readEntries(id)).length).toBeGreaterThan(entries);
      chair.close();
    }
  });
});

/** Answers the open question of a chair. */
function answerOnce(chair: RemoteChair): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const stop = chair.subscribe(({ observation: { asked } }) => {
      if (asked?.seat !== chair.watcher || !('options' in asked)) return;
      chair.answer(asked.number, asked.options[0]).then((done) => {
        // The host may have passed meanwhile; then the next question is answered.
        if (!done.ok && done.problem.kind === 'stale') return;
        stop();
        resolve(expectOk(done));
      }, reject);
    });
  });
}
