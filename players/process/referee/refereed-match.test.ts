import type { ArchiveEntry, Json } from '@ludoteca/kernel';
import type {
  BotProtocol,
  Contestant,
  CatalogueEntry,
  RefereeReport,
  RefereedMatchSetup,
  RefereeObserver,
} from '@ludoteca/kit';
import { expect, test, vi } from 'vitest';
import {
  startScript,
  gather,
  offer,
  type Script,
  createScriptedGame,
  type Step,
} from '../../../kernel/script.testing.ts';
import { RefereedMatch } from './refereed-match.ts';
import type { Program } from '../program/program.ts';
import { ScriptedProgram } from '../program/scripted-program.testing.ts';

const entry = {
  game: createScriptedGame(),
  heuristics: { greedy: () => 'no' },
} as unknown as CatalogueEntry<Script>;

/** Words for everything: `answer yes`, `say hello`, `wrong`, `fatal`. */
const protocol: BotProtocol<Script> = {
  reusesProcess: false,
  greet: (_, seat, names) => [`hello ${names[seat]}`],
  tell: (events) => events.map((event) => `event ${event.did}`),
  ask: (asked, _, seat) => [`${asked.seat === seat ? 'you' : asked.seat}: ${asked.prompt}`],
  read: (line) => {
    const [verb, ...words] = line.split(' ');
    if (verb === 'answer')
      return { kind: 'answer', choices: words.map((word) => JSON.parse(word) as string) };
    if (verb === 'say') return { kind: 'say', text: words.join(' ') };
    if (verb === 'imagine') return { kind: 'imagine' };
    if (verb === 'wrong') return { kind: 'refused', reason: { why: 'wrong' } };
    if (verb === 'fatal') return { kind: 'refused', reason: { why: 'fatal' }, fatal: true };
    return { kind: 'skip' };
  },
  world: ({ number }) => [`world ${number}`],
  close: ({ places }) => [`over ${places.join(' ')}`],
};

const program: Contestant = { program: 'scripted' };

/** A match of these steps among programs and others. */
function play(
  steps: readonly Step[],
  seats: readonly (ScriptedProgram | Contestant)[],
  options: Partial<RefereedMatchSetup<Script>> = {},
): Promise<RefereeReport<Script>> {
  const programs = new Map<number, Program>();
  const contestants = seats.map((seat, i) => {
    if (!(seat instanceof ScriptedProgram)) return seat;
    programs.set(i, seat);
    return program;
  });
  const match = startScript(...steps);
  const sitting = {
    match,
    opening: [],
    seats: contestants,
    names: ['Ann', 'Bob', 'Cid'],
    protocol,
    clock: 0,
  };
  return new RefereedMatch(entry, { ...sitting, ...options }, programs).run();
}

const idle = (): ScriptedProgram => new ScriptedProgram();
const entriesOf = ({ match }: RefereeReport<Script>): readonly ArchiveEntry[] => match.archive().entries;

test('each program receives all messages of an action at once: events, then the question', async () => {
  const ann = new ScriptedProgram('answer "a"');
  const bob = new ScriptedProgram('answer "b"');
  const steps: Step[] = [
    { do: 'ask', seat: 0, options: ['a'], after: [{ do: 'say', word: 'x' }] },
    { do: 'ask', seat: 1, options: ['b'] },
  ];
  const report = await play(steps, [ann, bob, idle()]);
  expect(entriesOf(report)).toEqual([{ answer: 'a' }, { answer: 'b' }]);
  expect(ann.received).toEqual([
    'hello Ann\nyou: ask\n',
    'event whisper\nevent say\n1: ask\n',
    expect.stringMatching(/^event whisper\nover/),
  ]);
  expect(bob.received).toEqual([
    'hello Bob\n0: ask\n',
    'event whisper\nevent say\nyou: ask\n',
    expect.stringMatching(/^event whisper\nover/),
  ]);
  expect([ann.ended, bob.ended]).toEqual([true, true]);
  expect(report.metadata.times).toHaveLength(2);
});

