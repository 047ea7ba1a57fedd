/** Effects, conditions and triggers of plug-ins, and faulty plug-ins. */
import type { Json } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { playAnswer, addTestCards, startScene, passAll, stateOf } from '../scene.testing.ts';
import { spell } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import type { Ability, CardEffect } from '../card-definition/index.ts';
import { addPlugin } from './add-ons.ts';

const broken = (name: string): readonly CardEffect[] => [{ do: `broken:${name}`, with: { list: [1] } }];

addPlugin({
  id: 'good',
  version: 1,
  effects: {
    twice: (look, given) => [
      { do: 'damage', to: 'opponent', amount: look.life('you') > 5 ? Number(given) * 2 : 0 },
    ],
  },
  conditions: { rich: (look) => look.energy('you') >= 3 },
  triggers: { 'big-wound': { on: 'damage taken', holds: (look) => look.value('amount') >= 3 } },
});

addPlugin({
  id: 'broken',
  version: 1,
  effects: {
    throws: () => {
      throw new Error('a mistake');
    },
    endless: () => Array.from({ length: 1000 }, (): CardEffect => ({ do: 'draw', who: 'you', count: 1 })),
    itself: () => [{ do: 'broken:itself' }, { do: 'broken:itself' }],
    writes: (_, given) => {
      (given as { list: Json[] }).list.push(2);
      return [];
    },
    nonsense: () => [{ do: 'no such thing' } as unknown as CardEffect],
    nothing: () => undefined as unknown as readonly CardEffect[],
    halves: () => [{ do: 'damage', to: null, amount: 'much' } as unknown as CardEffect],
    inside: () => [
      { do: 'may', effects: [{ do: 'token', card: 'no such card' }] },
      { do: 'damage', to: 'opponent', amount: 5 },
    ],
    sulks: () => {
      throw Object.create(null);
    },
    deep: () => {
      let effects: CardEffect[] = [{ do: 'draw', who: 'you', count: 1 }];
      for (let i = 0; i < 100_000; i++) effects = [{ do: 'may', effects }];
      return effects;
    },
  },
  conditions: {
    fails: () => {
      throw new Error('no idea');
    },
    shrugs: () => 'maybe' as unknown as boolean,
  },
});

const ABLE = {
  kind: 'activated',
  costs: [{ energy: 1 }],
  effects: [{ do: 'damage', to: 'opponent', amount: 1 }],
} as const satisfies Ability;

const FAULTY = [
  'throws',
  'endless',
  'writes',
  'nonsense',
  'nothing',
  'missing',
  'halves',
  'inside',
  'sulks',
  'deep',
];

addTestCards(
  'plug-in tests',
  [
    spell('plug-none', [{ do: 'damage', to: 'opponent', amount: 1 }]),
    spell('plug-twice', [{ do: 'good:twice', with: 2 }]),
    spell('plug-scratch', [{ do: 'damage', to: { all: { card: 'plug-watcher' } }, amount: 2 }]),
    spell('plug-wound', [{ do: 'damage', to: { all: { card: 'plug-watcher' } }, amount: 3 }]),
    spell('plug-if', [
      { do: 'if', if: { custom: 'good:rich' }, effects: [{ do: 'draw', who: 'you', count: 1 }] },
    ]),
    character('plug-watcher', {
      health: 9,
      abilities: [
        {
          kind: 'triggered',
          trigger: { on: 'good:big-wound' },
          effects: [{ do: 'heal', who: 'you', amount: 1 }],
        },
      ],
    }),
    ...[...FAULTY, 'itself'].map((name) =>
      spell(`plug-${name}`, [...broken(name), { do: 'damage', to: 'opponent', amount: 1 }]),
    ),
    character('plug-proud', {
      abilities: [
        {
          kind: 'static',
          to: 'source',
          if: { custom: 'broken:shrugs' },
          gives: [{ stat: 'attack', by: 5 }],
        },
      ],
    }),
    character('plug-able', {
      abilities: [{ ...ABLE, if: { custom: 'broken:fails' } }],
    }),
    spell('plug-gift', [
      { do: 'give', to: 'you', gifts: [{ cost: -1, cards: {} }], for: { while: { custom: 'broken:fails' } } },
    ]),
    { ...spell('plug-held', []), effects: ABLE.effects, if: { custom: 'broken:fails' } },
    spell('plug-unsure', [
      {
        do: 'if',
        if: { custom: 'broken:fails' },
        effects: [],
        else: [{ do: 'damage', to: 'opponent', amount: 1 }],
      },
    ]),
  ],
  { good: 1, broken: 1 },
);

/** Plays an answer without responses. */
const playOut = (match: ReturnType<typeof startScene>, choice: object) => [
  ...playAnswer(match, choice),
  ...passAll(match),
];

const scene = (card: string) =>
  startScene({ players: [{ hand: [card, card], deck: ['stress-haste', 'stress-haste'] }, { life: 10 }] });

