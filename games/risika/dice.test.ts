/** Tests of the comparison of dice (RULES 5.6). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareDice } from './rules/combat.ts';

const { rolls } = JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/odds.json'), 'utf8')) as {
  readonly rolls: { readonly [dice: string]: readonly number[] };
};

/** All rolls, the highest die first. */
const listRolls = (dice: number): number[][] =>
  Array.from({ length: 6 ** dice }, (_, i) =>
    Array.from({ length: dice }, (__, die) => 1 + (Math.floor(i / 6 ** die) % 6)).toSorted((a, b) => b - a),
  );

test.each(Object.entries(rolls))(
  '5.6 the losses over all rolls of %s dice are as published',
  (dice, expected) => {
    const [attack, defence] = dice.split('v').map(Number) as [number, number];
    const counts = expected.map(() => 0);
    for (const attacking of listRolls(attack))
      for (const defending of listRolls(defence)) {
        const [lost] = compareDice(attacking, defending);
        counts[lost]!++;
      }
    expect(counts).toEqual(expected);
  },
);
