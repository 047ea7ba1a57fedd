import { describe, expect, test } from 'vitest';
import type { Match, Refusal } from './contract.ts';
import { dealLots } from './lots.testing.ts';
import {
  ask,
  startScript,
  bytesOf,
  gather,
  offer,
  roll,
  saidIn,
  type Script,
  type Step,
} from './script.testing.ts';

const problemOf = (result: { ok: boolean; problem?: Refusal }): Refusal | undefined => result.problem;

describe('an answer from outside', () => {
  test('is compared by value, and its events are returned', () => {
    const match = startScript({ do: 'ask', seat: 1, options: [{ card: 7, suits: ['a'] }] });
    const played = match.play(1, 0, JSON.parse('{"suits":["a"],"card":7}'));
    expect(played).toEqual({
      ok: true,
      value: [{ did: 'whisper', seat: 1, word: '{"card":7,"suits":["a"]}' }],
    });
    expect(match.archive().entries).toEqual([{ answer: { card: 7, suits: ['a'] } }]);
  });

  test.each<[string, Refusal, (match: Match<Script>) => { ok: boolean; problem?: Refusal }]>([
    ['of an old number', { kind: 'stale' }, (match) => match.play(1, 0, 'yes')],
    ['of a number to come', { kind: 'stale' }, (match) => match.play(1, 2, 'yes')],
    ['of another seat', { kind: 'not yours' }, (match) => match.play(0, 1, 'yes')],
    ['of no seat', { kind: 'not yours' }, (match) => match.play(-1, 1, 'yes')],
    [
      'that is not offered',
      { kind: 'illegal', reason: { why: 'because', rule: '7', facts: [1, 'maybe'] } },
      (match) => match.play(1, 1, 'maybe'),
    ],
    [
      'that is two',
      { kind: 'illegal', reason: { why: 'one answer' } },
      (match) => match.play(1, 1, 'yes', 'no'),
    ],
    ['that is none', { kind: 'illegal', reason: { why: 'one answer' } }, (match) => match.play(1, 1)],
    ['that lapses late', { kind: 'stale' }, (match) => match.lapse(0)],
    [
      'of a seat that leaves twice',
      { kind: 'illegal', reason: { why: 'seat left', facts: { seat: 2 } } },
      (match) => match.withdraw(2),
    ],
    ...[-1, 3, 0.5, NaN].map(
      (seat): [string, Refusal, (match: Match<Script>) => { ok: boolean; problem?: Refusal }] => [
        `of seat ${seat} that leaves`,
        { kind: 'illegal', reason: { why: 'no such seat', facts: { seats: 3 } } },
        (match) => match.withdraw(seat),
      ],
    ),
  ])('%s is refused and changes nothing', (_, refusal, action) => {
    const match = startScript(offer(1), roll, ask(0));
    match.withdraw(2);
    const before = bytesOf(match);
    const { question } = match;
    expect(problemOf(action(match))).toEqual(refusal);
    expect(bytesOf(match)).toBe(before);
    expect(match.question).toBe(question);
  });

  test('is refused as over when the match has ended', () => {
    const match = startScript();
    const before = bytesOf(match);
    for (const refused of [match.play(0, 0, 'yes'), match.lapse(0), match.withdraw(0)])
      expect(problemOf(refused)).toEqual({ kind: 'over' });
    expect(bytesOf(match)).toBe(before);
    expect(match.why('yes')).toEqual({ why: 'not offered' });
    expect(match.barred()).toEqual([]);
  });

  test('is stale once another seat has left, and its seat is asked again with a new number', () => {
    const match = startScript(ask(0), ask(1));
    match.withdraw(2);
    expect(problemOf(match.play(0, 0, 'yes'))).toEqual({ kind: 'stale' });
    expect(match.question).toMatchObject({ number: 1, seat: 0, options: ['yes', 'no'] });
    expect(match.play(0, 1, 'yes').ok).toBe(true);
  });
});

