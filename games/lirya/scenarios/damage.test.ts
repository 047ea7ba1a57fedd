/** RULES 8 and 9: damage, healing and stats. */
import { expect, test } from 'vitest';
import { addTestCards } from '../scene.testing.ts';
import { spell, T0 } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import { type DamageKind, ELEMENTS, type Gift } from '../card-definition/index.ts';
import { createScenario } from './scenario.testing.ts';

const anybody = [{ what: 'card or player', like: { type: ['character', 'structure'] } }] as const;
const hit = (id: string, kind: DamageKind) => spell(id, [{ do: 'damage', to: T0, amount: 4, kind }], anybody);
const gift = (id: string, gifts: readonly Gift[], lasts: 'turn' | 'permanent' = 'turn') =>
  spell(id, [{ do: 'give', to: T0, gifts, for: lasts }], [{ like: {} }], 'normal', 0);

addTestCards('damage tests', [
  ...ELEMENTS.map((element) => character(`of-${element}`, { element, health: 15 })),
  hit('by-effect', 'effect'),
  hit('physical', 'physical'),
  hit('piercing', 'pierce'),
  hit('pure-hit', 'pure'),
  hit('healing-hit', 'healing'),
  gift('shield-three', [{ keyword: 'shield', n: 3 }]),
  gift('proof', [{ immune: 'spell damage' }]),
  gift('tough', [{ keyword: 'reduction', n: 1 }]),
  character('plain-warden', {
    abilities: [{ kind: 'static', to: { card: 'wall' }, gives: [{ keyword: 'reduction' }] }],
  }),
  character('strict-warden', {
    abilities: [{ kind: 'static', to: { card: 'wall' }, gives: [{ keyword: 'reduction', n: 2 }] }],
  }),
  gift('weak', [
    { stat: 'attack', by: -9 },
    { stat: 'defence', by: -9 },
  ]),
  gift('frail', [{ stat: 'health', by: -20 }]),
  gift('hearty', [{ stat: 'health', by: 2 }]),
  gift('mighty', [{ stat: 'attack', by: 30 }]),
  gift('as-seven', [{ set: 'attack', to: 7 }]),
  { ...spell('toll', [{ do: 'energy', who: 'you', amount: 0 }]), costs: [{ sacrifice: { card: 'straw' } }] },
  gift('twofold', [{ double: 'attack' }]),
  gift('stronger', [{ stat: 'attack', by: 5 }]),
  gift('grown', [{ stat: 'attack', by: 2 }], 'permanent'),
  gift('drained', [{ stat: 'health', by: -5 }]),
  spell('swapped', [{ do: 'swap stats', of: T0, stats: ['attack', 'defence'], for: 'turn' }], [{ like: {} }]),
  spell('offering', [{ do: 'sacrifice', who: 'opponent', like: { type: 'character' } }]),
]);

const state = (name: 'vulnerable' | 'fortified', amount: number) => [{ state: name, amount }];
const wound = (...cards: readonly string[]): number => {
  const scenario = createScenario({ hand: cards, pieces: [{ card: 'wall' }] });
  for (const card of cards) scenario.plays(card, 'wall');
  return scenario.wounds('wall');
};

test('1.1 elements give no advantage by themselves', () => {
  const dealt = ELEMENTS.flatMap((one) =>
    ELEMENTS.map((two) => {
      const scenario = createScenario(
        { pieces: [{ card: `of-${one}` }] },
        { pieces: [{ card: `of-${two}` }] },
      );
      return scenario.attacks([`of-${one}`, `of-${two}`]).opponent.pieces[0]?.health;
    }),
  );
  expect(new Set(dealt)).toEqual(new Set([15 - (3 - 1)]));
});

test('8.2 kinds of damage: defence counts against physical, partly against piercing, not against effects and pure', () => {
  expect(['by-effect', 'physical', 'piercing', 'pure-hit'].map((card) => wound(card))).toEqual([4, 1, 3, 4]);
});

test('8.2 healing damage heals instead', () => {
  const scenario = createScenario({ hand: ['healing-hit'], pieces: [{ card: 'wall', health: 5 }] }).plays(
    'healing-hit',
    'wall',
  );
  expect(scenario.piece('wall').health).toBe(9);
});

test('8.1 vulnerable adds to damage above 0; fortified and reduction subtract', () => {
  const hurt = (card: string, ...states: ReturnType<typeof state>): number => {
    const scenario = createScenario({ hand: ['tough', card], pieces: [{ card: 'wall', states }] });
    return scenario.plays(card, 'wall').wounds('wall');
  };
  expect(hurt('by-effect', ...state('vulnerable', 2))).toBe(6);
  expect(hurt('by-effect', ...state('fortified', 3))).toBe(1);
  expect(wound('tough', 'by-effect')).toBe(3);
  const blocked = createScenario(
    { pieces: [{ card: 'bowman' }] },
    { pieces: [{ card: 'wall', states: state('vulnerable', 2) }] },
  );
  expect(blocked.attacks(['bowman', 'wall']).wounds('wall')).toBe(0);
});

