/** Tables without a network: what is kept, what is loaded, what happens when something breaks. */
import { fastDice } from '@ludoteca/kernel';
import { type Entry, someEntry } from '@ludoteca/kit';
import { Refused, type ToClient } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import { lots, type Lots } from '../../../kernel/lots.testing.ts';
import { lotsEntry } from '../../../kit/face/lots.testing.ts';
import type { House } from '../house.ts';
import { LIMITS } from '../limits.ts';
import { MemoryStorage } from '../storage/memory.testing.ts';
import { Host } from './host.ts';
import { houseFor, Scribe } from './hosting.testing.ts';

const ada = { id: 'a', name: 'Ada' };
const bea = { id: 'b', name: 'Bea' };

type News = Extract<ToClient, { news: unknown }>;
const newsOf = ({ texts }: Scribe): News[] =>
  texts.map((text) => JSON.parse(text) as ToClient).filter((message) => 'news' in message);
const stepsOf = (scribe: Scribe): unknown[] => newsOf(scribe).flatMap(({ news }) => news);
const latest = (scribe: Scribe) => newsOf(scribe).at(-1)!.sight;

const houseOfLots = (given: Partial<House> = {}, entry: Partial<Entry<Lots>> = {}): House =>
  houseFor({ games: [someEntry({ ...lotsEntry, ...entry })], ...given });

/** Ada and Bea at a table of lots, both connected, and a spectator. */
async function party(house: House, settings = {}) {
  const host = new Host(house);
  const { id } = await host.make(ada, { game: 'lots', seats: ['person', 'person'], settings });
  await host.join(id, ada, {});
  const table = await host.table(id);
  const scribes = [new Scribe('a'), new Scribe('b'), new Scribe()] as const;
  for (const scribe of scribes) await table.enter(scribe);
  await host.join(id, bea, {});
  const request = (scribe: Scribe, plea: object): Promise<ToClient> =>
    table.request(scribe, { id: 1, ...plea } as never);
  /** Lets whoever is asked answer so. */
  const answer = (...choices: unknown[]): Promise<ToClient> => {
    const { seat, number } = latest(scribes[2]).asked!;
    return request(scribes[seat]!, { answer: { number, choices } });
  };
  return { host, id, table, scribes, request, answer };
}

/** Lets the promises that nobody waits for come to their ends. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a subset answered in one gesture', () => {
  test('is kept and told at once, entry by entry, as a newcomer hears it', async () => {
    const house = houseOfLots();
    const { id, table, scribes, answer } = await party(house);
    await answer('draw');
    await answer('draw');
    await answer('give');
    const { asked } = latest(scribes[latest(scribes[2]).asked!.seat]!);
    const cards = 'options' in asked! ? asked.options.slice(0, 2) : [];
    expect(await answer(...cards, 'done')).toEqual({ id: 1, done: true });
    expect(
      newsOf(scribes[2])
        .at(-1)!
        .news.map(({ number }) => number),
    ).toEqual([4, 5, 6]);
    expect(await house.storage.entries(id)).toHaveLength(6);
    const late = new Scribe('a');
    await table.enter(late);
    expect(stepsOf(late)).toEqual(stepsOf(scribes[0]));
  });

  test('is refused as a whole', async () => {
    const house = houseOfLots();
    const { id, answer } = await party(house);
    await answer('give');
    expect(await answer(99, 'done')).toMatchObject({ refused: { kind: 'illegal', reason: { rule: '3' } } });
    expect(await house.storage.entries(id)).toHaveLength(1);
  });
});

describe('a rule that throws', () => {
  const { turn } = lots.rules;
  const burning: typeof turn = {
    ...turn,
    answer: (dealer, frame, choice) => {
      if (choice === 'draw') throw new Error('the deck is on fire');
      turn.answer(dealer, frame, choice);
    },
  };
  const faulty = { game: { ...lots, rules: { ...lots.rules, turn: burning } } };

  test('changes nothing, and the table goes on', async () => {
    const house = houseOfLots({}, faulty);
    const { id, scribes, answer } = await party(house);
    await expect(answer('draw')).rejects.toThrow('the deck is on fire');
    expect(await house.storage.entries(id)).toEqual([]);
    expect(await answer('give')).toEqual({ id: 1, done: true });
    expect(stepsOf(scribes[2])).toHaveLength(2);
  });

  test('costs a computer its seat, and nobody else', async () => {
    const faults: string[] = [];
    const house = houseOfLots({ log: (what) => faults.push(what) }, faulty);
    const host = new Host(house);
    const { id } = await host.make(ada, { game: 'lots', seats: ['person', 'greedy', 'person'] });
    await host.join(id, ada, {});
    const table = await host.table(id);
    const [scribe, other] = [new Scribe('a'), new Scribe('b')];
    await table.enter(scribe);
    await table.enter(other);
    await host.join(id, bea, {});
    for (let left = false; !left; await settled()) {
      const { asked } = latest(scribe);
      left = newsOf(scribe).some(({ news }) => news.some((step) => step.left === 1));
      const asks = [scribe, undefined, other][asked!.seat];
      if (asks === undefined || left) continue;
      const choices = asked!.prompt === 'turn' ? ['give'] : ['done'];
      await table.request(asks, { id: 1, answer: { number: asked!.number, choices } });
    }
    expect(faults).toEqual(['the computer at seat 1 cannot go on']);
    expect(latest(scribe).outcome).toBeUndefined();
  });
});

describe('storage that fails', () => {
  /** Storage whose appending fails, before or after it is done. */
  class Failing extends MemoryStorage {
    fails: 'before' | 'after' | undefined;

    override async append(...given: Parameters<MemoryStorage['append']>): Promise<void> {
      const { fails } = this;
      this.fails = undefined;
      if (fails === 'before') throw new Error('the disk is full');
      await super.append(...given);
      if (fails === 'after') throw new Error('the disk is full');
    }
  }

  test.each(['before', 'after'] as const)(
    'acknowledges nothing, and the table is loaded anew as it was kept: %s',
    async (fails) => {
      const storage = new Failing();
      const faults: string[] = [];
      const house = houseOfLots({ storage, log: (what) => faults.push(what) });
      const { host, id, scribes, answer } = await party(house);
      await answer('draw');
      storage.fails = fails;
      await expect(answer('draw')).rejects.toThrow('the disk is full');
      expect(faults).toEqual([`table ${id} is loaded anew`]);
      for (const scribe of scribes) expect(scribe.problems).toEqual([{ problem: 'fault' }]);
      const again = await host.table(id);
      const back = new Scribe('a');
      await again.enter(back, 1);
      expect(stepsOf(back)).toHaveLength(fails === 'before' ? 0 : 1);
      expect(stepsOf(scribes[0])).toHaveLength(2);
    },
  );
});

