/** RULES 4.6, 6.4, 9 to 14: small print: owners, repairs, copies, transformations, failed choices, moves in a full field. */
import { expect, test } from 'vitest';
import { addTestCards, passAll } from '../scene.testing.ts';
import { own, sameName, spell, T0 } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import type { Ability, CardEffect, StaticAbility, TargetSpec } from '../card-definition/index.ts';
import { addPlugin } from '../plugins/add-ons.ts';
import { createScenario } from './scenario.testing.ts';

const any: TargetSpec = { like: {} };
const hit = (amount: Extract<CardEffect, { do: 'damage' }>['amount']): CardEffect => ({
  do: 'damage',
  to: 'opponent',
  amount,
});
const giving = (id: string, gives: StaticAbility['gives'], rest: object = {}) =>
  character(id, {
    attack: 1,
    defence: 1,
    health: 9,
    abilities: [{ kind: 'static', to: { type: 'character', side: 'you' }, gives }],
    ...rest,
  });
const onLeave: Ability = {
  kind: 'triggered',
  trigger: { on: 'leave', whose: 'you' },
  effects: [{ do: 'heal', who: 'you', amount: 'amount' }, hit(1)],
};

addPlugin({
  id: 'detail',
  version: 1,
  triggers: {
    fails: {
      on: 'cast',
      holds: () => {
        throw new Error('no idea');
      },
    },
  },
});

addTestCards(
  'rule details',
  [
    character('undertaker', { abilities: [onLeave] }),
    character('sentry', {
      abilities: [{ kind: 'triggered', trigger: { on: 'detail:fails' }, effects: [hit(1)] }],
    }),
    giving('levelling', [{ set: 'defence', to: 4 }]),
    { ...giving('standard', [{ stat: 'attack', by: 2 }], { cost: 0 }), token: true },
    {
      id: 'shack',
      name: sameName('shack'),
      type: 'structure',
      rarity: 'common',
      cost: 0,
      token: true,
      levels: [0, 1, 2].map((cost, i) => ({ cost, points: 2 + i, abilities: [] })) as never,
    },
    spell('ruin', [{ do: 'transform', who: T0, into: 'shack' }], [any]),
    spell('shield-all', [{ do: 'give', to: T0, gifts: [{ immune: 'spell damage' }], for: 'turn' }], [own]),
    spell('lay-open', [{ do: 'remove', state: 'immunity', from: T0 }], [any]),
    spell('echo', [{ do: 'copy spell', what: 'answered' }], undefined, 'response'),
    spell('crowd', [{ do: 'token', card: 'stress-mote', line: 'back', count: 4 }], undefined, 'response'),
    character('slayer', {
      abilities: [
        { kind: 'activated', costs: [{ sacrifice: { type: 'character', other: true } }], effects: [hit(1)] },
      ],
    }),
    spell('tithe', [{ do: 'damage', to: 'cost', amount: 1 }]),
    spell('poke', [{ do: 'damage', to: T0, amount: 1, kind: 'physical' }], [any]),
    character('ghost', { class: 'ranger', attack: 1, health: 9, keywords: ['stealth'] }),
    spell('pay-owner', [{ do: 'heal', who: { owner: T0 }, amount: 1 }], [any]),
    spell('pay-holder', [{ do: 'heal', who: { controller: T0 }, amount: 1 }], [any]),
    spell('pay-self', [{ do: 'heal', who: { owner: 'you' }, amount: 1 }]),
    spell('annex', [{ do: 'take control', of: T0, for: 'permanent' }], [any]),
    spell('mend-everything', [{ do: 'repair', who: { all: {} }, amount: 2 }]),
    spell('thicken', [{ do: 'give', to: T0, gifts: [{ stat: 'health', by: 3 }], for: 'permanent' }], [own]),
    spell('double', [{ do: 'copy token', of: T0 }], [own]),
    spell('become', [{ do: 'transform', who: T0, into: 'standard' }], [any]),
    spell('recall-home', [{ do: 'return to hand', who: T0 }], [any]),
    spell('cull', [{ do: 'discard', who: 'opponent', count: 1, like: { type: 'character' } }]),
    spell('few', [{ do: 'damage', to: { pick: { side: 'opponent' }, count: 2, upTo: true }, amount: 1 }]),
    spell('unmask', [{ do: 'remove', state: 'stealth', from: T0 }], [any]),
    spell(
      'nought',
      [
        {
          do: 'give',
          to: T0,
          gifts: [{ stat: 'attack', by: { count: { type: 'structure' } } }],
          for: { turns: 2 },
        },
      ],
      [any],
    ),
    spell('wither', [{ do: 'give', to: T0, gifts: [{ stat: 'attack', by: -1 }], for: { turns: 3 } }], [any]),
    spell('cleanse-one', [{ do: 'purify', who: T0, count: 1 }], [own]),
    spell('hold', [{ do: 'cancel attack', of: T0 }], [{ what: 'attack' }], 'response'),
    spell('gainsay', [{ do: 'cancel', what: 'answered' }], undefined, 'response'),
    { ...spell('priced', [hit(1)]), costs: [{ discard: 1 }] },
  ],
  { detail: 1 },
);