const hurtBeside = (...wardens: readonly string[]): number => {
  const pieces = ['wall', ...wardens].map((card) => ({ card }));
  return createScenario({ hand: ['by-effect'], pieces })
    .plays('by-effect', 'wall')
    .wounds('wall');
};

test('8.1 a keyword with a number that is given without one counts as 1, and numbers add up', () => {
  expect(hurtBeside()).toBe(4);
  expect(hurtBeside('plain-warden')).toBe(4 - 1);
  expect(hurtBeside('plain-warden', 'plain-warden')).toBe(4 - 2);
  expect(hurtBeside('plain-warden', 'strict-warden')).toBe(4 - 3);
});

test('8.1 the newest shield is used up first; an immune character takes nothing', () => {
  expect(wound('shield-three', 'by-effect', 'by-effect')).toBe(1 + 4);
  expect(wound('shield-three', 'jab', 'by-effect')).toBe(4 - 2);
  expect(wound('shield-three', 'shield-three', 'by-effect', 'by-effect')).toBe(2 * 4 - 2 * 3);
  expect(wound('proof', 'by-effect')).toBe(0);
});

test('8.1 shields are used up even if the character is immune', () => {
  const scenario = createScenario({
    hand: ['shield-three', 'proof', 'by-effect'],
    pieces: [{ card: 'wall' }],
  });
  scenario.plays('shield-three', 'wall').plays('proof', 'wall').plays('by-effect', 'wall');
  expect([scenario.wounds('wall'), scenario.keywords('wall')]).toEqual([0, []]);
});

test('8.1 damage beyond the remaining health is lost', () => {
  const scenario = createScenario({ pieces: [{ card: 'brute' }] }, { pieces: [{ card: 'straw' }] }).attacks([
    'brute',
    'straw',
  ]);
  expect(scenario.opponent.life).toBe(20);
});

test('8.3 healing stops at the maximum', () => {
  const scenario = createScenario({
    life: 19,
    hand: ['healing-hit', 'healing-hit', 'healing-hit'],
    pieces: [
      { card: 'wall', health: 14 },
      { card: 'hut', health: 5 },
    ],
  });
  scenario.plays('healing-hit', 'you').plays('healing-hit', 'wall').plays('healing-hit', 'hut');
  expect([scenario.you.life, scenario.piece('wall').health, scenario.piece('hut').health]).toEqual([
    20, 15, 6,
  ]);
});

test('8.4 dead characters go at once to their owner’s discard pile, with their equipment', () => {
  const scenario = createScenario(
    { hand: ['puppeteer', 'bolt'] },
    { pieces: [{ card: 'brute', equipment: ['stick'] }] },
  );
  scenario.plays('puppeteer', 4, 'brute').plays('bolt', 'brute');
  expect([scenario.you.discard, scenario.opponent.discard]).toEqual([['bolt'], ['brute', 'stick']]);
});

test('9.1 values have no upper bound, and never fall below 0; printed ones lie within bounds', () => {
  const scenario = createScenario({
    hand: ['mighty', 'weak'],
    pieces: [{ card: 'brute' }, { card: 'wall' }],
  });
  expect(scenario.plays('mighty', 'brute').piece('brute').attack).toBe(35);
  expect(scenario.plays('weak', 'wall').piece('wall')).toMatchObject({ attack: 0, defence: 0 });
});

test('9.1 setting comes first, then adding, and the view lists each part', () => {
  const blessed = { state: 'blessed' as const, turns: 2 };
  const pieces = [
    { card: 'common-oven', level: 2 },
    { card: 'brute', equipment: ['stick'], states: [blessed] },
  ];
  const scenario = createScenario({ hand: ['mighty', 'as-seven'], pieces })
    .plays('mighty', 'brute')
    .plays('as-seven', 'brute');
  expect(scenario.piece('brute').attack).toBe(7 + 30 + 1 + 1 + 1);
  const from = scenario.piece('brute').why.attack.map((part) => part.from);
  expect(from.toSorted()).toEqual(['base', 'effect', 'equipment', 'set', 'state', 'static']);
});

