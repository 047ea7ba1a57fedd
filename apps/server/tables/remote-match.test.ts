/** Answers at a table: stored and published, or neither. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { lots } from '../../../kernel/lots.testing.ts';
import { MemoryStorage } from '../storage/memory-storage.testing.ts';
import { TableRegistry } from './table-registry.ts';
import { RecordingClient } from './recording-client.testing.ts';
import {
  ada,
  bea,
  createLotsContext,
  latestSight,
  newsOf,
  startLotsTable,
  nextTick,
  stepsOf,
} from './lots-table.testing.ts';

describe('a subset answered with one request', () => {
  test('is stored and published at once, with one step per entry, the same for later clients', async () => {
    const context = createLotsContext();
    const { id, table, clients, answer } = await startLotsTable(context);
    await answer('draw');
    await answer('draw');
    await answer('give');
    const { asked } = latestSight(clients[latestSight(clients[2]).asked!.seat]!);
    const cards = 'options' in asked! ? asked.options.slice(0, 2) : [];
    expect(await answer(...cards, 'done')).toEqual({ id: 1, done: true });
    expect(
      newsOf(clients[2])
        .at(-1)!
        .news.map(({ number }) => number),
    ).toEqual([4, 5, 6]);
    expect(await context.storage.readEntries(id)).toHaveLength(6);
    const late = new RecordingClient('a');
    await table.connect(late);
    expect(stepsOf(late)).toEqual(stepsOf(clients[0]));
  });

  test('is refused as a whole', async () => {
    const context = createLotsContext();
    const { id, answer } = await startLotsTable(context);
    await answer('give');
    expect(await answer(99, 'done')).toMatchObject({ refused: { kind: 'illegal', reason: { rule: '3' } } });
    expect(await context.storage.readEntries(id)).toHaveLength(1);
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

  test('changes nothing, and the match continues', async () => {
    const context = createLotsContext({}, faulty);
    const { id, clients, answer } = await startLotsTable(context);
    await expect(answer('draw')).rejects.toThrow('the deck is on fire');
    expect(await context.storage.readEntries(id)).toEqual([]);
    expect(await answer('give')).toEqual({ id: 1, done: true });
    expect(stepsOf(clients[2])).toHaveLength(2);
  });

  test('withdraws the computer that caused it, and no other seat', async () => {
    const errors: string[] = [];
    const context = createLotsContext({ log: (what) => errors.push(what) }, faulty);
    const tables = new TableRegistry(context);
    const { id } = await tables.create(ada, { game: 'lots', seats: ['person', 'greedy', 'person'] });
    await tables.join(id, ada, {});
    const table = await tables.get(id);
    const [client, other] = [new RecordingClient('a'), new RecordingClient('b')];
    await table.connect(client);
    await table.connect(other);
    await tables.join(id, bea, {});
    for (let left = false; !left; await nextTick()) {
      const { asked } = latestSight(client);
      left = newsOf(client).some(({ news }) => news.some((step) => step.left === 1));
      const asks = [client, undefined, other][asked!.seat];
      if (asks === undefined || left) continue;
      const choices = asked!.prompt === 'turn' ? ['give'] : ['done'];
      await table.handleRequest(asks, { id: 1, answer: { number: asked!.number, choices } });
    }
    expect(errors).toEqual(['the computer at seat 1 cannot go on']);
    expect(latestSight(client).outcome).toBeUndefined();
  });
});

describe('storage that fails', () => {
  /** Storage that fails before or after it has appended. */
  class Failing extends MemoryStorage {
    fails: 'before' | 'after' | undefined;

    override async appendEntries(...given: Parameters<MemoryStorage['appendEntries']>): Promise<void> {
      const { fails } = this;
      this.fails = undefined;
      if (fails === 'before') throw new Error('the disk is full');
      await super.appendEntries(...given);
      if (fails === 'after') throw new Error('the disk is full');
    }
  }

  test.each(['before', 'after'] as const)(
    'acknowledges nothing, keeps the connections and continues with what is stored: %s',
    async (fails) => {
      const storage = new Failing();
      const context = createLotsContext({ storage });
      const { id, clients, answer } = await startLotsTable(context);
      await answer('draw');
      storage.fails = fails;
      await expect(answer('draw')).rejects.toThrow('the disk is full');
      for (const client of clients) expect(stepsOf(client)).toHaveLength(2);
      // The same answer again.
      const repeated = await answer('draw');
      expect(repeated).toEqual(
        fails === 'before' ? { id: 1, done: true } : { id: 1, refused: { kind: 'stale' } },
      );
      for (const client of clients) {
        expect(stepsOf(client)).toHaveLength(3);
        expect(client.closedWith).toEqual([]);
      }
      expect(await storage.readEntries(id)).toHaveLength(2);
    },
  );

  test('delays a computer, which moves when the storage works again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const storage = new Failing();
    const errors: string[] = [];
    const context = createLotsContext({ storage, log: (what) => errors.push(what) });
    const tables = new TableRegistry(context);
    const { id } = await tables.create(ada, { game: 'lots', seats: ['random', 'random'] });
    storage.fails = 'before';
    const client = new RecordingClient();
    await (await tables.get(id)).connect(client);
    await vi.advanceTimersByTimeAsync(0);
    expect(errors).toEqual([`a computer of table ${id}`]);
    expect(stepsOf(client)).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(stepsOf(client).length).toBeGreaterThan(1);
  });
});

/** Ada draws; then her client asks again. */
async function repeatAnswer(change: object, watcher = 0) {
  const { id, clients, request, answer } = await startLotsTable(createLotsContext());
  const { seat, number } = latestSight(clients[2]).asked!;
  expect(seat).toBe(0);
  await answer('draw');
  const repeated = { number, choices: ['draw'], repeated: true, ...change };
  const reply = await request(clients[watcher]!, { answer: repeated });
  for (const client of clients) expect(stepsOf(client)).toHaveLength(2);
  return { id, reply };
}

describe('an answer that is sent again because its reply was lost', () => {
  test('is acknowledged and not executed twice', async () => {
    expect((await repeatAnswer({})).reply).toEqual({ id: 1, done: true });
  });

  test('is stale if the entry is another answer', async () => {
    expect((await repeatAnswer({ choices: ['give'] })).reply).toEqual({ id: 1, refused: { kind: 'stale' } });
  });

  test('is stale for another seat, which could otherwise find out secret answers', async () => {
    expect((await repeatAnswer({}, 1)).reply).toEqual({ id: 1, refused: { kind: 'stale' } });
  });

  test('is stale without the mark, as before', async () => {
    expect((await repeatAnswer({ repeated: undefined })).reply).toEqual({
      id: 1,
      refused: { kind: 'stale' },
    });
  });
});
