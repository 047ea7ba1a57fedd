import { describe, expect, it } from 'vitest';
import { BatchQueue, type Batch } from './plan.ts';
import { formatReport } from './report.ts';
import { addTotals, countGame, createTotals, toResult } from './totals.ts';

const plan = {
  game: 'g',
  version: 1,
  seats: 3,
  settings: {},
  seed: 's',
  players: ['random', 'greedy', 'random'],
};

function someSums() {
  const totals = createTotals(3);
  countGame(totals, 10, { places: [1, 2, 3] });
  countGame(totals, 20, { places: [2, 1, 2] });
  countGame(totals, 30, { places: [2, 2, 1] });
  countGame(totals, 40, { places: [1, 1, 3] });
  return totals;
}

describe('the totals of a simulation', () => {
  it('count a win for a sole first place only', () => {
    expect(toResult(plan, someSums(), 1.23456)).toEqual({
      game: 'g',
      version: 1,
      seats: 3,
      players: ['random', 'greedy', 'random'],
      settings: {},
      seed: 's',
      first: 0,
      games: 4,
      decisions: 100,
      seconds: 1.235,
      winsBySeat: [1, 1, 1],
      winsByPlayer: { random: 2, greedy: 1 },
      draws: 1,
      meanDecisions: 25,
      faults: 0,
    });
  });

  it('count a failed game as a game and a fault, and nothing else', () => {
    const totals = someSums();
    totals.failed.push({ number: 4, seed: 's/4', fault: 'broken' });
    expect(toResult(plan, totals, 0)).toMatchObject({ games: 5, faults: 1, draws: 1, meanDecisions: 25 });
  });

  it('of batches add up to those of the whole, in any order', () => {
    const one = createTotals(3);
    countGame(one, 7, { places: [3, 1, 2] });
    const existing = createTotals(3);
    for (const part of [someSums(), one]) addTotals(existing, part);
    const back = createTotals(3);
    for (const part of [one, someSums()]) addTotals(back, part);
    expect(existing).toEqual(back);
    expect(existing).toMatchObject({ ended: 5, decisions: 107, winsBySeat: [1, 2, 1] });
  });

  it('do not divide by zero if every game failed', () => {
    expect(toResult(plan, createTotals(3), 0).meanDecisions).toBe(0);
    expect(formatReport(plan, toResult(plan, createTotals(3), 0)).join('\n')).not.toContain('NaN');
  });
});

describe('the queue of a simulation', () => {
  it.each([
    [0, 1],
    [0, 99],
    [5, 100],
    [17, 12_345],
    [0, 100_000],
  ])('from game %i hands out %i games, each once', (first, games) => {
    const queue = new BatchQueue(first, games);
    const stretches: Batch[] = [];
    let left = queue.left;
    for (let next = queue.next(); next !== undefined; next = queue.next()) {
      stretches.push(next);
      left--;
      expect(queue.left).toBe(left);
    }
    expect(left).toBe(0);
    expect(stretches[0]?.from).toBe(first);
    expect(stretches.at(-1)?.to).toBe(first + games);
    stretches.slice(1).forEach(({ from }, i) => expect(from).toBe(stretches[i]?.to));
  });
});
