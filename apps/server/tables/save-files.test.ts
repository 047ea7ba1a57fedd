import { createFastDice } from '@ludoteca/kernel';
import { scaleVolume } from '@ludoteca/testkit';
import { RefusedError, type CreateTableRequest, type ServerMessage } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import { createLotsWithFiles, lotFiles } from '../../../kit/catalogue/lots-files.testing.ts';
import type { ServerContext } from '../server-context.ts';
import { TableRegistry } from './table-registry.ts';
import { RecordingClient } from './recording-client.testing.ts';
import { ada, bea, createLotsContext, latestSight, newsOf } from './lots-table.testing.ts';

const LOT = 'LOT\nZoe:3\nHal 9000:5,1\ndeck:2,4,6,7\nkinds:person,greedy\n';
const base64 = (text: string): string => Buffer.from(text, 'latin1').toString('base64');
const request = (more: Partial<CreateTableRequest> = {}): CreateTableRequest => ({
  game: 'lots',
  seats: ['person', 'greedy'],
  file: base64(LOT),
  ...more,
});

const houseOfFiles = (given: Partial<ServerContext> = {}): ServerContext =>
  createLotsContext(given, createLotsWithFiles());

/** The problem with which a promise is refused; undefined if it is not. */
const refusal = async (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof RefusedError) return error.problem;
      throw error;
    },
  );

/** Creates a table from the save, with Ada connected. */
async function opened(context = houseOfFiles(), more: Partial<CreateTableRequest> = {}) {
  const tables = new TableRegistry(context);
  const { id } = await tables.create(ada, request(more));
  const table = await tables.get(id);
  const client = new RecordingClient('a');
  await table.connect(client);
  await tables.join(id, ada, { seat: 0 });
  return { context, tables, id, table, client };
}

describe('a table created from a save', () => {
  test('continues the match of the save, with the names of its computers', async () => {
    const { table, client } = await opened();
    expect(table.info()).toMatchObject({ opened: true, settings: { cards: 8 } });
    expect(table.info().seats.map(({ name }) => name)).toEqual(['Ada', 'Hal 9000']);
    expect(latestSight(client).view).toMatchObject({ deck: 4, hands: [{ cards: [3] }, { count: 2 }] });
    expect(JSON.stringify(client.texts)).not.toContain('"hands":[[3]');
  });

  test('starts from the same position after a restart and in a rematch', async () => {
    const { context, tables, id, table, client } = await opened();
    await table.handleRequest(client, { id: 1, answer: { number: 0, choices: ['draw'] } });
    await expect.poll(() => latestSight(client).asked?.number).toBe(2);
    const before = latestSight(client);
    await tables.close();
    const later = new TableRegistry(context);
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
    const context = houseOfFiles();
    expect(await refusal(new TableRegistry(context).create(ada, request(more)))).toMatchObject(problem);
    expect(await context.storage.countTablesOfGuest('a')).toBe(0);
  });

  test('is refused if the game has no saves', async () => {
    const problem = await refusal(new TableRegistry(createLotsContext()).create(ada, request()));
    expect(problem).toEqual({ problem: 'save', reasons: [{ why: 'no position' }] });
  });

  test('is created or refused, however the bytes of the save are damaged', async () => {
    const dice = createFastDice('hostile saves');
    const good = Buffer.from(LOT, 'latin1');
    const received = new Set<string | undefined>();
    for (let i = 0; i < scaleVolume(5000); i++) {
      const bytes = Buffer.from(good.subarray(0, dice.int(4) === 0 ? dice.int(good.length) : good.length));
      for (let flips = dice.int(4); flips > 0 && bytes.length > 0; flips--)
        bytes.writeUInt8(dice.int(256), dice.int(bytes.length));
      const problem = await refusal(
        new TableRegistry(houseOfFiles()).create(ada, request({ file: bytes.toString('base64') })),
      );
      received.add(problem?.problem);
    }
    for (const problem of received) expect([undefined, 'save', 'seats']).toContain(problem);
  });
});

const broken = (): never => {
  throw new Error('no way');
};

const savable = (client: RecordingClient): boolean | undefined =>
  (newsOf(client).at(-1) as Extract<ServerMessage, { news: unknown }>).save;

describe('a save of a match', () => {
  test('is available to a person who plays alone, at moments when the game can be saved', async () => {
    const { table, client } = await opened();
    expect(savable(client)).toBe(true);
    const saved = await table.createSave(ada);
    expect(saved.name).toBe('round.lot');
    expect(Buffer.from(saved.bytes).toString('latin1')).toBe(
      'LOT\nAda:3\nHal 9000:5,1\ndeck:2,4,6,7\nkinds:person,greedy\n',
    );
    await table.handleRequest(client, { id: 1, answer: { number: 0, choices: ['give'] } });
    expect(savable(client)).toBeUndefined();
    expect(await refusal(table.createSave(ada))).toEqual({ problem: 'no save now' });
  });

  test('is not available to spectators, nor while other people play', async () => {
    const alone = await opened();
    const watcher = new RecordingClient('b');
    await alone.table.connect(watcher);
    expect(savable(watcher)).toBeUndefined();
    expect(await refusal(alone.table.createSave(bea))).toEqual({ problem: 'not seated' });
    const { tables, id, table, client } = await opened(houseOfFiles(), { seats: ['person', 'person'] });
    expect(await refusal(table.createSave(ada))).toEqual({ problem: 'others play' });
    await tables.join(id, bea, {});
    expect(savable(client)).toBeUndefined();
    expect(await refusal(table.createSave(ada))).toEqual({ problem: 'others play' });
  });

  test('is not available when the match is over', async () => {
    const { table, client } = await opened();
    await table.handleRequest(client, { id: 1, withdraw: true });
    expect(await refusal(table.createSave(ada))).toEqual({ problem: 'no save now' });
    expect(savable(client)).toBeUndefined();
  });

  test('that a game fails to create does not prevent news', async () => {
    const said: string[] = [];
    const context = createLotsContext(
      { log: (what) => said.push(what) },
      createLotsWithFiles({ ...lotFiles, save: broken }),
    );
    const { client } = await opened(context);
    expect(savable(client)).toBeUndefined();
    expect(latestSight(client).asked).toBeDefined();
    expect(said[0]).toMatch(/^no save of table /);
  });
});
