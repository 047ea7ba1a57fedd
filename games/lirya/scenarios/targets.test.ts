/** RULES 6.4 and 7: which attacks and which objects on the stack can be chosen as targets. */
import { expect, test } from 'vitest';
import { addTestCards } from '../scene.testing.ts';
import { sameName, spell, T0 } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import type { TargetSpec } from '../card-definition/index.ts';
import { createScenario, type Scenario } from './scenario.testing.ts';

const answer = (id: string, target: TargetSpec) =>
  spell(id, [{ do: 'cancel', what: T0 }], [{ what: 'stack', ...target }], 'response');

addTestCards('target tests', [
  character('whirl', { attack: 2, keywords: ['double attack'] }),
  character('caller', {
    abilities: [
      { kind: 'activated', limit: { perTurn: 1 }, effects: [{ do: 'heal', who: 'you', amount: 1 }] },
    ],
  }),
  spell('mist', [{ do: 'cancel attack', of: T0 }], [{ what: 'attack' }], 'response'),
  answer('deny-card', { item: 'card' }),
  answer('deny-spell', { item: 'spell' }),
  answer('deny-ability', { item: 'ability' }),
  {
    id: 'bulwark',
    name: sameName('bulwark'),
    type: 'structure',
    rarity: 'common',
    cost: 1,
    levels: [
      { cost: 1, points: 3, abilities: [] },
      { cost: 1, points: 4, abilities: [], keywords: ['uncancellable'] },
      { cost: 1, points: 5, abilities: [] },
    ],
  },
]);

/** The cards that the asked player may choose. */
const choosable = (scenario: Scenario): unknown[] =>
  scenario.match.question?.options.map((option) => (option as { readonly card?: string }).card ?? option) ??
  [];

test('6.4 each attacker is a target once, whatever its attacks, and not if its attacks are cancelled', () => {
  const scenario = createScenario(
    { pieces: [{ card: 'whirl' }, { card: 'brute' }] },
    { energy: 9, hand: ['mist', 'mist'], pieces: [{ card: 'post' }, { card: 'wall' }] },
  );
  scenario.declares(['whirl', 'post'], ['whirl', 'wall'], ['brute', 'post']).does({ play: 'mist' });
  expect(choosable(scenario)).toEqual(['whirl', 'brute']);
  scenario.does('whirl');
  while (scenario.state.stack.length > 0) scenario.does('pass');
  scenario.does({ play: 'mist' });
  expect(choosable(scenario)).toEqual(['brute']);
  scenario.does('brute').settles();
  expect([scenario.wounds('post'), scenario.wounds('wall')]).toEqual([0, 0]);
});

const hand = ['deny-card', 'deny-spell', 'deny-ability'];
test.each<[what: string, does: (scenario: Scenario) => Scenario, denied: readonly string[]]>([
  ['a spell', (scenario) => scenario.does({ play: 'word' }), ['deny-card', 'deny-spell']],
  ['a character', (scenario) => scenario.does({ play: 'straw' }, 4), ['deny-card']],
  ['an ability', (scenario) => scenario.does({ use: 'caller' }), ['deny-ability']],
])('6.5 %s on the stack is cancelled by what is meant for it', (_, does, denied) => {
  const you = { energy: 9, hand: ['word', 'straw'], pieces: [{ card: 'caller' }] };
  const scenario = does(createScenario(you, { energy: 9, hand }));
  expect(scenario.match.question).toMatchObject({ seat: 1, prompt: 'window' });
  expect(hand.filter((card) => scenario.offers({ play: card }))).toEqual(denied);
});

test('8.1 a structure that is built has the keywords of its first level', () => {
  const scenario = createScenario({ hand: ['bulwark'] }, { energy: 9, hand: ['deny-card'] });
  scenario.does({ play: 'bulwark' }, 8, { play: 'deny-card' }, 'bulwark').settles();
  expect([scenario.isInPlay('bulwark'), scenario.you.discard]).toEqual([false, ['bulwark']]);
});
