import type { SomeParts } from '@ludoteca/kernel';
import type { Sight } from '@ludoteca/kit';
import { describe, expect, test } from 'vitest';
import { refused, taken } from '../../kernel/result.testing.ts';
import { HostedChair } from './hosted.ts';
import type { SocketEars } from './link.ts';
import { Refused } from './pleas.ts';
import type { Problem, Request, Step, TableInfo, ToClient } from './wire.ts';

const table: TableInfo = {
  id: 'table',
  game: 'lots',
  settings: {},
  state: 'playing',
  seats: ['Ada', 'Bea'].map((name) => ({ kind: 'person', name, here: true, nonce: null })),
  listed: false,
  made: 0,
  entries: 0,
  watching: 0,
  commitment: 'c',
};

/** The server's end of every connection that a chair makes, one after another. */
class FarEnd {
  readonly sent: unknown[] = [];
  readonly attempts: number[] = [];
  connections = 0;
  closed = 0;
  private ears: SocketEars | undefined;
  private again: (() => void) | undefined;

  chair(token?: string): HostedChair {
    return new HostedChair({
      ...(token === undefined ? {} : { token }),
      connect: (ears) => {
        this.connections++;
        this.ears = ears;
        return {
          send: (text) => this.sent.push(JSON.parse(text)),
          close: () => this.closed++,
        };
      },
      backoff: (attempts) => {
        this.attempts.push(attempts);
        return new Promise((resolve) => {
          this.again = resolve;
        });
      },
    });
  }

  say(...messages: ToClient[]): void {
    for (const message of messages) this.ears!.message(JSON.stringify(message));
  }

  /** Takes the hello and tells that the match has come so far. */
  welcome(...steps: Step[]): void {
    this.ears!.open();
    this.say({ table, you: 0 }, { news: steps, sight: sightAfter(steps.at(-1)?.number ?? 0) });
  }

  cut(): void {
    this.ears!.closed();
  }

  /** Lets the time to wait pass. */
  async later(): Promise<void> {
    this.again!();
    await Promise.resolve();
    await Promise.resolve();
  }

  get requests(): Request[] {
    return this.sent.filter((message) => 'id' in (message as object)) as Request[];
  }
}

const sightAfter = (number: number): Sight<SomeParts> => ({
  view: { number },
  asked: { number, seat: 0, prompt: 'turn', frame: { do: 'turn', seat: 0 }, options: [1, 2] },
  outcome: undefined,
});
const step = (number: number, left?: number): Step => ({
  number,
  events: [{ did: `entry ${number}` }],
  ...(left === undefined ? {} : { left }),
});

describe('a hosted chair', () => {
  test('says hello, hears the story so far and then what happens', () => {
    const far = new FarEnd();
    const chair = far.chair('token');
    expect(chair.state).toBe('connecting');
    const heard: unknown[] = [];
    chair.listen(({ events, steps, sight }) =>
      heard.push([events.map(({ did }) => did), steps.length, sight.view]),
    );
    far.welcome(step(0), step(1));
    far.say({ news: [step(2)], sight: sightAfter(2) });
    expect(far.sent).toEqual([{ hello: 1, token: 'token' }]);
    expect(chair.state).toBe('live');
    expect([chair.watcher, chair.seats]).toEqual([0, 2]);
    expect(heard).toEqual([
      [['entry 0', 'entry 1'], 2, { number: 1 }],
      [['entry 2'], 1, { number: 2 }],
    ]);
    expect(chair.story.map(({ number }) => number)).toEqual([0, 1, 2]);
  });

  test('tells whoever listens later what there is to see', () => {
    const far = new FarEnd();
    const chair = far.chair();
    far.welcome(step(0));
    const views: unknown[] = [];
    const stop = chair.listen(({ sight }) => views.push(sight));
    stop();
    far.say({ news: [step(1)], sight: sightAfter(1) });
    expect(views).toEqual([sightAfter(0)]);
  });

  test('asks and is answered, whatever the order of the replies', async () => {
    const far = new FarEnd();
    const chair = far.chair();
    far.welcome(step(0));
    const [answer, wrong, why, barred] = [
      chair.answer(0, 1),
      chair.answer(0, 9),
      chair.why(9),
      chair.barred(),
    ];
    expect(far.requests).toEqual([
      { id: 1, answer: { number: 0, choices: [1] } },
      { id: 2, answer: { number: 0, choices: [9] } },
      { id: 3, why: 9 },
      { id: 4, barred: true },
    ]);
    far.say({ id: 4, barred: [9] }, { id: 3, reason: { why: 'taboo' } });
    far.say({ id: 2, refused: { kind: 'stale' } }, { id: 1, done: true });
    expect(taken(await answer)).toBeUndefined();
    expect(refused(await wrong)).toEqual({ kind: 'stale' });
    expect(await why).toEqual({ why: 'taboo' });
    expect(await barred).toEqual([9]);
  });

  test('throws what the server could not take', async () => {
    const far = new FarEnd();
    const chair = far.chair();
    far.welcome(step(0));
    const answer = chair.answer(0, 1);
    far.say({ id: 1, problem: 'fault' });
    await expect(answer).rejects.toThrow(Refused);
  });
});

