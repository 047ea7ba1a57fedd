/** Workers that end, played by a worker that a test controls. */
import { RefusedError } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import { encodePacket, PacketReader } from './packets.ts';
import { WorkerPool } from './worker-pool.ts';
import type { StartWorker, WorkerListener } from './worker-process.ts';

/** Workers that answer nothing until the test does. */
class ManualWorkers {
  readonly started: { readonly listener: WorkerListener; readonly requests: unknown[] }[] = [];

  readonly start: StartWorker = (listener) => {
    const requests: unknown[] = [];
    this.started.push({ listener, requests });
    listener.onPacket({ header: {}, parts: [] });
    return {
      send: (packet) => {
        for (const { header } of new PacketReader(1e6).read(packet)) requests.push(header);
      },
      kill: () => listener.onEnd({ isKilledFromOutside: true, description: 'killed' }),
      cpuTime: () => undefined,
    };
  };

  /** Answers the oldest request of the latest worker. */
  reply(header: object): void {
    for (const packet of new PacketReader(1e6).read(encodePacket(header)))
      this.started.at(-1)!.listener.onPacket(packet);
  }

  end(isKilledFromOutside: boolean): void {
    this.started.at(-1)!.listener.onEnd({ isKilledFromOutside, description: 'gone' });
  }
}

function createPool(count = 1): { workers: ManualWorkers; pool: WorkerPool; logged: string[] } {
  const workers = new ManualWorkers();
  const logged: string[] = [];
  const log = (message: string): void => void logged.push(message);
  const pool = new WorkerPool({ start: workers.start, count, budget: 1e6, heapThreshold: 100, log });
  return { workers, pool, logged };
}

const content = { game: 'lots', seats: 2 };
const workLimit = { problem: { problem: 'work limit' } };

describe('a request whose worker ends', () => {
  test('is refused at once if the worker has crashed', async () => {
    const { workers, pool, logged } = createPool();
    const validated = pool.validate(content);
    workers.end(false);
    await expect(validated).rejects.toMatchObject(workLimit);
    expect(logged).toEqual(['a request took too much work']);
    expect(workers.started).toHaveLength(1);
    expect(pool.reports.at(-1)).toMatchObject({ name: 'validation', restarts: 1, overruns: 1 });
  });

  test('is repeated in a new worker if the worker was killed from outside, and refused after the third time', async () => {
    const { workers, pool } = createPool();
    const validated = pool.validate(content);
    for (let i = 0; i < 3; i++) {
      await expect.poll(() => workers.started.length).toBe(i + 1);
      workers.end(true);
    }
    await expect(validated).rejects.toMatchObject(workLimit);
    expect(workers.started.map(({ requests }) => requests)).toEqual(
      Array.from({ length: 3 }, () => [{ do: 'validate', ...content }]),
    );
  });

  test('is repeated if another request was executed', async () => {
    const { workers, pool } = createPool();
    const executed = pool.validate(content);
    const waiting = pool.validate({ ...content, seats: 3 });
    workers.end(false);
    await expect(executed).rejects.toMatchObject(workLimit);
    await expect.poll(() => workers.started.length).toBe(2);
    workers.reply({ result: { settings: 1 } });
    expect(await waiting).toEqual({ settings: 1 });
  });

  test('is refused when the pool is closed', async () => {
    const { workers, pool } = createPool();
    const validated = pool.validate(content);
    pool.close();
    await expect(validated).rejects.toMatchObject({ problem: { problem: 'closing' } });
    expect(workers.started).toHaveLength(1);
  });
});

const header = { game: 'lots', version: 1, seats: 2, settings: {}, seed: '', dice: 'chacha' } as const;
const stored = { header, seats: [], seeds: [], entries: [] };

async function openTable(
  { pool, workers }: ReturnType<typeof createPool>,
  table: string,
  isSuspect = false,
): Promise<void> {
  const opened = pool.open(table, stored, 1e6, isSuspect);
  for (const { listener, requests } of workers.started)
    for (const request of requests.splice(0))
      if ((request as { readonly do: string }).do === 'open')
        listener.onPacket({ header: { result: { status: { number: 0 } } }, parts: [] });
  await opened;
}

describe('matches', () => {
  test('are distributed over all workers, and those that have exceeded a budget have one of their own', async () => {
    const given = createPool(2);
    for (const table of ['a', 'b', 'c', 'd']) await openTable(given, table);
    expect(given.workers.started).toHaveLength(2);
    await openTable(given, 'e', true);
    expect(given.workers.started).toHaveLength(3);
    expect(given.pool.isOpen('a')).toBe(true);
    given.workers.end(true);
    expect(['a', 'b', 'c', 'd', 'e'].filter((table) => given.pool.isOpen(table))).toHaveLength(4);
  });

  test('of a worker that uses much memory can be found', async () => {
    const given = createPool();
    await openTable(given, 'a');
    const crowded = given.pool.crowdedTables();
    given.workers.reply({ result: { heap: 101 } });
    expect([...(await crowded)]).toEqual(['a']);
    const relieved = given.pool.crowdedTables();
    given.workers.reply({ result: { heap: 99 } });
    expect([...(await relieved)]).toEqual([]);
  });

  test('are not open any more after a rule has thrown', async () => {
    const given = createPool();
    await openTable(given, 'a');
    const played = given.pool.request('a', 'withdraw', { seat: 0, watchers: [], deltaWatchers: [] });
    given.workers.reply({ fault: { name: 'Error', message: 'on fire', stack: '' } });
    await expect(played).rejects.toThrow('on fire');
    await expect(played).rejects.not.toBeInstanceOf(RefusedError);
    expect(given.pool.isOpen('a')).toBe(false);
  });
});
