import { ok, refuse, type Reason, type Refusal, type Result, type AnyParts } from '@ludoteca/kernel';
import { type RemoteUpdate, RefusedError, type MatchStep } from '@ludoteca/wire';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ChairClient, TableSession } from './table-session.ts';

type Answered = Result<undefined, Refusal>;

/** A chair whose server is the test. */
class ScriptedChair implements ChairClient {
  state = 'live' as const;
  table = undefined;
  watcher = 0;
  problem = undefined;
  transientProblem = undefined;
  savable = false;
  chat = [];
  seats = 2;
  readonly steps: MatchStep[] = [];
  readonly answers: unknown[] = [];
  readonly whys: unknown[] = [];
  reply: (answered: Answered) => void = () => undefined;
  reason: () => Promise<Reason> = async () => ({ why: 'no match' });
  private hear: (news: RemoteUpdate<AnyParts>) => void = () => undefined;

  onChange = () => () => undefined;
  subscribe = (hear: (news: RemoteUpdate<AnyParts>) => void) => {
    this.hear = hear;
    return () => undefined;
  };
  answer = (number: number, ...choices: readonly unknown[]) => {
    this.answers.push([number, ...choices]);
    return new Promise<Answered>((resolve) => {
      this.reply = resolve;
    });
  };
  withdraw = async () => ok(undefined);
  why = (choice: unknown) => {
    this.whys.push(choice);
    return this.reason();
  };
  barred = async () => [];
  hint = async () => undefined;
  close = () => undefined;

  /** One more entry, after which the question of its number is open. */
  tell(): void {
    const number = this.steps.length;
    const events = [{ did: `deed ${number}` }];
    const steps = [{ number, events }];
    this.steps.push(...steps);
    const asked = { number, seat: 0, prompt: 'turn', frame: { do: 'turn', seat: 0 }, options: [1, 2] };
    this.hear({ steps, events, observation: { view: number, asked, outcome: undefined } });
  }
}

let chair: ScriptedChair;
let room: TableSession;
let waiting: (() => void)[];
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const pass = (): void => waiting.shift()?.();
const shown = (): number | undefined => room.get().shown?.observation.asked?.number;

beforeEach(() => {
  waiting = [];
  chair = new ScriptedChair();
  room = new TableSession(chair, {
    wait: (_, then) => waiting.push(then),
    isMotionless: () => false,
    interval: () => 420,
  });
  chair.tell();
});

describe('a room', () => {
  test('sends the answer to the question that is shown, once', () => {
    expect(room.get().isBusy).toBe(false);
    room.answer(1);
    expect(room.get().isBusy).toBe(true);
    room.answer(2);
    expect(chair.answers).toEqual([[0, 1]]);
  });

  test('accepts no answer while it shows an old update, and accepts one again at the open question', () => {
    chair.tell();
    chair.tell();
    expect(shown()).toBe(1);
    expect(room.get().isBusy).toBe(true);
    room.answer(1);
    pass();
    expect([shown(), room.get().isBusy]).toEqual([2, false]);
    room.answer(2);
    expect(chair.answers).toEqual([[2, 2]]);
  });

  test('is busy until the answer is seen, even if the reply comes before the news', async () => {
    room.answer(1);
    chair.reply(ok(undefined));
    await settled();
    expect(room.get().isBusy).toBe(true);
    chair.tell();
    expect([shown(), room.get().isBusy]).toEqual([1, false]);
  });

  test('does not wait for the reply when the news came before it', () => {
    room.answer(1);
    chair.tell();
    expect(room.get().isBusy).toBe(false);
    room.answer(2);
    expect(chair.answers).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  test('explains a refused answer and accepts another', async () => {
    const refusal: Refusal = { kind: 'illegal', reason: { why: 'no match' } };
    room.answer(1);
    chair.reply(refuse(refusal));
    await settled();
    expect(room.get()).toMatchObject({ isBusy: false, refusal });
    room.answer(2);
    expect(chair.answers.length).toBe(2);
    expect(room.get().refusal).toBeUndefined();
  });

  test('knows the first step after the last accepted answer', async () => {
    expect(room.get().sinceAnswer).toBeUndefined();
    room.answer(1);
    expect(room.get().sinceAnswer).toBe(2);
    chair.tell();
    room.answer(2);
    chair.reply(refuse({ kind: 'illegal', reason: { why: 'no match' } }));
    await settled();
    expect(room.get().sinceAnswer).toBe(2);
  });

  test('contains the steps up to the shown update', () => {
    chair.tell();
    chair.tell();
    expect(room.get().steps.length).toBe(2);
    pass();
    expect(room.get().steps.length).toBe(3);
  });

  test('requests a reason once per question', async () => {
    const first = await room.why({ discard: 1, suit: 0 });
    expect(await room.why({ suit: 0, discard: 1 })).toBe(first);
    expect(chair.whys.length).toBe(1);
    chair.tell();
    await room.why({ discard: 1, suit: 0 });
    expect(chair.whys.length).toBe(2);
  });

  test('has a default reason if the request fails, and repeats the request', async () => {
    chair.reason = () => Promise.reject(new RefusedError({ problem: 'unreachable' }));
    expect(await room.why(1)).toEqual({ why: 'not offered' });
    chair.reason = async () => ({ why: 'no match' });
    expect(await room.why(1)).toEqual({ why: 'no match' });
  });
});
