import { expect, test } from 'vitest';
import { expectOk } from '../../kernel/result.testing.ts';
import { lots, type Lots } from '../../kernel/lots.testing.ts';
import { startMatch } from '@ludoteca/kernel';
import { MatchHistory } from './match-history.ts';

test('steps from before a snapshot can be added later', () => {
  const match = expectOk(startMatch(lots, { seats: 2, seed: 'history' }));
  const events = match.redact([]);
  const history = new MatchHistory<Lots>(2);
  history.add({ answer: 'draw' }, events);
  const numbers = (since: number): number[] => history.since(since).map(({ number }) => number);
  expect([numbers(-1), numbers(1), numbers(2)]).toEqual([[2], [2], []]);
  history.prepend([0, 1].map((number) => ({ number, entry: undefined, events })));
  history.add({ answer: 'draw' }, events);
  expect(history.first).toBe(0);
  expect([numbers(-1), numbers(0), numbers(2)]).toEqual([[0, 1, 2, 3], [1, 2, 3], [3]]);
});
