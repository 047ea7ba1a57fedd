import { createFastDice } from '@ludoteca/kernel';
import { scaled } from '@ludoteca/testkit';
import { RefusedError, type CreateTableRequest, type ServerMessage } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import { lotEntry, lotFiles } from '../../../kit/catalogue/lots-files.testing.ts';
import type { House } from '../house.ts';
import { Host } from './host.ts';
import { Scribe } from './hosting.testing.ts';
import { ada, bea, houseOfLots, latest, newsOf } from './lots.testing.ts';

const LOT = 'LOT\nZoe:3\nHal 9000:5,1\ndeck:2,4,6,7\nkinds:person,greedy\n';
const base64 = (text: string): string => Buffer.from(text, 'latin1').toString('base64');
const wish = (more: Partial<CreateTableRequest> = {}): CreateTableRequest => ({
  game: 'lots',
  seats: ['person', 'greedy'],
  file: base64(LOT),
  ...more,
});

const houseOfFiles = (given: Partial<House> = {}): House => houseOfLots(given, lotEntry());

/** What something is refused for. */
const refusal = async (deed: Promise<unknown>) =>
  deed.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof RefusedError) return error.problem;
      throw error;
    },
  );

/** Ada at a table that goes on from the save, against the computer. */
async function opened(house = houseOfFiles(), more: Partial<CreateTableRequest> = {}) {
  const host = new Host(house);
  const { id } = await host.make(ada, wish(more));
  const table = await host.table(id);
  const scribe = new Scribe('a');
  await table.enter(scribe);
  await host.join(id, ada, { seat: 0 });
  return { house, host, id, table, scribe };
}

describe('a table made from a save', () => {
  test('goes on where the save was, with computers by the names it has', async () => {
    const { table, scribe } = await opened();
    expect(table.info()).toMatchObject({ opened: true, settings: { cards: 8 } });
    expect(table.info().seats.map(({ name }) => name)).toEqual(['Ada', 'Hal 9000']);
    expect(latest(scribe).view).toMatchObject({ deck: 4, hands: [{ cards: [3] }, { count: 2 }] });
    expect(JSON.stringify(scribe.texts)).not.toContain('"hands":[[3]');
  });

  test('is the same after a restart, and again in a rematch', async () => {
    const { house, host, id, table, scribe } = await opened();
    await table.request(scribe, { id: 1, answer: { number: 0, choices: ['draw'] } });
    await expect.poll(() => latest(scribe).asked?.number).toBe(2);
    const before = latest(scribe);
    await host.close();
    const later = new Host(house);
    const again = new Scribe('a');
    await (await later.table(id)).enter(again);
    expect(latest(again)).toEqual(before);
    await (await later.table(id)).request(again, { id: 1, withdraw: true });
    await expect.poll(() => latest(again).outcome).toBeDefined();
    const rematch = await later.rematch(id, ada);
    expect(rematch).toMatchObject({ opened: true });
    expect(rematch.seats.map(({ name }) => name)).toEqual(['', 'Hal 9000']);
    await later.join(rematch.id, ada, {});
    const next = new Scribe('a');
    await (await later.table(rematch.id)).enter(next);
    expect(latest(next).view).toMatchObject({ deck: 4, hands: [{ cards: [3] }, { count: 2 }] });
  });

  test.each<[string, Partial<CreateTableRequest>, object]>([
    [
      'no save at all',
      { file: base64('no') },
      { problem: 'save', reasons: [{ why: 'no lot', facts: { offset: 0 } }] },
    ],
    [
      'a save that is cut off',
      { file: base64('LOT\nZoe:3\n') },
      { problem: 'save', reasons: [{ why: 'cut off', facts: { offset: 10 } }] },
    ],
    ['what the rules do not take', { file: base64(LOT.replace('5,1', 'x')) }, { problem: 'save' }],
    [
      'another number of seats',
      { seats: ['person', 'greedy', 'greedy'] },
      { problem: 'seats', facts: { min: 2, max: 2, given: 3 } },
    ],
    ['settings besides', { settings: { cards: 9 } }, { problem: 'malformed', facts: { where: 'settings' } }],
  ])('is refused for %s, and nothing is kept', async (_, more, problem) => {
    const house = houseOfFiles();
    expect(await refusal(new Host(house).make(ada, wish(more)))).toMatchObject(problem);
    expect(await house.storage.countTablesOf('a')).toBe(0);
  });

  test('is refused where the game has no saves', async () => {
    const problem = await refusal(new Host(houseOfLots()).make(ada, wish()));
    expect(problem).toEqual({ problem: 'save', reasons: [{ why: 'no position' }] });
  });

  test('is made or refused, whatever becomes of the bytes of a save', async () => {
    const dice = createFastDice('hostile saves');
    const good = Buffer.from(LOT, 'latin1');
    const heard = new Set<string | undefined>();
    for (let i = 0; i < scaled(5000); i++) {
      const bytes = Buffer.from(good.subarray(0, dice.int(4) === 0 ? dice.int(good.length) : good.length));
      for (let flips = dice.int(4); flips > 0 && bytes.length > 0; flips--)
        bytes.writeUInt8(dice.int(256), dice.int(bytes.length));
      const problem = await refusal(
        new Host(houseOfFiles()).make(ada, wish({ file: bytes.toString('base64') })),
      );
      heard.add(problem?.problem);
    }
    for (const problem of heard) expect([undefined, 'save', 'seats']).toContain(problem);
  });
});

