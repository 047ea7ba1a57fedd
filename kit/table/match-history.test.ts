import { expect, test } from 'vitest';
import { expectOk } from '../../kernel/result.testing.ts';
import { lots, type Lots } from '../../kernel/lots.testing.ts';
import { startMatch } from '@ludoteca/kernel';
import { MatchHistory } from './match-history.ts';

test('steps from before a snapshot can be added later', () => {
  const match = expectOk(startMatch(lots, { seats: 2, seed: 'history' }));
  const events = match.redact([]);
  const history = new MatchHistory<Lots>(2);
  history.add(0, { answer: 'draw' }, events);
  const numbers = (since: number): number[] => history.since(since).map(({ number }) => number);
  expect([numbers(-1), numbers(1), numbers(2)]).toEqual([[2], [2], []]);
  history.prepend([0, 1].map((number) => ({ number, entry: undefined, asked: undefined, events })));
  history.add(0, { answer: 'draw' }, events);
  expect(history.first).toBe(0);
  expect([numbers(-1), numbers(0), numbers(2)]).toEqual([[0, 1, 2, 3], [1, 2, 3], [3]]);
});

test('an answer is known by its seat, its question and its choices', () => {
  const match = expectOk(startMatch(lots, { seats: 2, seed: 'history' }));
  const events = match.redact([]);
  const history = new MatchHistory<Lots>();
  history.add(undefined, undefined, events);
  history.add(0, { answer: 'give' }, events);
  history.add(0, { answer: 3 }, events);
  history.add(1, { withdraw: 1 }, events);
  expect(history.hasAnswer(0, 0, ['give'])).toBe(true);
  expect(history.hasAnswer(1, 0, ['give'])).toBe(false);
  expect(history.hasAnswer(0, 0, ['draw'])).toBe(false);
  // The subset may have ended with its last option.
  expect(history.hasAnswer(0, 1, [3, 'done'])).toBe(true);
  expect(history.hasAnswer(0, 1, [3, 4])).toBe(false);
  expect(history.hasAnswer(0, 1, [])).toBe(false);
  expect(history.hasAnswer(1, 2, ['done'])).toBe(false);
  expect(history.hasAnswer(0, 3, ['give'])).toBe(false);
});
