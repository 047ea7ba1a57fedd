/** The strength of the greedy player. */
import { strength, sureShare } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { lirya } from './index.ts';

test('a greedy player beats a random one in at least 95 % of matches', () => {
  const { wins, decided } = strength(lirya, ['greedy', 'random'], 500);
  expect(sureShare(wins[0]!, decided)).toBeGreaterThan(0.95);
});
