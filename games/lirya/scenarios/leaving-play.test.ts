/** RULES 7.6, 9, 11 and 12: what remains of cards that leave play, change sides or become another card. */
import { expect, test } from 'vitest';
import { addTestCards } from '../scene.testing.ts';
import { own, sameName, spell, T0 } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import type { CardEffect, TargetSpec } from '../card-definition/index.ts';
import { createScenario } from './scenario.testing.ts';

const any: TargetSpec = { like: {} };
const harm: CardEffect = { do: 'damage', to: 'opponent', amount: 1 };

addTestCards('leaving tests', [
  { ...character('chick', { cost: 0, attack: 1, defence: 0, health: 1 }), token: true },
  character('mourner', {
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'leave', whose: 'you', like: { equipped: true } },
        effects: [harm],
      },
    ],
  }),
  character('lieutenant', {
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'enter' },
        effects: [
          { do: 'remember', who: { all: { card: 'post' } }, as: 'first' },
          { do: 'remember', who: { all: { card: 'wall' } }, as: 'second' },
        ],
      },
      {
        kind: 'activated',
        limit: { perTurn: 1 },
        effects: [{ do: 'damage', to: { remembered: 'second' }, amount: 1 }],
      },
    ],
  }),
  spell('hatch', [{ do: 'transform', who: T0, into: 'chick' }], [any]),
  spell('home', [{ do: 'return to hand', who: T0 }], [any]),
  spell('seize', [{ do: 'take control', of: T0, for: 'permanent' }], [any], 'response'),
  spell('unmake', [{ do: 'destroy', who: T0 }], [any], 'response'),
  spell('strip', [{ do: 'destroy', who: T0 }], [{ like: { type: 'equipment' } }]),
  spell('switch', [{ do: 'swap places', who: T0, with: { all: { type: 'character', side: 'you' } } }], [own]),
  {
    id: 'girdle',
    name: sameName('girdle'),
    type: 'equipment',
    rarity: 'common',
    cost: 1,
    slot: 'armour',
    health: 3,
  },
]);

test('9.2 whether a character had equipment is known when it leaves', () => {
  const armed = { card: 'straw', equipment: ['stick'] };
  const pieces = [{ card: 'mourner' }, armed, { card: 'straw', slot: 4 }];
  const scenario = createScenario({ hand: ['home', 'home'], energy: 5, pieces });
  scenario.plays('home', { slot: 4 });
  expect(scenario.opponent.life).toBe(20);
  scenario.plays('home', 'straw');
  expect(scenario.opponent.life).toBe(19);
});

test('9.1 the health that equipment gives goes with it', () => {
  const scenario = createScenario({
    hand: ['strip'],
    pieces: [{ card: 'post', equipment: ['girdle'] }],
  });
  expect(scenario.gain('post', 'health')).toBe(3);
  expect(scenario.plays('strip', 'girdle').gain('post', 'health')).toBe(0);
});

test('11.6 a special deck goes with its structure alone', () => {
  const scenario = createScenario({ energy: 9, hand: ['crossroads-inn', 'crossroads-inn', 'doom'] });
  scenario.plays('crossroads-inn', 8).plays('crossroads-inn', 9);
  expect(scenario.you.specials).toHaveLength(2);
  expect(scenario.plays('doom', { slot: 8 }).you.specials).toMatchObject([{ count: 7 }]);
  expect(scenario.state.specials).toHaveLength(1);
});

test('12.5 a card that returns to a full hand goes to the discard pile, seen by all', () => {
  const hand = Array.from({ length: 10 }, () => 'word');
  const scenario = createScenario({ hand: ['home'] }, { hand, pieces: [{ card: 'post' }] });
  scenario.plays('home', 'post');
  expect(scenario.opponent).toMatchObject({ hand: { count: 10 }, discard: ['post'] });
});

test('11.3 a transformation is told', () => {
  const scenario = createScenario({ hand: ['hatch'], pieces: [{ card: 'post' }] }).plays('hatch', 'post');
  expect(scenario.countEvents({ did: 'transform', piece: 'post', into: 'chick' })).toBe(1);
  expect(scenario.piece('chick')).toMatchObject({ attack: 1, health: 1 });
});

test.each(['seize', 'unmake'])(
  '7.6 an attacker that is gone or has changed sides strikes nobody: %s',
  (card) => {
    const scenario = createScenario({ pieces: [{ card: 'brute' }] }, { energy: 5, hand: [card] });
    scenario.declares(['brute', 'opponent']).does({ play: card }).settles();
    expect([scenario.you.life, scenario.opponent.life]).toEqual([20, 20]);
  },
);

test('12.1 a card remembers each thing under its own name', () => {
  const scenario = createScenario(
    { hand: ['lieutenant'] },
    { pieces: [{ card: 'post' }, { card: 'wall' }] },
  ).plays('lieutenant', 0);
  scenario.uses('lieutenant');
  expect([scenario.wounds('post'), scenario.wounds('wall')]).toEqual([0, 1]);
});

test('12.1 a character does not swap places with itself', () => {
  const pieces = [
    { card: 'post', slot: 0 },
    { card: 'sage', slot: 4 },
  ];
  const scenario = createScenario({ hand: ['switch'], pieces }).plays('switch', 'post');
  expect([scenario.piece('post').slot, scenario.piece('sage').slot]).toEqual([4, 0]);
});
