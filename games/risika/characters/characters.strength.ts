/** Checks the strength of the computer players. */
import { measureStrength, lowerBound } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { risika } from '../entry.ts';
import { characters } from './index.ts';

describe.each(Object.keys(characters))('the %s character', (name) => {
  test('beats three random players in at least 99 % of the matches', () => {
    const { wins, decided } = measureStrength(risika, [name, 'random', 'random', 'random'], 2000);
    expect(lowerBound(wins[0]!, decided)).toBeGreaterThanOrEqual(0.99);
  });

  test('beats three greedy players in at least 60 % of the matches', () => {
    const { wins, decided } = measureStrength(risika, [name, 'greedy', 'greedy', 'greedy'], 2000);
    expect(lowerBound(wins[0]!, decided)).toBeGreaterThanOrEqual(0.6);
  });
});