test('12.1 a card that goes back to the hand leaves play without an amount', () => {
  const pieces = [{ card: 'undertaker' }, { card: 'post' }];
  const scenario = createScenario({ life: 10, hand: ['recall-home'], pieces }).plays('recall-home', 'post');
  expect([scenario.you.life, scenario.opponent.life]).toEqual([10, 19]);
});

test('12.7 a trigger of a plug-in that throws is reported, and triggers nothing', () => {
  const scenario = createScenario({ energy: 2, hand: ['word', 'word'], pieces: [{ card: 'sentry' }] });
  expect(scenario.plays('word').countEvents({ did: 'plug-in off', plugin: 'detail' })).toBe(1);
  expect(scenario.plays('word').countEvents({ did: 'plug-in off' })).toBe(0);
  expect(scenario.opponent.life).toBe(20);
});

test('1.7 the owner of a card stays its owner, whoever controls it', () => {
  const scenario = createScenario(
    { life: 10, energy: 4, hand: ['annex', 'pay-owner', 'pay-holder', 'pay-self'] },
    { life: 10, pieces: [{ card: 'post' }] },
  );
  scenario.plays('annex', 'post').plays('pay-owner', 'post');
  expect([scenario.you.life, scenario.opponent.life]).toEqual([10, 11]);
  scenario.plays('pay-holder', 'post');
  expect([scenario.you.life, scenario.opponent.life]).toEqual([11, 11]);
  expect(scenario.plays('pay-self').you.life).toBe(12);
});

test('8.3 structures are repaired, characters are not', () => {
  const pieces = [
    { card: 'hut', health: 1 },
    { card: 'post', health: 1 },
  ];
  const scenario = createScenario({ hand: ['mend-everything'], pieces }).plays('mend-everything');
  expect([scenario.piece('hut').health, scenario.piece('post').health]).toEqual([3, 1]);
});

test('9.1 a static ability that sets one value leaves the others', () => {
  const scenario = createScenario({ pieces: [{ card: 'levelling' }, { card: 'post' }] });
  expect(scenario.piece('post')).toMatchObject({ attack: 0, defence: 4, most: 15 });
  expect(scenario.piece('levelling')).toMatchObject({ attack: 1, defence: 4, most: 9 });
});

test('1.6 a copy has the health that was given for good', () => {
  const scenario = createScenario({ energy: 2, hand: ['thicken', 'double'], pieces: [{ card: 'post' }] });
  scenario.plays('thicken', 'post').plays('double', 'post');
  expect(scenario.you.pieces.map(({ health, most }) => [health, most])).toEqual([
    [18, 18],
    [18, 18],
  ]);
});

