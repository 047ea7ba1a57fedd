/** Connections to a table, announcements, limits, and the start of its match. */
import type { Character, Player } from '@ludoteca/kit';
import type { TableInfo, ServerMessage } from '@ludoteca/wire';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Lots } from '../../../kernel/lots.testing.ts';
import { createStatefulPlayer } from '../../../players/stateful-player.testing.ts';
import { DEFAULT_LIMITS } from '../http/limits.ts';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';
import { TableRegistry } from './table-registry.ts';
import { RecordingClient } from './recording-client.testing.ts';
import { ada, bea, createLotsContext, newsOf, startLotsTable, nextTick } from './lots-table.testing.ts';

const tablesIn = ({ texts }: RecordingClient): TableInfo[] =>
  texts
    .map((text) => JSON.parse(text) as ServerMessage)
    .flatMap((message) => ('table' in message ? [message.table] : []));

const crowded = (most: number) => ({ problem: { problem: 'crowded', facts: { most } } });

describe('the subscribers of a table', () => {
  test('are limited in number, separately for spectators and for each seat', async () => {
    const { table, clients } = await startLotsTable(
      createLotsContext({ limits: { ...DEFAULT_LIMITS, spectatorsPerTable: 3, connectionsPerSeat: 2 } }),
    );
    for (const client of clients.slice(0, 2)) table.disconnect(client);
    for (const guest of [undefined, 'c']) await table.connect(new RecordingClient(guest));
    await expect(table.connect(new RecordingClient())).rejects.toMatchObject(crowded(3));
    await expect(table.connect(new RecordingClient('d'))).rejects.toMatchObject(crowded(3));
    for (const guest of ['a', 'b', 'a', 'b']) await table.connect(new RecordingClient(guest));
    await expect(table.connect(new RecordingClient('a'))).rejects.toMatchObject(crowded(2));
    expect(table.info().watching).toBe(3);
  });

  test('that connect and disconnect in the same moment cause one announcement', async () => {
    const { table, clients } = await startLotsTable(createLotsContext());
    await nextTick();
    for (const { texts } of clients) texts.length = 0;
    const others = Array.from({ length: 20 }, () => new RecordingClient());
    for (const other of others) await table.connect(other);
    table.disconnect(others[0]!);
    await nextTick();
    expect(tablesIn(clients[0]).map(({ watching }) => watching)).toEqual([20]);
    expect(tablesIn(others[19]!).at(-1)!.watching).toBe(20);
  });
});

test('a match is loaded once if a client connects at the moment when it starts', async () => {
  class Counting extends MemoryStorage {
    loads = 0;
    override async readEntries(id: string) {
      this.loads++;
      return super.readEntries(id);
    }
  }
  const storage = new Counting();
  const tables = new TableRegistry(createLotsContext({ storage }));
  const { id } = await tables.create(ada, { game: 'lots', seats: ['person', 'person'] });
  await tables.join(id, ada, {});
  const table = await tables.get(id);
  const second = new RecordingClient('b');
  let entered: Promise<void> | undefined;
  const first = new (class extends RecordingClient {
    override send(text: string): void {
      super.send(text);
      if (text.includes('"playing"')) entered ??= table.connect(second);
    }
  })('a');
  await table.connect(first);
  await tables.join(id, bea, {});
  await entered;
  expect(storage.loads).toBe(1);
  for (const client of [first, second]) expect(newsOf(client)).toHaveLength(1);
});

test('the id of the rematch is sent to players only', async () => {
  const { tables, id, table, clients, request } = await startLotsTable(createLotsContext());
  await request(clients[1], { withdraw: true });
  await nextTick();
  const next = await tables.rematch(id, ada);
  expect(clients.map((client) => tablesIn(client).at(-1)!.rematch)).toEqual([next.id, next.id, undefined]);
  expect(clients[2].texts.join()).not.toContain(next.id);
  expect([undefined, 'a', 'b', 'c'].map((guest) => table.info(guest).rematch)).toEqual([
    undefined,
    next.id,
    next.id,
    undefined,
  ]);
});