describe('reasons and barred choices', () => {
  test('come from the rule, or from the kernel if the rule has none', () => {
    const match = startScript(offer(1), ask(0));
    const before = bytesOf(match);
    expect(match.why('yes')).toEqual({ why: 'offered' });
    expect(match.why('perhaps')).toEqual({ why: 'because', rule: '7', facts: [1, 'perhaps'] });
    const long = match.why('x'.repeat(1_000_000));
    expect(JSON.stringify(long).length).toBeLessThan(1000);
    expect(match.barred()).toEqual(['perhaps']);
    expect(bytesOf(match)).toBe(before);
    match.choose('yes');
    expect(match.why('perhaps')).toEqual({ why: 'not offered' });
    expect(match.barred()).toEqual([]);
  });
});

describe('a lapse', () => {
  test('has the consequence that the rule defines, and keeps its note', () => {
    const match = startScript(offer(1), ask(0));
    expect(match.lapse(0, { late: true })).toEqual({ ok: true, value: [] });
    expect(saidIn(match)).toEqual(['1 lapse']);
    expect(match.archive().entries).toEqual([{ lapse: 1, note: { late: true } }]);
  });

  test('answers the first option if the rule defines no consequence', () => {
    const match = startScript(ask(2), ask(0));
    expect(match.lapse(0)).toEqual({ ok: true, value: [{ did: 'whisper', seat: 2, word: '"yes"' }] });
    expect(saidIn(match)).toEqual(['2 "yes"']);
    expect(match.archive().entries).toEqual([{ lapse: 2 }]);
    expect(match.question).toMatchObject({ number: 1, seat: 0 });
  });
});

describe('a subset', () => {
  const oneAnswer = { kind: 'illegal', reason: { why: 'one answer' } };

  test('is sent at once and recorded as one entry for each choice', () => {
    const match = startScript(gather(1), ask(0));
    const twin = match.fork();
    const played = match.play(1, 0, 1, 3, 'done');
    expect(played).toEqual({ ok: true, value: ['1', '3', 'done'].map((word) => ({ did: 'say', word })) });
    expect(match.archive().entries).toEqual([{ answer: 1 }, { answer: 3 }, { answer: 'done' }]);
    expect(match.number).toBe(3);
    for (const [number, choice] of [1, 3, 'done'].entries()) twin.play(1, number, choice);
    expect(bytesOf(match)).toBe(bytesOf(twin));
  });

  test('may be sent in several calls', () => {
    const match = startScript(gather(1), ask(0));
    expect(match.play(1, 0, 1, 2).ok).toBe(true);
    expect(match.question).toMatchObject({
      number: 2,
      prompt: 'gather',
      options: [3, 'done'],
      gather: 'subset',
    });
  });

  test('ends without a final done if no options are left', () => {
    for (const last of [[], ['done']]) {
      const match = startScript({ do: 'gather', seat: 1, from: 0, most: 3, ends: true }, ask(0));
      expect(match.play(1, 0, 1, 3, ...last).ok).toBe(true);
      expect(match.archive().entries).toEqual([{ answer: 1 }, { answer: 3 }]);
      expect(match.question).toMatchObject({ number: 2, prompt: 'ask', seat: 0 });
    }
  });

  test.each<[string, readonly unknown[]]>([
    ['out of order', [3, 1, 'done']],
    ['twice the same', [2, 2]],
    ['unknown things', [1, 'all', 'done']],
    ['nothing', []],
  ])('is refused whole for %s', (_, choices) => {
    const match = startScript(gather(1), ask(0));
    const before = bytesOf(match);
    expect(problemOf(match.play(1, 0, ...choices))).toMatchObject({ kind: 'illegal' });
    expect(bytesOf(match)).toBe(before);
  });

  test.each<[string, readonly Step[]]>([
    ['a question of another kind', [gather(1, ask(1))]],
    ['the same kind of question to another seat', [gather(1, gather(2))]],
    ['the same question to the same seat again', [gather(1, roll, gather(1))]],
    ['the end of the match', [gather(1)]],
  ])('never reaches beyond done into %s', (_, steps) => {
    const match = startScript(...steps);
    const before = bytesOf(match);
    // Whether the next question would take them or not: the refusal must not tell.
    for (const beyond of [1, 'done', 'yes', 'nonsense'])
      expect(problemOf(match.play(1, 0, 2, 'done', beyond))).toEqual(oneAnswer);
    expect(bytesOf(match)).toBe(before);
  });
});

