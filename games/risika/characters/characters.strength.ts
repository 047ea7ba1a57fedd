/** Checks the strength of the computer players. */
import { strength, sureShare } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { risika } from '../entry.ts';
import { characters } from './index.ts';

describe.each(Object.keys(characters))('the %s character', (name) => {
  test('beats three random players in at least 99 % of the matches', () => {
    const { wins, decided } = strength(risika, [name, 'random', 'random', 'random'], 2000);
    expect(sureShare(wins[0]!, decided)).toBeGreaterThanOrEqual(0.99);
  });

  test('beats three greedy players in at least 60 % of the matches', () => {
    const { wins, decided } = strength(risika, [name, 'greedy', 'greedy', 'greedy'], 2000);
    expect(sureShare(wins[0]!, decided)).toBeGreaterThanOrEqual(0.6);
  });
});
