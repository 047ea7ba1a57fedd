/** RULES 8.1, 8.4 and 12.1: replaced damage and deaths, and more damage by abilities. */
import { expect, test } from 'vitest';
import { addTestCards } from '../scene.testing.ts';
import { sameName, spell, T0 } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import type { ReplacementAbility } from '../card-definition/index.ts';
import { createScenario } from './scenario.testing.ts';

const replacing = (id: string, ability: Omit<ReplacementAbility, 'kind'>) =>
  character(id, { attack: 0, defence: 0, health: 9, abilities: [{ kind: 'replacement', ...ability }] });

addTestCards('replacement tests', [
  replacing('screen', { instead: 'damage', to: 'you', prevent: 1 }),
  replacing('martyr', { instead: 'damage', to: 'you', redirect: 'source' }),
  replacing('scapegoat', { instead: 'damage', to: { card: 'martyr' }, redirect: 'source' }),
  replacing('ouroboros', { instead: 'damage', to: 'source', redirect: 'source' }),
  replacing('phoenix', {
    instead: 'death',
    survive: 2,
    limit: { perMatch: 1 },
    effects: [{ do: 'damage', to: 'opponent', amount: 3 }],
  }),
  character('thick', { attack: 0, defence: 0, health: 9, keywords: [{ keyword: 'reduction', n: 2 }] }),
  spell(
    'leech-jab',
    [
      { do: 'damage', to: T0, amount: 1 },
      { do: 'heal', who: 'you', amount: 'last' },
    ],
    [{ like: {} }],
  ),
  spell('bless-all', [{ do: 'give', to: 'you', gifts: [{ more: 'healing', by: 2 }], for: 'turn' }]),
  spell('nothing', [{ do: 'damage', to: T0, amount: 0 }], [{ like: {} }]),
  spell('stoke', [{ do: 'give', to: 'you', gifts: [{ more: 'damage', of: 'spell', by: 2 }], for: 'turn' }]),
  character('gunner', {
    abilities: [
      {
        kind: 'activated',
        limit: { perTurn: 1 },
        effects: [{ do: 'damage', to: 'opponent', amount: 1 }],
      },
    ],
  }),
  {
    id: 'armoury',
    name: sameName('armoury'),
    type: 'structure',
    rarity: 'common',
    cost: 1,
    levels: [0, 1, 2].map((cost) => ({
      cost,
      points: 5,
      abilities: [
        {
          kind: 'static',
          to: 'you',
          gives: [
            { more: 'damage', of: 'spell', by: 1 },
            { more: 'healing', by: 5 },
          ],
        },
      ],
    })) as never,
  },
]);

test('8.1 damage to a player is prevented, however little it is', () => {
  const scenario = createScenario(
    { hand: ['jab', 'bolt'], energy: 2, capacity: 2 },
    { pieces: [{ card: 'screen' }] },
  );
  expect(scenario.plays('jab', 'opponent').opponent.life).toBe(20);
  expect(scenario.countEvents({ did: 'prevent', amount: 1 })).toBe(1);
  expect(scenario.plays('bolt', 'opponent').opponent.life).toBe(6);
});

test('8.1 redirected damage is not redirected again', () => {
  const scenario = createScenario(
    { hand: ['jab'] },
    { pieces: [{ card: 'martyr' }, { card: 'scapegoat' }] },
  ).plays('jab', 'opponent');
  expect([scenario.opponent.life, scenario.wounds('martyr'), scenario.wounds('scapegoat')]).toEqual([
    20, 1, 0,
  ]);
});

test('8.1 damage is not redirected to the card that takes it anyway', () => {
  const scenario = createScenario({ hand: ['jab'] }, { pieces: [{ card: 'ouroboros' }] });
  expect(scenario.plays('jab', 'ouroboros').wounds('ouroboros')).toBe(1);
});

test('8.1 one point of reduced damage is told as prevented, and no damage as nothing', () => {
  const scenario = createScenario(
    { hand: ['jab', 'nothing'], energy: 2, capacity: 2 },
    { pieces: [{ card: 'thick' }] },
  );
  expect(scenario.plays('jab', 'thick').countEvents({ did: 'prevent', amount: 1 })).toBe(1);
  scenario.plays('nothing', 'thick');
  expect([scenario.countEvents({ did: 'prevent' }), scenario.countEvents({ did: 'damage' })]).toEqual([0, 0]);
});

test('8.1 damage that is not dealt is not counted', () => {
  const scenario = createScenario({ life: 10, hand: ['leech-jab'] }, { pieces: [{ card: 'thick' }] });
  expect(scenario.plays('leech-jab', 'thick').you.life).toBe(10);
});

test('12.1 more healing is no more damage', () => {
  const scenario = createScenario({ life: 10, hand: ['bless-all', 'jab', 'salve'], energy: 3, capacity: 3 });
  scenario.plays('bless-all').plays('jab', 'opponent').plays('salve', 'you');
  expect([scenario.opponent.life, scenario.you.life]).toEqual([19, 13]);
});

test('8.4 a replaced death has its effects, once if it is limited', () => {
  const scenario = createScenario(
    { hand: ['bolt', 'bolt'], energy: 2, capacity: 2 },
    { pieces: [{ card: 'phoenix' }] },
  );
  scenario.plays('bolt', 'phoenix');
  expect([scenario.piece('phoenix').health, scenario.you.life]).toEqual([2, 17]);
  expect(scenario.plays('bolt', 'phoenix').isInPlay('phoenix')).toBe(false);
});

test('12.1 more damage is for the spells of the player, not for abilities nor for the opponent', () => {
  const hand = ['jab', 'stoke', 'jab', 'word'];
  const scenario = createScenario(
    { hand, energy: 9, capacity: 9, pieces: [{ card: 'armoury' }, { card: 'gunner' }] },
    { hand: ['retort'], energy: 1 },
  );
  expect(scenario.plays('jab', 'opponent').opponent.life).toBe(18);
  expect(scenario.uses('gunner').opponent.life).toBe(17);
  expect(scenario.plays('stoke').plays('jab', 'opponent').opponent.life).toBe(13);
  scenario.does({ play: 'word' }).does({ play: 'retort' }, 'you').settles();
  expect(scenario.you.life).toBe(19);
});
