/** Checks that the greedy player beats random ones. */
import { measureStrength, lowerBound } from '@ludoteca/testkit';
import { expect, test } from 'vitest';
import { rumour } from './index.ts';

test.each([2, 3, 4, 5])(
  'one greedy player among %i wins more than its share against random ones',
  (seats) => {
    const players = ['greedy', ...Array.from({ length: seats - 1 }, () => 'random')];
    const { wins, decided } = measureStrength(rumour, players, 20_000);
    expect(lowerBound(wins[0]!, decided)).toBeGreaterThan(1.2 / seats);
  },
);
