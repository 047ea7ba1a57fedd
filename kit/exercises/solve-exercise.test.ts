import { expect, test } from 'vitest';
import { startMatch } from '@ludoteca/kernel';
import { expectOk } from '../../kernel/result.testing.ts';
import { createScriptedGame, type Script, type Step } from '../../kernel/script.testing.ts';
import { singleLanguage } from '../text/game-texts.ts';
import { advanceAttempt, NEW_ATTEMPT, traceAttempt } from './attempt.ts';
import { type Exercise, matchesPattern } from './exercise.ts';
import { findReply, solveExercise } from './solve-exercise.ts';

const ask = (seat: number, ...options: readonly string[]): Step => ({ do: 'ask', seat, options });
const whisper = (seat: number, word: string) => ({ did: 'whisper', seat, word: JSON.stringify(word) });

const EXERCISE: Exercise = {
  id: 'test',
  name: singleLanguage('Test'),
  start: null,
  seat: 0,
  steps: [
    { text: singleLanguage('Say a.'), goal: whisper(0, 'a') },
    { text: singleLanguage('Say b.'), goal: whisper(0, 'b') },
  ],
  failures: [whisper(1, 'x')],
};

const matchOf = (...steps: readonly Step[]) =>
  expectOk(startMatch(createScriptedGame(...steps), { seats: 2, seed: 'solve' }));

const advance = (events: readonly Script['event'][], over = false) =>
  advanceAttempt<Script>(EXERCISE, NEW_ATTEMPT, events, over ? { places: [1, 1] } : undefined);

test('a pattern matches at every depth and ignores other fields', () => {
  const event = { did: 'enter', seat: 0, piece: { id: 7, card: 'ash' }, tags: ['a', 'b'] };
  expect(matchesPattern({ did: 'enter', piece: { card: 'ash' } }, event)).toBe(true);
  expect(matchesPattern({ piece: { card: 'oak' } }, event)).toBe(false);
  expect(matchesPattern({ tags: ['a', 'b'] }, event)).toBe(true);
  expect(matchesPattern({ tags: { 0: 'a' } }, event)).toBe(false);
  expect(matchesPattern({ missing: 1 }, event)).toBe(false);
  expect(matchesPattern({ constructor: {} }, event)).toBe(false);
  expect(matchesPattern('done', 'done')).toBe(true);
});

test('steps are done in order; a failure and the end of the match end an attempt', () => {
  const [a, b, x] = [whisper(0, 'a'), whisper(0, 'b'), whisper(1, 'x')] as Script['event'][];
  expect(advance([b!])).toEqual({ done: 0, state: 'open' });
  expect(advance([a!])).toEqual({ done: 1, state: 'open' });
  expect(advance([a!, b!, x!])).toEqual({ done: 2, state: 'solved' });
  expect(advance([a!, x!, b!])).toEqual({ done: 1, state: 'failed' });
  expect(advance([a!], true)).toEqual({ done: 1, state: 'failed' });
});

test('a win is a goal', () => {
  const win: Exercise = { ...EXERCISE, steps: [{ text: singleLanguage('Win.'), goal: 'win' }] };
  expect(advanceAttempt<Script>(win, NEW_ATTEMPT, [], { places: [1, 2] }).state).toBe('solved');
  expect(advanceAttempt<Script>(win, NEW_ATTEMPT, [], { places: [2, 1] }).state).toBe('failed');
});

test('the solver finds the line of the seat', () => {
  const solution = solveExercise(EXERCISE, matchOf(ask(0, 'z', 'a'), ask(1, 'p'), ask(0, 'z', 'b')));
  expect(solution).toMatchObject({ verdict: 'forced', line: ['a', 'p', 'b'] });
});

test('an answer of another seat that fails the exercise refutes it', () => {
  const steps = [ask(0, 'a'), ask(1, 'p', 'x'), ask(0, 'b')];
  expect(solveExercise(EXERCISE, matchOf(...steps))).toMatchObject({ verdict: 'refuted', line: [] });
  // A listed reply is the only one.
  expect(solveExercise({ ...EXERCISE, replies: ['p'] }, matchOf(...steps)).verdict).toBe('forced');
});

test('no solution depends on dice or on what the person cannot know', () => {
  const withDice: Step = { do: 'ask', seat: 0, options: ['a'], after: [{ do: 'roll', sides: 6 }] };
  expect(solveExercise(EXERCISE, matchOf(withDice, ask(0, 'b'))).verdict).toBe('refuted');
  const fixed = { ...EXERCISE, chance: 'fixed' } as const;
  expect(solveExercise(fixed, matchOf(withDice, ask(0, 'b'))).verdict).toBe('forced');
  const steps = [ask(0, 'a'), ask(0, 'b')];
  expect(solveExercise(EXERCISE, matchOf(...steps)).verdict).toBe('forced');
  const unknowns = [{ did: 'whisper', word: '"a"' }];
  expect(solveExercise({ ...EXERCISE, unknowns }, matchOf(...steps)).verdict).toBe('refuted');
});

test('the work of the solver is bounded', () => {
  const many = Array.from({ length: 30 }, () => ask(0, 'p', 'q'));
  const solution = solveExercise(EXERCISE, matchOf(...many), { limit: 500 });
  expect(solution).toMatchObject({ verdict: 'unknown', line: [] });
  expect(solution.positions).toBeLessThanOrEqual(501);
});

test('the other seats give the listed reply, else one that prevents the goal, else none in particular', () => {
  const steps = [ask(1, 'p', 'x'), ask(0, 'a'), ask(0, 'b')];
  const node = { match: matchOf(...steps), attempt: NEW_ATTEMPT };
  expect(findReply(EXERCISE, node)).toBe('x');
  expect(findReply({ ...EXERCISE, replies: ['nothing', 'p'] }, node)).toBe('p');
  expect(findReply({ ...EXERCISE, replies: [] }, node)).toBeUndefined();
  expect(findReply({ ...EXERCISE, failures: [] }, node)).toBeUndefined();
});

test('the attempt follows from the archive', () => {
  const game = createScriptedGame(ask(0, 'a', 'z'), ask(0, 'b', 'z'));
  const match = expectOk(startMatch(game, { seats: 2, seed: 'trace' }));
  for (const [answer, expected] of [
    ['a', { done: 1, state: 'open' }],
    ['b', { done: 2, state: 'solved' }],
  ] as const) {
    expectOk(match.play(0, match.number, answer));
    expect(traceAttempt(game, EXERCISE, match.archive())).toEqual(expected);
  }
});
