/** Spectators of a table with a spectator delay see nothing earlier than they may, and everything in the end. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULT_LIMITS } from '../http/limits.ts';
import type { ServerContext } from '../server-context.ts';
import { createHostedContext, startHostedTable } from './hosted-lots.testing.ts';
import { ada, bea, newsOf, restartTables, stepsOf } from './lots-table.testing.ts';
import { createContext as createBareContext, RecordingClient } from './recording-client.testing.ts';
import { TableRegistry } from './table-registry.ts';
import type { Table } from './table.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

const now = (): number => vi.getMockedSystemTime()?.getTime() ?? 0;
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const refusal = (problem: string) => ({ problem: { problem } });
const TERMS = { clock: null, spectatorDelay: 60 } as const;

/** Both clocks follow the fake timers. */
const createContext = (): ServerContext => createHostedContext({ clock: now });

const answer = (table: Table, choice: unknown) => {
  const { seat } = table.info('a').waiting!;
  return table.handleRequest(new RecordingClient([ada, bea][seat]!.id), {
    id: 1,
    answer: { number: table.info('a').entries, choices: [choice] },
  } as never);
};
const numbersOf = (client: RecordingClient): number[] =>
  (stepsOf(client) as { number: number }[]).map(({ number }) => number);
/** All different messages that a spectator was sent, and what anyone may know of the table. Absence may be known. */
const everythingTold = (client: RecordingClient, table: Table): ReadonlySet<string> =>
  new Set(
    [...client.texts, JSON.stringify(table.info())].map((text) => text.replaceAll(/"awayFor":\d+/g, '')),
  );

async function watchedTable(context = createContext()) {
  const started = await startHostedTable(context, TERMS);
  const spectator = new RecordingClient();
  await started.table.connect(spectator);
  return { ...started, context, spectator };
}

describe('a spectator', () => {
  test('sees the opening at once, and each entry after the delay', async () => {
    const { table, spectator } = await watchedTable();
    expect(numbersOf(spectator)).toEqual([0]);
    await answer(table, 'draw');
    await pass(20);
    await answer(table, 'draw');
    await pass(39.9);
    expect(numbersOf(spectator)).toEqual([0]);
    expect(table.info()).toMatchObject({ entries: 0 });
    expect(table.info().waiting).toBeUndefined();
    expect(table.info('a')).toMatchObject({ entries: 2, waiting: expect.any(Object) });
    await pass(0.1);
    expect(numbersOf(spectator)).toEqual([0, 1]);
    expect(table.info()).toMatchObject({ entries: 1 });
    await pass(20);
    expect(numbersOf(spectator)).toEqual([0, 1, 2]);
    expect(newsOf(spectator).at(-1)!.sight.asked).toMatchObject({ number: 2 });
  });

  test('who comes later sees the same moment as the others', async () => {
    const { table, spectator } = await watchedTable();
    await answer(table, 'draw');
    await pass(30);
    await answer(table, 'draw');
    await pass(30);
    const late = new RecordingClient();
    await table.connect(late);
    expect(newsOf(late).flatMap(({ news }) => news)).toEqual(newsOf(spectator).flatMap(({ news }) => news));
    expect(newsOf(late).at(-1)!.sight).toEqual(newsOf(spectator).at(-1)!.sight);
  });

  test('costs a part of the match, not all of it, for every entry that is shown', async () => {
    const { table, spectator, context } = await watchedTable();
    const readEntries = vi.spyOn(context.storage, 'readEntries');
    for (let i = 0; i < 10; i++) {
      await answer(table, 'draw');
      await pass(20);
    }
    await pass(60);
    expect(numbersOf(spectator).at(-1)).toBe(10);
    expect(readEntries).not.toHaveBeenCalled();
  });

  test('who comes when the match is opened from a snapshot is sent every step', async () => {
    const { context, tables, table, id, spectator } = await watchedTable();
    for (let i = 0; i < 3; i++) await answer(table, 'draw');
    table.disconnect(spectator);
    await pass(DEFAULT_LIMITS.idleTableAge / 500);
    await tables.sweep();
    await tables.close();
    expect(await context.storage.readSnapshot(id)).toMatchObject({ number: 3 });
    const again = await restartTables(context).get(id);
    const late = new RecordingClient();
    await again.connect(late);
    expect(numbersOf(late)).toEqual([0, 1, 2, 3]);
    await answer(again, 'draw');
    await pass(61);
    expect(numbersOf(late)).toEqual([0, 1, 2, 3, 4]);
  });

  test('learns nothing meanwhile: no end, no secret, no archive, no open question, no chat', async () => {
    const { table, spectator } = await watchedTable();
    const before = everythingTold(spectator, table);
    await answer(table, 'draw');
    const loser = new RecordingClient('a');
    await table.handleRequest(loser, { id: 1, withdraw: true });
    await expect.poll(() => table.state).toBe('over');
    await table.chat.post(ada, 'that was quick');
    await pass(59);
    expect(everythingTold(spectator, table)).toEqual(before);
    await expect(table.createArchive()).rejects.toMatchObject(refusal('not over yet'));
    for (const request of [{ answer: { number: 1, choices: ['draw'] } }, { withdraw: true }])
      await expect(
        table.handleRequest(new RecordingClient(), { id: 1, ...request } as never),
      ).rejects.toMatchObject(refusal('not seated'));
    expect((await table.createArchive('b')).length).toBeGreaterThan(0);
    await pass(2);
    expect(table.info()).toMatchObject({ state: 'over', secret: expect.any(String) });
    expect(newsOf(spectator).at(-1)!.sight.outcome).toBeDefined();
    expect((await table.createArchive()).length).toBeGreaterThan(0);
  });

  test('is not told that there are more entries by a refusal', async () => {
    const { table } = await watchedTable();
    await answer(table, 'draw');
    const ahead = new RecordingClient();
    await table.connect(ahead, 1000);
    expect(numbersOf(ahead)).toEqual([0]);
  });
});

