/** Matches that take too much work: only their own table is affected, and only twice. */
import type { RemoteChair, ServerProblem } from '@ludoteca/wire';
import { RefusedError } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import { expectOk } from '../../../kernel/result.testing.ts';
import type { Server } from '../serve.ts';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';
import { bundleFile } from '../testing/child-process.testing.ts';
import {
  apiFor,
  connectChair,
  createTable,
  registerGuest,
  startServer,
  type TestGuest,
  waitUntil,
} from '../testing/server.testing.ts';
import { runawayGames } from './runaway-games.testing.ts';
import { createProcessStarter } from './worker-process.ts';

const workerFile = bundleFile(new URL('runaway-worker.testing.ts', import.meta.url), 'runaway-worker');

/** A server whose tables share one worker process with a small budget. */
const startIsolated = (storage = new MemoryStorage()): Promise<Server> =>
  startServer({
    storage,
    games: runawayGames,
    startWorker: createProcessStarter(workerFile, 64),
    workers: 1,
    limits: { workMilliseconds: 300 },
    log: () => undefined,
  });

/** A table with a person at every seat of that kind, all connected. */
class PlayedTable {
  readonly id: string;
  readonly guests: readonly TestGuest[];
  readonly chairs: readonly RemoteChair[];
  private asked: { readonly seat: number; readonly number: number } | undefined;

  private constructor(id: string, guests: readonly TestGuest[], chairs: readonly RemoteChair[]) {
    this.id = id;
    this.guests = guests;
    this.chairs = chairs;
    for (const chair of chairs)
      chair.subscribe(({ observation }) => {
        this.asked = observation.asked;
      });
  }

  static async open(server: Server, game: string, seats = ['person', 'person']): Promise<PlayedTable> {
    const guests: TestGuest[] = [];
    for (const [seat, kind] of seats.entries())
      if (kind === 'person') guests.push(await registerGuest(server, `Guest ${seat}`));
    const { id } = await createTable(guests[0]!, { game, seats, settings: { cards: 40 } });
    for (const { api } of guests.slice(1)) expectOk(await api.join(id));
    const chairs = guests.map(({ guest }) => connectChair(() => server, id, { token: guest.token }));
    await Promise.all(chairs.map((chair) => waitUntil(chair, () => chair.steps.length > 0)));
    return new PlayedTable(id, guests, chairs);
  }

  /** Answers for the seat that is asked. Resolves to the problem, if there is one. */
  async answer(choice: string): Promise<ServerProblem['problem'] | undefined> {
    const { seat, number } = this.asked!;
    try {
      expectOk(await this.chairs[seat]!.answer(number, choice));
    } catch (error) {
      if (error instanceof RefusedError) return error.problem.problem;
      throw error;
    }
    await Promise.all(this.chairs.map((chair) => waitUntil(chair, () => chair.steps.length > number + 1)));
    return undefined;
  }
}

/** The problem with which a new spectator is rejected. */
async function rejectionOf(server: Server, table: string): Promise<ServerProblem | undefined> {
  const spectator = connectChair(() => server, table);
  await waitUntil(spectator, () => spectator.problem !== undefined);
  return spectator.problem;
}

describe.each(['loops', 'allocates', 'floods'])('a rule that %s', (game) => {
  test('stops its own table only, which is quarantined after the second time', async () => {
    const storage = new MemoryStorage();
    const server = await startIsolated(storage);
    const [bad, good] = [await PlayedTable.open(server, game), await PlayedTable.open(server, 'lots')];
    const [problem, done] = await Promise.all([bad.answer('draw'), good.answer('draw')]);
    expect(problem).toBe('work limit');
    expect(done).toBeUndefined();
    expect(await storage.readEntries(bad.id)).toEqual([]);

    // The match goes on as long as the rule is not used.
    expect(await bad.answer('give')).toBeUndefined();
    expect(await bad.answer('done')).toBeUndefined();
    const [again, meanwhile] = await Promise.all([bad.answer('draw'), good.answer('draw')]);
    expect(again).toBe('quarantined');
    expect(meanwhile).toBeUndefined();
    expect(await rejectionOf(server, bad.id)).toMatchObject({ problem: 'quarantined' });
    await server.close();

    const restarted = await startIsolated(storage);
    expect(await rejectionOf(restarted, bad.id)).toMatchObject({ problem: 'quarantined' });
    expect((await storage.findTable(bad.id))?.entries).toBe(2);
    expect((await storage.readEntries(good.id)).length).toBe(2);
  });
});

test('a quarantined table is listed for its guests until they leave it', async () => {
  const storage = new MemoryStorage();
  const server = await startIsolated(storage);
  const { id, guests } = await PlayedTable.open(server, 'lots');
  await server.close();
  for (let i = 0; i < 2; i++) await storage.addOverrun(id);
  const restarted = await startIsolated(storage);
  for (const { guest } of guests) {
    const api = apiFor(restarted, guest.token);
    expect(expectOk(await api.myTables())).toMatchObject([{ id, state: 'playing', quarantined: true }]);
    expectOk(await api.leave(id));
    expect(expectOk(await api.myTables())).toEqual([]);
    expect(await storage.countTablesOfGuest(guest.id)).toBe(0);
  }
});

test('a rule that throws is a fault, and its table continues', async () => {
  const server = await startIsolated();
  const table = await PlayedTable.open(server, 'throws');
  for (let i = 0; i < 3; i++) expect(await table.answer('draw')).toBe('fault');
  expect(await table.answer('give')).toBeUndefined();
});

test('settings that take too long to check are refused while tables play', async () => {
  const server = await startIsolated();
  const table = await PlayedTable.open(server, 'lots');
  const { api } = table.guests[0]!;
  const request = { game: 'checks', seats: ['person', 'person'] };
  const [slow, done] = await Promise.all([
    api.createTable({ ...request, settings: { cards: 13 } }),
    table.answer('draw'),
  ]);
  expect(slow).toEqual({ ok: false, problem: { problem: 'work limit' } });
  expect(done).toBeUndefined();
  expectOk(await api.createTable({ ...request, settings: { cards: 12 } }));
});

test('a computer that never answers is stopped, and its table is quarantined', async () => {
  const server = await startIsolated();
  const good = await PlayedTable.open(server, 'lots');
  const bad = await PlayedTable.open(server, 'thinks', ['person', 'endless']);
  const [chair] = bad.chairs;
  const stopped = waitUntil(chair!, () => chair!.problem !== undefined);
  chair!.subscribe(({ observation: { asked } }) => {
    if (asked?.seat === 0) chair!.answer(asked.number, 'draw').catch(() => undefined);
  });
  await stopped;
  expect(chair!.problem).toMatchObject({ problem: 'quarantined' });
  expect(await good.answer('draw')).toBeUndefined();
});

test('a search that does not end is stopped, and its player goes on greedily', async () => {
  const storage = new MemoryStorage();
  const server = await startIsolated(storage);
  const { id, chairs } = await PlayedTable.open(server, 'rates', ['person', 'expert']);
  const chair = chairs[0]!;
  chair.subscribe(({ observation: { asked } }) => {
    if (asked?.seat === 0)
      chair.answer(asked.number, asked.prompt === 'turn' ? 'draw' : 'done').catch(() => undefined);
  });
  await waitUntil(chair, () => chair.steps.some((_, i) => i > 4));
  expect(chair.problem).toBeUndefined();
  const answers = (await storage.readEntries(id)).map(({ entry }) =>
    'answer' in entry ? entry.answer : undefined,
  );
  expect(answers).toContain('give');
});
