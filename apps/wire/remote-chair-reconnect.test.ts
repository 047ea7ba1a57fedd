import { describe, expect, test } from 'vitest';
import { expectRefused, expectOk } from '../../kernel/result.testing.ts';
import { FakeServer, observationAfter, step, table } from './fake-server.testing.ts';
import type { RemoteChair } from './remote-chair.ts';

describe('a connection that breaks', () => {
  test('reconnects with increasing delays and asks for the steps after the last one received', async () => {
    const server = new FakeServer();
    const chair = server.chair('token');
    server.welcome(step(0), step(1));
    server.disconnect();
    expect(chair.state).toBe('lost');
    await server.passBackoff();
    expect(chair.state).toBe('connecting');
    server.disconnect();
    await server.passBackoff();
    expect(server.attempts).toEqual([1, 2]);
    const received: number[] = [];
    chair.subscribe(({ steps }) => received.push(...steps.map(({ number }) => number)));
    server.welcome(step(2), step(3));
    expect(server.received.at(-1)).toEqual({ hello: 1, deltas: true, token: 'token', since: 1 });
    expect(chair.steps.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(received).toEqual([0, 1, 2, 3]);
    server.disconnect();
    expect(server.attempts).toEqual([1, 2, 1]);
  });

  test('notifies no listener if no step was missed', async () => {
    const server = new FakeServer();
    const chair = server.chair();
    server.welcome(step(0));
    let received = 0;
    chair.subscribe(() => received++);
    server.disconnect();
    await server.passBackoff();
    server.welcome();
    expect(received).toBe(1);
  });

  test('sends an answer without reply again, marked as repeated', async () => {
    const server = new FakeServer();
    const chair = server.chair();
    server.welcome(step(0));
    const answer = chair.answer(0, 1);
    server.disconnect();
    await server.passBackoff();
    server.welcome();
    expect(server.requests).toEqual([
      { id: 1, answer: { number: 0, choices: [1] } },
      { id: 1, answer: { number: 0, choices: [1], repeated: true } },
    ]);
    server.send({ news: [step(1)], sight: observationAfter(1) }, { id: 1, done: true });
    expect(expectOk(await answer)).toBeUndefined();
  });

  test.each([
    { reply: { id: 1, done: true }, ok: true },
    { reply: { id: 1, refused: { kind: 'stale' } }, ok: false },
  ] as const)('lets the server decide whose answer made the missed steps: $reply', async ({ reply, ok }) => {
    const server = new FakeServer();
    const chair = server.chair();
    server.welcome(step(0));
    const answer = chair.answer(0, 1);
    server.disconnect();
    await server.passBackoff();
    server.welcome(step(1), step(2));
    server.send(reply);
    expect((await answer).ok).toBe(ok);
  });

  test('makes an answer stale if a takeback has happened', async () => {
    const server = new FakeServer();
    const chair = server.chair();
    server.welcome(step(0));
    const answer = chair.answer(0, 1);
    server.disconnect();
    await server.passBackoff();
    server.currentHandlers.onOpen();
    server.send({ table: { ...table, takebacks: 1 }, you: 0 });
    expect(expectRefused(await answer)).toEqual({ kind: 'stale' });
    expect(server.requests).toHaveLength(1);
  });

  test('settles a withdrawal that the steps show as executed', async () => {
    const server = new FakeServer();
    const chair = server.chair();
    server.welcome(step(0));
    const leaving = chair.withdraw();
    server.disconnect();
    await server.passBackoff();
    server.welcome(step(1, 0));
    expect(expectOk(await leaving)).toBeUndefined();
    expect(server.requests).toHaveLength(1);
  });

  test('sends requests made meanwhile after it has reconnected', async () => {
    const server = new FakeServer();
    const chair = server.chair();
    server.welcome(step(0));
    server.disconnect();
    const why = chair.why(9);
    expect(server.requests).toEqual([]);
    await server.passBackoff();
    server.welcome();
    expect(server.requests).toEqual([{ id: 1, why: 9 }]);
    server.send({ id: 1, reason: { why: 'taboo' } });
    expect(await why).toEqual({ why: 'taboo' });
  });

  test('is ignored once a newer one exists', async () => {
    const server = new FakeServer();
    const chair = server.chair();
    const old = server.currentHandlers;
    server.disconnect();
    await server.passBackoff();
    server.welcome(step(0));
    old.onClose();
    old.onMessage(JSON.stringify({ news: [step(1)], sight: observationAfter(1) }));
    expect(chair.state).toBe('live');
    expect(chair.steps).toHaveLength(1);
  });
});

const stepNumbers = (chair: RemoteChair): number[] => chair.steps.map(({ number }) => number);

describe('an unreliable connection', () => {
  test('is renewed when a reply is overdue, and pending requests are sent again one after another', async () => {
    const server = new FakeServer();
    const chair = server.chair();
    server.welcome(step(0));
    const [answer, why] = [chair.answer(0, 1), chair.why(9)];
    await server.passReplyTimeout();
    expect([chair.state, server.closed]).toEqual(['lost', 1]);
    await server.passBackoff();
    server.welcome(step(1));
    const repeated = { id: 1, answer: { number: 0, choices: [1], repeated: true } };
    expect(server.requests.slice(2)).toEqual([repeated]);
    server.send({ id: 1, done: true });
    expect(expectOk(await answer)).toBeUndefined();
    expect(server.requests.slice(2)).toEqual([repeated, { id: 2, why: 9 }]);
    server.send({ id: 2, reason: { why: 'taboo' } });
    expect(await why).toEqual({ why: 'taboo' });
  });

  test('is not renewed if all replies came or if it has been replaced meanwhile', async () => {
    const server = new FakeServer();
    const chair = server.chair();
    server.welcome(step(0));
    const why = chair.why(9);
    server.send({ id: 1, reason: { why: 'taboo' } });
    await why;
    await server.passReplyTimeout();
    expect(chair.state).toBe('live');
    void chair.why(9);
    server.disconnect();
    await server.passBackoff();
    server.welcome();
    server.send({ id: 2, reason: { why: 'taboo' } });
    await server.passReplyTimeout();
    expect([chair.state, server.connections]).toEqual(['live', 2]);
  });

  test.each(['{', '', 'null', '7'])('is renewed after an invalid message: %s', async (text) => {
    const server = new FakeServer();
    const chair = server.chair();
    server.welcome(step(0));
    server.currentHandlers.onMessage(text);
    expect([chair.state, server.closed]).toEqual(['lost', 1]);
    await server.passBackoff();
    server.welcome(step(1));
    expect([chair.state, stepNumbers(chair)]).toEqual(['live', [0, 1]]);
  });

  test.each([
    ['does not fit the observation', [2, 0, 0, []], 1],
    ['does not follow the last step', [1, {}], 2],
  ] as const)('is renewed when a change %s', async (_, change, number) => {
    const server = new FakeServer();
    const chair = server.chair();
    server.welcome(step(0));
    server.send({ steps: [step(number)], change });
    expect([chair.state, stepNumbers(chair)]).toEqual(['lost', [0]]);
    await server.passBackoff();
    server.welcome(step(1), step(2));
    expect([chair.state, stepNumbers(chair)]).toEqual(['live', [0, 1, 2]]);
  });

  test('is renewed when a step is missing, which is then received', async () => {
    const server = new FakeServer();
    const chair = server.chair();
    server.welcome(step(0));
    const received: number[] = [];
    chair.subscribe(({ steps }) => received.push(...steps.map(({ number }) => number)));
    server.send({ news: [step(2)], sight: observationAfter(2) });
    expect([chair.state, stepNumbers(chair)]).toEqual(['lost', [0]]);
    await server.passBackoff();
    server.welcome(step(1), step(2));
    expect(server.received.at(-1)).toEqual({ hello: 1, deltas: true, since: 0 });
    expect([stepNumbers(chair), received]).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });

  test('ignores duplicate steps', () => {
    const server = new FakeServer();
    const chair = server.chair();
    server.welcome(step(0), step(1));
    const received: number[] = [];
    chair.subscribe(({ steps }) => received.push(...steps.map(({ number }) => number)));
    server.send({ news: [step(1)], sight: observationAfter(1) });
    server.send({ news: [step(1), step(2)], sight: observationAfter(2) });
    expect([stepNumbers(chair), received]).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });
});

test('requests at an open table are sent after a reconnection without waiting for the match to start', async () => {
  const server = new FakeServer();
  const chair = server.chair();
  const open = { table: { ...table, state: 'open' }, you: 0 } as const;
  server.send(open);
  server.disconnect();
  const leaving = chair.withdraw();
  await server.passBackoff();
  server.send(open);
  expect(server.requests).toEqual([{ id: 1, withdraw: true }]);
  server.send({ id: 1, problem: 'not playing yet' });
  await expect(leaving).rejects.toMatchObject({ problem: { problem: 'not playing yet' } });
  server.welcome(step(0));
  expect(server.requests).toHaveLength(1);
});

describe('an answer that the server could not store', () => {
  test('is sent again after a delay', async () => {
    const server = new FakeServer();
    const chair = server.chair('token');
    server.welcome(step(0));
    const answered = chair.answer(0, 1);
    server.send({ id: 1, problem: 'unavailable' });
    expect(server.attempts).toEqual([1]);
    await server.passBackoff();
    server.send({ id: 1, problem: 'unavailable' });
    expect(server.attempts).toEqual([1, 2]);
    await server.passBackoff();
    expect(server.requests).toHaveLength(3);
    server.send({ news: [step(1)], sight: observationAfter(1) }, { id: 1, done: true });
    expectOk(await answered);
    expect(chair.state).toBe('live');
  });

  test('is repeated as one that may be stored after all', async () => {
    const server = new FakeServer();
    const chair = server.chair('token');
    server.welcome(step(0));
    void chair.answer(0, 1);
    server.send({ id: 1, problem: 'unavailable' });
    await server.passBackoff();
    expect(server.requests.at(-1)).toEqual({ id: 1, answer: { number: 0, choices: [1], repeated: true } });
  });
});
