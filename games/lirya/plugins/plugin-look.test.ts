/** The information about a match that a plug-in receives. */
import { expect, test } from 'vitest';
import { createScenario } from '../scenarios/scenario.testing.ts';
import { addTestCards } from '../scene.testing.ts';
import { spell } from '../stress-spells.testing.ts';
import { addPlugin } from './add-ons.ts';

addPlugin({
  id: 'curious',
  version: 1,
  effects: {
    pry: (look) => [
      {
        do: 'damage',
        to: 'opponent',
        amount: look.value({ cards: 'hand', of: 'opponent', like: { card: 'brute' } }),
      },
    ],
  },
});
addTestCards(
  'curious cards',
  [
    spell('pry', [{ do: 'curious:pry' }]),
    spell('bare', [{ do: 'reveal', from: 'hand', of: 'opponent' }]),
    spell('peep', [{ do: 'look', at: 'hand', of: 'opponent' }]),
  ],
  { curious: 1 },
);

test('14.1 a plug-in sees only the publicly known cards of a hand', () => {
  const opponent = { hand: ['brute', 'brute', 'straw'] };
  expect(createScenario({ hand: ['pry'] }, opponent).plays('pry').opponent.life).toBe(20);
  expect(
    createScenario({ hand: ['peep', 'pry'] }, opponent)
      .plays('peep')
      .plays('pry').opponent.life,
  ).toBe(20);
  expect(
    createScenario({ hand: ['bare', 'pry'] }, opponent)
      .plays('bare')
      .plays('pry').opponent.life,
  ).toBe(18);
});
