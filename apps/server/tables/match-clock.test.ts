import type { ClockTerms } from '@ludoteca/wire';
import { describe, expect, test } from 'vitest';
import { MatchClock } from './match-clock.ts';

const PER_MATCH: ClockTerms = { per: 'match', seconds: 60, increment: 5, expiry: 'lapse' };
const PER_DECISION: ClockTerms = { per: 'decision', seconds: 60, increment: 0, expiry: 'lapse' };

function createClock(terms: ClockTerms, stored?: readonly number[]) {
  const time = { now: 1e6 };
  const clock = new MatchClock(terms, 2, stored, () => time.now);
  return { time, clock };
}

describe('a match clock', () => {
  test('runs for one seat at a time', () => {
    const { time, clock } = createClock(PER_MATCH);
    clock.run(0);
    time.now += 10_000;
    expect(clock.remaining).toEqual([50_000, 60_000]);
    clock.run(1);
    time.now += 20_000;
    expect(clock.remaining).toEqual([50_000, 40_000]);
    clock.run(undefined);
    time.now += 1e9;
    expect(clock.remaining).toEqual([50_000, 40_000]);
  });

  test('is not set back by running the same seat again', () => {
    const { time, clock } = createClock(PER_DECISION);
    clock.run(0);
    time.now += 10_000;
    clock.run(0);
    expect(clock.remainingOf(0)).toBe(50_000);
  });

  test('adds the increment after a decision', () => {
    const { time, clock } = createClock(PER_MATCH);
    clock.run(0);
    time.now += 10_000;
    expect(clock.remainingAfter(0)).toEqual([55_000, 60_000]);
    expect(clock.remainingAfter(undefined)).toEqual([50_000, 60_000]);
    clock.addDecision(0);
    time.now += 10_000;
    expect(clock.remaining).toEqual([55_000, 60_000]);
  });

  test('gives every decision the whole time, if it is per decision', () => {
    const { time, clock } = createClock(PER_DECISION);
    clock.run(0);
    time.now += 59_000;
    clock.addDecision(0);
    expect(clock.remaining).toEqual([60_000, 60_000]);
  });

  test('has no time left after its end, and some for a player who returns', () => {
    const { time, clock } = createClock({ ...PER_MATCH, seconds: 600 });
    clock.run(0);
    time.now += 700_000;
    expect(clock.remainingOf(0)).toBe(0);
    clock.addReturn(0);
    expect(clock.remaining).toEqual([60_000, 600_000]);
  });

  test('goes on from the stored times', () => {
    const { clock } = createClock(PER_MATCH, [1234, 60_000]);
    expect(clock.remaining).toEqual([1234, 60_000]);
  });
});
