import type { Json } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { expectRefused, expectOk } from '../../kernel/result.testing.ts';
import { FakeServer, observationAfter, step } from './fake-server.testing.ts';
import { RemoteChair } from './remote-chair.ts';
import type { SocketHandlers } from './connection.ts';
import { RefusedError } from './pending-requests.ts';
import type { ServerProblem } from './messages.ts';
import { diff } from './delta/diff.ts';

const toJson = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

describe('a remote chair', () => {
  test('applies changes to the last observation', () => {
    const server = new FakeServer();
    const chair = server.chair();
    const received: unknown[] = [];
    chair.subscribe(({ events, observation }) => received.push([events, observation]));
    server.welcome(step(0));
    const change = diff(toJson(observationAfter(0)), toJson(observationAfter(1)))!;
    server.send({ steps: [step(1)], change, save: true });
    server.send({ steps: [step(2)], change: [1, { outcome: [0, { places: [1, 2] }] }, ['asked']] });
    expect(received.slice(1)).toEqual([
      [[{ did: 'entry 1' }], observationAfter(1)],
      [[{ did: 'entry 2' }], { view: { number: 1 }, asked: undefined, outcome: { places: [1, 2] } }],
    ]);
    expect(chair.savable).toBe(false);
  });

  test('sends hello and receives all past steps, then new ones', () => {
    const server = new FakeServer();
    const chair = server.chair('token');
    expect(chair.state).toBe('connecting');
    const received: unknown[] = [];
    chair.subscribe(({ events, steps, observation }) =>
      received.push([events.map(({ did }) => did), steps.length, observation.view]),
    );
    server.welcome(step(0), step(1));
    server.send({ news: [step(2)], sight: observationAfter(2) });
    expect(server.received).toEqual([{ hello: 1, deltas: true, token: 'token' }]);
    expect(chair.state).toBe('live');
    expect([chair.watcher, chair.seats]).toEqual([0, 2]);
    expect(received).toEqual([
      [['entry 0', 'entry 1'], 2, { number: 1 }],
      [['entry 2'], 1, { number: 2 }],
    ]);
    expect(chair.steps.map(({ number }) => number)).toEqual([0, 1, 2]);
  });

  test('notifies a new listener of the current observation', () => {
    const server = new FakeServer();
    const chair = server.chair();
    server.welcome(step(0));
    const views: unknown[] = [];
    const stop = chair.subscribe(({ observation }) => views.push(observation));
    stop();
    server.send({ news: [step(1)], sight: observationAfter(1) });
    expect(views).toEqual([observationAfter(0)]);
  });

  test('matches replies to requests in any order', async () => {
    const server = new FakeServer();
    const chair = server.chair();
    server.welcome(step(0));
    const [answer, wrong, why, barred, hint] = [
      chair.answer(0, 1),
      chair.answer(0, 9),
      chair.why(9),
      chair.barred(),
      chair.hint(),
    ];
    expect(server.requests).toEqual([
      { id: 1, answer: { number: 0, choices: [1] } },
      { id: 2, answer: { number: 0, choices: [9] } },
      { id: 3, why: 9 },
      { id: 4, barred: true },
      { id: 5, hint: true },
    ]);
    const hinted = { number: 0, answers: [{ choice: 9, chance: 0.5, error: 0.1, rollouts: 4 }] } as const;
    server.send({ id: 5, hint: hinted }, { id: 4, barred: [9] }, { id: 3, reason: { why: 'taboo' } });
    server.send({ id: 2, refused: { kind: 'stale' } }, { id: 1, done: true });
    expect(expectOk(await answer)).toBeUndefined();
    expect(expectRefused(await wrong)).toEqual({ kind: 'stale' });
    expect(await why).toEqual({ why: 'taboo' });
    expect(await barred).toEqual([9]);
    expect(await hint).toEqual(hinted);
  });

  test('rejects a request that the server refused with a problem', async () => {
    const server = new FakeServer();
    const chair = server.chair();
    server.welcome(step(0));
    const answer = chair.answer(0, 1);
    server.send({ id: 1, problem: 'fault' });
    await expect(answer).rejects.toThrow(RefusedError);
  });
});

describe('a server that refuses a chair', () => {
  test.each<ServerProblem>([{ problem: 'no such table' }, { problem: 'token' }, { problem: 'ahead' }])(
    'is not retried for a permanent problem: $problem',
    async (problem) => {
      const server = new FakeServer();
      const chair = server.chair('token');
      const answer = chair.answer(0, 1);
      server.send(problem);
      server.disconnect();
      expect([chair.state, chair.problem]).toEqual(['closed', problem]);
      await expect(answer).rejects.toMatchObject({ problem });
      await expect(chair.why(1)).rejects.toMatchObject({ problem });
      expect(server.attempts).toEqual([]);
    },
  );

  test.each<ServerProblem>([
    { problem: 'closing' },
    { problem: 'too many' },
    { problem: 'fault' },
    { problem: 'crowded' },
  ])('is retried for a transient problem, which is exposed: $problem', async (problem) => {
    const server = new FakeServer();
    const chair = server.chair();
    let changes = 0;
    chair.onChange(() => changes++);
    server.send(problem);
    expect([chair.transientProblem, changes]).toEqual([problem, 1]);
    server.disconnect();
    await server.passBackoff();
    expect([chair.state, chair.transientProblem]).toEqual(['connecting', problem]);
    server.welcome(step(0));
    expect([chair.state, chair.problem, chair.transientProblem]).toEqual(['live', undefined, undefined]);
  });
});

test('a closed chair closes its connection and rejects its pending requests', async () => {
  const server = new FakeServer();
  const chair = server.chair();
  server.welcome(step(0));
  const why = chair.why(1);
  let changes = 0;
  chair.onChange(() => changes++);
  chair.close();
  server.disconnect();
  await expect(why).rejects.toMatchObject({ problem: { problem: 'unreachable' } });
  expect([chair.state, server.closed, server.attempts, changes]).toEqual(['closed', 1, [], 1]);
});

test('a listener that throws does not affect the others', () => {
  const errors: unknown[] = [];
  const failure = new Error('a listener failed');
  let handlers: SocketHandlers | undefined;
  const chair = new RemoteChair({
    connect: (given) => {
      handlers = given;
      return { send: () => undefined, close: () => undefined };
    },
    backoff: () => Promise.resolve(),
    onListenerError: (error) => errors.push(error),
  });
  let received = 0;
  chair.subscribe(() => {
    throw failure;
  });
  chair.subscribe(() => received++);
  handlers!.onMessage(JSON.stringify({ news: [step(0)], sight: observationAfter(0) }));
  expect([errors, received]).toEqual([[failure], 1]);
});
