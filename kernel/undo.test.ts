import { expect, test } from 'vitest';
import type { Game, Parts, Seat } from './contract.ts';
import { replay, startMatch } from './start-match.ts';
import { isIrreversible, findUndoPoint } from './undo.ts';

/** Seats take turns at four actions: a public step, a dice throw, a secret whisper, and passing the turn. */
type Action = 'step' | 'throw' | 'whisper' | 'pass';
interface Actions extends Parts {
  state: { steps: number };
  frame: { readonly do: 'turn'; readonly seat: Seat };
  choice: { turn: Action };
  event: { readonly did: 'step' } | { readonly did: 'whisper'; readonly seat: Seat };
  view: number;
  settings: unknown;
}

const actions: Game<Actions> = {
  id: 'actions',
  version: 1,
  seats: { min: 3, max: 3 },
  settings: (value) => ({ ok: true, value }),
  setup: () => ({ steps: 0 }),
  opening: { do: 'turn', seat: 0 },
  rules: {
    turn: {
      ask: () => ['step', 'throw', 'whisper', 'pass'],
      answer: (dealer, { seat }, action) => {
        if (action === 'step') dealer.state.steps++;
        if (action === 'throw') dealer.state.steps += dealer.dice.die(6);
        dealer.tell(action === 'whisper' ? { did: 'whisper', seat } : { did: 'step' });
        dealer.next({ do: 'turn', seat: action === 'pass' ? (seat + 1) % 3 : seat });
      },
    },
  },
  sights: {
    step: 'everyone',
    whisper: { knows: ({ seat }, watcher) => seat === watcher, rest: () => undefined },
  },
  present: () => true,
  withdraw: () => undefined,
  view: ({ steps }) => steps,
  imagine: () => undefined,
};

/** The undo point of a seat after these actions. */
function pointAfter(played: readonly Action[], seat: Seat, people: readonly Seat[]): number | undefined {
  const started = startMatch(actions, { seats: 3, seed: 'undo' });
  if (!started.ok) throw new Error('did not start');
  const match = started.value;
  for (const action of played) match.choose(action);
  return findUndoPoint(actions, match.archive(), seat, people);
}

test('an own public step can be undone', () => {
  expect(pointAfter(['step', 'step'], 0, [0])).toBe(1);
});

test('nothing can be undone before the first step', () => {
  expect(pointAfter([], 0, [0])).toBeUndefined();
});

test('a dice roll cannot be undone, but later steps can', () => {
  expect(pointAfter(['step', 'throw'], 0, [0])).toBeUndefined();
  expect(pointAfter(['throw', 'step'], 0, [0])).toBe(1);
});

test('a step with an event for only some players cannot be undone', () => {
  expect(pointAfter(['step', 'whisper'], 0, [0])).toBeUndefined();
});

test('nothing can be undone before a question to another person', () => {
  expect(pointAfter(['step', 'pass'], 0, [0, 1])).toBeUndefined();
});

test('a withdrawal cannot be undone', () => {
  const started = startMatch(actions, { seats: 3, seed: 'undo' });
  if (!started.ok) throw new Error('did not start');
  const match = started.value;
  match.withdraw(1);
  expect(findUndoPoint(actions, match.archive(), 0, [0, 1, 2])).toBeUndefined();
  match.choose('step');
  expect(findUndoPoint(actions, match.archive(), 0, [0, 1, 2])).toBe(1);
  match.withdraw(0);
  expect(findUndoPoint(actions, match.archive(), 0, [0, 1, 2])).toBeUndefined();
});

test('answers of computers are undone together with the own answer before them', () => {
  expect(pointAfter(['step', 'pass', 'step', 'pass', 'pass'], 0, [0])).toBe(1);
});

test('a match from the remaining entries asks the same question again', () => {
  const started = startMatch(actions, { seats: 3, seed: 'undo' });
  if (!started.ok) throw new Error('did not start');
  const match = started.value;
  match.choose('throw');
  const before = match.position();
  match.choose('step');
  const back = replay(actions, match.archive(), findUndoPoint(actions, match.archive(), 0, [0]));
  expect(back.ok && back.value.position()).toEqual(before);
});

test.each<[Action, readonly Seat[], boolean]>([
  ['step', [0, 1], false],
  ['throw', [0], true],
  ['whisper', [0], true],
  ['pass', [0, 1], true],
  ['pass', [0], false],
])('isIrreversible knows in advance whether %s with people at %j can be undone', (action, people, bound) => {
  const started = startMatch(actions, { seats: 3, seed: 'undo' });
  if (!started.ok) throw new Error('did not start');
  const match = started.value;
  const before = match.position();
  expect(isIrreversible(actions, match.perspective(0), people, [action], 'secret')).toBe(bound);
  expect(match.position()).toEqual(before);
  expect(pointAfter([action], 0, people) === undefined).toBe(bound);
});

test('passing to a computer is irreversible if another person is next', () => {
  const started = startMatch(actions, { seats: 3, seed: 'undo' });
  if (!started.ok) throw new Error('did not start');
  expect(isIrreversible(actions, started.value.perspective(0), [0, 2], ['pass'], 'secret')).toBe(true);
});

test('a choice that is not offered is not irreversible', () => {
  const started = startMatch(actions, { seats: 3, seed: 'undo' });
  if (!started.ok) throw new Error('did not start');
  expect(isIrreversible(actions, started.value.perspective(0), [0, 1], ['steal'], 'secret')).toBe(false);
});

test('automatic answers are undone with the decision before them', () => {
  const started = startMatch(actions, { seats: 3, seed: 'undo' });
  if (!started.ok) throw new Error('did not start');
  const match = started.value;
  for (const action of ['step', 'step', 'step'] as const) match.choose(action);
  expect(findUndoPoint(actions, match.archive(), 0, [0], new Set([1, 2]))).toBe(0);
  expect(findUndoPoint(actions, match.archive(), 0, [0], new Set([0, 1, 2]))).toBeUndefined();
});
