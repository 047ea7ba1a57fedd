import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { RulebookError, type Result, startMatch, type Watcher } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { dealLots, type Lots, lots } from '../../kernel/lots.testing.ts';
import { refused, taken } from '../../kernel/result.testing.ts';
import { ask, type Script, script, type Step } from '../../kernel/script.testing.ts';
import type { MatchUpdate } from './chair.ts';
import { MatchHost } from './match-host.ts';

const WATCHERS: readonly Watcher[] = [0, 1, 2, 'spectator', 'judge'];

function lotsTable(seed = 'table'): MatchHost<Lots> {
  const opening: Lots['event'][] = [];
  return new MatchHost(taken(startMatch(lots, { seats: 3, seed }, opening)), opening);
}
const scriptTable = (...steps: Step[]): MatchHost<Script> =>
  new MatchHost(taken(startMatch(script(...steps), { seats: 3, seed: 'table' })), []);

/** Everything that each watcher hears. */
function hearing<P extends Lots | Script>(table: MatchHost<P>): Map<Watcher, MatchUpdate<P>[]> {
  const heard = new Map<Watcher, MatchUpdate<P>[]>(WATCHERS.map((watcher) => [watcher, []]));
  for (const [watcher, list] of heard) table.chair(watcher).subscribe((news) => list.push(news));
  return heard;
}
const askedOf = (table: MatchHost<Lots>): number => {
  let seat = -1;
  table.chair('judge').subscribe(({ observation }) => (seat = observation.asked?.seat ?? -1))();
  return seat;
};

test('a table goes on with an earlier match when it is kept, and everybody sees it', async () => {
  const opening: Lots['event'][] = [];
  const match = taken(startMatch(lots, { seats: 3, seed: 'table' }, opening));
  const earlier = match.fork();
  const kept: number[] = [];
  const table = new MatchHost(match, opening, { persist: async ({ number }) => void kept.push(number) });
  const asked = askedOf(table);
  await table.chair(asked).answer(0, 'draw');
  const heard = hearing(table);
  await table.replaceMatch(earlier);
  expect(kept).toEqual([1, 0]);
  for (const [, [, news]] of heard)
    expect(news).toMatchObject({ events: [], observation: { asked: { number: 0 } } });
  expect(table.archive().entries).toEqual([]);
});

describe('a chair', () => {
  test('hears first what the opening told, each as much as it may know', () => {
    const heard = hearing(lotsTable());
    const knownTo = (watcher: Watcher): number =>
      heard.get(watcher)![0]!.events.filter((event) => event.did === 'draw' && event.card !== undefined)
        .length;
    expect(WATCHERS.map(knownTo)).toEqual([1, 1, 1, 0, 3]);
    for (const list of heard.values()) expect(list[0]!.events).toHaveLength(3);
  });

  test('sees its own view, and options only when it is asked or judges', () => {
    const table = lotsTable();
    const asked = askedOf(table);
    for (const [watcher, [news]] of hearing(table)) {
      const { observation } = news!;
      expect(observation.asked).toMatchObject({ number: 0, seat: asked, prompt: 'turn' });
      expect('options' in observation.asked!).toBe(watcher === asked || watcher === 'judge');
      expect(observation.view.hands.map((hand) => 'cards' in hand)).toEqual(
        [0, 1, 2].map((seat) => watcher === seat || watcher === 'judge'),
      );
    }
  });

  test('answers its own question, and everybody hears of it', async () => {
    const table = lotsTable();
    const asked = askedOf(table);
    const heard = hearing(table);
    expect(await table.chair(asked).answer(0, 'draw')).toEqual({ ok: true, value: undefined });
    for (const [watcher, [, news]] of heard) {
      const drawn = news!.events.map((event) => 'card' in event);
      expect(drawn).toEqual([watcher === asked || watcher === 'judge']);
      expect(news!.observation.asked?.number).toBe(1);
    }
  });

  test.each<Watcher>(['spectator', 'judge', 1, 2])(
    'of %s cannot answer for seat 0, and nobody hears of it',
    async (watcher) => {
      const table = scriptTable(ask(0));
      const heard = hearing(table);
      const chair = table.chair(watcher);
      expect(refused(await chair.answer(0, 'yes'))).toEqual({ kind: 'not yours' });
      expect(heard.get('judge')).toHaveLength(1);
    },
  );

  test.each<Watcher>(['spectator', 'judge'])('of %s cannot leave for a seat', async (watcher) => {
    const table = scriptTable(ask(0));
    expect(refused(await table.chair(watcher).withdraw())).toMatchObject({ kind: 'illegal' });
  });

  test('leaves the match for its own seat', async () => {
    const table = scriptTable(ask(0), ask(1));
    const heard = hearing(table);
    expect((await table.chair(0).withdraw()).ok).toBe(true);
    expect(heard.get(2)![1]!.events).toEqual([{ did: 'leave', seat: 0 }]);
    expect(heard.get(1)![1]!.observation.asked).toMatchObject({ seat: 1, number: 1, options: ['yes', 'no'] });
  });

  test('gathers a subset in one gesture', async () => {
    const table = scriptTable({ do: 'gather', seat: 1, from: 0, most: 3 });
    const heard = hearing(table);
    expect((await table.chair(1).answer(0, 1, 3, 'done')).ok).toBe(true);
    expect(heard.get('spectator')!.at(-1)!.events).toHaveLength(3);
  });

  test('asks why not, and what is barred, about its own question alone', async () => {
    const offered: Step = { do: 'offer', seat: 1, options: ['yes'], barred: ['perhaps'] };
    const table = scriptTable(offered);
    expect(await table.chair(1).why('perhaps')).toMatchObject({ why: 'because' });
    expect(await table.chair(1).why('yes')).toEqual({ why: 'offered' });
    expect(await table.chair(1).barred()).toEqual(['perhaps']);
    for (const watcher of [0, 2, 'spectator'] as const) {
      const chair = table.chair(watcher);
      // Whether the other could choose it or not: the answer must not tell.
      for (const choice of ['yes', 'perhaps', 'nonsense'])
        expect(await chair.why(choice)).toEqual({ why: 'not offered' });
      expect(await chair.barred()).toEqual([]);
    }
  });
});

