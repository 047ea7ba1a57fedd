import { measureStrength, lowerBound } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { unstableStudents } from './index.ts';

test('a greedy player beats a random one in at least 75 % of matches', () => {
  const { wins, decided } = measureStrength(unstableStudents, ['greedy', 'random'], 2000);
  expect(lowerBound(wins[0]!, decided)).toBeGreaterThan(0.75);
});

test('a greedy player beats three random ones in at least half of the matches', () => {
  const { wins, decided } = measureStrength(unstableStudents, ['random', 'greedy', 'random', 'random'], 2000);
  expect(lowerBound(wins[1]!, decided)).toBeGreaterThan(0.5);
});

test('the shrewd player beats a random one in at least 95 % of matches', () => {
  const { wins, decided } = measureStrength(unstableStudents, ['shrewd', 'random'], 2000);
  expect(lowerBound(wins[0]!, decided)).toBeGreaterThan(0.95);
});

test('the shrewd player wins at least 75 % of matches against three random ones', () => {
  const { wins, decided } = measureStrength(unstableStudents, ['random', 'random', 'shrewd', 'random'], 2000);
  expect(lowerBound(wins[2]!, decided)).toBeGreaterThan(0.75);
});

test('the shrewd player beats the greedy one in more than half of the matches', () => {
  const { wins, decided } = measureStrength(unstableStudents, ['shrewd', 'greedy'], 2000);
  expect(lowerBound(wins[0]!, decided)).toBeGreaterThan(0.5);
});