test('12.9 a transformed card gives what it gives now, and has no level if it is a character', () => {
  const pieces = [{ card: 'post' }, { card: 'straw' }];
  const scenario = createScenario({ hand: ['become'], pieces }).plays('become', 'post');
  expect(scenario.gain('straw', 'attack')).toBe(2);
  expect(scenario.piece('standard').level).toBe(0);
});

test('12.9 a transformed structure is at its first level, with the points of that', () => {
  const scenario = createScenario({ hand: ['ruin'], pieces: [{ card: 'hut', level: 3 }] });
  expect(scenario.plays('ruin', 'hut').piece('shack')).toMatchObject({ level: 1, health: 2, most: 2 });
});

test('7.5 who cannot defend is listed for the next attack on the player', () => {
  const enemies = [
    { card: 'post', slot: 0 },
    { card: 'sage', slot: 4 },
  ];
  const pieces = [
    { card: 'brute', slot: 4 },
    { card: 'breach-captain', slot: 0 },
  ];
  const scenario = createScenario({ pieces }, { pieces: enemies });
  scenario.declares(['breach-captain', 'opponent'], ['brute', 'post']);
  const barred = scenario.match.barred();
  expect(barred).toMatchObject([
    { defender: { card: 'sage' }, attack: 0, attacker: { card: 'breach-captain' } },
  ]);
  const later = createScenario(
    {
      pieces: [
        { card: 'brute', slot: 0 },
        { card: 'breach-captain', slot: 1 },
      ],
    },
    { pieces: enemies },
  );
  later.declares(['brute', 'post'], ['breach-captain', 'opponent']);
  expect(later.match.barred()).toMatchObject([{ defender: { card: 'sage' }, attack: 1 }]);
});

test('7.8 a hidden character is no target wherever it stands, and equipment never is', () => {
  const enemies = [
    { card: 'ghost', slot: 0 },
    { card: 'post', slot: 1, equipment: ['stick'] },
  ];
  const scenario = createScenario({ pieces: [{ card: 'brute', slot: 0 }] }, { pieces: enemies });
  scenario.does('combat');
  const whyNot = (target: object) => {
    const [{ attacker }] = scenario.match.question!.options as unknown as readonly [{ attacker: object }];
    return scenario.match.why({ attacker, target }).why;
  };
  const { id } = scenario.piece('ghost');
  expect(whyNot({ id })).toBe('cannot be attacked');
  expect(whyNot({ id: scenario.piece('post').equipment[0]!.id })).toBe('no such attack');
});

test('14.1 who cannot discard what is asked for says so, even with a single card', () => {
  const scenario = createScenario({ hand: ['cull'] }, { hand: ['word'] }).does({ play: 'cull' });
  passAll(scenario.match);
  expect(scenario.match.question).toMatchObject({ seat: 1, prompt: 'give up', options: ['none'] });
  const empty = createScenario({ hand: ['cull'] }, {}).plays('cull');
  expect(empty.asked).toBe('main');
});

test('6.4 who chooses no more tells that as no object', () => {
  const scenario = createScenario({ hand: ['few'] }, { pieces: [{ card: 'post' }, { card: 'wall' }] });
  scenario.plays('few', 'done');
  expect(scenario.countEvents({ did: 'choose', what: 0 })).toBe(1);
});

test('7.8 that printed stealth is over is told once', () => {
  const scenario = createScenario({ pieces: [{ card: 'ghost' }] }, { pieces: [{ card: 'post' }] });
  scenario.declares(['ghost', 'post']);
  expect(scenario.countEvents({ did: 'stealth over', piece: 'ghost' })).toBe(1);
  const found = createScenario({ energy: 2, hand: ['unmask', 'unmask'] }, { pieces: [{ card: 'ghost' }] });
  expect(found.plays('unmask', 'ghost').countEvents({ did: 'stealth over' })).toBe(1);
  expect(found.plays('unmask', 'ghost').countEvents({ did: 'stealth over' })).toBe(0);
});

