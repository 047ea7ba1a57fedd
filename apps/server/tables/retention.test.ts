import { describe, expect, test } from 'vitest';
import { expectOk, expectRefused } from '../../../kernel/result.testing.ts';
import { DEFAULT_LIMITS } from '../http/limits.ts';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';
import { occupiedSeat, sampleTable, storedEntry } from '../storage/sample-rows.testing.ts';
import { playedTable, rawRequest, twoPersonTable } from '../testing/requests.testing.ts';
import {
  connectChair,
  createTable,
  registerGuest,
  startServer,
  waitUntil,
} from '../testing/server.testing.ts';
import { createContext } from './recording-client.testing.ts';
import { TableRegistry } from './table-registry.ts';

const DAY = 24 * 60 * 60_000;

test('finished and abandoned matches are deleted after their time', async () => {
  const storage = new MemoryStorage();
  const limits = { ...DEFAULT_LIMITS, finishedTableAge: 10 * DAY, abandonedTableAge: 20 * DAY };
  for (const [id, state, day] of [
    ['finished', 'over', 1],
    ['finished lately', 'over', 95],
    ['abandoned', 'playing', 75],
    ['playing', 'playing', 85],
  ] as const) {
    await storage.addTable(sampleTable(id, { state, made: 0, seats: [occupiedSeat('ann')] }));
    await storage.appendEntries(id, 0, [storedEntry({ answer: 1 }, day * DAY)]);
  }
  for (let i = 0; i < 250; i++) await storage.addTable(sampleTable(`old ${i}`, { state: 'over', made: i }));
  await new TableRegistry(createContext({ storage, limits, clock: () => 100 * DAY })).sweep();
  const found = await Promise.all(
    ['finished', 'finished lately', 'abandoned', 'playing', 'old 0', 'old 249'].map((id) =>
      storage.findTable(id),
    ),
  );
  expect(found.map((table) => table?.id)).toEqual([
    undefined,
    'finished lately',
    undefined,
    'playing',
    undefined,
    undefined,
  ]);
});

describe('a guest who is deleted', () => {
  test('is unknown, and finished matches stay readable without the name', async () => {
    const storage = new MemoryStorage();
    const server = await startServer({ storage });
    const { ada, bea, id } = await playedTable(server);
    expectOk(await ada.api.deleteMe());
    expect(expectRefused(await ada.api.me()).problem).toBe('token');
    const { seats } = expectOk(await bea.api.table(id));
    expect(seats.map(({ name, guest }) => [name, guest])).toEqual([
      ['', undefined],
      ['Bea', bea.guest.id],
    ]);
    const archive = await (await rawRequest(server, `/api/tables/${id}/archive`)).text();
    expect(archive.length).toBeGreaterThan(100);
    expect(JSON.stringify(await storage.findTable(id))).not.toMatch(new RegExp(`Ada|${ada.guest.id}`));
  });

  test('leaves open tables and resigns the others', async () => {
    const server = await startServer();
    const [ada, bea] = [await registerGuest(server, 'Ada'), await registerGuest(server, 'Bea')];
    const [open, playing] = [await createTable(ada, twoPersonTable), await createTable(ada, twoPersonTable)];
    expectOk(await bea.api.join(playing.id));
    const chair = connectChair(() => server, playing.id, { token: bea.guest.token });
    await waitUntil(chair, () => chair.steps.length > 0);
    expectOk(await ada.api.deleteMe());
    expect(expectRefused(await bea.api.table(open.id)).problem).toBe('no such table');
    await waitUntil(chair, () => chair.table?.state === 'over');
    await waitUntil(chair, () => chair.table?.seats[0]?.name === '');
    expect(chair.steps.at(-1)?.left).toBe(0);
  });
});
