import { RefusedError } from '@ludoteca/wire';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { DEFAULT_LIMITS } from '../http/limits.ts';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';
import type { UnusedCriteria } from '../storage/storage.ts';
import { TableRegistry } from './table-registry.ts';
import { RecordingClient } from './recording-client.testing.ts';
import { ada, bea, createLotsContext, startLotsTable, nextTick, stepsOf } from './lots-table.testing.ts';

describe('a table that nobody uses', () => {
  test('is put away when it is over, or after a while, and is there again when somebody comes', async () => {
    let now = 0;
    const house = createLotsContext({ clock: () => now });
    const { host, id, table, scribes, answer } = await startLotsTable(house);
    await answer('draw');
    const kept = async (): Promise<boolean> => {
      await host.sweep();
      return (await host.get(id)) === table;
    };
    now = DEFAULT_LIMITS.idleTableAge * 2;
    expect(await kept()).toBe(true);
    for (const scribe of scribes) table.disconnect(scribe);
    expect(await kept()).toBe(true);
    now += DEFAULT_LIMITS.idleTableAge;
    expect(await kept()).toBe(false);
    expect((await house.storage.readSnapshot(id))?.number).toBe(1);
    const back = new RecordingClient('a');
    await (await host.get(id)).connect(back);
    expect(stepsOf(back)).toEqual(stepsOf(scribes[0]));
  });

  test('is gone if nobody ever sat there', async () => {
    let now = 0;
    const house = createLotsContext({ clock: () => now });
    const host = new TableRegistry(house);
    const { id } = await host.create(ada, { game: 'lots', seats: ['person', 'person'] });
    const watching = new RecordingClient();
    const table = await host.get(id);
    await table.connect(watching);
    now = DEFAULT_LIMITS.idleTableAge;
    await host.sweep();
    expect(await host.get(id)).toBe(table);
    table.disconnect(watching);
    now += DEFAULT_LIMITS.idleTableAge;
    await host.sweep();
    await expect(host.get(id)).rejects.toMatchObject({ problem: { problem: 'no such table' } });
    expect(await house.storage.findTable(id)).toBeUndefined();
  });

  test('is gone when it has waited for long, though somebody sits there who is away', async () => {
    let now = 0;
    const house = createLotsContext({ clock: () => now });
    const host = new TableRegistry(house);
    const made = async () => {
      const { id } = await host.create(ada, { game: 'lots', seats: ['person', 'person'], listed: true });
      await host.join(id, ada, {});
      return id;
    };
    const [left, held] = [await made(), await made()];
    const scribe = new RecordingClient('a');
    await (await host.get(held)).connect(scribe);
    now = DEFAULT_LIMITS.openTableAge;
    await host.sweep();
    expect(await host.listed()).toHaveLength(2);
    now += DEFAULT_LIMITS.openTableAge;
    await host.sweep();
    expect((await host.listed()).map(({ id }) => id)).toEqual([held]);
    await expect(host.get(left)).rejects.toMatchObject({ problem: { problem: 'no such table' } });
    await host.join(held, bea, {});
    expect(stepsOf(scribe)).toHaveLength(1);
  });

  test('is not opened while what came to nothing is taken away', async () => {
    const deeds: string[] = [];
    class Slow extends MemoryStorage {
      override async deleteUnused(unused: UnusedCriteria): Promise<void> {
        await nextTick();
        await super.deleteUnused(unused);
        deeds.push('dropped');
      }
      override async findTable(id: string) {
        deeds.push('opened');
        return super.findTable(id);
      }
    }
    const host = new TableRegistry(createLotsContext({ storage: new Slow() }));
    const swept = host.sweep();
    await nextTick();
    await expect(host.get('t')).rejects.toThrow(RefusedError);
    await swept;
    expect(deeds).toEqual(['dropped', 'opened']);
  });

  test('that cannot be put away is logged, and does not keep others from it', async () => {
    let now = 0;
    class Stuck extends MemoryStorage {
      override deleteTable(): Promise<void> {
        return Promise.reject(new Error('the disk is full'));
      }
      override deleteUnused(): Promise<void> {
        return Promise.reject(new Error('the disk is full'));
      }
    }
    const faults: string[] = [];
    const log = (what: string): void => void faults.push(what);
    const host = new TableRegistry(createLotsContext({ storage: new Stuck(), clock: () => now, log }));
    const { id } = await host.create(ada, { game: 'lots', seats: ['person', 'person'] });
    now = DEFAULT_LIMITS.idleTableAge;
    await host.sweep();
    expect(faults).toEqual([`putting away table ${id}`, 'taking away what came to nothing']);
  });

  test('takes nothing any more from whoever still holds it', async () => {
    let now = 0;
    const house = createLotsContext({ clock: () => now });
    const { host, id, table, scribes, answer } = await startLotsTable(house);
    for (const scribe of scribes) table.disconnect(scribe);
    now = DEFAULT_LIMITS.idleTableAge;
    await host.sweep();
    await expect(answer('draw')).rejects.toThrow(RefusedError);
    await expect(table.connect(new RecordingClient())).rejects.toMatchObject({
      problem: { problem: 'closing' },
    });
    await expect(host.join(id, { id: 'c', name: 'Cam' }, {})).rejects.toMatchObject({
      problem: { problem: 'already playing' },
    });
    expect(await house.storage.readEntries(id)).toEqual([]);
  });
});

describe('a host that closes', () => {
  test('keeps what it acknowledges, whatever was under way, and takes nothing more', async () => {
    class Slow extends MemoryStorage {
      override async appendEntries(...given: Parameters<MemoryStorage['appendEntries']>): Promise<void> {
        await nextTick();
        await super.appendEntries(...given);
      }
    }
    for (let turns = 0; turns < 12; turns++) {
      const house = createLotsContext({ storage: new Slow(), log: () => undefined });
      const { host, id, scribes, answer, request } = await startLotsTable(house);
      let acknowledged = false;
      const answered = answer('draw').then(() => (acknowledged = true));
      for (let i = 0; i < turns; i++) await Promise.resolve();
      await host.close();
      expect(await house.storage.readEntries(id)).toHaveLength(1);
      await answered;
      expect(acknowledged).toBe(true);
      await expect(request(scribes[0], { withdraw: true })).rejects.toThrow(RefusedError);
      expect(await house.storage.readEntries(id)).toHaveLength(1);
      for (const scribe of scribes) expect(scribe.closedWith).toEqual([{ problem: 'closing' }]);
      await expect(host.get(id)).rejects.toMatchObject({ problem: { problem: 'closing' } });
    }
  });

  test('lets no computer of its tables answer afterwards', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const house = createLotsContext({ pace: 100 });
    const host = new TableRegistry(house);
    const { id } = await host.create(ada, { game: 'lots', seats: ['greedy', 'greedy'] });
    await vi.advanceTimersByTimeAsync(100);
    expect(await house.storage.readEntries(id)).toHaveLength(1);
    await host.close();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(await house.storage.readEntries(id)).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
