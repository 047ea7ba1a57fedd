/** Takebacks, aborted matches and rematches with rotated seats. */
import { RefusedError } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import { createContext, RecordingClient } from './recording-client.testing.ts';
import { ada, bea, createLotsContext, newsOf, restartTables, startLotsTable } from './lots-table.testing.ts';
import { rotateSettings } from './rotate-settings.ts';
import { TableRegistry } from './table-registry.ts';

const cam = { id: 'c', name: 'Cam' };
const guests = [ada, bea, cam];
const refusal = (problem: string) => ({ problem: { problem } });

/** A table of Risika for three people, whose first questions are public. */
async function risikaTable() {
  const context = createContext();
  const tables = new TableRegistry(context);
  const seats = ['person', 'person', 'person'];
  const { id } = await tables.create(ada, { game: 'risika', seats, terms: { clock: null } });
  for (const guest of guests) await tables.join(id, guest, {});
  const table = await tables.get(id);
  const client = new RecordingClient('a');
  await table.connect(client);
  const entries = async () => (await context.storage.readEntries(id)).length;
  const latest = () => newsOf(client).at(-1)!;
  /** Answers for the asked seat with its first option. */
  const answer = async (): Promise<number> => {
    const { seat, number } = latest().sight.asked!;
    const own = new RecordingClient(guests[seat]!.id);
    await table.connect(own);
    const asked = newsOf(own).at(-1)!.sight.asked! as unknown as { options: unknown[] };
    await table.handleRequest(own, { id: 1, answer: { number, choices: [asked.options[0]] } } as never);
    table.disconnect(own);
    return seat;
  };
  return { context, tables, id, table, client, entries, latest, answer };
}

/** Answers until the seat that answered last may propose a takeback, and proposes it. Returns that seat. */
async function proposeTakeback({ table, answer }: Awaited<ReturnType<typeof risikaTable>>): Promise<number> {
  for (;;) {
    const seat = await answer();
    if ((await refusalOf(() => table.control.takeBack(guests[seat]!, {}))) === undefined) return seat;
  }
}

describe('between people a takeback', () => {
  test('is proposed, and executed when all others agree', async () => {
    const played = await risikaTable();
    const { table, answer, entries, latest, context, id } = played;
    const seat = await proposeTakeback(played);
    const others = [0, 1, 2].filter((one) => one !== seat);
    const before = await entries();
    expect(table.info().takeback).toEqual({ by: seat, awaited: others });
    await expect(table.control.takeBack(guests[seat]!, { accept: true })).rejects.toMatchObject(
      refusal('no takeback'),
    );
    for (const other of others) {
      expect(await entries()).toBe(before);
      await table.control.takeBack(guests[other]!, { accept: true });
    }
    expect(await entries()).toBeLessThan(before);
    expect(table.info()).toMatchObject({ takebacks: 1 });
    expect(table.info().takeback).toBeUndefined();
    expect(latest().news[0]).toMatchObject({ number: 0 });
    expect(latest().sight.asked).toMatchObject({ seat, number: await entries() });
    // The match goes on, also on a restarted server, where a client with undone entries gets everything.
    await answer();
    const late = new RecordingClient();
    await (await restartTables(context).get(id)).connect(late, before);
    expect(newsOf(late)[0]!.news[0]).toMatchObject({ number: 0 });
  });

  test('ends the standing order of its seat, which could give the same answer again', async () => {
    const played = await risikaTable();
    const { table } = played;
    const seat = await proposeTakeback(played);
    const { id } = guests[seat]!;
    const order = { kind: 'attack', values: [0, 1, 3, 1] };
    await table.control.setAutoPass(guests[seat]!, { stops: [], control: false, order });
    expect(table.info(id).autoPass).toEqual({ stops: [], control: false, order });
    for (const other of guests.filter((guest) => guest.id !== id))
      await table.control.takeBack(other, { accept: true });
    expect(table.info()).toMatchObject({ takebacks: 1, waiting: { seat } });
    expect(table.info(id).autoPass).toEqual({ stops: [], control: false });
  });

  test('is declined, and lapses with the next answer', async () => {
    const played = await risikaTable();
    const { table, answer, entries } = played;
    const seat = await proposeTakeback(played);
    const other = guests[(seat + 1) % 3]!;
    const before = await entries();
    await table.control.takeBack(other, { accept: false });
    expect(table.info().takeback).toBeUndefined();
    await expect(table.control.takeBack(other, { accept: true })).rejects.toMatchObject(
      refusal('no takeback'),
    );
    expect(await entries()).toBe(before);
    await proposeTakeback(played);
    await answer();
    expect(table.info().takeback).toBeUndefined();
  });

  test('of a drawn card is refused: it was revealed', async () => {
    const { table, answer } = await startLotsTable(createLotsContext());
    const seat = table.info().waiting!.seat;
    await answer('draw');
    await expect(table.control.takeBack([ada, bea][seat]!, {})).rejects.toMatchObject(refusal('no takeback'));
    await expect(table.control.takeBack({ id: 'eve', name: 'Eve' }, {})).rejects.toMatchObject(
      refusal('not seated'),
    );
  });
});

/** The refusal of an action, if it is refused. */
async function refusalOf(action: () => Promise<void>): Promise<string | undefined> {
  try {
    await action();
    return undefined;
  } catch (error) {
    if (error instanceof RefusedError) return error.problem.problem;
    throw error;
  }
}

test('a match is aborted before its first answer only', async () => {
  const { tables, id, table, answer } = await startLotsTable(createLotsContext());
  await expect(table.control.abort({ id: 'eve', name: 'Eve' })).rejects.toMatchObject(refusal('not seated'));
  await answer('draw');
  await expect(table.control.abort(ada)).rejects.toMatchObject(refusal('already playing'));
  expect((await tables.get(id)).state).toBe('playing');
  const fresh = await startLotsTable(createLotsContext());
  await fresh.table.control.abort(ada);
  await expect(fresh.tables.get(fresh.id)).rejects.toMatchObject(refusal('no such table'));
});

describe('a rematch', () => {
  test('moves everybody one seat on', async () => {
    const context = createLotsContext();
    const tables = new TableRegistry(context);
    const { id } = await tables.create(ada, { game: 'lots', seats: ['person', 'greedy', 'random'] });
    await tables.join(id, ada, {});
    const table = await tables.get(id);
    await table.handleRequest(new RecordingClient('a'), { id: 1, withdraw: true });
    await expect.poll(() => table.state).toBe('over');
    const { seats } = await tables.rematch(id, ada);
    expect(seats.map(({ kind }) => kind)).toEqual(['greedy', 'random', 'person']);
  });

  test('moves the settings of seats with them', () => {
    expect(rotateSettings({ deck1: 'a', deck2: 'b', life: 20 }, 2)).toEqual({
      deck1: 'b',
      deck2: 'a',
      life: 20,
    });
    expect(rotateSettings({ deck1: 'a', level: 3 }, 2)).toEqual({ deck1: 'a', level: 3 });
    expect(rotateSettings({ deck1: 1, deck2: 2, deck3: 3 }, 3)).toEqual({ deck1: 2, deck2: 3, deck3: 1 });
    expect(rotateSettings(null, 2)).toBeNull();
  });
});
