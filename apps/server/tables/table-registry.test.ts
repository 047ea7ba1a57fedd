import { RefusedError } from '@ludoteca/wire';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_LIMITS } from '../http/limits.ts';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';
import type { UnusedCriteria } from '../storage/storage.ts';
import { TableRegistry } from './table-registry.ts';
import { RecordingClient } from './recording-client.testing.ts';
import { ada, bea, createLotsContext, startLotsTable, nextTick, stepsOf } from './lots-table.testing.ts';

describe('an unused table', () => {
  test('is unloaded after the idle time and loaded again on the next connection', async () => {
    let now = 0;
    const context = createLotsContext({ clock: () => now });
    const { tables, id, table, clients, answer } = await startLotsTable(context);
    await answer('draw');
    const kept = async (): Promise<boolean> => {
      await tables.sweep();
      return (await tables.get(id)) === table;
    };
    now = DEFAULT_LIMITS.idleTableAge * 2;
    expect(await kept()).toBe(true);
    for (const client of clients) table.disconnect(client);
    expect(await kept()).toBe(true);
    now += DEFAULT_LIMITS.idleTableAge;
    expect(await kept()).toBe(false);
    expect((await context.storage.readSnapshot(id))?.number).toBe(1);
    const back = new RecordingClient('a');
    await (await tables.get(id)).connect(back);
    expect(stepsOf(back)).toEqual(stepsOf(clients[0]));
  });

  test('is deleted if no guest has joined it', async () => {
    let now = 0;
    const context = createLotsContext({ clock: () => now });
    const tables = new TableRegistry(context);
    const { id } = await tables.create(ada, { game: 'lots', seats: ['person', 'person'] });
    const watching = new RecordingClient();
    const table = await tables.get(id);
    await table.connect(watching);
    now = DEFAULT_LIMITS.idleTableAge;
    await tables.sweep();
    expect(await tables.get(id)).toBe(table);
    table.disconnect(watching);
    now += DEFAULT_LIMITS.idleTableAge;
    await tables.sweep();
    await expect(tables.get(id)).rejects.toMatchObject({ problem: { problem: 'no such table' } });
    expect(await context.storage.findTable(id)).toBeUndefined();
  });

  test('is deleted when it has been open for too long and its guests are not connected', async () => {
    let now = 0;
    const context = createLotsContext({ clock: () => now });
    const tables = new TableRegistry(context);
    const made = async () => {
      const { id } = await tables.create(ada, { game: 'lots', seats: ['person', 'person'], listed: true });
      await tables.join(id, ada, {});
      return id;
    };
    const [left, held] = [await made(), await made()];
    const client = new RecordingClient('a');
    await (await tables.get(held)).connect(client);
    now = DEFAULT_LIMITS.openTableAge;
    await tables.sweep();
    expect(await tables.listed()).toHaveLength(2);
    now += DEFAULT_LIMITS.openTableAge;
    await tables.sweep();
    expect((await tables.listed()).map(({ id }) => id)).toEqual([held]);
    await expect(tables.get(left)).rejects.toMatchObject({ problem: { problem: 'no such table' } });
    await tables.join(held, bea, {});
    expect(stepsOf(client)).toHaveLength(1);
  });

  test('is not loaded while unused tables are being deleted', async () => {
    const operations: string[] = [];
    class Slow extends MemoryStorage {
      override async deleteUnused(unused: UnusedCriteria): Promise<void> {
        await nextTick();
        await super.deleteUnused(unused);
        operations.push('dropped');
      }
      override async findTable(id: string) {
        operations.push('opened');
        return super.findTable(id);
      }
    }
    const tables = new TableRegistry(createLotsContext({ storage: new Slow() }));
    const swept = tables.sweep();
    await nextTick();
    await expect(tables.get('t')).rejects.toThrow(RefusedError);
    await swept;
    expect(operations).toEqual(['dropped', 'opened']);
  });

  test('that cannot be unloaded is logged and does not stop the sweep', async () => {
    let now = 0;
    class Stuck extends MemoryStorage {
      override deleteTable(): Promise<void> {
        return Promise.reject(new Error('the disk is full'));
      }
      override deleteUnused(): Promise<void> {
        return Promise.reject(new Error('the disk is full'));
      }
    }
    const errors: string[] = [];
    const log = (what: string): void => void errors.push(what);
    const tables = new TableRegistry(createLotsContext({ storage: new Stuck(), clock: () => now, log }));
    const { id } = await tables.create(ada, { game: 'lots', seats: ['person', 'person'] });
    now = DEFAULT_LIMITS.idleTableAge;
    await tables.sweep();
    expect(errors).toEqual([`putting away table ${id}`, 'taking away what came to nothing']);
  });

  test('refuses requests of clients that still refer to it after it was unloaded', async () => {
    let now = 0;
    const context = createLotsContext({ clock: () => now });
    const { tables, id, table, clients, answer } = await startLotsTable(context);
    for (const client of clients) table.disconnect(client);
    now = DEFAULT_LIMITS.idleTableAge;
    await tables.sweep();
    await expect(answer('draw')).rejects.toThrow(RefusedError);
    await expect(table.connect(new RecordingClient())).rejects.toMatchObject({
      problem: { problem: 'closing' },
    });
    await expect(tables.join(id, { id: 'c', name: 'Cam' }, {})).rejects.toMatchObject({
      problem: { problem: 'already playing' },
    });
    expect(await context.storage.readEntries(id)).toEqual([]);
  });
});

describe('a registry that closes', () => {
  test('stores every acknowledged answer and refuses later requests', async () => {
    class Slow extends MemoryStorage {
      override async appendEntries(...given: Parameters<MemoryStorage['appendEntries']>): Promise<void> {
        await nextTick();
        await super.appendEntries(...given);
      }
    }
    for (let turns = 0; turns < 12; turns++) {
      const context = createLotsContext({ storage: new Slow(), log: () => undefined });
      const { tables, id, clients, answer, request } = await startLotsTable(context);
      let acknowledged = false;
      const answered = answer('draw').then(() => (acknowledged = true));
      for (let i = 0; i < turns; i++) await Promise.resolve();
      await tables.close();
      expect(await context.storage.readEntries(id)).toHaveLength(1);
      await answered;
      expect(acknowledged).toBe(true);
      await expect(request(clients[0], { withdraw: true })).rejects.toThrow(RefusedError);
      expect(await context.storage.readEntries(id)).toHaveLength(1);
      for (const client of clients) expect(client.closedWith).toEqual([{ problem: 'closing' }]);
      await expect(tables.get(id)).rejects.toMatchObject({ problem: { problem: 'closing' } });
    }
  });

  test('stops the computers of its tables', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const context = createLotsContext({ pace: 100 });
    const tables = new TableRegistry(context);
    const { id } = await tables.create(ada, { game: 'lots', seats: ['greedy', 'greedy'] });
    await (await tables.get(id)).connect(new RecordingClient());
    await vi.advanceTimersByTimeAsync(100);
    expect(await context.storage.readEntries(id)).toHaveLength(1);
    await tables.close();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(await context.storage.readEntries(id)).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
