/** Who comes to a table, who is told of it, and how its match begins. */
import type { Character } from '@ludoteca/kit';
import type { Player } from '@ludoteca/players';
import type { TableInfo, ServerMessage } from '@ludoteca/wire';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Lots } from '../../../kernel/lots.testing.ts';
import { wary } from '../../../players/remembering-player.testing.ts';
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

describe('a crowd', () => {
  test('of spectators keeps out more of them, and nobody who sits there', async () => {
    const { table, scribes } = await startLotsTable(
      createLotsContext({ limits: { ...DEFAULT_LIMITS, spectatorsPerTable: 3, connectionsPerSeat: 2 } }),
    );
    for (const scribe of scribes.slice(0, 2)) table.disconnect(scribe);
    for (const guest of [undefined, 'c']) await table.connect(new RecordingClient(guest));
    await expect(table.connect(new RecordingClient())).rejects.toMatchObject(crowded(3));
    await expect(table.connect(new RecordingClient('d'))).rejects.toMatchObject(crowded(3));
    for (const guest of ['a', 'b', 'a', 'b']) await table.connect(new RecordingClient(guest));
    await expect(table.connect(new RecordingClient('a'))).rejects.toMatchObject(crowded(2));
    expect(table.info().watching).toBe(3);
  });

  test('that comes and goes at once is told of once', async () => {
    const { table, scribes } = await startLotsTable(createLotsContext());
    await nextTick();
    for (const { texts } of scribes) texts.length = 0;
    const others = Array.from({ length: 20 }, () => new RecordingClient());
    for (const other of others) await table.connect(other);
    table.disconnect(others[0]!);
    await nextTick();
    expect(tablesIn(scribes[0]).map(({ watching }) => watching)).toEqual([20]);
    expect(tablesIn(others[19]!).at(-1)!.watching).toBe(20);
  });
});

test('a match is begun once, whoever comes at that very moment', async () => {
  class Counting extends MemoryStorage {
    loads = 0;
    override async readEntries(id: string) {
      this.loads++;
      return super.readEntries(id);
    }
  }
  const storage = new Counting();
  const host = new TableRegistry(createLotsContext({ storage }));
  const { id } = await host.create(ada, { game: 'lots', seats: ['person', 'person'] });
  await host.join(id, ada, {});
  const table = await host.get(id);
  const comes = new RecordingClient('b');
  let entered: Promise<void> | undefined;
  const door = new (class extends RecordingClient {
    override send(text: string): void {
      super.send(text);
      if (text.includes('"playing"')) entered ??= table.connect(comes);
    }
  })('a');
  await table.connect(door);
  await host.join(id, bea, {});
  await entered;
  expect(storage.loads).toBe(1);
  for (const scribe of [door, comes]) expect(newsOf(scribe)).toHaveLength(1);
});

test('the next table is told to those who are to play there, and to nobody else', async () => {
  const { host, id, table, scribes, request } = await startLotsTable(createLotsContext());
  await request(scribes[1], { withdraw: true });
  await nextTick();
  const next = await host.rematch(id, ada);
  expect(scribes.map((scribe) => tablesIn(scribe).at(-1)!.rematch)).toEqual([next.id, next.id, undefined]);
  expect(scribes[2].texts.join()).not.toContain(next.id);
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

  test('has made so many tables at most, whoever sits there', async () => {
    const host = new TableRegistry(createLotsContext({ ...few, pace: 1e6 }));
    const made = () => host.create(ada, { game: 'lots', seats: ['greedy', 'greedy'] });
    await made();
    await made();
    await expect(made()).rejects.toMatchObject(many);
    await host.close();
  });

  test('may sit at the last table it made, and at no other', async () => {
    const host = new TableRegistry(createLotsContext(few));
    const made = (guest: typeof ada) => host.create(guest, { game: 'lots', seats: ['person', 'person'] });
    const [, last, other] = [await made(ada), await made(ada), await made(bea)];
    expect((await host.join(last.id, ada, {})).seats[0]!.name).toBe('Ada');
    await expect(host.join(other.id, ada, {})).rejects.toMatchObject(many);
  });

  test('makes no more of them by playing again', async () => {
    const { host, id, scribes, request } = await startLotsTable(createLotsContext(few));
    await request(scribes[1], { withdraw: true });
    await nextTick();
    const made = () => host.create(ada, { game: 'lots', seats: ['person', 'person'] });
    await made();
    await made();
    await expect(host.rematch(id, ada)).rejects.toMatchObject(many);
    expect((await host.rematch(id, bea)).state).toBe('open');
  });
});

test('a computer that thinks for a while is not slower than the pace of the house', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const slow: Player<Lots> = {
    choose: (line) => new Promise((resolve) => setTimeout(resolve, 60, line.question!.options[0]!)),
  };
  const house = createLotsContext({ pace: 100 }, { players: { slow: () => slow as never } });
  const host = new TableRegistry(house);
  const { id } = await host.create(ada, { game: 'lots', seats: ['slow', 'slow'] });
  await vi.advanceTimersByTimeAsync(99);
  expect(await house.storage.readEntries(id)).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(await house.storage.readEntries(id)).toHaveLength(1);
  await host.close();
});

const bySeat = (host: TableRegistry, id: string) =>
  host.get(id).then((table) => table.info().seats.map(({ kind, name }) => [kind, name]));

describe('players of a game’s own', () => {
  const own = { players: { wary, other: wary } };

  test('sit where they are asked for; any other name is refused with those there are', async () => {
    const host = new TableRegistry(createLotsContext({ pace: 1e6 }, own));
    const { id } = await host.create(ada, { game: 'lots', seats: ['person', 'wary', 'wary'] });
    expect(await bySeat(host, id)).toEqual([
      ['person', ''],
      ['wary', 'wary'],
      ['wary', 'wary 2'],
    ]);
    const known = ['wary', 'other', 'greedy', 'random'];
    await expect(host.create(ada, { game: 'lots', seats: ['person', 'toString'] })).rejects.toMatchObject({
      problem: { problem: 'no such player', facts: { player: 'toString', known } },
    });
  });

  test('hear the opening, and after the table was put away all that their seats had learned', async () => {
    const heard: unknown[][] = [];
    const listening: Character<Lots> = () => {
      const log: unknown[] = [];
      heard.push(log);
      return {
        choose: (line) => line.question!.options[0]!,
        observe: (events) => void log.push(...events),
      };
    };
    let now = 0;
    const house = createLotsContext({ clock: () => now }, { players: { listening } });
    const host = new TableRegistry(house);
    const { id } = await host.create(ada, { game: 'lots', seats: ['person', 'listening'] });
    await host.join(id, ada, {});
    const scribe = new RecordingClient('a');
    const table = await host.get(id);
    await table.connect(scribe);
    while (newsOf(scribe).at(-1)!.sight.asked?.seat !== 0) await nextTick();
    const drawn = heard[0]!.filter((event) => (event as { card?: number }).card !== undefined);
    expect(drawn).toHaveLength(heard[0]!.length - 1);
    table.disconnect(scribe);
    now = 1e9;
    await host.sweep();
    await (await host.get(id)).connect(new RecordingClient('a'));
    expect(heard).toHaveLength(2);
    expect(heard[1]).toEqual(heard[0]);
    await host.close();
  });
});