describe('a guest', () => {
  const most = 2;
  const many = { problem: { problem: 'many tables', facts: { most } } };
  const few = { limits: { ...DEFAULT_LIMITS, tablesPerGuest: most } };

  test('can create only a limited number of tables', async () => {
    const tables = new TableRegistry(createLotsContext({ ...few, pace: 1e6 }));
    const made = () => tables.create(ada, { game: 'lots', seats: ['greedy', 'greedy'] });
    await made();
    await made();
    await expect(made()).rejects.toMatchObject(many);
    await tables.close();
  });

  test('at the limit may join a table that it created, but no other', async () => {
    const tables = new TableRegistry(createLotsContext(few));
    const made = (guest: typeof ada) => tables.create(guest, { game: 'lots', seats: ['person', 'person'] });
    const [, last, other] = [await made(ada), await made(ada), await made(bea)];
    expect((await tables.join(last.id, ada, {})).seats[0]!.name).toBe('Ada');
    await expect(tables.join(other.id, ada, {})).rejects.toMatchObject(many);
  });

  test('at the limit cannot create a rematch', async () => {
    const { tables, id, clients, request } = await startLotsTable(createLotsContext(few));
    await request(clients[1], { withdraw: true });
    await nextTick();
    const made = () => tables.create(ada, { game: 'lots', seats: ['person', 'person'] });
    await made();
    await made();
    await expect(tables.rematch(id, ada)).rejects.toMatchObject(many);
    expect((await tables.rematch(id, bea)).state).toBe('open');
  });
});

test('the thinking time of a computer counts towards the pace', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const slow: Player<Lots> = {
    choose: (line) => new Promise((resolve) => setTimeout(resolve, 60, line.question!.options[0]!)),
  };
  const context = createLotsContext({ pace: 100 }, { players: { slow: () => slow as never } });
  const tables = new TableRegistry(context);
  const { id } = await tables.create(ada, { game: 'lots', seats: ['slow', 'slow'] });
  await (await tables.get(id)).connect(new RecordingClient());
  await vi.advanceTimersByTimeAsync(99);
  expect(await context.storage.readEntries(id)).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(await context.storage.readEntries(id)).toHaveLength(1);
  await tables.close();
});

const bySeat = (tables: TableRegistry, id: string) =>
  tables.get(id).then((table) => table.info().seats.map(({ kind, name }) => [kind, name]));

describe('computer players that belong to a game', () => {
  const own = { players: { wary: createStatefulPlayer, other: createStatefulPlayer } };

  test('take the requested seats; unknown names are refused with the list of known ones', async () => {
    const tables = new TableRegistry(createLotsContext({ pace: 1e6 }, own));
    const { id } = await tables.create(ada, { game: 'lots', seats: ['person', 'wary', 'wary'] });
    expect(await bySeat(tables, id)).toEqual([
      ['person', ''],
      ['wary', 'wary'],
      ['wary', 'wary 2'],
    ]);
    const known = ['wary', 'other', 'greedy', 'random', 'beginner', 'intermediate', 'advanced', 'expert'];
    await expect(tables.create(ada, { game: 'lots', seats: ['person', 'toString'] })).rejects.toMatchObject({
      problem: { problem: 'no such player', facts: { player: 'toString', known } },
    });
  });

  test('observe the opening, and all events that their seat knows when the table is loaded again', async () => {
    const observed: unknown[][] = [];
    const listening: Character<Lots> = () => {
      const log: unknown[] = [];
      observed.push(log);
      return {
        choose: (line) => line.question!.options[0]!,
        observe: (events) => void log.push(...events),
      };
    };
    let now = 0;
    const context = createLotsContext({ clock: () => now }, { players: { listening } });
    const tables = new TableRegistry(context);
    const { id } = await tables.create(ada, { game: 'lots', seats: ['person', 'listening'] });
    await tables.join(id, ada, {});
    const client = new RecordingClient('a');
    const table = await tables.get(id);
    await table.connect(client);
    while (newsOf(client).at(-1)!.sight.asked?.seat !== 0) await nextTick();
    const drawn = observed[0]!.filter((event) => (event as { card?: number }).card !== undefined);
    expect(drawn).toHaveLength(observed[0]!.length - 1);
    table.disconnect(client);
    now = 1e9;
    await tables.sweep();
    await (await tables.get(id)).connect(new RecordingClient('a'));
    expect(observed.length).toBeGreaterThan(1);
    expect(observed.at(-1)).toEqual(observed[0]);
    await tables.close();
  });
});

describe('a table of computers alone', () => {
  test('pauses while nobody watches', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const context = createLotsContext({ pace: 100 });
    const tables = new TableRegistry(context);
    const { id } = await tables.create(ada, {
      game: 'lots',
      seats: ['random', 'random'],
      settings: { cards: 40 },
    });
    const table = await tables.get(id);
    const countAfter = async (milliseconds: number): Promise<number> => {
      await vi.advanceTimersByTimeAsync(milliseconds);
      return (await context.storage.readEntries(id)).length;
    };
    expect(await countAfter(1000)).toBe(0);
    const spectator = new RecordingClient();
    await table.connect(spectator);
    expect(await countAfter(350)).toBeGreaterThan(0);
    table.disconnect(spectator);
    // The move that was due already is still made.
    const paused = await countAfter(1000);
    expect(await countAfter(1000)).toBe(paused);
    await table.connect(spectator, paused);
    expect(await countAfter(350)).toBeGreaterThan(paused);
    await tables.close();
  });
});
