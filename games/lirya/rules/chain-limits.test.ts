/** RULES 13.3: endless chains. */
import { expect, test } from 'vitest';
import { playAnswer, addTestCards, startScene, passAll, stateOf } from '../scene.testing.ts';
import { spell } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import type { CardEffect, ValueExpression } from '../card-definition/index.ts';

const HUNDRED: readonly CardEffect[] = [
  { do: 'repeat', times: 100, effects: [{ do: 'damage', to: 'you', amount: 0 }] },
];
/** 100 to the tenth power. */
const HUGE: ValueExpression = { product: [1, 2].map(() => ({ product: [100, 100, 100, 100, 100] })) };

addTestCards('chain tests', [
  {
    ...spell('chain-token', [{ do: 'repeat', times: 100, effects: HUNDRED }], undefined, 'normal', 0),
    token: true,
  },
  spell('chain-often', [
    { do: 'repeat', times: HUGE, effects: [{ do: 'add counters', to: 'you', name: 'ring', count: 1 }] },
  ]),
  spell('chain-many', [{ do: 'create', card: 'stress-mote', who: 'you', count: HUGE }]),
  spell('chain-more', [
    { do: 'repeat', times: 100, effects: [{ do: 'create', card: 'stress-mote', who: 'you', count: HUGE }] },
  ]),
  spell('chain-hard', [{ do: 'damage', to: 'opponent', amount: HUGE }]),
  spell('chain-never', [
    { do: 'repeat', times: { sum: [1, -3] }, effects: [{ do: 'damage', to: 'opponent', amount: 1 }] },
  ]),
  character('chain-heart', {
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'heal', whose: 'anybody' },
        effects: [
          { do: 'damage', to: 'you', amount: 1 },
          { do: 'heal', who: 'you', amount: 1 },
        ],
      },
    ],
  }),
  spell(
    'chain-start',
    [
      { do: 'damage', to: 'you', amount: 1 },
      { do: 'heal', who: 'you', amount: 1 },
    ],
    undefined,
    'normal',
    0,
  ),
  spell('chain-grow', [{ do: 'energy', who: 'you', amount: 1 }], undefined, 'normal', 0),
  spell('chain-lots', [{ do: 'move', who: { all: {} }, to: 'other line' }], undefined, 'normal', 0),
  character('chain-growth', {
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'energy' },
        effects: [
          { do: 'add counters', to: 'source', name: 'ring', count: 1 },
          { do: 'energy', who: 'you', amount: 1 },
        ],
      },
    ],
  }),
  character('chain-dancer', {
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'move' },
        effects: [
          { do: 'if', if: { chance: 98 }, effects: [{ do: 'move', who: 'source', to: 'other line' }] },
        ],
      },
    ],
  }),
  spell('chain-answer', [{ do: 'repeat', times: 100, effects: HUNDRED }], undefined, 'response', 0),
  spell('chain-calm', [{ do: 'energy', who: 'you', amount: 1 }], undefined, 'normal', 0),
  spell('chain-loop', [{ do: 'repeat', times: 100, effects: HUNDRED }], undefined, 'normal', 0),
]);

const scene = (card: string) =>
  startScene({
    players: [
      {
        hand: [card, card, card],
        deck: ['stress-haste'],
        pieces: [{ card: 'chain-heart' }, { card: 'chain-growth' }, { card: 'chain-dancer' }],
      },
      { deck: ['stress-haste'] },
    ],
  });

const playOut = (match: ReturnType<typeof startScene>, card: string) => [
  ...playAnswer(match, { play: card }),
  ...passAll(match),
];

test('13.3 abilities that trigger each other without end are stopped, and the match goes on', () => {
  const match = scene('chain-start');
  const events = [...playAnswer(match, { play: 'chain-start' }), ...passAll(match)];
  expect(events).toContainEqual({ did: 'anomaly', count: 1 });
  expect(stateOf(match)).toMatchObject({ stack: [], waiting: [], anomalies: 1 });
  expect(match.question?.prompt).toBe('main');
});

const resolutions = (card: string) => {
  const match = scene(card);
  return [...playAnswer(match, { play: card }), ...passAll(match)].filter(({ did }) => did === 'resolve')
    .length;
};

test('13.3 a repeated state stops its chain much earlier', () => {
  expect(resolutions('chain-start')).toBeLessThan(15);
  expect(resolutions('chain-grow')).toBe(500);
});

test('13.3 a repeated state after a random draw does not stop the chain', () => {
  const match = scene('chain-lots');
  const events = [...playAnswer(match, { play: 'chain-lots' }), ...passAll(match)];
  expect(events.filter(({ did }) => did === 'chance').length).toBeGreaterThan(30);
  expect(events.some(({ did }) => did === 'anomaly')).toBe(false);
});

test('13.3 endless effects are stopped too', () => {
  const match = scene('chain-loop');
  expect([...playAnswer(match, { play: 'chain-loop' }), ...passAll(match)]).toContainEqual({
    did: 'anomaly',
    count: 1,
  });
  expect(match.question?.prompt).toBe('main');
});

test('13.3 the third aborted chain ends the match in a draw', () => {
  const match = scene('chain-start');
  for (let i = 0; i < 3; i++) {
    playAnswer(match, { play: 'chain-start' });
    passAll(match);
  }
  expect(match.outcome).toEqual({ places: [1, 1] });
});

test('13.3 one effect does nothing more than a hundred times', () => {
  const match = scene('chain-often');
  playOut(match, 'chain-often');
  expect(stateOf(match).players[0]?.marks).toHaveLength(100);
  const many = scene('chain-many');
  expect(playOut(many, 'chain-many').filter(({ did }) => did === 'card' || did === 'burn')).toHaveLength(100);
  const never = scene('chain-never');
  playOut(never, 'chain-never');
  expect(stateOf(never).players[1]?.life).toBe(20);
});

test('13.3 each repetition counts for the chain', () => {
  const match = scene('chain-more');
  expect(playOut(match, 'chain-more')).toContainEqual({ did: 'anomaly', count: 1 });
});

test('13.3 no number is greater than ten thousand', () => {
  const match = scene('chain-hard');
  expect(playOut(match, 'chain-hard')).toContainEqual(
    expect.objectContaining({ did: 'damage', amount: 10_000 }),
  );
});

test('13.3 a token on the stack goes to no pile when the chain is aborted', () => {
  const match = scene('chain-token');
  expect(playOut(match, 'chain-token')).toContainEqual({ did: 'anomaly', count: 1 });
  expect(stateOf(match).players[0]?.discard).toEqual([]);
});

test('13.3 cards on the stack of an aborted chain go to the discard piles of their players, without effect', () => {
  const match = startScene({
    players: [
      { hand: ['chain-calm'], deck: ['stress-haste'], energy: 3 },
      { hand: ['chain-answer'], deck: ['stress-haste'], energy: 3 },
    ],
  });
  playAnswer(match, { play: 'chain-calm' });
  while (match.question?.seat === 0) playAnswer(match, 'pass');
  const events = [...playAnswer(match, { play: 'chain-answer' }), ...passAll(match)];
  expect(events).toContainEqual({ did: 'anomaly', count: 1 });
  expect(stateOf(match).stack).toEqual([]);
  const { players } = match.view('judge');
  expect(players.map(({ discard }) => discard)).toEqual([['chain-calm'], ['chain-answer']]);
  expect(players[0]?.energy).toBe(3);
});
