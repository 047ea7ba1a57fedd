import { RefusedError } from '@ludoteca/wire';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LIMITS } from '../limits.ts';
import { MemoryStorage } from '../storage/memory.testing.ts';
import type { Unused } from '../storage/port.ts';
import { Host } from './host.ts';
import { Scribe } from './hosting.testing.ts';
import { ada, bea, houseOfLots, party, settled, stepsOf } from './lots.testing.ts';

describe('a table that nobody uses', () => {
  test('is put away when it is over, or after a while, and is there again when somebody comes', async () => {
    let now = 0;
    const house = houseOfLots({ clock: () => now });
    const { host, id, table, scribes, answer } = await party(house);
    await answer('draw');
    const kept = async (): Promise<boolean> => {
      await host.sweep();
      return (await host.table(id)) === table;
    };
    now = LIMITS.idle * 2;
    expect(await kept()).toBe(true);
    for (const scribe of scribes) table.exit(scribe);
    expect(await kept()).toBe(true);
    now += LIMITS.idle;
    expect(await kept()).toBe(false);
    expect((await house.storage.snapshot(id))?.number).toBe(1);
    const back = new Scribe('a');
    await (await host.table(id)).enter(back);
    expect(stepsOf(back)).toEqual(stepsOf(scribes[0]));
  });

  test('is gone if nobody ever sat there', async () => {
    let now = 0;
    const house = houseOfLots({ clock: () => now });
    const host = new Host(house);
    const { id } = await host.make(ada, { game: 'lots', seats: ['person', 'person'] });
    const watching = new Scribe();
    const table = await host.table(id);
    await table.enter(watching);
    now = LIMITS.idle;
    await host.sweep();
    expect(await host.table(id)).toBe(table);
    table.exit(watching);
    now += LIMITS.idle;
    await host.sweep();
    await expect(host.table(id)).rejects.toMatchObject({ problem: { problem: 'no such table' } });
    expect(await house.storage.table(id)).toBeUndefined();
  });

  test('is gone when it has waited for long, though somebody sits there who is away', async () => {
    let now = 0;
    const house = houseOfLots({ clock: () => now });
    const host = new Host(house);
    const made = async () => {
      const { id } = await host.make(ada, { game: 'lots', seats: ['person', 'person'], listed: true });
      await host.join(id, ada, {});
      return id;
    };
    const [left, held] = [await made(), await made()];
    const scribe = new Scribe('a');
    await (await host.table(held)).enter(scribe);
    now = LIMITS.waiting;
    await host.sweep();
    expect(await host.listed()).toHaveLength(2);
    now += LIMITS.waiting;
    await host.sweep();
    expect((await host.listed()).map(({ id }) => id)).toEqual([held]);
    await expect(host.table(left)).rejects.toMatchObject({ problem: { problem: 'no such table' } });
    await host.join(held, bea, {});
    expect(stepsOf(scribe)).toHaveLength(1);
  });

  test('is not opened while what came to nothing is taken away', async () => {
    const deeds: string[] = [];
    class Slow extends MemoryStorage {
      override async dropUnused(unused: Unused): Promise<void> {
        await settled();
        await super.dropUnused(unused);
        deeds.push('dropped');
      }
      override async table(id: string) {
        deeds.push('opened');
        return super.table(id);
      }
    }
    const host = new Host(houseOfLots({ storage: new Slow() }));
    const swept = host.sweep();
    await settled();
    await expect(host.table('t')).rejects.toThrow(RefusedError);
    await swept;
    expect(deeds).toEqual(['dropped', 'opened']);
  });

  test('that cannot be put away is logged, and does not keep others from it', async () => {
    let now = 0;
    class Stuck extends MemoryStorage {
      override dropTable(): Promise<void> {
        return Promise.reject(new Error('the disk is full'));
      }
      override dropUnused(): Promise<void> {
        return Promise.reject(new Error('the disk is full'));
      }
    }
    const faults: string[] = [];
    const log = (what: string): void => void faults.push(what);
    const host = new Host(houseOfLots({ storage: new Stuck(), clock: () => now, log }));
    const { id } = await host.make(ada, { game: 'lots', seats: ['person', 'person'] });
    now = LIMITS.idle;
    await host.sweep();
    expect(faults).toEqual([`putting away table ${id}`, 'taking away what came to nothing']);
  });

  test('takes nothing any more from whoever still holds it', async () => {
    let now = 0;
    const house = houseOfLots({ clock: () => now });
    const { host, id, table, scribes, answer } = await party(house);
    for (const scribe of scribes) table.exit(scribe);
    now = LIMITS.idle;
    await host.sweep();
    await expect(answer('draw')).rejects.toThrow(RefusedError);
    await expect(table.enter(new Scribe())).rejects.toMatchObject({ problem: { problem: 'closing' } });
    await expect(host.join(id, { id: 'c', name: 'Cam' }, {})).rejects.toMatchObject({
      problem: { problem: 'already playing' },
    });
    expect(await house.storage.entries(id)).toEqual([]);
  });
});

describe('a host that closes', () => {
  test('keeps what it acknowledges, whatever was under way, and takes nothing more', async () => {
    class Slow extends MemoryStorage {
      override async append(...given: Parameters<MemoryStorage['append']>): Promise<void> {
        await settled();
        await super.append(...given);
      }
    }
    for (let turns = 0; turns < 12; turns++) {
      const house = houseOfLots({ storage: new Slow(), log: () => undefined });
      const { host, id, scribes, answer, request } = await party(house);
      let acknowledged = false;
      const answered = answer('draw').then(() => (acknowledged = true));
      for (let i = 0; i < turns; i++) await Promise.resolve();
      await host.close();
      expect(await house.storage.entries(id)).toHaveLength(1);
      await answered;
      expect(acknowledged).toBe(true);
      await expect(request(scribes[0], { withdraw: true })).rejects.toThrow(RefusedError);
      expect(await house.storage.entries(id)).toHaveLength(1);
      for (const scribe of scribes) expect(scribe.problems).toEqual([{ problem: 'closing' }]);
      await expect(host.table(id)).rejects.toMatchObject({ problem: { problem: 'closing' } });
    }
  });

  test('lets no computer of its tables answer afterwards', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const house = houseOfLots({ pace: 100 });
    const host = new Host(house);
    const { id } = await host.make(ada, { game: 'lots', seats: ['greedy', 'greedy'] });
    await vi.advanceTimersByTimeAsync(100);
    expect(await house.storage.entries(id)).toHaveLength(1);
    await host.close();
    await vi.advanceTimersByTimeAsync(100_000);
    expect(await house.storage.entries(id)).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
