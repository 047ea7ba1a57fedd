import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { RulebookError, type Result, startMatch, type Watcher } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { dealLots, type Lots, lots } from '../../kernel/lots.testing.ts';
import { expectRefused, expectOk } from '../../kernel/result.testing.ts';
import { ask, type Script, createScriptedGame, type Step } from '../../kernel/script.testing.ts';
import type { MatchUpdate } from './chair.ts';
import { MatchHost } from './match-host.ts';

const WATCHERS: readonly Watcher[] = [0, 1, 2, 'spectator', 'judge'];

function createLotsHost(seed = 'table'): MatchHost<Lots> {
  const opening: Lots['event'][] = [];
  return new MatchHost(expectOk(startMatch(lots, { seats: 3, seed }, opening)), opening);
}
const createScriptHost = (...steps: Step[]): MatchHost<Script> =>
  new MatchHost(expectOk(startMatch(createScriptedGame(...steps), { seats: 3, seed: 'table' })), []);

/** Subscribes all watchers and returns the updates that each receives. */
function recordUpdates<P extends Lots | Script>(host: MatchHost<P>): Map<Watcher, MatchUpdate<P>[]> {
  const updates = new Map<Watcher, MatchUpdate<P>[]>(WATCHERS.map((watcher) => [watcher, []]));
  for (const [watcher, list] of updates) host.chair(watcher).subscribe((update) => list.push(update));
  return updates;
}
const findAskedSeat = (host: MatchHost<Lots>): number => {
  let seat = -1;
  host.chair('judge').subscribe(({ observation }) => (seat = observation.asked?.seat ?? -1))();
  return seat;
};

test('replaces the match by an earlier one after persisting it, and notifies every watcher', async () => {
  const opening: Lots['event'][] = [];
  const match = expectOk(startMatch(lots, { seats: 3, seed: 'table' }, opening));
  const earlier = match.fork();
  const persisted: number[] = [];
  const host = new MatchHost(match, opening, {
    persist: async (_entries, _events, { number }) => void persisted.push(number),
  });
  const asked = findAskedSeat(host);
  await host.chair(asked).answer(0, 'draw');
  const updates = recordUpdates(host);
  await host.replaceMatch(earlier);
  expect(persisted).toEqual([1, 0]);
  for (const [, [, update]] of updates)
    expect(update).toMatchObject({ events: [], observation: { asked: { number: 0 } } });
  expect(host.archive().entries).toEqual([]);
});

describe('a chair', () => {
  test('receives the events of the opening first, redacted for its watcher', () => {
    const updates = recordUpdates(createLotsHost());
    const knownTo = (watcher: Watcher): number =>
      updates.get(watcher)![0]!.events.filter((event) => event.did === 'draw' && event.card !== undefined)
        .length;
    expect(WATCHERS.map(knownTo)).toEqual([1, 1, 1, 0, 3]);
    for (const list of updates.values()) expect(list[0]!.events).toHaveLength(3);
  });

  test('shows the view of its watcher, and options only to the asked seat and the judge', () => {
    const host = createLotsHost();
    const asked = findAskedSeat(host);
    for (const [watcher, [update]] of recordUpdates(host)) {
      const { observation } = update!;
      expect(observation.asked).toMatchObject({ number: 0, seat: asked, prompt: 'turn' });
      expect('options' in observation.asked!).toBe(watcher === asked || watcher === 'judge');
      expect(observation.view.hands.map((hand) => 'cards' in hand)).toEqual(
        [0, 1, 2].map((seat) => watcher === seat || watcher === 'judge'),
      );
    }
  });

  test('answers its own question, and every watcher is notified', async () => {
    const host = createLotsHost();
    const asked = findAskedSeat(host);
    const updates = recordUpdates(host);
    expect(await host.chair(asked).answer(0, 'draw')).toEqual({ ok: true, value: undefined });
    for (const [watcher, [, update]] of updates) {
      const drawn = update!.events.map((event) => 'card' in event);
      expect(drawn).toEqual([watcher === asked || watcher === 'judge']);
      expect(update!.observation.asked?.number).toBe(1);
    }
  });

  test.each<Watcher>(['spectator', 'judge', 1, 2])(
    'of %s cannot answer for seat 0, and no watcher is notified',
    async (watcher) => {
      const host = createScriptHost(ask(0));
      const updates = recordUpdates(host);
      const chair = host.chair(watcher);
      expect(expectRefused(await chair.answer(0, 'yes'))).toEqual({ kind: 'not yours' });
      expect(updates.get('judge')).toHaveLength(1);
    },
  );

  test.each<Watcher>(['spectator', 'judge'])('of %s cannot withdraw', async (watcher) => {
    const host = createScriptHost(ask(0));
    expect(expectRefused(await host.chair(watcher).withdraw())).toMatchObject({ kind: 'illegal' });
  });

  test('withdraws its own seat', async () => {
    const host = createScriptHost(ask(0), ask(1));
    const updates = recordUpdates(host);
    expect((await host.chair(0).withdraw()).ok).toBe(true);
    expect(updates.get(2)![1]!.events).toEqual([{ did: 'leave', seat: 0 }]);
    expect(updates.get(1)![1]!.observation.asked).toMatchObject({
      seat: 1,
      number: 1,
      options: ['yes', 'no'],
    });
  });

  test('answers a subset with one call', async () => {
    const host = createScriptHost({ do: 'gather', seat: 1, from: 0, most: 3 });
    const updates = recordUpdates(host);
    expect((await host.chair(1).answer(0, 1, 3, 'done')).ok).toBe(true);
    expect(updates.get('spectator')!.at(-1)!.events).toHaveLength(3);
  });

  test('explains refusals and lists barred choices for its own question only', async () => {
    const offered: Step = { do: 'offer', seat: 1, options: ['yes'], barred: ['perhaps'] };
    const host = createScriptHost(offered);
    expect(await host.chair(1).why('perhaps')).toMatchObject({ why: 'because' });
    expect(await host.chair(1).why('yes')).toEqual({ why: 'offered' });
    expect(await host.chair(1).barred()).toEqual(['perhaps']);
    for (const watcher of [0, 2, 'spectator'] as const) {
      const chair = host.chair(watcher);
      // The reply must be the same for legal and illegal choices of another seat.
      for (const choice of ['yes', 'perhaps', 'nonsense'])
        expect(await chair.why(choice)).toEqual({ why: 'not offered' });
      expect(await chair.barred()).toEqual([]);
    }
  });
});

