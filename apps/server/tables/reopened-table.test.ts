import type { Json } from '@ludoteca/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { lots } from '../../../kernel/lots.testing.ts';
import { interceptDialect } from '../storage/intercepted-dialect.testing.ts';
import { openLibsql } from '../storage/open-libsql.ts';
import { createEmptyFolder } from '../storage/temporary-folder.testing.ts';
import { TableRegistry } from './table-registry.ts';
import { createContext, RecordingClient } from './recording-client.testing.ts';
import {
  ada,
  createLotsContext,
  latestSight,
  startLotsTable,
  playLotsTable,
  nextTick,
  restartTables,
  stepsOf,
} from './lots-table.testing.ts';

describe('a table that is loaded from storage', () => {
  test('sends the same steps whether it is loaded from a snapshot or replayed from the start', async () => {
    const context = createLotsContext();
    const { id, clients } = await playLotsTable(context, 120);
    expect((await context.storage.readSnapshot(id))?.number).toBe(100);
    const table = await restartTables(context).get(id);
    for (const client of clients) {
      const [late, recent] = [new RecordingClient(client.guest), new RecordingClient(client.guest)];
      await table.connect(recent, 110);
      await table.connect(late);
      expect(stepsOf(late)).toEqual(stepsOf(client));
      expect(stepsOf(recent)).toEqual(stepsOf(client).slice(111));
      expect(latestSight(late)).toEqual(latestSight(client));
    }
  });

  test('acknowledges an answer from before its snapshot that is sent again', async () => {
    const context = createLotsContext();
    const { id } = await playLotsTable(context, 100);
    const [first] = await context.storage.readEntries(id);
    const choices = [(first!.entry as { answer: Json }).answer];
    const table = await restartTables(context).get(id);
    const client = new RecordingClient('a');
    await table.connect(client, 100);
    const request = { id: 1, answer: { number: 0, choices, repeated: true } } as const;
    expect(JSON.parse((await table.handleRequest(client, request)).text)).toEqual({ id: 1, done: true });
    expect(await context.storage.readEntries(id)).toHaveLength(100);
  });

  test('reads only its snapshot and the entries after it, however long it is', async () => {
    const rows: number[] = [];
    for (const entries of [120, 520]) {
      const folder = await createEmptyFolder();
      const play = await openLibsql(folder);
      const { id, clients } = await playLotsTable(createLotsContext({ storage: play }), entries);
      await play.close();
      let read = 0;
      const storage = await openLibsql(folder, (dialect) =>
        interceptDialect(dialect, { afterQuery: (result) => void (read += result.rows.length) }),
      );
      onTestFinished(() => storage.close());
      const table = await restartTables(createLotsContext({ storage })).get(id);
      const recent = new RecordingClient('a');
      read = 0;
      await table.connect(recent, entries - 1);
      rows.push(read);
      expect(latestSight(recent)).toEqual(latestSight(clients[0]));
    }
    expect(rows[1]).toBe(rows[0]);
    expect(rows[0]).toBeLessThan(30);
  });

  test('ignores a snapshot of another version of the rules', async () => {
    const context = createLotsContext();
    const { id, clients } = await playLotsTable(context, 100);
    const { number, position } = (await context.storage.readSnapshot(id))!;
    await context.storage.saveSnapshot(id, { number, version: lots.version + 1, position: 'of other rules' });
    const late = new RecordingClient('a');
    await (await restartTables(context).get(id)).connect(late);
    expect(latestSight(late)).toEqual(latestSight(clients[0]));
    expect(position).toHaveProperty('state');
  });

  test('ignores a damaged snapshot and logs it', async () => {
    const errors: string[] = [];
    const context = createLotsContext({ log: (what) => errors.push(what) });
    const { id, clients } = await playLotsTable(context, 100);
    await context.storage.saveSnapshot(id, { number: 100, version: lots.version, position: { state: 7 } });
    const late = new RecordingClient('a');
    await (await restartTables(context).get(id)).connect(late);
    expect(latestSight(late)).toEqual(latestSight(clients[0]));
    expect(errors).toEqual([`the snapshot of table ${id} is of no use`]);
  });

  test('ignores a snapshot with a wrong number and logs it', async () => {
    const errors: unknown[] = [];
    const context = createLotsContext({ log: (_, error) => errors.push(error) });
    const { id, clients } = await playLotsTable(context, 101);
    const snapshot = (await context.storage.readSnapshot(id))!;
    await context.storage.saveSnapshot(id, { ...snapshot, number: 99 });
    const late = new RecordingClient('a');
    await (await restartTables(context).get(id)).connect(late);
    expect(latestSight(late)).toEqual(latestSight(clients[0]));
    expect(errors).toEqual([expect.objectContaining({ message: 'it is of entry 100, not of 99' })]);
  });

  test('is refused by another version of the rules, even if its entries could be replayed', async () => {
    const context = createLotsContext();
    const { id, answer } = await startLotsTable(context);
    await answer('draw');
    const made = lots.version;
    const game = { ...lots, version: made + 1 };
    const changed = createLotsContext({ storage: context.storage }, { game });
    const table = await new TableRegistry(changed).get(id);
    const problem = { problem: 'other rules', facts: { made, now: made + 1 } };
    await expect(table.connect(new RecordingClient())).rejects.toMatchObject({ problem });
    expect(table.info()).toMatchObject({ state: 'playing', entries: 1 });
    const back = new RecordingClient('a');
    await (await restartTables(context).get(id)).connect(back);
    expect(stepsOf(back)).toHaveLength(2);
  });

  test('cannot be joined when the rules have changed while it was open', async () => {
    const context = createLotsContext();
    const { id } = await new TableRegistry(context).create(ada, {
      game: 'lots',
      seats: ['person', 'person'],
    });
    const game = { ...lots, version: lots.version + 1 };
    const tables = new TableRegistry(createLotsContext({ storage: context.storage }, { game }));
    await expect(tables.join(id, ada, {})).rejects.toMatchObject({ problem: { problem: 'other rules' } });
    expect((await tables.get(id)).info().seats[0]!.name).toBe('');
  });

  test('is refused if its entries cannot be replayed by the current rules', async () => {
    const context = createLotsContext();
    const { id, answer } = await startLotsTable(context);
    await answer('give');
    const { turn } = lots.rules;
    const game = { ...lots, rules: { ...lots.rules, turn: { ...turn, ask: (): 'draw'[] => ['draw'] } } };
    const changed = createLotsContext({ storage: context.storage }, { game });
    const table = await new TableRegistry(changed).get(id);
    await expect(table.connect(new RecordingClient())).rejects.toMatchObject({
      problem: { problem: 'other rules', facts: { entry: 1 } },
    });
    expect(table.info()).toMatchObject({ state: 'playing', entries: 1 });
  });

  test('is over if its entries say so, whatever the state of its row', async () => {
    const context = createLotsContext();
    const { id, table, request, clients } = await startLotsTable(context);
    await request(clients[0], { withdraw: true });
    await nextTick();
    const { secret } = table.info();
    const { entries: _, ...row } = (await context.storage.findTable(id))!;
    expect(row.state).toBe('over');
    await context.storage.updateTable({ ...row, state: 'playing' });
    const again = await restartTables(context).get(id);
    expect(again.info().secret).toBeUndefined();
    await again.connect(new RecordingClient());
    expect(again.info()).toMatchObject({ state: 'over', secret });
    await nextTick();
    expect((await context.storage.findTable(id))?.state).toBe('over');
  });

  test('starts if it is full and had not been started', async () => {
    const context = createLotsContext();
    const tables = new TableRegistry(context);
    const { id } = await tables.create(ada, { game: 'lots', seats: ['person', 'person'] });
    await tables.join(id, ada, {});
    const { entries: _, ...row } = (await context.storage.findTable(id))!;
    const seats = row.seats.with(1, { kind: 'person', name: 'Bea', guest: 'b', nonce: null });
    await context.storage.updateTable({ ...row, seats });
    expect((await restartTables(context).get(id)).info().state).toBe('playing');
  });

  test('of a game that no longer exists is refused', async () => {
    const context = createLotsContext();
    const { id } = await startLotsTable(context);
    const without = new TableRegistry(createContext({ storage: context.storage }));
    await expect(without.get(id)).rejects.toMatchObject({ problem: { problem: 'no such game' } });
  });
});
