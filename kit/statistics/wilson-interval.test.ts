import { describe, expect, it } from 'vitest';
import { wilsonInterval } from './wilson-interval.ts';

describe("Wilson's interval", () => {
  // From the closed formula, worked by hand with z = 1.96.
  it.each([
    [0, 10, 0, 0.2775],
    [5, 10, 0.2366, 0.7634],
    [10, 10, 0.7225, 1],
    [50, 100, 0.4038, 0.5962],
    [0, 0, 0, 1],
  ])('of %i in %i is from %f to %f', (hits, of, low, high) => {
    const [from, to] = wilsonInterval(hits, of);
    expect(from).toBeCloseTo(low, 4);
    expect(to).toBeCloseTo(high, 4);
  });
});
