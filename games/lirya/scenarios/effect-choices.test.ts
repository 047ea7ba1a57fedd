/** RULES 6.4: choices made while an effect resolves. */
import { expect, test } from 'vitest';
import { addTestCards } from '../scene.testing.ts';
import { spell } from '../stress-spells.testing.ts';
import { createScenario } from './scenario.testing.ts';

const mine = { type: 'character', side: 'you' } as const;
const theirs = { type: 'character', side: 'opponent' } as const;

addTestCards('choice tests', [
  spell('leech', [{ do: 'drain', from: { pick: theirs }, amount: 2, to: { pick: mine } }]),
  spell('dance', [{ do: 'swap places', who: { pick: mine }, with: { pick: mine } }]),
  spell('grey-rain', [{ do: 'damage', to: { all: { element: ['neutral', 'fire'] } }, amount: 9 }]),
  spell('unlikely', [
    { do: 'if', if: { not: { chance: 1 } }, effects: [{ do: 'damage', to: 'opponent', amount: 1 }] },
  ]),
  spell('lot-leech', [{ do: 'drain', from: { random: theirs }, amount: 2, to: { pick: mine } }]),
]);

test('6.4 an effect with two choices asks for each', () => {
  const scenario = createScenario(
    {
      hand: ['leech'],
      pieces: [
        { card: 'post', health: 5 },
        { card: 'brute', health: 5 },
      ],
    },
    { pieces: [{ card: 'wall' }, { card: 'sage' }] },
  );
  scenario.plays('leech', 'wall', 'brute');
  expect([scenario.wounds('wall'), scenario.wounds('sage')]).toEqual([2, 0]);
  expect([scenario.wounds('post'), scenario.wounds('brute')]).toEqual([10, 8]);
});

test('6.4 no object is chosen twice for one effect', () => {
  const scenario = createScenario({
    hand: ['dance'],
    pieces: [
      { card: 'post', slot: 0 },
      { card: 'brute', slot: 5 },
      { card: 'straw', slot: 2 },
    ],
  });
  scenario.does({ play: 'dance' }, 'post');
  expect(scenario.offers('post')).toBe(false);
  scenario.does('brute').settles();
  expect([scenario.piece('post').slot, scenario.piece('brute').slot]).toEqual([5, 0]);
});

test('6.4 a random selection stays while the other choices are asked', () => {
  const scenario = createScenario(
    {
      hand: ['lot-leech'],
      pieces: [
        { card: 'post', health: 5 },
        { card: 'brute', health: 5 },
      ],
    },
    { pieces: [{ card: 'wall' }, { card: 'sage' }] },
  );
  scenario.plays('lot-leech', 'post');
  expect(scenario.wounds('wall') + scenario.wounds('sage')).toBe(2);
  expect(scenario.wounds('post')).toBe(8);
});

test('1.1 a card of no element is neutral, among other elements too', () => {
  const scenario = createScenario(
    { hand: ['grey-rain'] },
    { pieces: [{ card: 'post' }, { card: 'ash-urchin' }, { card: 'tide-scribe' }] },
  );
  scenario.plays('grey-rain');
  expect([scenario.wounds('post'), scenario.isInPlay('ash-urchin'), scenario.wounds('tide-scribe')]).toEqual([
    9,
    false,
    0,
  ]);
});

test('12.1 a negated chance holds where the random draw fails', () => {
  const scenario = createScenario({ hand: ['unlikely'] }).plays('unlikely');
  expect(scenario.countEvents({ did: 'chance', holds: false })).toBe(1);
  expect(scenario.opponent.life).toBe(19);
});
