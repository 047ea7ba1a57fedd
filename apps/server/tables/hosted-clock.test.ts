/** Clocks of tables: expiry, restarts, absent players, substitutes. */
import type { ClockTerms } from '@ludoteca/wire';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHostedContext, readersOf, startHostedTable } from './hosted-lots.testing.ts';
import { ada, bea, restartTables } from './lots-table.testing.ts';
import { RecordingClient } from './recording-client.testing.ts';
import type { Table } from './table.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const refusal = (problem: string) => ({ problem: { problem } });
const clockOf = (expiry: ClockTerms['expiry'], more: Partial<ClockTerms> = {}): { clock: ClockTerms } => ({
  clock: { per: 'decision', seconds: 60, increment: 0, expiry, ...more },
});
const askedSeat = (table: Table): number => table.info().waiting!.seat;
const guestAt = (seat: number) => [ada, bea][seat]!;
const answer = (table: Table, number: number) =>
  table.handleRequest(new RecordingClient(guestAt(askedSeat(table)).id), {
    id: 1,
    answer: { number, choices: ['draw'] },
  });

describe('when the time of a seat is over', () => {
  test('the question lapses', async () => {
    const { table, entries } = await startHostedTable(createHostedContext(), clockOf('lapse'));
    const seat = askedSeat(table);
    await pass(59_999);
    expect(await entries()).toEqual([]);
    await pass(1);
    expect(await entries()).toEqual([{ lapse: seat, note: 'time' }]);
  });

  test('the seat leaves the match', async () => {
    const { table, entries } = await startHostedTable(createHostedContext(), clockOf('withdrawal'));
    const seat = askedSeat(table);
    await pass(60_000);
    expect((await entries())[0]).toEqual({ withdraw: seat, note: 'time' });
  });

  test('a computer plays on until both seats are substituted and the match is over', async () => {
    const { table, row } = await startHostedTable(createHostedContext(), clockOf('substitute'));
    const seat = askedSeat(table);
    await pass(60_000);
    expect(table.info().seats[seat]).toMatchObject({ kind: 'person', substitute: 'greedy' });
    await pass(60_000 + 120_000);
    expect(table.state).toBe('over');
    expect((await row()).seats.map(({ place }) => place)).toContain(1);
  });
});

test('a player takes the seat back from a substitute', async () => {
  const { table, entries } = await startHostedTable(createHostedContext(), clockOf('substitute'));
  const seat = askedSeat(table);
  await expect(table.control.takeSeat(guestAt(seat))).rejects.toMatchObject(refusal('no substitute'));
  await pass(60_000);
  await table.control.takeSeat(guestAt(seat));
  expect(table.info().seats[seat]).not.toHaveProperty('substitute');
  const before = await entries();
  await pass(59_000);
  expect(await entries()).toEqual(before);
  expect(table.info().waiting).toMatchObject({ milliseconds: expect.any(Number) });
});