test('lines before the answer have no penalty; remarks are passed on', async () => {
  const said = vi.fn<NonNullable<RefereeObserver<Script>['onSay']>>();
  const ann = new ScriptedProgram('', ' ', 'hm', 'say good day', 'answer "yes"', 'answer "no"');
  const report = await play([offer(0), offer(0)], [ann, idle(), idle()], { observer: { onSay: said } });
  expect(entriesOf(report)).toEqual([{ answer: 'yes' }, { answer: 'no' }]);
  expect(said.mock.calls).toEqual([[0, 'good day']]);
});

test('a program gets one imagined position a question', async () => {
  const ann = new ScriptedProgram('imagine', 'imagine', 'answer "yes"', 'imagine', 'answer "no"');
  const report = await play([offer(0), offer(0)], [ann, idle(), idle()]);
  expect(entriesOf(report)).toEqual([{ answer: 'yes' }, { answer: 'no' }]);
  expect(ann.received.filter((lines) => lines.startsWith('world'))).toEqual(['world 0\n', 'world 1\n']);
});

test('several choices answer several questions without asking in between', async () => {
  const ann = new ScriptedProgram('answer "yes" "no"');
  const report = await play([offer(0), offer(0), offer(0)], [ann, idle(), idle()]);
  expect(entriesOf(report).slice(0, 2)).toEqual([{ answer: 'yes' }, { answer: 'no' }]);
  expect(ann.received.join('').match(/you: offer/g)).toHaveLength(2);
});

test('a subset is answered at once, all or nothing', async () => {
  const ann = new ScriptedProgram('answer 1 3 "done"', 'answer 1 "done" 2', 'answer "yes"');
  const report = await play([gather(0), gather(0), offer(0)], [ann, idle(), idle()]);
  const [a, b, c, d] = entriesOf(report);
  expect([a, b, c]).toEqual([{ answer: 1 }, { answer: 3 }, { answer: 'done' }]);
  expect(d).toMatchObject({ lapse: 0, note: { why: 'refused', line: 'answer 1 "done" 2' } });
  expect(report.metadata.times).toHaveLength(entriesOf(report).length);
});

test('an answer that the protocol or the rules refuse is a lapse, with the line and the reason', async () => {
  const lapsed = vi.fn<NonNullable<RefereeObserver<Script>['onLapse']>>();
  const ann = new ScriptedProgram('wrong thing', 'answer "maybe"');
  const report = await play([offer(0), offer(0)], [ann, idle(), idle()], { observer: { onLapse: lapsed } });
  const notes = [
    { why: 'refused', line: 'wrong thing', reason: { why: 'wrong' } },
    { why: 'refused', line: 'answer "maybe"', reason: { why: 'because', rule: '7', facts: [0, 'maybe'] } },
  ];
  expect(entriesOf(report)).toEqual(notes.map((note) => ({ lapse: 0, note })));
  expect(lapsed.mock.calls).toEqual(notes.map((note) => [0, note]));
  expect(report.withdrawn).toEqual([]);
});

test('a fatal error ends the match for its program, which receives no more messages', async () => {
  const ann = new ScriptedProgram('fatal');
  const bob = new ScriptedProgram('answer "yes"');
  const report = await play([offer(0), offer(1), offer(0)], [ann, bob, idle()]);
  const note = { why: 'refused', line: 'fatal', reason: { why: 'fatal' } };
  expect(report.withdrawn).toEqual([{ seat: 0, note }]);
  expect(entriesOf(report)).toEqual([{ withdraw: 0, note }, { answer: 'yes' }]);
  expect([ann.received.length, ann.ended]).toEqual([1, true]);
});

test.each<[string, ScriptedProgram, Json]>([
  [
    'late',
    new ScriptedProgram({ kind: 'late', part: Buffer.from('answ') }),
    { why: 'late', clock: 0, part: 'answ', awaited: 'you: offer' },
  ],
  ['gone', idle(), { why: 'ended', code: 0, signal: null, part: '' }],
  [
    'not started',
    new ScriptedProgram({ kind: 'not started', problem: 'missing' }),
    { why: 'not started', problem: 'missing' },
  ],
  [
    'flooding',
    new ScriptedProgram('y', { kind: 'flood', bytes: 9, part: Buffer.alloc(0) }),
    { why: 'flood', bytes: 9, line: 'y' },
  ],
])('a program that is %s is withdrawn when it is asked, and not before', async (_, bad, note) => {
  const report = await play([offer(1), offer(0)], [bad, new ScriptedProgram('answer "yes"'), idle()]);
  expect(entriesOf(report)).toEqual([{ answer: 'yes' }, { withdraw: 0, note }]);
});

