import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';
import { cardsIn, stretchesOf } from './links.ts';

test('the names of cards in a sentence are found, whatever the language', () => {
  const event = { did: 'draw', seat: 0, why: 'turn', count: 2, cards: ['ash-urchin', 'undertow'] } as const;
  expect(cardsIn(event)).toEqual(['ash-urchin', 'undertow']);
  expect(stretchesOf('Ann draws Ash Urchin, Undertow.', cardsIn(event), 'en')).toMatchObject([
    { text: 'Ann draws ', place: 0 },
    { text: 'Ash Urchin', card: 'ash-urchin' },
    { text: ', ' },
    { text: 'Undertow', card: 'undertow' },
    { text: '.' },
  ]);
  expect(stretchesOf('Ann pesca Monello della Cenere.', cardsIn(event), 'it')).toContainEqual({
    text: 'Monello della Cenere',
    card: 'ash-urchin',
    place: 10,
  });
});

test('a sentence without cards is one stretch', () => {
  const event = { did: 'shuffle', seat: 0 } as const;
  expect(stretchesOf('Ann shuffles the deck.', cardsIn(event), 'en')).toEqual([
    { text: 'Ann shuffles the deck.', place: 0 },
  ]);
});

test('what happened to somebody is summed up; a blow without a mark is 0', () => {
  const one = { id: 3, card: 'balm' };
  const changes = changesOf([
    { did: 'damage', to: one, from: null, amount: 3, kind: 'effect', left: 1 },
    { did: 'heal', who: one, amount: 1, left: 2 },
    { did: 'blocked', attacker: one, target: { player: 1 } },
    { did: 'shuffle', seat: 0 },
  ]);
  expect([...changes]).toEqual([
    [3, -2],
    [-2, 0],
  ]);
});
