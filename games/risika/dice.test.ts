import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareDice } from './rules/combat.ts';

const { rolls } = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/odds.json'), 'utf8')) as {
  readonly rolls: { readonly [dice: string]: readonly number[] };
};

/** Every throw of so many dice, the highest first. */
const throwsOf = (dice: number): number[][] =>
  Array.from({ length: 6 ** dice }, (_, i) =>
    Array.from({ length: dice }, (__, die) => 1 + (Math.floor(i / 6 ** die) % 6)).toSorted((a, b) => b - a),
  );

test.each(Object.entries(rolls))(
  '5.6 over every throw of %s dice the losses are as counted',
  (dice, expected) => {
    const [attack, defence] = dice.split('v').map(Number) as [number, number];
    const counts = expected.map(() => 0);
    for (const red of throwsOf(attack))
      for (const blue of throwsOf(defence)) {
        const [lost] = compareDice(red, blue);
        counts[lost]!++;
      }
    expect(counts).toEqual(expected);
  },
);