test('a program that does not read is withdrawn when it is asked', async () => {
  const deaf = new ScriptedProgram('answer "yes"');
  deaf.unread = 5_000_000;
  const report = await play([offer(0)], [deaf, idle(), idle()]);
  expect(report.withdrawn).toEqual([{ seat: 0, note: { why: 'deaf', bytes: 5_000_000 } }]);
});

test('a program that writes too much in a match is withdrawn, even if each turn is within the limit', async () => {
  const turns = 300;
  const says = Array.from({ length: turns }, () => [`say ${'x'.repeat(60_000)}`, 'answer "yes"']).flat();
  const steps = Array.from({ length: turns }, () => offer(0));
  const { withdrawn } = await play(steps, [new ScriptedProgram(...says), idle(), idle()]);
  expect(withdrawn).toMatchObject([{ seat: 0, note: { why: 'flood' } }]);
});

test('built-in players can play against programs', async () => {
  const referee: Contestant = { player: 'greedy', seed: 's' };
  const report = await play([offer(0), offer(1)], [referee, new ScriptedProgram('answer "yes"'), idle()]);
  expect(entriesOf(report)).toEqual([{ answer: 'no' }, { answer: 'yes' }]);
});

test('a rerun gives the recorded answers and stops at the end of the record', async () => {
  const record: ArchiveEntry[] = [{ answer: 'no' }, { lapse: 0, note: 'then' }, { answer: 'yes' }];
  const follows: Contestant = { follows: (number) => record[number] };
  const report = await play(
    [offer(0), offer(0), offer(1), offer(0)],
    [follows, new ScriptedProgram('answer "yes"'), idle()],
  );
  expect(entriesOf(report)).toEqual(record);
  expect(report.stopped).toBe(true);
});

test('an observer can stop the match before an answer is played', async () => {
  const answered = vi.fn<NonNullable<RefereeObserver<Script>['onAnswer']>>((_, number) =>
    number === 1 ? 'stop' : undefined,
  );
  const ann = new ScriptedProgram('answer "yes"', 'answer "no"');
  const report = await play([offer(0), offer(0)], [ann, idle(), idle()], {
    observer: { onAnswer: answered },
  });
  expect(entriesOf(report)).toEqual([{ answer: 'yes' }]);
  expect([report.stopped, ann.ended]).toEqual([true, true]);
  expect(answered.mock.calls).toEqual([
    [0, 0, 'yes'],
    [0, 1, 'no'],
  ]);
});

test('a judge observer receives the opening and every action', async () => {
  const happened = vi.fn<NonNullable<RefereeObserver<Script>['onUpdate']>>();
  await play([offer(0)], [new ScriptedProgram('answer "yes"'), idle(), idle()], {
    observer: { onUpdate: happened },
  });
  expect(happened).toHaveBeenCalledTimes(2);
  expect(happened.mock.calls[0]![0].observation.asked).toMatchObject({ seat: 0, options: ['yes', 'no'] });
  expect(happened.mock.calls[1]![0].observation.outcome).toBeDefined();
});

test('an interrupted match ends all programs and withdraws none', async () => {
  const stop = new AbortController();
  const ann = new ScriptedProgram('answer "yes"', 'answer "yes"');
  const report = await play([offer(0), offer(0)], [ann, idle(), idle()], {
    stopSignal: stop.signal,
    observer: { onReceived: () => stop.abort() },
  });
  expect(report.stopped).toBe(true);
  expect(report.withdrawn).toEqual([]);
  expect(entriesOf(report)).toEqual([]);
  expect(ann.ended).toBe(true);
});

test('persistent programs are not ended with the match', async () => {
  const ann = new ScriptedProgram('answer "yes"');
  await play([offer(0)], [ann, idle(), idle()], { protocol: { ...protocol, reusesProcess: true } });
  expect(ann.ended).toBe(false);
});