test('9.1 permanent modifiers, equipment, temporary modifiers and static abilities apply in this order', () => {
  const pieces = [
    { card: 'common-oven', level: 2 },
    { card: 'brute', equipment: ['stick'], states: [{ state: 'blessed' as const }] },
  ];
  const hand = ['grown', 'twofold'];
  const scenario = createScenario({ hand, pieces }).plays('twofold', 'brute').plays('grown', 'brute');
  // The permanent gain is the newest, and counts first all the same.
  expect(scenario.piece('brute').attack).toBe((5 + 2 + 1) * 2 + 1 + 1);
  const from = scenario.piece('brute').why.attack.map((part) => part.from);
  expect(from).toEqual(['base', 'counters', 'equipment', 'double', 'static', 'state']);
});

const sumOf = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

test('9.1 doubling and swapping apply to the value so far, and the parts add up to the value', () => {
  const pieces = [
    { card: 'brute', states: [{ state: 'blessed' as const }] },
    { card: 'common-oven', level: 2 },
  ];
  const scenario = createScenario({ hand: ['twofold', 'stronger', 'swapped', 'as-seven'], pieces }).plays(
    'twofold',
    'brute',
  );
  expect(scenario.piece('brute').attack).toBe(5 * 2 + 1 + 1);
  expect(sumOf(scenario.piece('brute').why.attack)).toBe(12);
  scenario.plays('stronger', 'brute').plays('swapped', 'brute');
  expect(scenario.piece('brute')).toMatchObject({ attack: 0 + 1 + 1, defence: 5 * 2 + 5 + 1 });
  scenario.plays('as-seven', 'brute');
  const { attack, defence, why } = scenario.piece('brute');
  expect([attack, defence]).toEqual([2, 7 * 2 + 5 + 1]);
  expect([sumOf(why.attack), sumOf(why.defence)]).toEqual([attack, defence]);
});

/** Health and its maximum during a temporary loss, and health afterwards. */
const left = (health: number, hurt = false): readonly number[] => {
  const scenario = createScenario({ hand: ['drained', 'jab'] }, { pieces: [{ card: 'post', health }] });
  scenario.plays('drained', 'post');
  if (hurt) scenario.plays('jab', 'post');
  const { health: now, most } = scenario.piece('post');
  return [now, most, scenario.endsTurn().piece('post').health];
};

test('9.2 when a loss of maximum health ends, only the health it took comes back', () => {
  expect(left(11)).toEqual([10, 10, 11]);
  expect(left(15)).toEqual([10, 10, 15]);
  expect(left(11, true)).toEqual([9, 10, 10]);
  expect(left(3)).toEqual([3, 10, 3]);
});

test('9.3 a card that has left is known with its last values, including equipment', () => {
  const opponent = { life: 5, pieces: [{ card: 'brute', equipment: ['stick'] }] };
  expect(
    createScenario({ hand: ['noon-judgement'] }, opponent).plays('noon-judgement', 'brute').opponent.life,
  ).toBe(5 + 6);
});

test('9.2 more maximum health is more health; less lowers it only to the new maximum and kills no one', () => {
  const scenario = createScenario({ hand: ['hearty', 'frail'], pieces: [{ card: 'post', health: 3 }] }).plays(
    'hearty',
    'post',
  );
  expect(scenario.piece('post')).toMatchObject({ health: 5, most: 17 });
  expect(scenario.endsTurn().piece('post')).toMatchObject({ health: 5, most: 15 });
  scenario.endsTurn().plays('frail', 'post');
  expect(scenario.piece('post')).toMatchObject({ health: 1, most: 1 });
});

test('8.5 damage is redirected as long as the new target is in play', () => {
  const scenario = createScenario({
    hand: ['jab', 'bolt', 'jab'],
    pieces: [{ card: 'dam-warden', slot: 0 }, { card: 'sage' }],
  });
  scenario.uses('dam-warden', 'sage').plays('jab', 'sage');
  expect([scenario.wounds('dam-warden'), scenario.wounds('sage')]).toEqual([1, 0]);
  scenario.plays('bolt', 'dam-warden').plays('jab', 'sage');
  expect([scenario.isInPlay('dam-warden'), scenario.wounds('sage')]).toEqual([false, 1]);
});

const saved = (card: string, ...answers: readonly string[]): unknown => {
  const scenario = createScenario(
    { hand: [card] },
    { pieces: [{ card: 'nonna-basalta' }, { card: 'post' }] },
  );
  scenario.plays(card, ...answers);
  return scenario.isInPlay('post') && scenario.piece('post').health;
};

test('8.4 a replacement of death applies to damage, destruction and sacrifice', () => {
  expect(['bolt', 'doom'].map((card) => saved(card, 'post'))).toEqual([1, 1]);
  expect(saved('offering', 'post')).toBe(1);
});

test('8.4 a death paid as a cost cannot be replaced', () => {
  const pieces = [{ card: 'nonna-basalta' }, { card: 'straw' }];
  expect(
    createScenario({ hand: ['toll'], pieces })
      .plays('toll', 'straw')
      .isInPlay('straw'),
  ).toBe(false);
});