test('an effect of a plug-in executes the effects that it returns', () => {
  const match = scene('plug-twice');
  playOut(match, { play: 'plug-twice' });
  expect(stateOf(match).players[1]?.life).toBe(6);
});

test('conditions and triggers of a plug-in are evaluated', () => {
  const match = startScene({
    players: [
      { hand: ['plug-if', 'plug-scratch', 'plug-wound'], deck: ['stress-haste'], energy: 5 },
      { pieces: [{ card: 'plug-watcher' }], life: 5 },
    ],
  });
  playOut(match, { play: 'plug-if' });
  expect(stateOf(match).players[0]?.hand).toHaveLength(3);
  playOut(match, { play: 'plug-scratch' });
  expect(stateOf(match).players[1]?.life).toBe(5);
  playOut(match, { play: 'plug-wound' });
  expect(stateOf(match).players[1]?.life).toBe(6);
});

test('a condition that returns no boolean counts as false, and its plug-in is disabled', () => {
  const match = startScene({ players: [{ hand: ['plug-proud'], energy: 5 }, {}] });
  playOut(match, { play: 'plug-proud' });
  expect(playOut(match, { place: 0 })).toContainEqual({
    did: 'plug-in off',
    plugin: 'broken',
    why: 'neither yes nor no',
  });
  expect(match.view(0).players[0]?.pieces[0]?.attack).toBe(3);
});

test.each([
  ['a name', { id: 'No Name', version: 1 }],
  ['a version', { id: 'unversioned', version: 0.5 }],
  ['the name of a part', { id: 'parts', version: 1, effects: { 'two words': () => [] } }],
  [
    'the event of a trigger',
    { id: 'waits', version: 1, triggers: { it: { on: 'rain', holds: () => true } } },
  ],
  ['a rule', { id: 'unruly', version: 1, conditions: { it: 3 as never } }],
  ['a name that is taken', { id: 'good', version: 2 }],
])('a plug-in is refused for %s', (_, plugin) => {
  expect(() => addPlugin(plugin)).toThrow(plugin.id);
});

test.each(FAULTY)('a plug-in that %s is reported and disabled, and the match goes on', (name) => {
  const match = scene(`plug-${name}`);
  const events = playOut(match, { play: `plug-${name}` });
  expect(events).toContainEqual(expect.objectContaining({ did: 'plug-in off', plugin: 'broken' }));
  expect(stateOf(match)).toMatchObject({ off: ['broken'], players: [{ life: 20 }, { life: 9 }] });
  const again = playOut(match, { play: `plug-${name}` });
  expect(again.some(({ did }) => did === 'plug-in off')).toBe(false);
  expect(stateOf(match).players[1]?.life).toBe(8);
});

/** The state after a card was played, without the card itself, the number of effects and the disabled plug-ins. */
const tableAfter = (card: string): object => {
  const match = scene(card);
  playOut(match, { play: card });
  const { off: _, events: __, players, ...rest } = stateOf(match);
  return {
    ...rest,
    players: players.map(({ hand, discard, ...player }) => [player, hand.length, discard.length]),
  };
};

test.each(FAULTY)('a plug-in that %s changes nothing at all', (name) => {
  expect(tableAfter(`plug-${name}`)).toEqual(tableAfter('plug-none'));
});

test('a plug-in whose effect returns itself endlessly is stopped like any chain', () => {
  const match = scene('plug-itself');
  const events = playOut(match, { play: 'plug-itself' });
  expect(events).toContainEqual({ did: 'anomaly', count: 1 });
  expect(match.question?.prompt).toBe('main');
});

test('a condition that throws counts as false, and its plug-in is disabled', () => {
  const match = scene('plug-unsure');
  const events = playOut(match, { play: 'plug-unsure' });
  expect(events).toContainEqual({ did: 'plug-in off', plugin: 'broken', why: 'no idea' });
  expect(stateOf(match).players[1]?.life).toBe(9);
});

const OFF = { did: 'plug-in off', plugin: 'broken', why: 'no idea' };

test('the same if it throws in the test whether an ability could be used', () => {
  const match = startScene({ players: [{ hand: ['plug-none'], pieces: [{ card: 'plug-able' }] }, {}] });
  expect(playOut(match, { play: 'plug-none' })).toContainEqual(OFF);
  expect(stateOf(match).off).toEqual(['broken']);
});

test('the same if it throws as the condition of a modifier', () => {
  const match = startScene({ players: [{ hand: ['plug-gift'] }, {}] });
  expect(playOut(match, { play: 'plug-gift' })).toContainEqual(OFF);
  expect(stateOf(match).players[0]?.marks).toEqual([]);
});

test('the same if it throws as the condition of a card, in whichever zone the card is', () => {
  const deck1 = { cards: { 'plug-held': 2, 'ash-urchin': 2 } };
  const settings = { variant: { deckMin: 4 }, deck1 };
  const match = startScene({ players: [{ hand: ['plug-none'] }, {}] }, settings);
  expect(playOut(match, { play: 'plug-none' })).toContainEqual(OFF);
});
