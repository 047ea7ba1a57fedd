/** Checks the strength of the computer players. */
import { wilsonInterval } from '@ludoteca/kit';
import { measureStrength, lowerBound } from '@ludoteca/testkit';
import { describe, expect, test } from 'vitest';
import { risika } from '../entry.ts';
import { characters } from './index.ts';

const NAMES = Object.keys(characters);

describe.each(NAMES)('the %s character', (name) => {
  test('beats three random players in at least 95 % of the matches', () => {
    const { wins, decided } = measureStrength(risika, [name, 'random', 'random', 'random'], 2000);
    expect(lowerBound(wins[0]!, decided)).toBeGreaterThanOrEqual(0.95);
  });

  test('beats three greedy players in at least half of the matches', () => {
    const { wins, decided } = measureStrength(risika, [name, 'greedy', 'greedy', 'greedy'], 2000);
    expect(lowerBound(wins[0]!, decided)).toBeGreaterThanOrEqual(0.5);
  });
});

test('each character wins between 18 and 32 % of the matches among the four', () => {
  const { wins, decided } = measureStrength(risika, NAMES, 4000);
  for (const won of wins) {
    const [least, most] = wilsonInterval(won, decided);
    expect(least).toBeGreaterThanOrEqual(0.18);
    expect(most).toBeLessThanOrEqual(0.32);
  }
});