/** Plays so many entries by chance; lots lasts as long as somebody gives nothing away. */
async function played(house: House, entries: number) {
  const gathering = await party(house, { cards: 40 });
  const dice = fastDice('loading');
  while ((await house.storage.entries(gathering.id)).length < entries) {
    const { prompt } = latest(gathering.scribes[2]).asked!;
    await gathering.answer(prompt === 'give' ? 'done' : dice.int(8) === 0 ? 'draw' : 'give');
  }
  return gathering;
}

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

describe('a table that nobody uses', () => {
  test('is put away when it is over, or after a while, and is there again when somebody comes', async () => {
    let now = 0;
    const house = houseOfLots({ clock: () => now });
    const { host, id, table, scribes, answer } = await party(house);
    await answer('draw');
    const kept = async (): Promise<boolean> => {
      await host.sweep();
      return (await host.table(id)) === table;
    };
    now = LIMITS.idle * 2;
    expect(await kept()).toBe(true);
    for (const scribe of scribes) table.exit(scribe);
    expect(await kept()).toBe(true);
    now += LIMITS.idle;
    expect(await kept()).toBe(false);
    expect((await house.storage.snapshot(id))?.number).toBe(1);
    const back = new Scribe('a');
    await (await host.table(id)).enter(back);
    expect(stepsOf(back)).toEqual(stepsOf(scribes[0]));
  });

  test('is gone if nobody ever sat there', async () => {
    let now = 0;
    const house = houseOfLots({ clock: () => now });
    const host = new Host(house);
    const { id } = await host.make(ada, { game: 'lots', seats: ['person', 'person'] });
    const watching = new Scribe();
    const table = await host.table(id);
    await table.enter(watching);
    now = LIMITS.idle;
    await host.sweep();
    expect(await host.table(id)).toBe(table);
    table.exit(watching);
    now += LIMITS.idle;
    await host.sweep();
    await expect(host.table(id)).rejects.toMatchObject({ problem: { problem: 'no such table' } });
    expect(await house.storage.table(id)).toBeUndefined();
  });

  test('takes nothing any more from whoever still holds it', async () => {
    let now = 0;
    const house = houseOfLots({ clock: () => now });
    const { host, id, table, scribes, answer } = await party(house);
    for (const scribe of scribes) table.exit(scribe);
    now = LIMITS.idle;
    await host.sweep();
    await expect(answer('draw')).rejects.toThrow(Refused);
    await expect(table.enter(new Scribe())).rejects.toMatchObject({ problem: { problem: 'closing' } });
    await expect(host.join(id, { id: 'c', name: 'Cam' }, {})).rejects.toMatchObject({
      problem: { problem: 'already playing' },
    });
    expect(await house.storage.entries(id)).toEqual([]);
  });
});

describe('a host that closes', () => {
  test('keeps what was begun, tells everybody, and takes nothing more', async () => {
    const house = houseOfLots();
    const { host, id, scribes, answer } = await party(house);
    const answered = answer('draw');
    await Promise.resolve();
    await host.close();
    await answered.catch(() => undefined);
    const { length } = await house.storage.entries(id);
    expect(stepsOf(scribes[2]).length - 1).toBeLessThanOrEqual(length);
    for (const scribe of scribes) expect(scribe.problems).toEqual([{ problem: 'closing' }]);
    await expect(host.table(id)).rejects.toMatchObject({ problem: { problem: 'closing' } });
  });

  test('lets no computer of its tables answer afterwards', async () => {
    const house = houseOfLots();
    const host = new Host(house);
    const { id } = await host.make(ada, { game: 'lots', seats: ['greedy', 'greedy'] });
    await host.close();
    const { length } = await house.storage.entries(id);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await house.storage.entries(id)).toHaveLength(length);
  });
});
