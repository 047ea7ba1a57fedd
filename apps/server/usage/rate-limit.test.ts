import { describe, expect, test } from 'vitest';
import { RateLimit } from './rate-limit.ts';

describe('a rate limit', () => {
  test('allows each key an amount per window', () => {
    let now = 1000;
    const limit = new RateLimit(10, 60, () => now);
    limit.add('a', 6);
    expect([limit.waitFor('a', 4), limit.waitFor('a', 5), limit.waitFor('b', 10)]).toEqual([0, 60, 0]);
    now += 59;
    expect(limit.waitFor('a', 5)).toBe(1);
    now += 1;
    expect(limit.waitFor('a', 5)).toBe(0);
  });

  test('starts a new window when the clock is set back', () => {
    let now = 1000;
    const limit = new RateLimit(10, 60, () => now);
    limit.add('a', 10);
    now = 0;
    expect(limit.waitFor('a', 1)).toBe(0);
  });

  test('remembers a limited number of keys, those used last', () => {
    const limit = new RateLimit(1, 60, () => 0, 3);
    for (let i = 0; i < 1000; i++) {
      limit.add('often', 1);
      limit.add(`once ${i}`, 1);
    }
    expect(limit.keys).toBe(3);
    expect(limit.waitFor('often', 1)).toBe(60);
    expect(limit.waitFor('once 0', 1)).toBe(0);
  });
});