test('10.4 purification does not spend itself on a gift of nothing', () => {
  const scenario = createScenario(
    { energy: 9, capacity: 9, hand: ['cleanse-one'], pieces: [{ card: 'brute' }] },
    { energy: 9, capacity: 9, hand: ['wither', 'nought'] },
    { active: 1 },
  );
  scenario.plays('wither', 'brute').plays('nought', 'brute').endsTurn();
  expect(scenario.gain('brute', 'attack')).toBe(-1);
  expect(scenario.plays('cleanse-one', 'brute').gain('brute', 'attack')).toBe(0);
});

test('6.4 an attack that is cancelled already is no target any more', () => {
  const scenario = createScenario(
    { pieces: [{ card: 'brute' }, { card: 'bowman' }] },
    { energy: 9, hand: ['hold', 'hold'], pieces: [{ card: 'post' }] },
  );
  scenario.declares(['brute', 'post'], ['bowman', 'post']);
  scenario.does({ play: 'hold' }, 'brute', { play: 'hold' }, 'brute').settles();
  expect([scenario.countEvents({ did: 'stop attack' }), scenario.countEvents({ did: 'fizzle' })]).toEqual([
    1, 1,
  ]);
  expect(scenario.wounds('post')).toBe(1);
});

test('6.1 a response that cancels what it answers cancels what lies right below it', () => {
  const scenario = createScenario(
    { energy: 9, hand: ['jab', 'retort'] },
    { energy: 9, hand: ['gainsay'], life: 20 },
  );
  scenario.does({ play: 'jab' }, 'opponent', { play: 'retort' }, 'opponent', { play: 'gainsay' }).settles();
  expect([scenario.countEvents({ did: 'cancel', card: 'retort' }), scenario.opponent.life]).toEqual([1, 19]);
});

test('5.4 a cost that is no energy does not count as energy', () => {
  const scenario = createScenario({ energy: 0, hand: ['priced', 'word'] });
  expect(scenario.match.why({ play: 'priced' })).toEqual({
    why: 'too dear',
    rule: '5.4',
    facts: { cost: 1, energy: 0 },
  });
});

const rooted = [{ state: 'rooted', turns: 3 }] as const;
const fullBackLine = (states: readonly (readonly { state: 'rooted'; turns: number }[])[]) => [
  { card: 'post', slot: 0 },
  ...states.map((each, i) => ({ card: 'bowman', slot: 4 + i, states: each })),
];

test('4.6 a full line is entered by changing places with somebody who may move', () => {
  const open = createScenario({ pieces: fullBackLine([rooted, rooted, rooted, []]) });
  expect(open.offers({ move: 'post' })).toBe(true);
  expect(open.does({ move: 'post' }).match.question?.options).toEqual([{ place: 7 }]);
  const closed = createScenario({ pieces: fullBackLine([rooted, rooted, rooted, rooted]) });
  expect(closed.offers({ move: 'post' })).toBe(false);
  const room = createScenario({ pieces: fullBackLine([rooted, rooted, rooted]) });
  expect(room.does({ move: 'post' }).match.question?.options).toEqual([{ place: 7 }]);
});

test('7.2 of the cards out of reach one of each kind is listed, with who is hidden', () => {
  const enemies = [
    { card: 'post', slot: 0 },
    { card: 'sage', slot: 4 },
    { card: 'ghost', slot: 5 },
    { card: 'hut', slot: 8 },
  ];
  const scenario = createScenario({ pieces: [{ card: 'brute', slot: 0 }] }, { pieces: enemies });
  scenario.does('combat');
  const targets = scenario.match
    .barred()
    .flatMap((choice) => (typeof choice === 'object' && 'target' in choice ? [choice.target] : []));
  const names = targets.map((target) => ('card' in target ? target.card : 'opponent'));
  expect(names.toSorted()).toEqual(['ghost', 'hut', 'opponent', 'sage']);
});

