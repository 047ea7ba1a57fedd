/** Standing orders on the server: instructions of a seat, executed without any client. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StoredEntry } from '../storage/storage.ts';
import {
  createHostedContext,
  drawUntil,
  PASS_ALWAYS,
  readersOf,
  startHostedTable,
} from './hosted-lots.testing.ts';
import { ada, bea, restartTables } from './lots-table.testing.ts';
import { RecordingClient } from './recording-client.testing.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const UNTIMED = { clock: null, pace: 'instant', passDelay: 400 } as const;
const ASK_ALWAYS = { stops: ['turn'], control: false };
const draws = (count: number) => Array.from({ length: count }, () => ({ answer: 'draw' }));

/** Bea draws at all her turns; Ada has given the order to draw until the match has so many entries. */
async function startWithOrder(until: number, terms: object = UNTIMED) {
  const hosted = await startHostedTable(createHostedContext(), terms);
  await hosted.table.control.setAutoPass(bea, PASS_ALWAYS);
  await hosted.table.control.setAutoPass(ada, { ...ASK_ALWAYS, order: drawUntil(until) });
  return hosted;
}

describe('a standing order', () => {
  test('answers after the delay of the table, also at a stop and with nobody connected, until it has no answer', async () => {
    const { table, entries, row } = await startWithOrder(5);
    const seat = (await row()).seats.findIndex(({ guest }) => guest === ada.id);
    expect((await row()).seats[seat]?.autoPass).toEqual({ ...ASK_ALWAYS, order: drawUntil(5) });
    await pass(399);
    expect(await entries()).toEqual([]);
    await pass(1);
    expect(await entries()).toHaveLength(1);
    await pass(1e5);
    expect((await entries()).slice(0, 5)).toEqual(draws(5));
    expect((await entries()).length).toBeLessThanOrEqual(6);
    expect(table.info('a').autoPass).toEqual(ASK_ALWAYS);
    expect((await row()).seats[seat]?.autoPass).toEqual(ASK_ALWAYS);
    expect(table.info('a').waiting?.seat).toBe(seat);
  });

  test('is obeyed in full control', async () => {
    const { table, entries } = await startWithOrder(0);
    await table.control.setAutoPass(ada, { stops: [], control: true, order: drawUntil(1000) });
    await pass(400 * 100);
    expect((await entries()).length).toBeGreaterThan(5);
  });

  test('goes on after a restart of the server', async () => {
    const context = createHostedContext();
    const { table, tables, id } = await startHostedTable(context, UNTIMED);
    for (const guest of [ada, bea])
      await table.control.setAutoPass(guest, { ...ASK_ALWAYS, order: drawUntil(3) });
    await tables.close();
    const { entries } = readersOf(context, id);
    expect(await entries()).toEqual([]);
    const restarted = await restartTables(context).get(id);
    await restarted.connect(new RecordingClient());
    await pass(1e5);
    expect(await entries()).toEqual(draws(3));
  });

  test('ends when its person answers', async () => {
    const { table, entries } = await startHostedTable(createHostedContext(), UNTIMED);
    const { seat } = table.info().waiting!;
    const person = [ada, bea][seat]!;
    await table.control.setAutoPass(person, { ...ASK_ALWAYS, order: drawUntil(1000) });
    const client = new RecordingClient(person.id);
    await table.connect(client);
    await table.handleRequest(client, { id: 1, answer: { number: 0, choices: ['draw'] } });
    expect(await entries()).toEqual(draws(1));
    await pass(1e5);
    expect(table.info(person.id).autoPass).toEqual(ASK_ALWAYS);
    expect(await entries()).toEqual(draws(1));
  });

  test('is not followed once more after its person has ended it, however busy the match is', async () => {
    const context = createHostedContext();
    const { table, entries } = await startHostedTable(context, UNTIMED);
    const person = table.info().waiting!.seat === 0 ? ada : bea;
    await table.control.setAutoPass(person, { ...ASK_ALWAYS, order: drawUntil(1000) });
    const reads: ((entries: readonly StoredEntry[]) => void)[] = [];
    vi.spyOn(context.storage, 'readEntries').mockImplementationOnce(
      () => new Promise((resolve) => void reads.push(resolve)),
    );
    const takeback = table.control.takeBack(person, {}).catch((error: unknown) => error);
    const ended = table.control.setAutoPass(person, ASK_ALWAYS);
    await pass(400);
    expect(reads).toHaveLength(1);
    reads[0]!([]);
    await ended;
    expect(await takeback).toMatchObject({ problem: { problem: 'no takeback' } });
    await pass(1e5);
    expect(await entries()).toEqual([]);
  });

  test('ends when a computer takes the place of the person', async () => {
    const { table } = await startHostedTable(createHostedContext(), {
      ...UNTIMED,
      clock: { per: 'match', seconds: 60, increment: 0, expiry: 'substitute' },
    });
    const asked = table.info().waiting!.seat;
    const [person, guest] = asked === 0 ? ([ada, 'a'] as const) : ([bea, 'b'] as const);
    await pass(59_000);
    await table.control.setAutoPass(person, { ...ASK_ALWAYS, order: drawUntil(0) });
    await pass(2000);
    expect(table.info(guest).seats[asked]?.substitute).toBeDefined();
    expect(table.info(guest).autoPass?.order).toBeUndefined();
  });
});

describe('an order is refused, and nothing changes,', () => {
  test.each([
    [
      'of an unknown kind',
      ada,
      { kind: 'win', values: [] },
      { problem: 'malformed', facts: { where: 'order.kind' } },
    ],
    [
      'of the kind of a field that every object has',
      ada,
      { kind: 'constructor', values: [] },
      { problem: 'malformed', facts: { where: 'order.kind' } },
    ],
    ['of a guest without a seat', { id: 'eve', name: 'Eve' }, drawUntil(3), { problem: 'not seated' }],
  ])('%s', async (_, guest, order, problem) => {
    const { table, row, entries } = await startHostedTable(createHostedContext(), UNTIMED);
    const before = await row();
    await expect(table.control.setAutoPass(guest, { ...ASK_ALWAYS, order })).rejects.toMatchObject({
      problem,
    });
    await pass(1e4);
    expect(await row()).toEqual(before);
    expect(await entries()).toEqual([]);
  });
});

test('settings that are sent again and again do not delay an answer', async () => {
  const { table, entries } = await startHostedTable(createHostedContext(), UNTIMED);
  for (let time = 0; time < 2000; time += 100) {
    for (const guest of [ada, bea]) await table.control.setAutoPass(guest, PASS_ALWAYS);
    await pass(100);
  }
  expect((await entries()).length).toBeGreaterThanOrEqual(4);
});
