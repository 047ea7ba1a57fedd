/** What becomes of answers: kept and told, or neither. */
import { describe, expect, test } from 'vitest';
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

describe('a subset answered in one gesture', () => {
  test('is kept and told at once, entry by entry, as a newcomer hears it', async () => {
    const house = createLotsContext();
    const { id, table, scribes, answer } = await startLotsTable(house);
    await answer('draw');
    await answer('draw');
    await answer('give');
    const { asked } = latestSight(scribes[latestSight(scribes[2]).asked!.seat]!);
    const cards = 'options' in asked! ? asked.options.slice(0, 2) : [];
    expect(await answer(...cards, 'done')).toEqual({ id: 1, done: true });
    expect(
      newsOf(scribes[2])
        .at(-1)!
        .news.map(({ number }) => number),
    ).toEqual([4, 5, 6]);
    expect(await house.storage.readEntries(id)).toHaveLength(6);
    const late = new RecordingClient('a');
    await table.connect(late);
    expect(stepsOf(late)).toEqual(stepsOf(scribes[0]));
  });

  test('is refused as a whole', async () => {
    const house = createLotsContext();
    const { id, answer } = await startLotsTable(house);
    await answer('give');
    expect(await answer(99, 'done')).toMatchObject({ refused: { kind: 'illegal', reason: { rule: '3' } } });
    expect(await house.storage.readEntries(id)).toHaveLength(1);
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
    const house = createLotsContext({}, faulty);
    const { id, scribes, answer } = await startLotsTable(house);
    await expect(answer('draw')).rejects.toThrow('the deck is on fire');
    expect(await house.storage.readEntries(id)).toEqual([]);
    expect(await answer('give')).toEqual({ id: 1, done: true });
    expect(stepsOf(scribes[2])).toHaveLength(2);
  });

  test('costs a computer its seat, and nobody else', async () => {
    const faults: string[] = [];
    const house = createLotsContext({ log: (what) => faults.push(what) }, faulty);
    const host = new TableRegistry(house);
    const { id } = await host.create(ada, { game: 'lots', seats: ['person', 'greedy', 'person'] });
    await host.join(id, ada, {});
    const table = await host.get(id);
    const [scribe, other] = [new RecordingClient('a'), new RecordingClient('b')];
    await table.connect(scribe);
    await table.connect(other);
    await host.join(id, bea, {});
    for (let left = false; !left; await nextTick()) {
      const { asked } = latestSight(scribe);
      left = newsOf(scribe).some(({ news }) => news.some((step) => step.left === 1));
      const asks = [scribe, undefined, other][asked!.seat];
      if (asks === undefined || left) continue;
      const choices = asked!.prompt === 'turn' ? ['give'] : ['done'];
      await table.handleRequest(asks, { id: 1, answer: { number: asked!.number, choices } });
    }
    expect(faults).toEqual(['the computer at seat 1 cannot go on']);
    expect(latestSight(scribe).outcome).toBeUndefined();
  });
});

describe('storage that fails', () => {
  /** Storage whose appending fails, before or after it is done. */
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
    'acknowledges nothing, and the table is loaded anew as it was kept: %s',
    async (fails) => {
      const storage = new Failing();
      const faults: string[] = [];
      const house = createLotsContext({ storage, log: (what) => faults.push(what) });
      const { host, id, scribes, answer } = await startLotsTable(house);
      await answer('draw');
      storage.fails = fails;
      await expect(answer('draw')).rejects.toThrow('the disk is full');
      expect(faults).toEqual([`table ${id} is loaded anew`]);
      for (const scribe of scribes) expect(scribe.closedWith).toEqual([{ problem: 'fault' }]);
      const again = await host.get(id);
      const back = new RecordingClient('a');
      await again.connect(back, 1);
      expect(stepsOf(back)).toHaveLength(fails === 'before' ? 0 : 1);
      expect(stepsOf(scribes[0])).toHaveLength(2);
    },
  );
});