describe('the time of a match', () => {
  const terms = clockOf('lapse', { per: 'match', seconds: 100, increment: 2 });

  test('runs for the asked seat, with an increment after each decision', async () => {
    const { table } = await startHostedTable(createHostedContext(), terms);
    const seat = askedSeat(table);
    await pass(30_000);
    expect(table.info().waiting!.remaining![seat]).toBe(70_000);
    await answer(table, 0);
    expect(table.info().waiting!.remaining![seat]).toBe(72_000);
    await pass(10_000);
    expect(table.info().waiting!.remaining).toEqual(seat === 0 ? [72_000, 90_000] : [90_000, 72_000]);
  });

  test('does not run while the server is down, however long, and ignores jumps of the time of day', async () => {
    let day = 1e12;
    const context = createHostedContext({ clock: () => day });
    const { table, tables, id } = await startHostedTable(context, terms);
    const seat = askedSeat(table);
    await pass(30_000);
    day -= 1e9;
    await answer(table, 0);
    await tables.close();
    await pass(86_400_000);
    day += 1e12;
    const restarted = restartTables(context);
    await restarted.wakeTimedTables();
    const again = await restarted.get(id);
    await pass(0);
    expect(again.info().waiting!.remaining![seat]).toBe(72_000);
    expect(again.info().waiting!.remaining![1 - seat]).toBe(100_000);
    await pass(10_000);
    expect(again.info().waiting!.remaining![1 - seat]).toBe(90_000);
  });

  test('is that of the last entry after a kill, in the middle of a decision too', async () => {
    const context = createHostedContext();
    const { table, id } = await startHostedTable(context, terms);
    const seat = askedSeat(table);
    await pass(30_000);
    await answer(table, 0);
    await pass(40_000);
    // The killed server stores nothing more, and its timers are gone.
    vi.clearAllTimers();
    await pass(1e7);
    const restarted = restartTables(context);
    await restarted.wakeTimedTables();
    const again = await restarted.get(id);
    await pass(0);
    expect(again.info().waiting!.remaining).toEqual(seat === 0 ? [72_000, 100_000] : [100_000, 72_000]);
    await pass(100_000);
    expect((await readersOf(context, id).entries()).at(-1)).toEqual({ lapse: 1 - seat, note: 'time' });
  });

  test('ends after a restart without any client', async () => {
    const context = createHostedContext();
    const { tables, id } = await startHostedTable(context, clockOf('lapse'));
    await tables.close();
    await pass(1e7);
    const { entries } = readersOf(context, id);
    expect(await entries()).toEqual([]);
    await restartTables(context).wakeTimedTables();
    await pass(60_000);
    expect(await entries()).toHaveLength(1);
  });
});

describe('a player who is away', () => {
  const TERMS = { clock: null, grace: 30 };

  test('can be replaced by a computer after the grace period, if the other player claims it', async () => {
    const { table } = await startHostedTable(createHostedContext(), TERMS);
    const seat = askedSeat(table);
    const other = guestAt(1 - seat);
    await table.connect(new RecordingClient(other.id));
    await pass(29_000);
    await expect(table.control.claim(other, { seat, measure: 'substitute' })).rejects.toMatchObject({
      problem: { problem: 'not away', facts: { seconds: 1 } },
    });
    await pass(1000);
    await table.control.claim(other, { seat, measure: 'substitute' });
    expect(table.info().seats[seat]).toMatchObject({ substitute: 'greedy' });
  });

  test('loses if the other player claims the win', async () => {
    const { table, entries } = await startHostedTable(createHostedContext(), TERMS);
    const seat = askedSeat(table);
    await pass(30_000);
    await table.control.claim(guestAt(1 - seat), { seat, measure: 'withdrawal' });
    expect((await entries())[0]).toEqual({ withdraw: seat, note: 'away' });
  });

  test('is safe from other claims, which change nothing', async () => {
    const { table, row, entries } = await startHostedTable(createHostedContext(), {
      ...TERMS,
      claims: ['substitute'],
    });
    const seat = askedSeat(table);
    const [own, other] = [guestAt(seat), guestAt(1 - seat)];
    const before = await row();
    await pass(30_000);
    const claims = [
      [{ id: 'eve', name: 'Eve' }, seat, 'substitute', 'not seated'],
      [own, seat, 'substitute', 'not allowed'],
      [own, 1 - seat, 'substitute', 'not away'],
      [other, seat, 'withdrawal', 'not allowed'],
      [other, 7, 'substitute', 'no such seat'],
    ] as const;
    for (const [guest, claimed, measure, problem] of claims)
      await expect(table.control.claim(guest, { seat: claimed, measure })).rejects.toMatchObject(
        refusal(problem),
      );
    const client = new RecordingClient(own.id);
    await table.connect(client);
    await expect(table.control.claim(other, { seat, measure: 'substitute' })).rejects.toMatchObject(
      refusal('not away'),
    );
    expect(await row()).toEqual(before);
    expect(await entries()).toEqual([]);
  });
});
