import { describe, expect, test } from 'vitest';
import { lots } from '../../../kernel/lots.testing.ts';
import { TableRegistry } from './table-registry.ts';
import { createContext, RecordingClient } from './recording-client.testing.ts';
import {
  ada,
  createLotsContext,
  latestSight,
  startLotsTable,
  playLotsTable,
  nextTick,
  stepsOf,
} from './lots-table.testing.ts';

describe('a table that is loaded again', () => {
  test('tells the same story, from a snapshot or from the start', async () => {
    const house = createLotsContext();
    const { id, scribes } = await playLotsTable(house, 120);
    expect((await house.storage.readSnapshot(id))?.number).toBe(100);
    const table = await new TableRegistry(house).get(id);
    for (const scribe of scribes) {
      const [late, recent] = [new RecordingClient(scribe.guest), new RecordingClient(scribe.guest)];
      await table.connect(recent, 110);
      await table.connect(late);
      expect(stepsOf(late)).toEqual(stepsOf(scribe));
      expect(stepsOf(recent)).toEqual(stepsOf(scribe).slice(111));
      expect(latestSight(late)).toEqual(latestSight(scribe));
    }
  });

  test('uses no snapshot of other rules', async () => {
    const house = createLotsContext();
    const { id, scribes } = await playLotsTable(house, 100);
    const { number, position } = (await house.storage.readSnapshot(id))!;
    await house.storage.saveSnapshot(id, { number, version: lots.version + 1, position: 'of other rules' });
    const late = new RecordingClient('a');
    await (await new TableRegistry(house).get(id)).connect(late);
    expect(latestSight(late)).toEqual(latestSight(scribes[0]));
    expect(position).toHaveProperty('state');
  });

  test('does without a snapshot that is damaged, and says so', async () => {
    const faults: string[] = [];
    const house = createLotsContext({ log: (what) => faults.push(what) });
    const { id, scribes } = await playLotsTable(house, 100);
    await house.storage.saveSnapshot(id, { number: 100, version: lots.version, position: { state: 7 } });
    const late = new RecordingClient('a');
    await (await new TableRegistry(house).get(id)).connect(late);
    expect(latestSight(late)).toEqual(latestSight(scribes[0]));
    expect(faults).toEqual([`the snapshot of table ${id} is of no use`]);
  });

  test('does without a snapshot that is of another entry than it says, and says so', async () => {
    const faults: unknown[] = [];
    const house = createLotsContext({ log: (_, error) => faults.push(error) });
    const { id, scribes } = await playLotsTable(house, 101);
    const snapshot = (await house.storage.readSnapshot(id))!;
    await house.storage.saveSnapshot(id, { ...snapshot, number: 99 });
    const late = new RecordingClient('a');
    await (await new TableRegistry(house).get(id)).connect(late);
    expect(latestSight(late)).toEqual(latestSight(scribes[0]));
    expect(faults).toEqual([new Error('it is of entry 100, not of 99')]);
  });

  test('is refused by rules of another version, though its entries would fit', async () => {
    const house = createLotsContext();
    const { id, answer } = await startLotsTable(house);
    await answer('draw');
    const made = lots.version;
    const game = { ...lots, version: made + 1 };
    const changed = createLotsContext({ storage: house.storage }, { game });
    const table = await new TableRegistry(changed).get(id);
    const problem = { problem: 'other rules', facts: { made, now: made + 1 } };
    await expect(table.connect(new RecordingClient())).rejects.toMatchObject({ problem });
    expect(table.info()).toMatchObject({ state: 'playing', entries: 1 });
    const back = new RecordingClient('a');
    await (await new TableRegistry(house).get(id)).connect(back);
    expect(stepsOf(back)).toHaveLength(2);
  });

  test('takes nobody more when the rules have changed while it was open', async () => {
    const house = createLotsContext();
    const { id } = await new TableRegistry(house).create(ada, { game: 'lots', seats: ['person', 'person'] });
    const game = { ...lots, version: lots.version + 1 };
    const host = new TableRegistry(createLotsContext({ storage: house.storage }, { game }));
    await expect(host.join(id, ada, {})).rejects.toMatchObject({ problem: { problem: 'other rules' } });
    expect((await host.get(id)).info().seats[0]!.name).toBe('');
  });

  test('is refused when its entries cannot be played by the rules as they are now', async () => {
    const house = createLotsContext();
    const { id, answer } = await startLotsTable(house);
    await answer('give');
    const { turn } = lots.rules;
    const game = { ...lots, rules: { ...lots.rules, turn: { ...turn, ask: (): 'draw'[] => ['draw'] } } };
    const changed = createLotsContext({ storage: house.storage }, { game });
    const table = await new TableRegistry(changed).get(id);
    await expect(table.connect(new RecordingClient())).rejects.toMatchObject({
      problem: { problem: 'other rules', facts: { entry: 1 } },
    });
    expect(table.info()).toMatchObject({ state: 'playing', entries: 1 });
  });

  test('is over when its entries say so, whatever its row says', async () => {
    const house = createLotsContext();
    const { id, table, request, scribes } = await startLotsTable(house);
    await request(scribes[0], { withdraw: true });
    await nextTick();
    const { secret } = table.info();
    const { entries: _, ...row } = (await house.storage.findTable(id))!;
    expect(row.state).toBe('over');
    await house.storage.updateTable({ ...row, state: 'playing' });
    const again = await new TableRegistry(house).get(id);
    expect(again.info().secret).toBeUndefined();
    await again.connect(new RecordingClient());
    expect(again.info()).toMatchObject({ state: 'over', secret });
    await nextTick();
    expect((await house.storage.findTable(id))?.state).toBe('over');
  });

  test('begins when it was full and nobody had begun it', async () => {
    const house = createLotsContext();
    const host = new TableRegistry(house);
    const { id } = await host.create(ada, { game: 'lots', seats: ['person', 'person'] });
    await host.join(id, ada, {});
    const { entries: _, ...row } = (await house.storage.findTable(id))!;
    const seats = row.seats.with(1, { kind: 'person', name: 'Bea', guest: 'b', nonce: null });
    await house.storage.updateTable({ ...row, seats });
    expect((await new TableRegistry(house).get(id)).info().state).toBe('playing');
  });

  test('of a game that is no longer there is refused', async () => {
    const house = createLotsContext();
    const { id } = await startLotsTable(house);
    const without = new TableRegistry(createContext({ storage: house.storage }));
    await expect(without.get(id)).rejects.toMatchObject({ problem: { problem: 'no such game' } });
  });
});
