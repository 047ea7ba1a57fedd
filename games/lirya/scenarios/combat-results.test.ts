/** RULES 7.5, 7.6, 8.4 and 13.1: several defences, triggers of combat damage, and deaths at no health. */
import { expect, test } from 'vitest';
import type { CardEffect } from '../card-definition/index.ts';
import { addTestCards } from '../scene.testing.ts';
import { character } from '../stress.testing.ts';
import { createScenario } from './scenario.testing.ts';

const hit = (amount: number): CardEffect => ({ do: 'damage', to: 'opponent', amount });

addTestCards('combat results', [
  character('stormer', { attack: 2, health: 9, keywords: ['assault'] }),
  character('biter', {
    attack: 2,
    health: 9,
    abilities: [
      { kind: 'triggered', trigger: { on: 'damage dealt', by: { type: 'character' } }, effects: [hit(1)] },
    ],
  }),
  character('sufferer', {
    defence: 0,
    health: 9,
    abilities: [{ kind: 'triggered', trigger: { on: 'damage taken' }, effects: [hit(2)] }],
  }),
  character('debtor', {
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'turn end' },
        effects: [{ do: 'damage', to: 'you', amount: 1 }],
      },
    ],
  }),
]);

const attack = (slot: number) => ({ attacker: { slot }, target: 'opponent' });

test('7.5 every attack on the player may have a defender of its own', () => {
  const pieces = [{ card: 'stormer' }, { card: 'stormer' }];
  const scenario = createScenario({ pieces }, { pieces: [{ card: 'post' }, { card: 'brute' }] });
  scenario.does('combat', attack(0), attack(1));
  if (scenario.asked === 'attack') scenario.does('done');
  scenario.does({ defender: 'post', attack: 0 }, { defender: 'brute', attack: 1 }).settles();
  expect([scenario.opponent.life, scenario.wounds('post'), scenario.wounds('brute')]).toEqual([20, 2, 2]);
});

test('8.4 a character dies with no health left as with less', () => {
  const scenario = createScenario(
    { energy: 2, hand: ['jab', 'bolt'] },
    {
      pieces: [{ card: 'straw' }, { card: 'post', health: 2 }],
    },
  );
  expect(scenario.plays('jab', 'straw').isInPlay('straw')).toBe(false);
  expect(scenario.plays('bolt', 'post').isInPlay('post')).toBe(false);
});

test('13.1 who is without life at the end of the own turn loses before the next begins', () => {
  const scenario = createScenario({ life: 1, pieces: [{ card: 'debtor' }] })
    .does('end turn')
    .settles();
  expect(scenario.match.outcome?.places).toEqual([2, 1]);
  expect(scenario.countEvents({ did: 'turn' })).toBe(0);
});

test('7.6 what triggers by damage dealt and taken in a combat triggers when it is resolved', () => {
  const scenario = createScenario({ pieces: [{ card: 'biter' }] }, { pieces: [{ card: 'sufferer' }] });
  scenario.attacks(['biter', 'sufferer']);
  expect([scenario.wounds('sufferer'), scenario.opponent.life, scenario.you.life]).toEqual([2, 19, 18]);
});
