import { createFastDice } from '@ludoteca/kernel';
import { scaled } from '@ludoteca/testkit';
import { RefusedError, type CreateTableRequest, type ServerMessage } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import { lotEntry, lotFiles } from '../../../kit/catalogue/lots-files.testing.ts';
import type { ServerContext } from '../server-context.ts';
import { TableRegistry } from './table-registry.ts';
import { RecordingClient } from './recording-client.testing.ts';
import { ada, bea, createLotsContext, latestSight, newsOf } from './lots-table.testing.ts';

const LOT = 'LOT\nZoe:3\nHal 9000:5,1\ndeck:2,4,6,7\nkinds:person,greedy\n';
const base64 = (text: string): string => Buffer.from(text, 'latin1').toString('base64');
const wish = (more: Partial<CreateTableRequest> = {}): CreateTableRequest => ({
  game: 'lots',
  seats: ['person', 'greedy'],
  file: base64(LOT),
  ...more,
});

const houseOfFiles = (given: Partial<ServerContext> = {}): ServerContext =>
  createLotsContext(given, lotEntry());

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
  const host = new TableRegistry(house);
  const { id } = await host.create(ada, wish(more));
  const table = await host.get(id);
  const scribe = new RecordingClient('a');
  await table.connect(scribe);
  await host.join(id, ada, { seat: 0 });
  return { house, host, id, table, scribe };
}

describe('a table made from a save', () => {
  test('goes on where the save was, with computers by the names it has', async () => {
    const { table, scribe } = await opened();
    expect(table.info()).toMatchObject({ opened: true, settings: { cards: 8 } });
    expect(table.info().seats.map(({ name }) => name)).toEqual(['Ada', 'Hal 9000']);
    expect(latestSight(scribe).view).toMatchObject({ deck: 4, hands: [{ cards: [3] }, { count: 2 }] });
    expect(JSON.stringify(scribe.texts)).not.toContain('"hands":[[3]');
  });

  test('is the same after a restart, and again in a rematch', async () => {
    const { house, host, id, table, scribe } = await opened();
    await table.handleRequest(scribe, { id: 1, answer: { number: 0, choices: ['draw'] } });
    await expect.poll(() => latestSight(scribe).asked?.number).toBe(2);
    const before = latestSight(scribe);
    await host.close();
    const later = new TableRegistry(house);
    const again = new RecordingClient('a');
    await (await later.get(id)).connect(again);
    expect(latestSight(again)).toEqual(before);
    await (await later.get(id)).handleRequest(again, { id: 1, withdraw: true });
    await expect.poll(() => latestSight(again).outcome).toBeDefined();
    const rematch = await later.rematch(id, ada);
    expect(rematch).toMatchObject({ opened: true });
    expect(rematch.seats.map(({ name }) => name)).toEqual(['', 'Hal 9000']);
    await later.join(rematch.id, ada, {});
    const next = new RecordingClient('a');
    await (await later.get(rematch.id)).connect(next);
    expect(latestSight(next).view).toMatchObject({ deck: 4, hands: [{ cards: [3] }, { count: 2 }] });
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
    expect(await refusal(new TableRegistry(house).create(ada, wish(more)))).toMatchObject(problem);
    expect(await house.storage.countTablesOfGuest('a')).toBe(0);
  });

  test('is refused where the game has no saves', async () => {
    const problem = await refusal(new TableRegistry(createLotsContext()).create(ada, wish()));
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
        new TableRegistry(houseOfFiles()).create(ada, wish({ file: bytes.toString('base64') })),
      );
      heard.add(problem?.problem);
    }
    for (const problem of heard) expect([undefined, 'save', 'seats']).toContain(problem);
  });
});

const broken = (): never => {
  throw new Error('no way');
};

const savable = (scribe: RecordingClient): boolean | undefined =>
  (newsOf(scribe).at(-1) as Extract<ServerMessage, { news: unknown }>).save;

describe('a save of a match', () => {
  test('is had by the one person who plays, at the moments when the game saves', async () => {
    const { table, scribe } = await opened();
    expect(savable(scribe)).toBe(true);
    const saved = await table.createSave(ada);
    expect(saved.name).toBe('round.lot');
    expect(Buffer.from(saved.bytes).toString('latin1')).toBe(
      'LOT\nAda:3\nHal 9000:5,1\ndeck:2,4,6,7\nkinds:person,greedy\n',
    );
    await table.handleRequest(scribe, { id: 1, answer: { number: 0, choices: ['give'] } });
    expect(savable(scribe)).toBeUndefined();
    expect(await refusal(table.createSave(ada))).toEqual({ problem: 'no save now' });
  });

  test('is nobody’s who does not sit there, and nobody’s while other people play', async () => {
    const alone = await opened();
    const watcher = new RecordingClient('b');
    await alone.table.connect(watcher);
    expect(savable(watcher)).toBeUndefined();
    expect(await refusal(alone.table.createSave(bea))).toEqual({ problem: 'not seated' });
    const { host, id, table, scribe } = await opened(houseOfFiles(), { seats: ['person', 'person'] });
    expect(await refusal(table.createSave(ada))).toEqual({ problem: 'others play' });
    await host.join(id, bea, {});
    expect(savable(scribe)).toBeUndefined();
    expect(await refusal(table.createSave(ada))).toEqual({ problem: 'others play' });
  });

  test('is none when the match is over, and none where there is no match yet', async () => {
    const { table, scribe } = await opened();
    await table.handleRequest(scribe, { id: 1, withdraw: true });
    expect(await refusal(table.createSave(ada))).toEqual({ problem: 'no save now' });
    expect(savable(scribe)).toBeUndefined();
  });

  test('that a game fails to make keeps nobody from hearing what happens', async () => {
    const said: string[] = [];
    const house = createLotsContext(
      { log: (what) => said.push(what) },
      lotEntry({ ...lotFiles, save: broken }),
    );
    const { scribe } = await opened(house);
    expect(savable(scribe)).toBeUndefined();
    expect(latestSight(scribe).asked).toBeDefined();
    expect(said[0]).toMatch(/^no save of table /);
  });
});
