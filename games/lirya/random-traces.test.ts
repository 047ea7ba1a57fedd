/** Random matches under random rules are reproducible. */
import { expect, test } from 'vitest';
import { traceMatches } from './random-traces.testing.ts';

test('random matches under random rules are the same each time, and not all alike', () => {
  expect(traceMatches(2)).toBe(traceMatches(2));
  expect(traceMatches(2)).not.toBe(traceMatches(3));
});
