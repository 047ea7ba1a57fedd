import { describe, expect, test } from 'vitest';
import { lots } from '../../../kernel/lots.testing.ts';
import { Host } from './host.ts';
import { houseFor, Scribe } from './hosting.testing.ts';
import { ada, houseOfLots, latest, party, played, settled, stepsOf } from './lots.testing.ts';

describe('a table that is loaded again', () => {
  test('tells the same story, from a snapshot or from the start', async () => {
    const house = houseOfLots();
    const { id, scribes } = await played(house, 120);
    expect((await house.storage.snapshot(id))?.number).toBe(100);
    const table = await new Host(house).table(id);
    for (const scribe of scribes) {
      const [late, recent] = [new Scribe(scribe.guest), new Scribe(scribe.guest)];
      await table.enter(recent, 110);
      await table.enter(late);
      expect(stepsOf(late)).toEqual(stepsOf(scribe));
      expect(stepsOf(recent)).toEqual(stepsOf(scribe).slice(111));
      expect(latest(late)).toEqual(latest(scribe));
    }
  });

  test('uses no snapshot of other rules', async () => {
    const house = houseOfLots();
    const { id, scribes } = await played(house, 100);
    const { number, position } = (await house.storage.snapshot(id))!;
    await house.storage.keepSnapshot(id, { number, version: lots.version + 1, position: 'of other rules' });
    const late = new Scribe('a');
    await (await new Host(house).table(id)).enter(late);
    expect(latest(late)).toEqual(latest(scribes[0]));
    expect(position).toHaveProperty('state');
  });

  test('does without a snapshot that is damaged, and says so', async () => {
    const faults: string[] = [];
    const house = houseOfLots({ log: (what) => faults.push(what) });
    const { id, scribes } = await played(house, 100);
    await house.storage.keepSnapshot(id, { number: 100, version: lots.version, position: { state: 7 } });
    const late = new Scribe('a');
    await (await new Host(house).table(id)).enter(late);
    expect(latest(late)).toEqual(latest(scribes[0]));
    expect(faults).toEqual([`the snapshot of table ${id} is of no use`]);
  });

  test('does without a snapshot that is of another entry than it says, and says so', async () => {
    const faults: unknown[] = [];
    const house = houseOfLots({ log: (_, error) => faults.push(error) });
    const { id, scribes } = await played(house, 101);
    const snapshot = (await house.storage.snapshot(id))!;
    await house.storage.keepSnapshot(id, { ...snapshot, number: 99 });
    const late = new Scribe('a');
    await (await new Host(house).table(id)).enter(late);
    expect(latest(late)).toEqual(latest(scribes[0]));
    expect(faults).toEqual([new Error('it is of entry 100, not of 99')]);
  });

  test('is refused by rules of another version, though its entries would fit', async () => {
    const house = houseOfLots();
    const { id, answer } = await party(house);
    await answer('draw');
    const made = lots.version;
    const game = { ...lots, version: made + 1 };
    const changed = houseOfLots({ storage: house.storage }, { game });
    const table = await new Host(changed).table(id);
    const problem = { problem: 'other rules', facts: { made, now: made + 1 } };
    await expect(table.enter(new Scribe())).rejects.toMatchObject({ problem });
    expect(table.info()).toMatchObject({ state: 'playing', entries: 1 });
    const back = new Scribe('a');
    await (await new Host(house).table(id)).enter(back);
    expect(stepsOf(back)).toHaveLength(2);
  });

  test('takes nobody more when the rules have changed while it was open', async () => {
    const house = houseOfLots();
    const { id } = await new Host(house).make(ada, { game: 'lots', seats: ['person', 'person'] });
    const game = { ...lots, version: lots.version + 1 };
    const host = new Host(houseOfLots({ storage: house.storage }, { game }));
    await expect(host.join(id, ada, {})).rejects.toMatchObject({ problem: { problem: 'other rules' } });
    expect((await host.table(id)).info().seats[0]!.name).toBe('');
  });

  test('is refused when its entries cannot be played by the rules as they are now', async () => {
    const house = houseOfLots();
    const { id, answer } = await party(house);
    await answer('give');
    const { turn } = lots.rules;
    const game = { ...lots, rules: { ...lots.rules, turn: { ...turn, ask: (): 'draw'[] => ['draw'] } } };
    const changed = houseOfLots({ storage: house.storage }, { game });
    const table = await new Host(changed).table(id);
    await expect(table.enter(new Scribe())).rejects.toMatchObject({
      problem: { problem: 'other rules', facts: { entry: 1 } },
    });
    expect(table.info()).toMatchObject({ state: 'playing', entries: 1 });
  });

  test('is over when its entries say so, whatever its row says', async () => {
    const house = houseOfLots();
    const { id, table, request, scribes } = await party(house);
    await request(scribes[0], { withdraw: true });
    await settled();
    const { secret } = table.info();
    const { entries: _, ...row } = (await house.storage.table(id))!;
    expect(row.state).toBe('over');
    await house.storage.putTable({ ...row, state: 'playing' });
    const again = await new Host(house).table(id);
    expect(again.info().secret).toBeUndefined();
    await again.enter(new Scribe());
    expect(again.info()).toMatchObject({ state: 'over', secret });
    await settled();
    expect((await house.storage.table(id))?.state).toBe('over');
  });

  test('begins when it was full and nobody had begun it', async () => {
    const house = houseOfLots();
    const host = new Host(house);
    const { id } = await host.make(ada, { game: 'lots', seats: ['person', 'person'] });
    await host.join(id, ada, {});
    const { entries: _, ...row } = (await house.storage.table(id))!;
    const seats = row.seats.with(1, { kind: 'person', name: 'Bea', guest: 'b', nonce: null });
    await house.storage.putTable({ ...row, seats });
    expect((await new Host(house).table(id)).info().state).toBe('playing');
  });

  test('of a game that is no longer there is refused', async () => {
    const house = houseOfLots();
    const { id } = await party(house);
    const without = new Host(houseFor({ storage: house.storage }));
    await expect(without.table(id)).rejects.toMatchObject({ problem: { problem: 'no such game' } });
  });
});
