/** RULES 2: the field. */
import { expect, test } from 'vitest';
import { addTestCards } from '../scene.testing.ts';
import { spell, T0 } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import { createScenario, type Scenario } from './scenario.testing.ts';

addTestCards('placement tests', [
  character('healer', { class: 'cleric', health: 15 }),
  character('front-mage', { class: 'mage', placement: 'any' }),
  character('only-front', { class: 'warrior', placement: 'front' }),
  spell('blast', [{ do: 'damage', to: { beside: T0 }, amount: 1 }], [{ like: { type: 'character' } }]),
  spell('all-forward', [
    { do: 'move', who: { all: { type: 'character', side: 'you', line: 'back' } }, to: 'front' },
  ]),
]);

const places = ({ match }: Scenario) =>
  match.question?.options.map((option) =>
    typeof option === 'object' && 'place' in option ? option.place : option,
  );
const placesOf = (card: string) => places(createScenario({ hand: [card] }).does({ play: card }));
const [front, back, works] = [
  [0, 1, 2, 3],
  [4, 5, 6, 7],
  [8, 9, 10],
];

test('2.1 each player has 4 slots in either line and 3 for structures', () => {
  expect([placesOf('post'), placesOf('hut')]).toEqual([[...front, ...back], works]);
});

test('2.3 warriors and rangers stand in either line, mages and clerics in the second, unless the card says otherwise', () => {
  expect(placesOf('bowman')).toEqual([...front, ...back]);
  expect([placesOf('sage'), placesOf('healer')]).toEqual([back, back]);
  expect(placesOf('front-mage')).toEqual([...front, ...back]);
  expect(placesOf('only-front')).toEqual(front);
});

test('2.2 a card without a free slot cannot enter', () => {
  const huts = [8, 9, 10].map((slot) => ({ card: 'hut', slot }));
  const full = back.map((slot) => ({ card: 'bowman', slot }));
  const scenario = createScenario({ hand: ['hut', 'sage', 'post'], pieces: [...huts, ...full] });
  expect([scenario.offers({ play: 'hut' }), scenario.offers({ play: 'sage' })]).toEqual([false, false]);
  expect(places(scenario.does({ play: 'post' }))).toEqual(front);
});

test('2.2 if its slot has been occupied, a card enters another; without one it is discarded', () => {
  const pieces = [0, 1, 2].map((slot) => ({ card: 'bowman', slot }));
  const rest = back.map((slot) => ({ card: 'bowman', slot }));
  const scenario = createScenario({ hand: ['post', 'ford-ambush'], pieces })
    .does({ play: 'post' }, 3, { play: 'ford-ambush' })
    .settles();
  expect(scenario.piece('post').slot).toBe(4);
  const lost = createScenario({ hand: ['post', 'ford-ambush'], pieces: [...pieces, ...rest] });
  lost.does({ play: 'post' }, 3, { play: 'ford-ambush' }).settles();
  expect([lost.isInPlay('post'), lost.you.discard]).toEqual([false, ['ford-ambush', 'post']]);
});

test('2.4 neighbours are the places beside one in the same line', () => {
  const pieces = [
    { card: 'post', slot: 3 },
    { card: 'wall', slot: 2 },
    { card: 'brute', slot: 1 },
    { card: 'sage', slot: 4 },
  ];
  const scenario = createScenario({ hand: ['blast'], pieces }).plays('blast', 'post');
  expect(['post', 'wall', 'brute', 'sage'].map((one) => scenario.wounds(one))).toEqual([0, 1, 0, 0]);
});

test('2.4 characters do not move forward by themselves', () => {
  const scenario = createScenario({ hand: ['bolt'], pieces: [{ card: 'post' }, { card: 'sage' }] }).plays(
    'bolt',
    'post',
  );
  expect(scenario.piece('sage').slot).toBe(4);
});

test('4.6 an effect moves a character to the lowest free slot; it stays if the line is full', () => {
  const pieces = [
    { card: 'wall', slot: 0 },
    { card: 'bowman', slot: 1 },
    { card: 'brute', slot: 3 },
    { card: 'post', slot: 4 },
    { card: 'sage', slot: 5 },
  ];
  const scenario = createScenario({ hand: ['all-forward'], pieces }).plays('all-forward');
  expect([scenario.piece('post').slot, scenario.piece('sage').slot]).toEqual([2, 5]);
  expect(scenario.countEvents({ did: 'move failed', piece: 'sage' })).toBe(1);
});

test('4.6 a character moved by an effect can still be moved once by its player', () => {
  const scenario = createScenario({ hand: ['shove'], pieces: [{ card: 'post', slot: 0 }] }).plays(
    'shove',
    'post',
  );
  expect(scenario.piece('post').slot).toBe(4);
  expect(scenario.moves('post', 0).offers({ move: 'post' })).toBe(false);
});

test('4.6 a failed move is reported', () => {
  const rooted = { card: 'sage', slot: 4, states: [{ state: 'rooted' as const }] };
  const scenario = createScenario({ hand: ['shove'], pieces: [rooted, { card: 'ferrywoman', slot: 0 }] });
  expect(scenario.plays('shove', 'sage').countEvents({ did: 'move failed', piece: 'sage' })).toBe(1);
  expect(scenario.uses('ferrywoman', 'sage').countEvents({ did: 'move failed', piece: 'sage' })).toBe(1);
  expect(scenario.piece('ferrywoman').slot).toBe(0);
});
