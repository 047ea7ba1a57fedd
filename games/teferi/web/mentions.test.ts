import { expect, test } from 'vitest';
import { findMentions } from './mentions.ts';
import { planAnimations } from './animations.ts';

test('the cards that an event mentions have the ids of their objects', () => {
  const event = {
    did: 'cast',
    seat: 0,
    id: 20,
    card: 'Spark Lash',
    targets: [{ id: 7, name: 'Moss Ram' }],
  } as const;
  expect(findMentions(event)).toEqual([
    { card: 'Spark Lash', ids: [20] },
    { card: 'Moss Ram', ids: [7] },
  ]);
});

test('a player as a target is not a mention', () => {
  const event = {
    did: 'damage',
    source: 3,
    card: 'Moss Ram',
    to: { id: -1, name: '' },
    amount: 3,
    combat: true,
  } as const;
  expect(findMentions(event)).toEqual([{ card: 'Moss Ram', ids: [3] }]);
});

test('a card moves from its old to its new place, one event after another', () => {
  const [cast, gone] = planAnimations([
    { did: 'announce', seat: 0, id: 20, card: 'Spark Lash', from: 'hand' },
    { did: 'pass', seat: 0 },
    { did: 'move', seat: 1, id: 7, card: 'Moss Ram', from: 'battlefield', to: 'graveyard', now: 21 },
  ]);
  expect(cast).toMatchObject({ how: 'come', thing: 'object 20', from: 'hand 0', delay: 0 });
  expect(gone).toMatchObject({ thing: 'object 21', was: 'object 7', from: 'battlefield 1' });
  expect(gone!.delay).toBeGreaterThan(0);
});