describe('observations', () => {
  test('of events are made for every watcher in one pass', () => {
    const match = startScript(ask(0));
    const open = { did: 'say', word: 'hello' } as const;
    const whisper = { did: 'whisper', seat: 1, word: 'psst' } as const;
    const hidden = { did: 'hide', seat: 2 } as const;
    const rest = { did: 'whisper', seat: 1 } as const;
    const seen = match.redact([open, whisper, hidden, open]);
    expect(seen.get('judge')).toEqual([open, whisper, hidden, open]);
    expect(seen.get('spectator')).toEqual([open, rest, open]);
    expect(seen.get(0)).toEqual([open, rest, open]);
    expect(seen.get(1)).toEqual([open, whisper, open]);
    expect(seen.get(2)).toEqual([open, rest, hidden, open]);
    for (const watcher of ['judge', 'spectator', 0, 1, 2] as const) {
      expect(match.redact([]).get(watcher)).toEqual([]);
      expect(match.redact([open]).get(watcher)).toEqual([open]);
    }
  });

  test('of the state are made for each watcher', () => {
    const match = dealLots();
    expect(match.view(1).hands.map((hand) => 'cards' in hand)).toEqual([false, true, false]);
    expect(match.view('spectator').hands.some((hand) => 'cards' in hand)).toBe(false);
    expect(match.view('judge').hands.every((hand) => 'cards' in hand)).toBe(true);
  });
});

describe('the archive of a match', () => {
  test('contains header and entries with their notes', () => {
    const match = startScript(ask(0), offer(1), ask(0));
    match.choose('no');
    match.withdraw(2, 'went home');
    match.lapse(2);
    expect(match.archive()).toEqual({
      game: 'script',
      version: 3,
      seats: 3,
      settings: { polite: true },
      seed: 'script',
      dice: 'chacha',
      entries: [{ answer: 'no' }, { withdraw: 2, note: 'went home' }, { lapse: 1 }],
    });
    expect(match.present(2)).toBe(false);
    expect(match.present(0)).toBe(true);
  });
});

const playChoice = (match: ReturnType<typeof startScript>, choice: string): void => {
  expect(match.play(0, match.number, choice).ok).toBe(true);
};
const answersIn = (match: ReturnType<typeof startScript>): unknown[] =>
  match.archive().entries.map((entry) => ('answer' in entry ? entry.answer : undefined));

describe('the entries of a fork', () => {
  test('are independent of those of the original, whichever plays first', () => {
    const match = startScript(ask(0), ask(0), ask(0), ask(0));
    playChoice(match, 'yes');
    const [first, second] = [match.fork(), match.fork()];
    playChoice(first, 'no');
    playChoice(second, 'yes');
    playChoice(match, 'yes');
    playChoice(match, 'no');
    playChoice(first, 'no');
    const third = first.fork();
    playChoice(third, 'yes');
    expect(answersIn(match)).toEqual(['yes', 'yes', 'no']);
    expect(answersIn(first)).toEqual(['yes', 'no', 'no']);
    expect(answersIn(second)).toEqual(['yes', 'yes']);
    expect(answersIn(third)).toEqual(['yes', 'no', 'no', 'yes']);
    expect(third.entriesSince(2)).toEqual([{ answer: 'no' }, { answer: 'yes' }]);
    expect(third.entriesSince(4)).toEqual([]);
  });

  test('do not include those of a subset that was refused', () => {
    const match = startScript(gather(1), ask(0));
    expect(match.play(1, 0, 1, 9).ok).toBe(false);
    expect(match.play(1, 0, 2, 'done').ok).toBe(true);
    expect(match.entriesSince(0)).toEqual([{ answer: 2 }, { answer: 'done' }]);
  });

  test('have separate events when a subset is played', () => {
    const match = startScript(gather(1), ask(0));
    expect(match.playEach(1, 0, 1, 'done')).toEqual({
      ok: true,
      value: [[{ did: 'say', word: '1' }], [{ did: 'say', word: 'done' }]],
    });
  });
});