test('a restart of the server changes nothing', async () => {
  const { context, tables, table, id } = await watchedTable();
  await answer(table, 'draw');
  await pass(40);
  await answer(table, 'draw');
  await tables.close();
  await pass(10);
  const restarted = restartTables(context);
  expect(await restarted.tablesOf(ada)).toMatchObject([{ entries: 2, waiting: expect.any(Object) }]);
  const again = await restarted.get(id);
  const spectator = new RecordingClient();
  await again.connect(spectator);
  expect(numbersOf(spectator)).toEqual([0]);
  await pass(10);
  expect(numbersOf(spectator)).toEqual([0, 1]);
  await pass(40);
  expect(numbersOf(spectator)).toEqual([0, 1, 2]);
});

test('spectators who have seen entries that are taken back are shown everything again', async () => {
  const tables = new TableRegistry(createBareContext({ clock: now, monotonic: now }));
  const { id } = await tables.create(ada, {
    game: 'risika',
    seats: ['person', 'random', 'random'],
    terms: { spectatorDelay: 60 },
  });
  await tables.join(id, ada, {});
  const table = await tables.get(id);
  const [client, spectator] = [new RecordingClient('a'), new RecordingClient()];
  await table.connect(client);
  await table.connect(spectator);
  let number = -1;
  for (let isTakenBack = false; !isTakenBack;) {
    await pass(1);
    const asked = newsOf(client).at(-1)!.sight.asked!;
    number = asked.number;
    const choices = 'options' in asked ? [asked.options[0]] : [];
    await table.handleRequest(client, { id: 1, answer: { number, choices } } as never);
    await pass(61);
    expect(numbersOf(spectator).at(-1)).toBe(table.info('a').entries);
    // Some decisions cannot be taken back, such as those that dice followed.
    isTakenBack = await table.control.takeBack(ada, {}).then(
      () => true,
      () => false,
    );
  }
  await pass(1);
  expect(table.info('a').entries).toBe(number);
  const latest = newsOf(spectator).at(-1)!;
  expect(latest.news.map((step) => step.number)).toEqual(Array.from({ length: number + 1 }, (_, i) => i));
  expect(latest.sight.asked).toMatchObject({ number });
});
