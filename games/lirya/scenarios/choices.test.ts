/** RULES 6.4: who is chosen as an effect happens. */
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

test('6.4 an effect about two asks for each of them', () => {
  const tale = createScenario(
    {
      hand: ['leech'],
      pieces: [
        { card: 'post', health: 5 },
        { card: 'brute', health: 5 },
      ],
    },
    { pieces: [{ card: 'wall' }, { card: 'sage' }] },
  );
  tale.plays('leech', 'wall', 'brute');
  expect([tale.wounds('wall'), tale.wounds('sage')]).toEqual([2, 0]);
  expect([tale.wounds('post'), tale.wounds('brute')]).toEqual([10, 8]);
});

test('6.4 nobody is chosen twice for one effect', () => {
  const tale = createScenario({
    hand: ['dance'],
    pieces: [
      { card: 'post', slot: 0 },
      { card: 'brute', slot: 5 },
      { card: 'straw', slot: 2 },
    ],
  });
  tale.does({ play: 'dance' }, 'post');
  expect(tale.offers('post')).toBe(false);
  tale.does('brute').settles();
  expect([tale.piece('post').slot, tale.piece('brute').slot]).toEqual([5, 0]);
});

test('6.4 a lot that was drawn stays drawn while the rest is asked', () => {
  const tale = createScenario(
    {
      hand: ['lot-leech'],
      pieces: [
        { card: 'post', health: 5 },
        { card: 'brute', health: 5 },
      ],
    },
    { pieces: [{ card: 'wall' }, { card: 'sage' }] },
  );
  tale.plays('lot-leech', 'post');
  expect(tale.wounds('wall') + tale.wounds('sage')).toBe(2);
  expect(tale.wounds('post')).toBe(8);
});

test('1.1 a card of no element is neutral, among other elements too', () => {
  const tale = createScenario(
    { hand: ['grey-rain'] },
    { pieces: [{ card: 'post' }, { card: 'ash-urchin' }, { card: 'tide-scribe' }] },
  );
  tale.plays('grey-rain');
  expect([tale.wounds('post'), tale.isInPlay('ash-urchin'), tale.wounds('tide-scribe')]).toEqual([
    9,
    false,
    0,
  ]);
});

test('12.1 what is not by chance happens where the lot fails', () => {
  const tale = createScenario({ hand: ['unlikely'] }).plays('unlikely');
  expect(tale.countEvents({ did: 'chance', holds: false })).toBe(1);
  expect(tale.opponent.life).toBe(19);
});
