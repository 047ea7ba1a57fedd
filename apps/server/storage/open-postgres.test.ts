import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createPostgresUrl, executeOn } from '../testing/postgres/postgres-url.testing.ts';
import { PostgresCluster } from '../testing/postgres/postgres-cluster.testing.ts';
import { formatPostgresUrl, openPostgres } from './open-postgres.ts';
import type { Storage } from './storage.ts';
import { StorageError, StorageUnavailableError } from './storage-error.ts';
import { interceptDialect } from './intercepted-dialect.testing.ts';
import { storedAnswer, sampleTable } from './sample-rows.testing.ts';

/** The message of the error when a storage cannot be opened. */
async function problemOf(url: string): Promise<string> {
  const error: unknown = await openPostgres(url).then(
    () => 'it opened',
    (problem: unknown) => problem,
  );
  expect(error).toBeInstanceOf(StorageError);
  return (error as StorageError).message;
}

async function opened(url: string): Promise<Storage> {
  const storage = await openPostgres(url);
  onTestFinished(() => storage.close());
  return storage;
}

describe('a database', () => {
  test('that does not answer is named in the error, without the password', async () => {
    expect(await problemOf('postgres://ann:secret@127.0.0.1:1/games')).toMatch(
      /^postgres:\/\/ann@127\.0\.0\.1:1\/games cannot be opened: .*ECONNREFUSED/,
    );
  });

  test('that does not exist is named in the error', async () => {
    const url = new URL(await createPostgresUrl());
    url.pathname = '/nowhere';
    expect(await problemOf(url.href)).toMatch(/nowhere cannot be opened: .*does not exist/);
  });

  test('of a newer version is refused and not changed', async () => {
    const url = await createPostgresUrl();
    await (await openPostgres(url)).close();
    await executeOn(url, "insert into kysely_migration values ('9999 not yet', '2100-01-01')");
    expect(await problemOf(url)).toBe(`${formatPostgresUrl(url)} was written by a newer version of Ludoteca`);
  });

  test('is shared by storages in different schemas', async () => {
    const url = await createPostgresUrl();
    for (const schema of ['one', 'other']) await executeOn(url, `create schema ${schema}`);
    const first = await opened(`${url}?options=-c%20search_path%3Done`);
    const second = await opened(`${url}?options=-c%20search_path%3Dother`);
    await first.addTable(sampleTable('a'));
    expect(await second.findTable('a')).toBeUndefined();
  });

  test('commits synchronously, even if its default is another', async () => {
    const url = await createPostgresUrl();
    const asynchronous = `${url}?options=-c%20synchronous_commit%3Doff`;
    const settings: unknown[] = [];
    const storage = await openPostgres(asynchronous, (dialect) =>
      interceptDialect(dialect, {
        beforeCommit: (connection) => {
          const query = { sql: 'show synchronous_commit', parameters: [], query: undefined as never };
          void connection
            .executeQuery({ ...query, queryId: { queryId: '' } })
            .then(({ rows }) => settings.push(...rows));
        },
      }),
    );
    onTestFinished(() => storage.close());
    settings.length = 0;
    await storage.addTable(sampleTable('a'));
    expect(settings).toEqual([{ synchronous_commit: 'on' }]);
  });
});

describe('while PostgreSQL is down', () => {
  test('writes and reads are refused as unavailable; afterwards everything acknowledged is there', async () => {
    const cluster = await PostgresCluster.create();
    onTestFinished(() => cluster.delete());
    const storage = await opened(cluster.url());
    await storage.addTable(sampleTable('a'));
    await storage.appendEntries('a', 0, [storedAnswer('before')]);
    await cluster.stop();
    for (let attempt = 0; attempt < 3; attempt++) {
      await expect(storage.appendEntries('a', 1, [storedAnswer('lost')])).rejects.toThrow(
        StorageUnavailableError,
      );
      await expect(storage.readEntries('a')).rejects.toThrow(StorageUnavailableError);
    }
    await cluster.start();
    await storage.appendEntries('a', 1, [storedAnswer('after')]);
    expect(await storage.readEntries('a')).toEqual([storedAnswer('before'), storedAnswer('after')]);
    expect(await problemOf(cluster.url())).toContain('another server uses');
  });

  test('a connection that is killed in the middle of a write breaks only that write', async () => {
    const url = await createPostgresUrl();
    let kill = false;
    const storage = await openPostgres(url, (dialect) =>
      interceptDialect(dialect, {
        beforeCommit: async () => {
          if (!kill) return;
          kill = false;
          await terminateOtherConnections(url);
        },
      }),
    );
    onTestFinished(() => storage.close());
    await storage.addTable(sampleTable('a'));
    kill = true;
    await expect(storage.appendEntries('a', 0, [storedAnswer('lost')])).rejects.toThrow(
      StorageUnavailableError,
    );
    await storage.appendEntries('a', 0, [storedAnswer('kept')]);
    expect(await storage.readEntries('a')).toEqual([storedAnswer('kept')]);
  });
});

/** Ends the connections to the storage at this address only. */
async function terminateOtherConnections(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
     and database = (select oid from pg_database where datname = current_database())
     and ((classid::bigint << 32) | objid::bigint) = hashtextextended('ludoteca ' || current_schema(), 0)`,
  );
  await client.end();
}
