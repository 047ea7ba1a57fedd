import { expect, test } from 'vitest';
import { WinCounter, formatWinRate } from './win-rate.ts';

test('a win counter counts occurrences and wins, with an interval', () => {
  const tally = new WinCounter();
  for (let i = 0; i < 10; i++) tally.count(i < 4);
  const { times, wins, share, interval } = tally.rate;
  expect([times, wins, share]).toEqual([10, 4, 0.4]);
  expect(interval[0]).toBeCloseTo(0.168, 3);
  expect(interval[1]).toBeCloseTo(0.687, 3);
});

test('a win rate is formatted with its interval and the decimal sign of the language, or as a dash without occurrences', () => {
  const tally = new WinCounter();
  expect(formatWinRate('en', tally.rate)).toBe('-');
  tally.count(true);
  expect(formatWinRate('en', tally.rate)).toBe('100.0 % (20.7 %-100.0 %, 1)');
  for (const language of ['it', 'pt'] as const)
    expect(formatWinRate(language, tally.rate)).toBe('100,0 % (20,7 %-100,0 %, 1)');
});