const broken = (): never => {
  throw new Error('no way');
};

const savable = (scribe: Scribe): boolean | undefined =>
  (newsOf(scribe).at(-1) as Extract<ServerMessage, { news: unknown }>).save;

describe('a save of a match', () => {
  test('is had by the one person who plays, at the moments when the game saves', async () => {
    const { table, scribe } = await opened();
    expect(savable(scribe)).toBe(true);
    const saved = await table.saved(ada);
    expect(saved.name).toBe('round.lot');
    expect(Buffer.from(saved.bytes).toString('latin1')).toBe(
      'LOT\nAda:3\nHal 9000:5,1\ndeck:2,4,6,7\nkinds:person,greedy\n',
    );
    await table.request(scribe, { id: 1, answer: { number: 0, choices: ['give'] } });
    expect(savable(scribe)).toBeUndefined();
    expect(await refusal(table.saved(ada))).toEqual({ problem: 'no save now' });
  });

  test('is nobody’s who does not sit there, and nobody’s while other people play', async () => {
    const alone = await opened();
    const watcher = new Scribe('b');
    await alone.table.enter(watcher);
    expect(savable(watcher)).toBeUndefined();
    expect(await refusal(alone.table.saved(bea))).toEqual({ problem: 'not seated' });
    const { host, id, table, scribe } = await opened(houseOfFiles(), { seats: ['person', 'person'] });
    expect(await refusal(table.saved(ada))).toEqual({ problem: 'others play' });
    await host.join(id, bea, {});
    expect(savable(scribe)).toBeUndefined();
    expect(await refusal(table.saved(ada))).toEqual({ problem: 'others play' });
  });

  test('is none when the match is over, and none where there is no match yet', async () => {
    const { table, scribe } = await opened();
    await table.request(scribe, { id: 1, withdraw: true });
    expect(await refusal(table.saved(ada))).toEqual({ problem: 'no save now' });
    expect(savable(scribe)).toBeUndefined();
  });

  test('that a game fails to make keeps nobody from hearing what happens', async () => {
    const said: string[] = [];
    const house = houseOfLots({ log: (what) => said.push(what) }, lotEntry({ ...lotFiles, save: broken }));
    const { scribe } = await opened(house);
    expect(savable(scribe)).toBeUndefined();
    expect(latest(scribe).asked).toBeDefined();
    expect(said[0]).toMatch(/^no save of table /);
  });
});