describe('a match host', () => {
  test('does not notify a listener that has unsubscribed, even twice', async () => {
    const host = createScriptHost(ask(0), ask(0));
    const updates: string[] = [];
    const stop = host.chair(0).subscribe(() => updates.push('gone'));
    host.chair(1).subscribe(() => updates.push('here'));
    stop();
    stop();
    await host.chair(0).answer(0, 'yes');
    expect(updates).toEqual(['gone', 'here', 'here']);
  });

  test('notifies all listeners in order, even if one answers during its notification', async () => {
    const host = createScriptHost(ask(0), ask(0), ask(0));
    const eager = host.chair(0);
    const answers: Promise<Result<undefined, unknown>>[] = [];
    eager.subscribe(({ observation }) => {
      if (observation.asked !== undefined) answers.push(eager.answer(observation.asked.number, 'yes'));
    });
    const others: (string | undefined)[] = [];
    host
      .chair(1)
      .subscribe(({ events, observation }) => others.push(`${events.length} ${observation.asked?.number}`));
    for (let i = 0; i < 3; i++) await answers[i];
    expect(others).toEqual(['0 0', '1 1', '1 2', '1 undefined']);
  });

  test('keeps the match when a rule throws', async () => {
    const host = createScriptHost(ask(0, { do: 'break' }), ask(1));
    const updates = recordUpdates(host);
    await expect(host.chair(0).answer(0, 'yes')).rejects.toThrow(RulebookError);
    expect(updates.get(1)).toHaveLength(1);
    const after: MatchUpdate<Script>[] = [];
    host.chair(0).subscribe((update) => after.push(update));
    expect(after[0]!.observation).toEqual(updates.get(0)![0]!.observation);
    expect((await host.chair(0).withdraw()).ok).toBe(true);
  });

  test('shows the outcome of a finished match and refuses further answers', async () => {
    const host = createScriptHost(ask(0));
    const updates = recordUpdates(host);
    await host.chair(0).answer(0, 'yes');
    expect(updates.get(2)!.at(-1)!.observation).toMatchObject({
      asked: undefined,
      outcome: { places: [1, 1, 1] },
    });
    expect(expectRefused(await host.chair(0).answer(1, 'yes'))).toEqual({ kind: 'over' });
  });
});

const fail = (): never => {
  throw new Error('unknown watcher');
};

