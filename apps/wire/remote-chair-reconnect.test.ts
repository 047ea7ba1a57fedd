import { describe, expect, test } from 'vitest';
import { expectRefused, expectOk } from '../../kernel/result.testing.ts';
import { FakeServer, observationAfter, step, table } from './fake-server.testing.ts';
import type { RemoteChair } from './remote-chair.ts';

describe('a connection that breaks', () => {
  test('reconnects with increasing delays and asks for the steps after the last one received', async () => {
    const far = new FakeServer();
    const chair = far.chair('token');
    far.welcome(step(0), step(1));
    far.disconnect();
    expect(chair.state).toBe('lost');
    await far.passBackoff();
    expect(chair.state).toBe('connecting');
    far.disconnect();
    await far.passBackoff();
    expect(far.attempts).toEqual([1, 2]);
    const heard: number[] = [];
    chair.subscribe(({ steps }) => heard.push(...steps.map(({ number }) => number)));
    far.welcome(step(2), step(3));
    expect(far.received.at(-1)).toEqual({ hello: 1, token: 'token', since: 1 });
    expect(chair.steps.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(heard).toEqual([0, 1, 2, 3]);
    far.disconnect();
    expect(far.attempts).toEqual([1, 2, 1]);
  });

  test('notifies no listener if no step was missed', async () => {
    const far = new FakeServer();
    const chair = far.chair();
    far.welcome(step(0));
    let heard = 0;
    chair.subscribe(() => heard++);
    far.disconnect();
    await far.passBackoff();
    far.welcome();
    expect(heard).toBe(1);
  });

  test('settles an answer that the steps show as executed', async () => {
    const far = new FakeServer();
    const chair = far.chair();
    far.welcome(step(0));
    const answer = chair.answer(0, 1);
    far.disconnect();
    await far.passBackoff();
    far.welcome(step(1), step(2));
    expect(expectOk(await answer)).toBeUndefined();
    expect(far.requests).toHaveLength(1);
  });

  test('sends an answer again that was not executed', async () => {
    const far = new FakeServer();
    const chair = far.chair();
    far.welcome(step(0));
    const answer = chair.answer(0, 1);
    far.disconnect();
    await far.passBackoff();
    far.welcome();
    expect(far.requests).toHaveLength(2);
    far.send({ news: [step(1)], sight: observationAfter(1) }, { id: 1, done: true });
    expect(expectOk(await answer)).toBeUndefined();
  });

  test('ignores a late reply to an answer that the steps show as executed', async () => {
    const far = new FakeServer();
    const chair = far.chair();
    far.welcome(step(0));
    const answer = chair.answer(0, 1);
    far.disconnect();
    await far.passBackoff();
    far.welcome();
    far.send({ news: [step(1)], sight: observationAfter(1) }, { id: 1, refused: { kind: 'stale' } });
    expect(expectOk(await answer)).toBeUndefined();
  });

  test('makes an answer stale if a withdrawal took its number', async () => {
    const far = new FakeServer();
    const chair = far.chair();
    far.welcome(step(0));
    const answer = chair.answer(0, 1);
    far.disconnect();
    await far.passBackoff();
    far.welcome(step(1, 1));
    expect(expectRefused(await answer)).toEqual({ kind: 'stale' });
    expect(far.requests).toHaveLength(1);
  });

  test('settles a withdrawal that the steps show as executed', async () => {
    const far = new FakeServer();
    const chair = far.chair();
    far.welcome(step(0));
    const leaving = chair.withdraw();
    far.disconnect();
    await far.passBackoff();
    far.welcome(step(1, 0));
    expect(expectOk(await leaving)).toBeUndefined();
    expect(far.requests).toHaveLength(1);
  });

  test('sends requests made meanwhile after it has reconnected', async () => {
    const far = new FakeServer();
    const chair = far.chair();
    far.welcome(step(0));
    far.disconnect();
    const why = chair.why(9);
    expect(far.requests).toEqual([]);
    await far.passBackoff();
    far.welcome();
    expect(far.requests).toEqual([{ id: 1, why: 9 }]);
    far.send({ id: 1, reason: { why: 'taboo' } });
    expect(await why).toEqual({ why: 'taboo' });
  });

  test('is ignored once a newer one exists', async () => {
    const far = new FakeServer();
    const chair = far.chair();
    const old = far.currentHandlers;
    far.disconnect();
    await far.passBackoff();
    far.welcome(step(0));
    old.onClose();
    old.onMessage(JSON.stringify({ news: [step(1)], sight: observationAfter(1) }));
    expect(chair.state).toBe('live');
    expect(chair.steps).toHaveLength(1);
  });
});

const story = (chair: RemoteChair): number[] => chair.steps.map(({ number }) => number);

describe('an unreliable connection', () => {
  test('is renewed when a reply is overdue, and pending requests are settled or sent again', async () => {
    const far = new FakeServer();
    const chair = far.chair();
    far.welcome(step(0));
    const [answer, why] = [chair.answer(0, 1), chair.why(9)];
    await far.passReplyTimeout();
    expect([chair.state, far.closed]).toEqual(['lost', 1]);
    await far.passBackoff();
    far.welcome(step(1));
    expect(expectOk(await answer)).toBeUndefined();
    expect(far.requests.slice(2)).toEqual([{ id: 2, why: 9 }]);
    far.send({ id: 2, reason: { why: 'taboo' } });
    expect(await why).toEqual({ why: 'taboo' });
  });

  test('is not renewed if all replies came or if it has been replaced meanwhile', async () => {
    const far = new FakeServer();
    const chair = far.chair();
    far.welcome(step(0));
    const why = chair.why(9);
    far.send({ id: 1, reason: { why: 'taboo' } });
    await why;
    await far.passReplyTimeout();
    expect(chair.state).toBe('live');
    void chair.why(9);
    far.disconnect();
    await far.passBackoff();
    far.welcome();
    far.send({ id: 2, reason: { why: 'taboo' } });
    await far.passReplyTimeout();
    expect([chair.state, far.connections]).toEqual(['live', 2]);
  });

  test.each(['{', '', 'null', '7'])('is renewed after an invalid message: %s', async (text) => {
    const far = new FakeServer();
    const chair = far.chair();
    far.welcome(step(0));
    far.currentHandlers.onMessage(text);
    expect([chair.state, far.closed]).toEqual(['lost', 1]);
    await far.passBackoff();
    far.welcome(step(1));
    expect([chair.state, story(chair)]).toEqual(['live', [0, 1]]);
  });

  test('is renewed when a step is missing, which is then received', async () => {
    const far = new FakeServer();
    const chair = far.chair();
    far.welcome(step(0));
    const heard: number[] = [];
    chair.subscribe(({ steps }) => heard.push(...steps.map(({ number }) => number)));
    far.send({ news: [step(2)], sight: observationAfter(2) });
    expect([chair.state, story(chair)]).toEqual(['lost', [0]]);
    await far.passBackoff();
    far.welcome(step(1), step(2));
    expect(far.received.at(-1)).toEqual({ hello: 1, since: 0 });
    expect([story(chair), heard]).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });

  test('ignores duplicate steps', () => {
    const far = new FakeServer();
    const chair = far.chair();
    far.welcome(step(0), step(1));
    const heard: number[] = [];
    chair.subscribe(({ steps }) => heard.push(...steps.map(({ number }) => number)));
    far.send({ news: [step(1)], sight: observationAfter(1) });
    far.send({ news: [step(1), step(2)], sight: observationAfter(2) });
    expect([story(chair), heard]).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });
});

test('requests at an open table are sent after a reconnection without waiting for the match to start', async () => {
  const far = new FakeServer();
  const chair = far.chair();
  const open = { table: { ...table, state: 'open' }, you: 0 } as const;
  far.send(open);
  far.disconnect();
  const leaving = chair.withdraw();
  await far.passBackoff();
  far.send(open);
  expect(far.requests).toEqual([{ id: 1, withdraw: true }]);
  far.send({ id: 1, problem: 'not playing yet' });
  await expect(leaving).rejects.toMatchObject({ problem: { problem: 'not playing yet' } });
  far.welcome(step(0));
  expect(far.requests).toHaveLength(1);
});