test('10.5 immunity that was given as a gift is removed too', () => {
  const scenario = createScenario({
    energy: 9,
    hand: ['shield-all', 'jab', 'lay-open', 'jab'],
    pieces: [{ card: 'post' }],
  });
  expect(scenario.plays('shield-all', 'post').plays('jab', 'post').wounds('post')).toBe(0);
  scenario.plays('lay-open', 'post');
  expect(scenario.countEvents({ did: 'gift over', what: 'immune spell damage' })).toBe(1);
  expect(scenario.plays('jab', 'post').wounds('post')).toBe(1);
});

test('6.1 a copied spell is told as one that is played free', () => {
  const scenario = createScenario({ energy: 9, hand: ['jab', 'echo'] });
  scenario.does({ play: 'jab' }, 'opponent', { play: 'echo' }).settles();
  expect(scenario.countEvents({ did: 'play', card: 'jab', free: true, cost: 0 })).toBe(1);
  expect([scenario.opponent.life, scenario.you.discard.toSorted()]).toEqual([18, ['echo', 'jab']]);
});

test('2.2 a character whose line is full when it would enter goes to the discard pile, and this is told', () => {
  const pieces = Array.from({ length: 3 }, (_, i) => ({ card: 'post', slot: 4 + i }));
  const scenario = createScenario({ energy: 9, hand: ['sage', 'crowd'], pieces });
  scenario.does({ play: 'sage' }, 7, { play: 'crowd' }).settles();
  expect([scenario.isInPlay('sage'), scenario.you.discard.toSorted()]).toEqual([false, ['crowd', 'sage']]);
  expect(scenario.countEvents({ did: 'fizzle', card: 'sage' })).toBe(1);
});

test('5.4 a cost of a sacrifice is one card, unless it says more', () => {
  const pieces = [{ card: 'slayer' }, { card: 'post' }, { card: 'wall' }];
  const scenario = createScenario({ pieces }).uses('slayer', 'post');
  expect([scenario.asked, scenario.you.pieces.map(({ card }) => card)]).toEqual(['main', ['slayer', 'wall']]);
});

test('1.4 a spell goes to the discard pile when it has resolved, and is never in play', () => {
  const scenario = createScenario(
    { hand: ['jab'] },
    { energy: 1, hand: ['retort'], pieces: [{ card: 'post' }] },
  );
  scenario.does({ play: 'jab' }, 'post');
  expect([scenario.isInPlay('jab'), scenario.you.discard]).toEqual([false, []]);
  scenario.settles();
  expect([scenario.isInPlay('jab'), scenario.you.discard, scenario.you.hand.count]).toEqual([
    false,
    ['jab'],
    0,
  ]);
});

test('5.4 where no card was paid, there is none that an effect could mean', () => {
  const scenario = createScenario({ hand: ['tithe'], pieces: [{ card: 'post' }] }).plays('tithe');
  expect(scenario.countEvents({ did: 'damage' })).toBe(0);
});

test('7.7 a minimum of damage is for attacks, not for spells', () => {
  const variant = { minimumDamage: 1 };
  const start = { hand: ['poke'], pieces: [{ card: 'straw' }] };
  const scenario = createScenario(start, { pieces: [{ card: 'wall' }] }, {}, { variant });
  expect(scenario.plays('poke', 'wall').wounds('wall')).toBe(0);
  expect(scenario.attacks(['straw', 'wall']).wounds('wall')).toBe(1);
});

test('4.3 who summons a character pays its cost and puts it where the player says', () => {
  const scenario = createScenario({ energy: 3, hand: ['post'] }).plays('post', 2);
  expect([scenario.piece('post').slot, scenario.you.energy, scenario.you.hand.count]).toEqual([2, 2, 0]);
});
