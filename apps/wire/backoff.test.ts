import { expect, test } from 'vitest';
import { computeBackoffDelay } from './backoff.ts';

test('delays between attempts grow from short ones to at most five seconds', () => {
  expect([1, 2, 3, 4].map((attempts) => computeBackoffDelay(attempts, 1))).toEqual([250, 500, 1000, 2000]);
  expect(computeBackoffDelay(40, 1)).toBe(5000);
});

test('clients that lost their connection together reconnect at different times', () => {
  const delays = [0, 0.25, 0.5, 0.75].map((lot) => computeBackoffDelay(5, lot));
  expect(new Set(delays).size).toBe(delays.length);
  expect(Math.min(...delays)).toBe(2000);
});
