import { expect, test } from 'vitest';
import { lay } from '../scenarios/tale.testing.ts';
import { bring } from '../scene.testing.ts';
import { spell } from '../stress-spells.testing.ts';
import { addPlugin } from './add.ts';

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
bring(
  'curious cards',
  [
    spell('pry', [{ do: 'curious:pry' }]),
    spell('bare', [{ do: 'reveal', from: 'hand', of: 'opponent' }]),
    spell('peep', [{ do: 'look', at: 'hand', of: 'opponent' }]),
  ],
  { curious: 1 },
);

test('14.1 a plug-in learns of a hand what everybody knows, and not what one has seen', () => {
  const foe = { hand: ['brute', 'brute', 'straw'] };
  expect(lay({ hand: ['pry'] }, foe).plays('pry').foe.life).toBe(20);
  expect(
    lay({ hand: ['peep', 'pry'] }, foe)
      .plays('peep')
      .plays('pry').foe.life,
  ).toBe(20);
  expect(
    lay({ hand: ['bare', 'pry'] }, foe)
      .plays('bare')
      .plays('pry').foe.life,
  ).toBe(18);
});
