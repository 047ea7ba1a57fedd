/** RULES 16: start positions from scenes. */
import { expect, test } from 'vitest';
import { startMatch } from '@ludoteca/kernel';
import { game } from './game.ts';
import { startScene, stateOf } from './scene.testing.ts';

test('16.1 a scene becomes a start position', () => {
  const match = startScene({
    turn: 7,
    active: 1,
    players: [
      { life: 3, hand: ['stress-damage-spell'], deck: ['stress-haste', 'stress-guard'] },
      {
        energy: 2,
        pieces: [
          {
            card: 'stress-guard',
            slot: 1,
            equipment: ['stress-blade'],
            states: [{ state: 'blessed', turns: 2 }],
          },
          { card: 'stress-aura-0', level: 2 },
        ],
      },
    ],
  });
  expect(match.question).toMatchObject({ prompt: 'main', seat: 1 });
  const { players } = match.view('spectator');
  expect(players[0]).toMatchObject({ life: 3, hand: { count: 1, cards: [null] }, deck: { count: 2 } });
  expect(players[1]?.pieces).toMatchObject([
    { card: 'stress-guard', slot: 1, attack: 5, defence: 2, health: 6 },
    { card: 'stress-aura-0', level: 2, health: 4 },
  ]);
  expect(stateOf(match).turn).toBe(7);
});

test('16.1 a piece without a slot stands in the first free one', () => {
  const pieces = ['stress-aura-0', 'stress-aura-0', 'stress-haste', 'stress-haste'].map((card) => ({ card }));
  const match = startScene({ players: [{ pieces }, {}] });
  expect(match.view(0).players[0]?.pieces.map(({ slot }) => slot)).toEqual([8, 9, 0, 1]);
});

test('16.1 pieces have their shields and special decks, without events', () => {
  const match = startScene({
    players: [
      { pieces: [{ card: 'dawn-squire' }, { card: 'crossroads-inn' }] },
      {
        pieces: [
          { card: 'stress-haste', states: [{ state: 'immunity', against: 'combat damage' }] },
          { card: 'stress-on-state-applied', states: [{ state: 'blessed' }] },
        ],
      },
    ],
  });
  const [you, opponent] = match.view('spectator').players;
  expect(you?.pieces[0]?.keywords).toContainEqual({ keyword: 'shield', n: 2 });
  expect(you?.specials).toMatchObject([{ count: 7 }]);
  expect(opponent?.pieces[0]?.immune).toEqual(['combat damage']);
  expect([match.question?.prompt, stateOf(match).waiting, stateOf(match).stack]).toEqual(['main', [], []]);
});

test('16.1 the last turn is that of the rules', () => {
  expect(stateOf(startScene({ turn: 12, players: [{}, {}] }, { variant: { lastTurn: 12 } })).turn).toBe(12);
  expect(
    startMatch(game, {
      seats: 2,
      seed: 'late',
      settings: { variant: { lastTurn: 12 } },
      from: at('turn', 13),
    }),
  ).toMatchObject({ ok: false, problem: [{ facts: { field: 'turn' } }] });
});

const at = (field: string, value: unknown): object => {
  const scene: { [key: string]: unknown } = { players: [{}, {}] };
  scene[field] = value;
  return scene;
};

test.each([
  ['scene', []],
  ['scene.colour', at('colour', 'red')],
  ['turn', at('turn', 0.5)],
  ['active', at('active', 2)],
  ['phase', at('phase', 'tea')],
  ['players', at('players', [{}])],
  ['players[0].life', at('players', [{ life: 0 }, {}])],
  ['players[1].energy', at('players', [{}, { energy: 11 }])],
  ['players[0].hand[1]', at('players', [{ hand: ['stress-damage-spell', 'no such card'] }, {}])],
  ['players[0].hand', at('players', [{ hand: Array.from({ length: 11 }, () => 'stress-damage-spell') }, {}])],
  ['players[0].pieces[0].card', at('players', [{ pieces: [{ card: 'stress-damage-spell' }] }, {}])],
  ['players[0].pieces[0].slot', at('players', [{ pieces: [{ card: 'stress-on-leave', slot: 0 }] }, {}])],
  [
    'players[0].pieces[1].slot',
    at('players', [
      {
        pieces: [
          { card: 'stress-haste', slot: 2 },
          { card: 'stress-haste', slot: 2 },
        ],
      },
      {},
    ]),
  ],
  ['players[0].pieces[0].health', at('players', [{ pieces: [{ card: 'stress-haste', health: 99 }] }, {}])],
  ['players[0].pieces[0].level', at('players', [{ pieces: [{ card: 'stress-aura-0', level: 4 }] }, {}])],
  [
    'players[0].pieces[0].equipment[0]',
    at('players', [{ pieces: [{ card: 'stress-haste', equipment: ['stress-damage-spell'] }] }, {}]),
  ],
  [
    'players[0].pieces[0].equipment[1]',
    at('players', [{ pieces: [{ card: 'stress-haste', equipment: ['stress-blade', 'stress-blade'] }] }, {}]),
  ],
  ['players[1].deck[0]', at('players', [{}, { deck: ['stress-mote'] }])],
  ['players[0].pieces[0].fresh', at('players', [{ pieces: [{ card: 'stress-haste', fresh: 5 }] }, {}])],
  [
    'players[0].pieces[0].states[0].against',
    at('players', [{ pieces: [{ card: 'stress-haste', states: [{ state: 'immunity' }] }] }, {}]),
  ],
  ...[
    ['blessed', 'cursed'],
    ['blessed', 'blessed'],
  ].map((two): [string, object] => [
    'players[0].pieces[0].states[1].state',
    at('players', [{ pieces: [{ card: 'stress-haste', states: two.map((state) => ({ state })) }] }, {}]),
  ]),
  [
    'players[0].pieces[0].states[0].state',
    at('players', [{ pieces: [{ card: 'stress-haste', states: [{ state: 'sleepy' }] }] }, {}]),
  ],
])('16.1 what is wrong is named: %s', (field, from) => {
  expect(startMatch(game, { seats: 2, seed: 'wrong', from })).toEqual({
    ok: false,
    problem: [{ why: 'scene', rule: '16.1', facts: { field } }],
  });
});
