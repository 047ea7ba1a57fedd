/** Auto-pass on the server: settings of a seat, executed without any client. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHostedContext, PASS_ALWAYS, readersOf, startHostedTable } from './hosted-lots.testing.ts';
import { ada, bea, restartTables } from './lots-table.testing.ts';
import { RecordingClient } from './recording-client.testing.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const UNTIMED = { clock: null };

describe('a seat without stops', () => {
  test('passes after the delay of the table, although nobody is connected', async () => {
    const { table, entries } = await startHostedTable(createHostedContext(), { ...UNTIMED, passDelay: 300 });
    await table.control.setAutoPass(ada, PASS_ALWAYS);
    await table.control.setAutoPass(bea, PASS_ALWAYS);
    await pass(299);
    expect(await entries()).toEqual([]);
    await pass(1);
    expect(await entries()).toEqual([{ answer: 'draw' }]);
    await pass(300 * 60);
    expect(table.state).toBe('over');
  });

  test('passes at once if public information makes it certain, or nobody else plays', async () => {
    const { table, entries } = await startHostedTable(createHostedContext(), {}, ['person', 'random']);
    await table.control.setAutoPass(ada, PASS_ALWAYS);
    await pass(50);
    expect((await entries()).length).toBeGreaterThan(2);
  });

  test('still passes after a restart of the server', async () => {
    const context = createHostedContext();
    const { table, tables, id } = await startHostedTable(context, UNTIMED);
    await table.control.setAutoPass(ada, PASS_ALWAYS);
    await table.control.setAutoPass(bea, PASS_ALWAYS);
    await tables.close();
    const { entries } = readersOf(context, id);
    expect(await entries()).toEqual([]);
    const restarted = await restartTables(context).get(id);
    await restarted.connect(new RecordingClient());
    await pass(400);
    expect(await entries()).toHaveLength(1);
    expect(restarted.info('a').autoPass).toEqual(PASS_ALWAYS);
  });
});

describe('a seat is asked', () => {
  test('at its stops, by default those of the game', async () => {
    const { entries } = await startHostedTable(createHostedContext(), UNTIMED);
    await pass(1e6);
    expect(await entries()).toEqual([]);
  });

  test('always under full control', async () => {
    const { table, entries } = await startHostedTable(createHostedContext(), UNTIMED);
    for (const guest of [ada, bea]) await table.control.setAutoPass(guest, { stops: [], control: true });
    await pass(1e6);
    expect(await entries()).toEqual([]);
  });

  test('again once it sets a stop while a pass is due', async () => {
    const { table, entries } = await startHostedTable(createHostedContext(), UNTIMED);
    for (const guest of [ada, bea]) await table.control.setAutoPass(guest, PASS_ALWAYS);
    await pass(200);
    for (const guest of [ada, bea])
      await table.control.setAutoPass(guest, { stops: ['turn'], control: false });
    await pass(1e6);
    expect(await entries()).toEqual([]);
  });
});

describe('settings', () => {
  test('are refused for guests without a seat and for unknown stops, and nothing changes', async () => {
    const { table, row } = await startHostedTable(createHostedContext(), UNTIMED);
    const before = await row();
    await expect(table.control.setAutoPass({ id: 'eve', name: 'Eve' }, PASS_ALWAYS)).rejects.toMatchObject({
      problem: { problem: 'not seated' },
    });
    await expect(
      table.control.setAutoPass(ada, { stops: ['turn', 'soon'], control: false }),
    ).rejects.toMatchObject({
      problem: { problem: 'malformed', facts: { where: 'stops.1' } },
    });
    expect(await row()).toEqual(before);
  });

  test('are shown to their own seat only', async () => {
    const { table } = await startHostedTable(createHostedContext(), UNTIMED);
    await table.control.setAutoPass(ada, PASS_ALWAYS);
    expect(table.info('a').autoPass).toEqual(PASS_ALWAYS);
    expect(table.info('b').autoPass).toBeUndefined();
    expect(table.info().autoPass).toBeUndefined();
  });
});
