/** RULES 5.3 to 5.6: costs. */
import { expect, test } from 'vitest';
import { addTestCards } from '../scene.testing.ts';
import { sameName, spell } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import type { Gift } from '../card-definition/index.ts';
import { createScenario } from './scenario.testing.ts';

const price = (id: string, gift: Gift) =>
  spell(id, [{ do: 'give', to: 'you', gifts: [gift], for: 'turn' }], [], 'normal', 0);
const cards = { type: 'spell' } as const;

const fixing = {
  cost: 0,
  points: 5,
  abilities: [{ kind: 'static', to: 'you', gives: [{ costs: 4, cards }] }],
} as const;

addTestCards('cost tests', [
  character('bleeder', {
    health: 9,
    keywords: [{ keyword: 'reduction', n: 2 }],
    abilities: [
      { kind: 'activated', costs: [{ damage: 2 }], effects: [{ do: 'draw', who: 'you', count: 1 }] },
    ],
  }),
  {
    id: 'toll-gate',
    name: sameName('toll-gate'),
    type: 'structure',
    rarity: 'common',
    cost: 0,
    levels: [fixing, fixing, fixing],
  },
  character('paid-to-work', {
    abilities: [
      {
        kind: 'activated',
        costs: [{ energy: { sum: [1, -3] } }],
        effects: [{ do: 'heal', who: 'you', amount: 1 }],
      },
    ],
  }),
  character('two-heads', {
    abilities: [
      {
        kind: 'activated',
        costs: [{ sacrifice: { type: 'character' } }, 'sacrifice source'],
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
    ],
  }),
  { ...spell('hecatomb', [{ do: 'draw', who: 'you', count: 1 }]), costs: [{ sacrifice: {}, count: 2 }] },
  { ...spell('funeral-speech', [{ do: 'draw', who: 'you', count: 1 }]), if: { deaths: { min: 1 } } },
  price('three-less', { cost: -3, cards }),
  price('one-more', { cost: 1, cards }),
  price('at-five', { costs: 5, cards }),
  price('next-free', { costs: 0, cards, once: true }),
  price('next-less', { cost: -2, cards, once: true }),
  { ...spell('either-way', [{ do: 'draw', who: 'you', count: 1 }], [], 'normal', 5), instead: [{ life: 2 }] },
  price('armour-of-light', { keyword: 'shield', n: 5 }),
]);

const costAfter = (...spells: readonly string[]): number => {
  const scenario = createScenario({ hand: [...spells, 'slag-jet'] });
  for (const card of spells) scenario.plays(card);
  return scenario.you.costs!['slag-jet']!;
};

test('5.3 reductions come before increases, with 0 between them', () => {
  expect(createScenario({ hand: ['slag-jet'] }).you.costs).toEqual({ 'slag-jet': 2 });
  expect(costAfter('three-less')).toBe(0);
  const scenario = createScenario({ energy: 10, hand: ['one-more', 'three-less', 'slag-jet'] })
    .plays('one-more')
    .plays('three-less');
  expect(scenario.you.costs).toEqual({ 'slag-jet': 1 });
});

test('5.3 an effect that sets a cost comes before all changes', () => {
  const scenario = createScenario({ hand: ['three-less', 'at-five', 'slag-jet'] })
    .plays('three-less')
    .plays('at-five');
  expect(scenario.you.costs).toEqual({ 'slag-jet': 2 });
});

test('5.3 a change for the next card only is used up by it', () => {
  const scenario = createScenario({ energy: 2, hand: ['next-free', 'slag-jet', 'slag-jet'] }).plays(
    'next-free',
  );
  expect(scenario.plays('slag-jet', 'opponent').you.energy).toBe(2);
  expect(scenario.plays('slag-jet', 'opponent').you.energy).toBe(0);
});

test('5.4 what cannot be paid is refused with a reason, and nothing changes', () => {
  const scenario = createScenario({ energy: 1, hand: ['slag-jet'] });
  expect(scenario.offers({ play: 'slag-jet' })).toBe(false);
  const before = JSON.stringify(scenario.match.position());
  const tried = scenario.match.play(0, scenario.match.number, { play: 'slag-jet' });
  expect(tried).toEqual({
    ok: false,
    problem: { kind: 'illegal', reason: { why: 'too dear', rule: '5.4', facts: { cost: 2, energy: 1 } } },
  });
  expect(JSON.stringify(scenario.match.position())).toBe(before);
});

test.each([
  [
    'no room',
    {
      hand: ['post'],
      pieces: [0, 1, 2, 3, 4, 5, 6, 7].map((slot) => ({ card: 'bowman', slot })),
    },
  ],
  ['no target', { hand: ['long-wave'] }],
  ['no bearer', { hand: ['stick'] }],
  ['not now', { hand: ['funeral-speech'] }],
  ['not in hand', {}],
] as const)('5.4 a refusal says why: %s', (why, you) => {
  const scenario = createScenario(you);
  const [card = 'jab'] = 'hand' in you ? you.hand : [];
  expect(scenario.match.play(0, scenario.match.number, { play: card })).toMatchObject({
    problem: { reason: { why } },
  });
});

test('5.4 spent energy does not come back, not even from a cancelled card', () => {
  const scenario = createScenario({ hand: ['slag-jet'] }, { hand: ['cut-tongue'] });
  scenario.does({ play: 'slag-jet' }, 'opponent', { play: 'cut-tongue' }, 'slag-jet').settles();
  expect(scenario.you.energy).toBe(8);
});

test('5.5 with two ways to pay, the energy cost is that of the announcement', () => {
  const scenario = createScenario({ energy: 3, hand: ['next-less', 'either-way'] })
    .plays('next-less')
    .does({ play: 'either-way' }, 'energy')
    .settles();
  expect([scenario.you.energy, scenario.you.life]).toEqual([0, 20]);
});

test('5.5 damage paid as a cost cannot be prevented', () => {
  expect(
    createScenario({ pieces: [{ card: 'bleeder' }] })
      .uses('bleeder')
      .wounds('bleeder'),
  ).toBe(2);
});

test('5.5 life paid as a cost cannot be prevented', () => {
  const scenario = createScenario({ energy: 0, hand: ['armour-of-light', 'either-way'] })
    .plays('armour-of-light')
    .plays('either-way');
  expect([scenario.you.life, scenario.you.hand.count]).toEqual([18, 1]);
});

test('5.5 a card played free costs nothing', () => {
  const pieces = [{ card: 'aurea-settelampade' }];
  const scenario = createScenario({}, { energy: 0, capacity: 0, discard: ['straw'], pieces })
    .endsTurn()
    .does('straw', 0)
    .settles();
  expect(scenario.countEvents({ did: 'play', card: 'straw', free: true })).toBe(1);
  expect([scenario.isInPlay('straw'), scenario.opponent.energy]).toEqual([true, 1]);
});

test('5.6 abilities without cost, attacks and passing need no energy', () => {
  const scenario = createScenario({ energy: 0, pieces: [{ card: 'kiln-stoker' }, { card: 'ferrywoman' }] });
  expect(
    ['combat', 'end turn', { use: 'kiln-stoker' }, { move: 'ferrywoman' }].map((one) => scenario.offers(one)),
  ).toEqual([true, true, true, true]);
});

test('5.4 paying never gives energy', () => {
  const scenario = createScenario({ energy: 3, pieces: [{ card: 'paid-to-work' }] });
  expect(scenario.uses('paid-to-work').you.energy).toBe(3);
});

test('5.4 costs are paid together: no card pays twice', () => {
  const alone = createScenario({ pieces: [{ card: 'two-heads' }] });
  expect(alone.offers({ use: 'two-heads' })).toBe(false);
  const scenario = createScenario({ pieces: [{ card: 'two-heads' }, { card: 'straw' }] }).uses(
    'two-heads',
    'straw',
  );
  expect([scenario.isInPlay('straw'), scenario.isInPlay('two-heads'), scenario.you.hand.count]).toEqual([
    false,
    false,
    1,
  ]);
});

test('5.4 equipment sacrificed with its bearer pays no other cost', () => {
  const one = { hand: ['hecatomb'], pieces: [{ card: 'straw', equipment: ['stick'] }] };
  expect(createScenario(one).offers({ play: 'hecatomb' })).toBe(false);
});

const night = (energy: number) =>
  createScenario(
    { energy, hand: ['moonless-night'], pieces: [{ card: 'straw' }] },
    { pieces: [{ card: 'post' }] },
  );

test('5.5 targets are chosen before the cost is paid, with one way to pay or two; events report what was paid', () => {
  const rich = night(10).does({ play: 'moonless-night' });
  const poor = night(0).does({ play: 'moonless-night' });
  expect([rich.asked, poor.asked]).toEqual(['target', 'target']);
  for (const scenario of [rich, poor])
    expect(scenario.countEvents({ did: 'play', card: 'moonless-night', cost: 0, instead: true })).toBe(1);
  expect([rich.does('post').asked, poor.does('post').asked]).toEqual(['way', 'pay']);
  expect(rich.does('instead').asked).toBe('pay');
});

test('5.3 of several set costs the latest counts, from an effect or a static ability', () => {
  const gated = createScenario({ hand: ['at-five', 'slag-jet'], pieces: [{ card: 'toll-gate' }] }).plays(
    'at-five',
  );
  expect(gated.you.costs).toEqual({ 'slag-jet': 5 });
  const built = createScenario({ hand: ['at-five', 'slag-jet', 'toll-gate'] }).plays('at-five');
  expect(built.plays('toll-gate', { place: 8 }).you.costs).toEqual({ 'slag-jet': 4 });
});
