/** The strength of the greedy player. */
import { measureStrength, lowerBound } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { lirya } from './index.ts';

test('a greedy player beats a random one in at least 95 % of matches', () => {
  const { wins, decided } = measureStrength(lirya, ['greedy', 'random'], 500);
  expect(lowerBound(wins[0]!, decided)).toBeGreaterThan(0.95);
});
