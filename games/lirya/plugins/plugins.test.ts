import type { Json } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { answer, bring, laid, passAll, tableOf } from '../scene.testing.ts';
import { spell } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import type { Effect } from '../vocabulary/index.ts';
import { addPlugin } from './registry.ts';

const broken = (name: string): readonly Effect[] => [{ do: `broken:${name}`, with: { list: [1] } }];

addPlugin({
  id: 'good',
  version: 1,
  effects: {
    twice: (look, given) => [
      { do: 'damage', to: 'opponent', amount: look.life('you') > 5 ? Number(given) * 2 : 0 },
    ],
  },
  conditions: { rich: (look) => look.energy('you') >= 3 },
  triggers: { 'big wound': { on: 'damage taken', holds: (look) => look.value('amount') >= 3 } },
});

addPlugin({
  id: 'broken',
  version: 1,
  effects: {
    throws: () => {
      throw new Error('a mistake');
    },
    endless: () => Array.from({ length: 1000 }, (): Effect => ({ do: 'draw', who: 'you', count: 1 })),
    itself: () => [{ do: 'broken:itself' }, { do: 'broken:itself' }],
    writes: (_, given) => {
      (given as { list: Json[] }).list.push(2);
      return [];
    },
    nonsense: () => [{ do: 'no such thing' } as unknown as Effect],
    nothing: () => undefined as unknown as readonly Effect[],
  },
  conditions: {
    fails: () => {
      throw new Error('no idea');
    },
  },
});

bring(
  'plug-in tests',
  [
    spell('plug-twice', [{ do: 'good:twice', with: 2 }]),
    spell('plug-if', [
      { do: 'if', if: { custom: 'good:rich' }, effects: [{ do: 'draw', who: 'you', count: 1 }] },
    ]),
    character('plug-watcher', {
      abilities: [
        {
          kind: 'triggered',
          trigger: { on: 'good:big wound' },
          effects: [{ do: 'heal', who: 'you', amount: 1 }],
        },
      ],
    }),
    ...['throws', 'endless', 'itself', 'writes', 'nonsense', 'nothing', 'missing'].map((name) =>
      spell(`plug-${name}`, [...broken(name), { do: 'damage', to: 'opponent', amount: 1 }]),
    ),
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

const scene = (card: string) =>
  laid({ players: [{ hand: [card, card], deck: ['stress-haste', 'stress-haste'] }, { life: 10 }] });

test('an effect of a plug-in is what it says in words of the game', () => {
  const match = scene('plug-twice');
  answer(match, { play: 'plug-twice' });
  expect(tableOf(match).players[1]?.life).toBe(6);
});

test('a condition and a trigger of a plug-in are asked', () => {
  const match = laid({
    players: [
      { hand: ['plug-if', 'stress-damage-spell'], deck: ['stress-haste'] },
      { pieces: [{ card: 'plug-watcher' }], life: 5 },
    ],
  });
  answer(match, { play: 'plug-if' });
  expect(tableOf(match).players[0]?.hand).toHaveLength(2);
});

test.each(['throws', 'endless', 'writes', 'nonsense', 'nothing', 'missing'])(
  'a plug-in that %s is named and switched off, and the match goes on',
  (name) => {
    const match = scene(`plug-${name}`);
    const told = answer(match, { play: `plug-${name}` });
    expect(told).toContainEqual(expect.objectContaining({ did: 'plug-in off', plugin: 'broken' }));
    expect(tableOf(match)).toMatchObject({ off: ['broken'], players: [{ life: 20 }, { life: 9 }] });
    const again = answer(match, { play: `plug-${name}` });
    expect(again.some(({ did }) => did === 'plug-in off')).toBe(false);
    expect(tableOf(match).players[1]?.life).toBe(8);
  },
);

test('a plug-in that puts itself in its own place without end is stopped as any chain is', () => {
  const match = scene('plug-itself');
  const told = [...answer(match, { play: 'plug-itself' }), ...passAll(match)];
  expect(told).toContainEqual({ did: 'anomaly', count: 1 });
  expect(match.question?.prompt).toBe('main');
});

test('a condition that fails does not hold, and its plug-in is switched off', () => {
  const match = scene('plug-unsure');
  const told = answer(match, { play: 'plug-unsure' });
  expect(told).toContainEqual({ did: 'plug-in off', plugin: 'broken', why: 'no idea' });
  expect(tableOf(match).players[1]?.life).toBe(9);
});
