import { greedy, random } from '@ludoteca/players';
import { strength, sureShare } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { unstableStudents } from './index.ts';

test('a greedy player beats a random one in at least 75 % of matches', () => {
  const { wins, decided } = strength(unstableStudents, [greedy, random], 2000);
  expect(sureShare(wins[0]!, decided)).toBeGreaterThan(0.75);
});

test('a greedy player beats three random ones in at least half of the matches', () => {
  const { wins, decided } = strength(unstableStudents, [random, greedy, random, random], 2000);
  expect(sureShare(wins[1]!, decided)).toBeGreaterThan(0.5);
});
