import type { Json, Question } from '@ludoteca/kernel';
import { describe, expect, test, vi } from 'vitest';
import {
  startScript,
  gather,
  offer,
  type Script,
  createScriptedGame,
  type Step,
} from '../../kernel/script.testing.ts';
import { createJsonLinesProtocol } from './json-lines.ts';

const named = vi.fn<(seat: number, name: string) => void>();
const protocol = createJsonLinesProtocol<Script>({
  game: createScriptedGame(),
  settings: { polite: true },
  clock: 3000,
  named,
});
const parsed = (lines: readonly string[]): unknown[] => lines.map((line) => JSON.parse(line) as unknown);

function questionOf(step: Step): Question<Script> {
  const { question } = startScript(step);
  if (question === undefined) throw new Error('nobody is asked');
  return question;
}
const open = questionOf(offer(0, ['yes', { no: null }, 7]));
const view = { said: [], by: '0' };
const heard = (message: unknown, question = open): unknown =>
  protocol.read(typeof message === 'string' ? message : JSON.stringify(message), question, view);

test('a match begins with a hello and a view', () => {
  expect(parsed(protocol.greet(view, 1, ['Ann', 'Bob', 'Cid']))).toEqual([
    {
      type: 'hello',
      protocol: 1,
      game: 'script',
      version: 3,
      seat: 1,
      names: ['Ann', 'Bob', 'Cid'],
      settings: { polite: true },
      clock: 3000,
    },
    { type: 'view', view },
  ]);
});

test('each event is one line', () => {
  const events = [
    { did: 'say', word: 'a\nb' },
    { did: 'leave', seat: 2 },
  ] as const;
  const lines = protocol.tell(events, 0, []);
  expect(parsed(lines)).toEqual(events.map((event) => ({ type: 'event', event })));
  expect(lines.join('')).not.toContain('\n');
});

const types = (lines: readonly string[]): unknown[] =>
  parsed(lines).map((message) => (message as { type: string }).type);

test('the first player receives the view once, unless an event comes first', () => {
  const fresh = createJsonLinesProtocol({ game: createScriptedGame(), settings: {}, clock: 0 });
  const begun = (): unknown[] => types([...fresh.greet(view, 0, []), ...fresh.ask(open, view, 0, [])]);
  expect(begun()).toEqual(['hello', 'view', 'question']);
  expect(types(fresh.ask(open, view, 0, []))).toEqual(['view', 'question']);
  fresh.greet(view, 0, []);
  fresh.tell([{ did: 'say', word: 'x' } as never], 0, []);
  expect(types(fresh.ask(open, view, 0, []))).toEqual(['view', 'question']);
});

test('the asked player receives a view and the question with all options', () => {
  expect(parsed(protocol.ask(open, view, 0, []))).toEqual([
    { type: 'view', view },
    { type: 'question', number: 0, prompt: 'offer', frame: open.frame, options: ['yes', { no: null }, 7] },
  ]);
  expect(parsed(protocol.ask(questionOf(gather(0)), view, 0, []))[1]).toMatchObject({ gather: 'subset' });
});

test('other players do not receive the question', () => {
  expect(protocol.ask(open, view, 1, [])).toEqual([]);
  const { options: _, ...asked } = open;
  expect(protocol.ask(asked as Question<Script>, view, 1, [])).toEqual([]);
});

test('a match ends with the places', () => {
  expect(parsed(protocol.close?.({ places: [1, 1, 3] }, 0, []) ?? [])).toEqual([
    { type: 'over', places: [1, 1, 3] },
  ]);
  expect(parsed(protocol.close?.({ places: [2, 1], scores: [3, 5] }, 0, []) ?? [])).toEqual([
    { type: 'over', places: [2, 1], scores: [3, 5] },
  ]);
});

const answer = (...choices: Json[]): unknown => ({ kind: 'answer', choices });

describe('an answer', () => {
  test('names an option by its number or is the option itself', () => {
    expect(heard({ type: 'answer', option: 1 })).toEqual(answer({ no: null }));
    expect(heard({ type: 'answer', choice: 7 })).toEqual(answer(7));
    expect(heard({ type: 'answer', choice: null })).toEqual(answer(null));
    expect(heard('  {"type":"answer","option":2}\r')).toEqual(answer(7));
  });

  test('may be several where a subset is gathered, and nowhere else', () => {
    const message = { type: 'answer', choices: [1, 'done'] };
    expect(heard(message, questionOf(gather(0)))).toEqual(answer(1, 'done'));
    expect(heard(message)).toEqual({ kind: 'refused', reason: { why: 'one answer' } });
  });

  test('to another question is ignored', () => {
    expect(heard({ type: 'answer', number: 0, option: 0 })).toEqual(answer('yes'));
    expect(heard({ type: 'answer', number: 4, option: 0 })).toEqual({ kind: 'skip' });
  });

  test('may have unknown fields', () => {
    expect(heard({ type: 'answer', option: 0, because: 'I like it' })).toEqual(answer('yes'));
  });

  test.each<[string, unknown]>([
    ['no such option', { type: 'answer', option: 3 }],
    ['option, choice or choices', { type: 'answer' }],
    ['option, choice or choices', { type: 'answer', option: 0, choice: 'yes' }],
    ['malformed', { type: 'answer', option: -1 }],
    ['malformed', { type: 'answer', option: 0.5 }],
    ['malformed', { type: 'answer', option: '0' }],
    ['malformed', { type: 'answer', choices: [] }],
    ['malformed', { type: 'say' }],
    ['malformed', {}],
    ['no JSON', '{"type":"answer","option":0'],
    ['no JSON', '{'],
  ])('is refused as %s: %j', (why, message) => {
    expect(heard(message)).toMatchObject({ kind: 'refused', reason: { why } });
  });
});

test.each(['', ' ', 'thinking…', '[1]', '7', '"answer"', 'DISCARD 7♣'])(
  '%j is not a message and is ignored',
  (line) => {
    expect(heard(line)).toEqual({ kind: 'skip' });
  },
);

test('unknown kinds of messages are ignored', () => {
  expect(heard({ type: 'resign', politely: true })).toEqual({ kind: 'skip' });
});

test('a bot may send a remark and its name', () => {
  expect(heard({ type: 'say', text: 'Good day.' })).toEqual({ kind: 'say', text: 'Good day.' });
  expect(heard({ type: 'ready' })).toEqual({ kind: 'skip' });
  expect(named).not.toHaveBeenCalled();
  expect(heard({ type: 'ready', name: 'Deep Rumour' })).toEqual({ kind: 'skip' });
  expect(named.mock.calls).toEqual([[0, 'Deep Rumour']]);
});