describe('a table', () => {
  test('tells nobody who has stopped listening, however often', async () => {
    const table = scriptTable(ask(0), ask(0));
    const heard: string[] = [];
    const stop = table.chair(0).subscribe(() => heard.push('gone'));
    table.chair(1).subscribe(() => heard.push('here'));
    stop();
    stop();
    await table.chair(0).answer(0, 'yes');
    expect(heard).toEqual(['gone', 'here', 'here']);
  });

  test('tells everything to everyone in order, even if somebody answers on hearing', async () => {
    const table = scriptTable(ask(0), ask(0), ask(0));
    const eager = table.chair(0);
    const answers: Promise<Result<undefined, unknown>>[] = [];
    eager.subscribe(({ observation }) => {
      if (observation.asked !== undefined) answers.push(eager.answer(observation.asked.number, 'yes'));
    });
    const others: (string | undefined)[] = [];
    table
      .chair(1)
      .subscribe(({ events, observation }) => others.push(`${events.length} ${observation.asked?.number}`));
    for (let i = 0; i < 3; i++) await answers[i];
    expect(others).toEqual(['0 0', '1 1', '1 2', '1 undefined']);
  });

  test('loses nothing when a rule throws', async () => {
    const table = scriptTable(ask(0, { do: 'break' }), ask(1));
    const heard = hearing(table);
    await expect(table.chair(0).answer(0, 'yes')).rejects.toThrow(RulebookError);
    expect(heard.get(1)).toHaveLength(1);
    const after: MatchUpdate<Script>[] = [];
    table.chair(0).subscribe((news) => after.push(news));
    expect(after[0]!.observation).toEqual(heard.get(0)![0]!.observation);
    expect((await table.chair(0).withdraw()).ok).toBe(true);
  });

  test('shows the outcome when it is over, and takes no more answers', async () => {
    const table = scriptTable(ask(0));
    const heard = hearing(table);
    await table.chair(0).answer(0, 'yes');
    expect(heard.get(2)!.at(-1)!.observation).toMatchObject({
      asked: undefined,
      outcome: { places: [1, 1, 1] },
    });
    expect(refused(await table.chair(0).answer(1, 'yes'))).toEqual({ kind: 'over' });
  });
});

describe('a table that keeps what happens', () => {
  test('acknowledges and tells an entry only when it is kept', async () => {
    const order: string[] = [];
    const disk = new EventEmitter();
    const written = once(disk, 'written');
    const match = dealLots();
    const table = new MatchHost(match, [], {
      persist: async (kept) => {
        order.push(`kept ${kept.archive().entries.length}`);
        await written;
      },
    });
    const { seat, number, options } = match.question!;
    table
      .chair('spectator')
      .subscribe(({ observation }) => order.push(`heard of ${observation.asked!.number}`));
    const answered = table.chair(seat).answer(number, options[0]);
    await setImmediate();
    expect(order).toEqual(['heard of 0', 'kept 1']);
    disk.emit('written');
    expect((await answered).ok).toBe(true);
    expect(order).toEqual(['heard of 0', 'kept 1', 'heard of 1']);
  });

  test('goes on as if nothing had been answered when an entry cannot be kept', async () => {
    const match = dealLots();
    const full = new Error('the disk is full');
    const table = new MatchHost(match, [], { persist: () => Promise.reject(full) });
    const { seat, number, options } = match.question!;
    await expect(table.chair(seat).answer(number, options[0])).rejects.toBe(full);
    expect(table.archive().entries).toEqual([]);
  });

  test('lets nobody suffer from a listener that fails', async () => {
    const match = dealLots();
    const faults: unknown[] = [];
    const heard: number[] = [];
    const table = new MatchHost(match, [], { onListenerError: (error) => faults.push(error) });
    const { seat, number, options } = match.question!;
    const clumsy = new Error('a face fell over');
    table.chair('spectator').subscribe(({ observation }) => {
      if (observation.asked!.number > 0) throw clumsy;
    });
    table.chair(1).subscribe(({ observation }) => heard.push(observation.asked!.number));
    expect((await table.chair(seat).answer(number, options[0])).ok).toBe(true);
    expect(faults).toEqual([clumsy]);
    expect(heard).toEqual([0, 1]);
  });
});
