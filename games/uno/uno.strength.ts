/** Checks that the greedy player beats random ones. */
import { measureStrength, lowerBound } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { uno } from './index.ts';

test('two greedy players take at least 60 % of sole first places from two random ones', () => {
  const { wins, decided } = measureStrength(uno, ['random', 'greedy', 'random', 'greedy'], 20_000);
  expect(lowerBound(wins[1]! + wins[3]!, decided)).toBeGreaterThan(0.6);
});

test('a greedy player beats a random one in at least 60 % of the decided matches', () => {
  const { wins, decided } = measureStrength(uno, ['greedy', 'random'], 20_000);
  expect(lowerBound(wins[0]!, decided)).toBeGreaterThan(0.6);
});
