/** Tests of the odds against published tables. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFastDice } from '@ludoteca/kernel';
import { describe, expect, test } from 'vitest';
import { armiesNeeded, expectedArmiesLeft, conquestChance, countRollsByLosses } from './odds.ts';

const known = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/odds.json'), 'utf8')) as {
  readonly rolls: { readonly [dice: string]: readonly number[] };
  readonly percent: readonly (readonly number[])[];
  readonly needed: { readonly [defenders: string]: readonly number[] };
};

describe('the counted rolls', () => {
  test.each(Object.entries(known.rolls))('cost %s as the table says', (dice, counts) => {
    const [attack, defence] = dice.split('v').map(Number);
    expect(countRollsByLosses(attack!, defence!)).toEqual(counts);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6 ** (attack! + defence!));
  });
});

describe('the chance to conquer', () => {
  test.each(known.percent.map((row, i) => [i + 1, row] as const))(
    'with %i armies is as published',
    (armies, row) => {
      const percent = row.map((_, i) => Math.round(conquestChance(armies, i + 1) * 1000) / 10);
      expect(percent).toEqual(row);
    },
  );

  test.each(Object.entries(known.needed))(
    'against %s is 50, 70, 80 and 90 percent with these armies',
    (defenders, armies) => {
      const needed = [0.5, 0.7, 0.8, 0.9].map((chance) => armiesNeeded(chance, Number(defenders)));
      expect(needed).toEqual(armies);
    },
  );

  test('grows with the attackers and shrinks with the defenders up to a hundred against a hundred', () => {
    for (let armies = 2; armies <= 100; armies++)
      for (let defenders = 1; defenders <= 100; defenders++) {
        expect(conquestChance(armies + 1, defenders)).toBeGreaterThanOrEqual(
          conquestChance(armies, defenders),
        );
        expect(conquestChance(armies, defenders + 1)).toBeLessThanOrEqual(conquestChance(armies, defenders));
      }
    expect(conquestChance(100, 100)).toBeGreaterThan(0);
  });

  test('is that of the same proportion for more armies than the table has', () => {
    expect(conquestChance(2000, 1000)).toBeCloseTo(conquestChance(127, 64), 10);
    expect(conquestChance(1, 5000)).toBe(0);
    expect(armiesNeeded(0.9, 120)).toBe(128);
  });
});

test('the expected armies left are the average of simulated fights', () => {
  const dice = createFastDice('fights');
  const throwAll = (count: number): number[] =>
    Array.from({ length: count }, () => dice.die(6)).toSorted((a, b) => b - a);
  const left: number[] = [];
  for (let fight = 0; fight < 20_000; fight++) {
    let armies = 9;
    let defenders = 3;
    while (armies > 1 && defenders > 0) {
      const red = throwAll(Math.min(3, armies - 1));
      const blue = throwAll(Math.min(3, defenders));
      const compared = Math.min(red.length, blue.length);
      const won = blue.slice(0, compared).filter((face, i) => red[i]! > face).length;
      defenders -= won;
      armies -= compared - won;
    }
    if (defenders === 0) left.push(armies);
  }
  const mean = left.reduce((sum, armies) => sum + armies, 0) / left.length;
  expect(mean).toBeCloseTo(expectedArmiesLeft(9, 3), 1);
  expect(left.length / 20_000).toBeCloseTo(conquestChance(9, 3), 1);
});