describe('a connection that breaks', () => {
  test('is made again after a wait that grows, from the last number heard', async () => {
    const far = new FarEnd();
    const chair = far.chair('token');
    far.welcome(step(0), step(1));
    far.cut();
    expect(chair.state).toBe('lost');
    await far.later();
    expect(chair.state).toBe('connecting');
    far.cut();
    await far.later();
    expect(far.attempts).toEqual([1, 2]);
    const heard: number[] = [];
    chair.listen(({ steps }) => heard.push(...steps.map(({ number }) => number)));
    far.welcome(step(2), step(3));
    expect(far.sent.at(-1)).toEqual({ hello: 1, token: 'token', since: 1 });
    expect(chair.story.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(heard).toEqual([0, 1, 2, 3]);
    far.cut();
    expect(far.attempts).toEqual([1, 2, 1]);
  });

  test('tells nobody anything when nothing was missed', async () => {
    const far = new FarEnd();
    const chair = far.chair();
    far.welcome(step(0));
    let heard = 0;
    chair.listen(() => heard++);
    far.cut();
    await far.later();
    far.welcome();
    expect(heard).toBe(1);
  });

  test('leaves an answer that the stream tells of as taken, and sends it no more', async () => {
    const far = new FarEnd();
    const chair = far.chair();
    far.welcome(step(0));
    const answer = chair.answer(0, 1);
    far.cut();
    await far.later();
    far.welcome(step(1), step(2));
    expect(taken(await answer)).toBeUndefined();
    expect(far.requests).toHaveLength(1);
  });

  test('sends an answer again that the stream knows nothing of', async () => {
    const far = new FarEnd();
    const chair = far.chair();
    far.welcome(step(0));
    const answer = chair.answer(0, 1);
    far.cut();
    await far.later();
    far.welcome();
    expect(far.requests).toHaveLength(2);
    far.say({ news: [step(1)], sight: sightAfter(1) }, { id: 1, done: true });
    expect(taken(await answer)).toBeUndefined();
  });

  test('believes the stream when the first sending was only late', async () => {
    const far = new FarEnd();
    const chair = far.chair();
    far.welcome(step(0));
    const answer = chair.answer(0, 1);
    far.cut();
    await far.later();
    far.welcome();
    far.say({ news: [step(1)], sight: sightAfter(1) }, { id: 1, refused: { kind: 'stale' } });
    expect(taken(await answer)).toBeUndefined();
  });

  test('makes an answer stale when somebody has left in its place', async () => {
    const far = new FarEnd();
    const chair = far.chair();
    far.welcome(step(0));
    const answer = chair.answer(0, 1);
    far.cut();
    await far.later();
    far.welcome(step(1, 1));
    expect(refused(await answer)).toEqual({ kind: 'stale' });
    expect(far.requests).toHaveLength(1);
  });

  test('lets a withdrawal be known by the seat that left', async () => {
    const far = new FarEnd();
    const chair = far.chair();
    far.welcome(step(0));
    const leaving = chair.withdraw();
    far.cut();
    await far.later();
    far.welcome(step(1, 0));
    expect(taken(await leaving)).toBeUndefined();
    expect(far.requests).toHaveLength(1);
  });

  test('keeps what is asked meanwhile until it is there again', async () => {
    const far = new FarEnd();
    const chair = far.chair();
    far.welcome(step(0));
    far.cut();
    const why = chair.why(9);
    expect(far.requests).toEqual([]);
    await far.later();
    far.welcome();
    expect(far.requests).toEqual([{ id: 1, why: 9 }]);
    far.say({ id: 1, reason: { why: 'taboo' } });
    expect(await why).toEqual({ why: 'taboo' });
  });

  test('is not listened to any more when a newer one is there', async () => {
    const far = new FarEnd();
    const chair = far.chair();
    const old = (far as unknown as { ears: SocketEars }).ears;
    far.cut();
    await far.later();
    far.welcome(step(0));
    old.closed();
    old.message(JSON.stringify({ news: [step(1)], sight: sightAfter(1) }));
    expect(chair.state).toBe('live');
    expect(chair.story).toHaveLength(1);
  });
});

describe('a server that refuses a chair', () => {
  test.each<Problem>([{ problem: 'no such table' }, { problem: 'token' }, { problem: 'ahead' }])(
    'is not asked again: $problem',
    async (problem) => {
      const far = new FarEnd();
      const chair = far.chair('token');
      const answer = chair.answer(0, 1);
      far.say(problem);
      far.cut();
      expect([chair.state, chair.problem]).toEqual(['closed', problem]);
      await expect(answer).rejects.toMatchObject({ problem });
      await expect(chair.why(1)).rejects.toMatchObject({ problem });
      expect(far.attempts).toEqual([]);
    },
  );

  test.each<Problem>([{ problem: 'closing' }, { problem: 'too many' }, { problem: 'fault' }])(
    'is asked again when it passes: $problem',
    async (problem) => {
      const far = new FarEnd();
      const chair = far.chair();
      far.say(problem);
      far.cut();
      await far.later();
      far.welcome(step(0));
      expect([chair.state, chair.problem]).toEqual(['live', undefined]);
    },
  );
});

test('a chair that is closed gives up its connection and what it asked', async () => {
  const far = new FarEnd();
  const chair = far.chair();
  far.welcome(step(0));
  const why = chair.why(1);
  let changes = 0;
  chair.observe(() => changes++);
  chair.close();
  far.cut();
  await expect(why).rejects.toMatchObject({ problem: { problem: 'unreachable' } });
  expect([chair.state, far.closed, far.attempts, changes]).toEqual(['closed', 1, [], 1]);
});

test('a listener that fails harms nobody else', () => {
  const faults: unknown[] = [];
  const clumsy = new Error('a face fell over');
  let ears: SocketEars | undefined;
  const chair = new HostedChair({
    connect: (given) => {
      ears = given;
      return { send: () => undefined, close: () => undefined };
    },
    backoff: () => Promise.resolve(),
    fault: (error) => faults.push(error),
  });
  let heard = 0;
  chair.listen(() => {
    throw clumsy;
  });
  chair.listen(() => heard++);
  ears!.message(JSON.stringify({ news: [step(0)], sight: sightAfter(0) }));
  expect([faults, heard]).toEqual([[clumsy], 1]);
});