describe('a match host with a persist hook', () => {
  test('acknowledges and publishes an entry only when it is durable', async () => {
    const order: string[] = [];
    const disk = new EventEmitter();
    const written = once(disk, 'written');
    const match = dealLots();
    const host = new MatchHost(match, [], {
      persist: async (entries) => {
        order.push(`persisted ${entries.length}`);
        await written;
      },
    });
    const { seat, number, options } = match.question!;
    host
      .chair('spectator')
      .subscribe(({ observation }) => order.push(`published ${observation.asked!.number}`));
    const answered = host.chair(seat).answer(number, options[0]);
    await setImmediate();
    expect(order).toEqual(['published 0', 'persisted 1']);
    disk.emit('written');
    expect((await answered).ok).toBe(true);
    expect(order).toEqual(['published 0', 'persisted 1', 'published 1']);
  });

  test('keeps the match when an entry cannot be persisted', async () => {
    const match = dealLots();
    const full = new Error('the disk is full');
    const host = new MatchHost(match, [], { persist: () => Promise.reject(full) });
    const { seat, number, options } = match.question!;
    await expect(host.chair(seat).answer(number, options[0])).rejects.toBe(full);
    expect(host.archive().entries).toEqual([]);
  });

  test('persists nothing when events cannot be redacted', async () => {
    const game = { ...lots, sights: { ...lots.sights, draw: { knows: fail, rest: fail } } };
    const match = expectOk(startMatch(game, { seats: 3, seed: 'table' }));
    const persisted: unknown[] = [];
    const host = new MatchHost(match, [], { persist: async (entries) => void persisted.push(entries) });
    const { seat, number } = match.question!;
    await expect(host.chair(seat).answer(number, 'draw')).rejects.toThrow('unknown watcher');
    expect(persisted).toEqual([]);
    expect(host.match.number).toBe(number);
  });

  test('reports a listener that throws and notifies the others', async () => {
    const match = dealLots();
    const errors: unknown[] = [];
    const updates: number[] = [];
    const host = new MatchHost(match, [], { onListenerError: (error) => errors.push(error) });
    const { seat, number, options } = match.question!;
    const failure = new Error('a listener failed');
    host.chair('spectator').subscribe(({ observation }) => {
      if (observation.asked!.number > 0) throw failure;
    });
    host.chair(1).subscribe(({ observation }) => updates.push(observation.asked!.number));
    expect((await host.chair(seat).answer(number, options[0])).ok).toBe(true);
    expect(errors).toEqual([failure]);
    expect(updates).toEqual([0, 1]);
  });
});

describe('the history of a match host', () => {
  const gather: Step = { do: 'gather', seat: 1, from: 0, most: 3 };

  test('has one step per entry, also when one answer makes several', async () => {
    const persisted: unknown[] = [];
    const advanced: number[] = [];
    const match = expectOk(
      startMatch(createScriptedGame(ask(0), gather, ask(0)), { seats: 3, seed: 'table' }),
    );
    const host = new MatchHost(match, [], {
      persist: async (entries, events) => void persisted.push([entries, events.length]),
      onAdvance: (since) => void advanced.push(since),
    });
    await host.chair(0).answer(0, 'yes');
    await host.chair(1).answer(1, 1, 3, 'done');
    expect(persisted).toEqual([
      [[{ answer: 'yes' }], 1],
      [[{ answer: 1 }, { answer: 3 }, { answer: 'done' }], 3],
    ]);
    expect(advanced).toEqual([0, 1]);
    const steps = host.stepsSince(-1);
    expect(steps.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4]);
    expect(steps.map(({ entry }) => entry)).toEqual([undefined, ...host.archive().entries]);
    expect(steps.map(({ events }) => events.get('spectator').length)).toEqual([0, 1, 1, 1, 1]);
    expect(host.stepsSince(3)).toEqual([steps[4]]);
    expect(host.stepsSince(4)).toEqual([]);
  });

  test('has no steps of answers that were refused, threw or could not be persisted', async () => {
    let fails = true;
    const match = expectOk(
      startMatch(createScriptedGame(ask(0, { do: 'break' }), ask(1)), { seats: 3, seed: 'table' }),
    );
    const host = new MatchHost(match, [], {
      persist: () => (fails ? Promise.reject(new Error('the disk is full')) : Promise.resolve()),
    });
    expect((await host.chair(1).answer(0, 'yes')).ok).toBe(false);
    await expect(host.chair(0).answer(0, 'yes')).rejects.toThrow(RulebookError);
    await expect(host.withdraw(0)).rejects.toThrow('the disk is full');
    expect(host.stepsSince(0)).toEqual([]);
    fails = false;
    expect((await host.withdraw(0)).ok).toBe(true);
    expect(host.stepsSince(0).map(({ entry }) => entry)).toEqual([{ withdraw: 0 }]);
    expect(host.archive().entries).toEqual([{ withdraw: 0 }]);
  });

  test('continues after an undo, also to before the entry from which the host started', async () => {
    const match = expectOk(
      startMatch(createScriptedGame(ask(0), ask(0), ask(0), ask(0)), { seats: 3, seed: 'table' }),
    );
    const earlier = match.fork();
    for (const number of [0, 1]) match.play(0, number, 'yes');
    const host = new MatchHost(match, []);
    await host.chair(0).answer(2, 'yes');
    await host.replaceMatch(earlier);
    const updates = recordUpdates(host);
    await host.chair(0).answer(0, 'no');
    expect(updates.get(0)!.map(({ events }) => events.length)).toEqual([0, 1]);
    expect(host.stepsSince(0).map(({ number, entry }) => [number, entry])).toEqual([[1, { answer: 'no' }]]);
  });
});
