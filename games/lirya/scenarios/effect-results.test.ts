/** RULES 8, 12 and 14: how much effects do, to whom, whom they ask, and what they tell. */
import { expect, test } from 'vitest';
import { addTestCards, passAll } from '../scene.testing.ts';
import { own, sameName, spell, T0 } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import type { CardEffect, Gift, TargetSpec } from '../card-definition/index.ts';
import { createScenario, type Scenario } from './scenario.testing.ts';

const mine = { type: 'character', side: 'you' } as const;
const theirs = { type: 'character', side: 'opponent' } as const;
const any: TargetSpec = { like: {} };
const hit = (amount: Extract<CardEffect, { do: 'damage' }>['amount']): CardEffect => ({
  do: 'damage',
  to: 'opponent',
  amount,
});
const giving = (id: string, gift: Gift) =>
  spell(id, [{ do: 'give', to: T0, gifts: [gift], for: 'turn' }], [own]);

const PRYING: readonly CardEffect[] = [
  { do: 'look', at: 'hand', of: 'opponent' },
  { do: 'look', at: 'deck', of: 'opponent', count: 1 },
  { do: 'look', at: 'hand', of: 'you' },
  { do: 'reveal', from: 'hand', of: 'opponent' },
  { do: 'reveal', from: 'deck', of: 'opponent', count: 1 },
];

addTestCards('effect result tests', [
  spell('chorus', [{ do: 'repeat', times: { count: mine }, effects: [hit(1)] }]),
  spell('fervour', [{ do: 'give', to: 'you', gifts: [{ more: 'damage', by: 2 }], for: 'turn' }]),
  spell('soothe', [{ do: 'heal', who: { all: mine }, amount: 2 }, hit('last')]),
  spell('veterans', [hit({ count: { did: 'attack' } })]),
  spell('wanderers', [hit({ count: { did: 'move' } })]),
  spell('newcomers', [hit({ count: { did: 'enter', type: 'character' } })]),
  spell('casualties', [hit({ count: { did: 'take damage' } })]),
  spell(
    'scars',
    [
      { do: 'add counters', to: T0, name: 'scar', count: 2 },
      { do: 'add counters', to: T0, name: 'star', count: 3 },
      hit({ counters: 'scar', on: T0 }),
    ],
    [own],
  ),
  spell('pillage', [{ do: 'energy', who: 'opponent', amount: -5 }]),
  spell('exhaust', [{ do: 'capacity', who: 'opponent', amount: -20 }]),
  spell('ambush', [{ do: 'damage', to: { pick: theirs }, amount: 1 }]),
  spell('dilemma', [{ do: 'damage', to: { pick: theirs, by: 'opponent' }, amount: 1 }]),
  spell('ranks', [{ do: 'damage', to: { alongside: T0 }, amount: 1 }], [own]),
  spell('elbows', [{ do: 'damage', to: { beside: T0 }, amount: 1 }], [own]),
  spell('offer', [{ do: 'may', effects: [hit(1)] }]),
  spell('lift', [{ do: 'upgrade', who: { all: { type: 'structure' } } }]),
  spell('unearth', [{ do: 'recover', like: {}, count: 2, to: 'hand' }]),
  spell('retrieve', [{ do: 'recover', like: { type: 'character' }, to: 'top' }]),
  spell('prepare', [{ do: 'search', like: { type: 'character' }, to: 'top' }]),
  spell('declare', [{ do: 'search', like: { type: 'character' }, to: 'top', reveal: true }]),
  spell('rummage', [{ do: 'dig', count: 4, take: 2, to: 'hand', rest: 'bottom' }]),
  spell('bargain', [{ do: 'play', from: 'discard', like: { card: 'costly' }, cost: -2 }]),
  spell('surcharge', [{ do: 'play', from: 'discard', like: { card: 'costly' }, cost: 2 }]),
  spell('seed', [{ do: 'later', at: 'turn start', effects: [hit(1)] }]),
  giving('cover', { immune: 'poisoned' }),
  giving('veil', { untargetable: 'opponent' }),
  giving('anchor', { cannot: 'move' }),
  giving('blunt', { lose: 'haste' }),
  spell('lock-hand', [{ do: 'give', to: 'you', gifts: [{ hand: 'protected' }], for: 'turn' }]),
  spell('kindred', [{ do: 'damage', to: { all: { same: { what: 'class', as: T0 } } }, amount: 1 }], [any]),
  spell('fever', [{ do: 'damage', to: { all: { state: 'poisoned' } }, amount: 1 }]),
  spell('erode', [{ do: 'mill', who: 'opponent', count: 2 }, hit('last')]),
  spell('plague', [{ do: 'apply', state: 'poisoned', to: { all: theirs }, for: { turns: 2 } }, hit('last')]),
  spell('speed', [{ do: 'give', to: T0, gifts: [{ keyword: 'haste' }], for: 'turn' }], [own]),
  spell('pry', PRYING),
  spell('pry-back', PRYING, undefined, 'response'),
  spell('never', [
    { do: 'repeat', times: 100, effects: [{ do: 'if', if: { chance: 0 }, effects: [hit(1)] }] },
  ]),
  spell('ever', [
    { do: 'repeat', times: 3, effects: [{ do: 'if', if: { chance: 100 }, effects: [hit(1)] }] },
  ]),
  spell('costly', [hit(1)], undefined, 'normal', 5),
  character('lorekeeper', {
    abilities: [
      { kind: 'activated', targets: [any], effects: [{ do: 'remember', who: T0, as: 'rival' }] },
      { kind: 'activated', effects: [{ do: 'damage', to: { remembered: 'rival' }, amount: 1 }] },
    ],
  }),
  {
    id: 'beacon',
    name: sameName('beacon'),
    type: 'structure',
    rarity: 'common',
    cost: 1,
    levels: [0, 1, 2].map((cost) => ({
      cost,
      points: 5,
      abilities: [{ kind: 'activated', limit: { perTurn: 1 }, effects: [hit({ byLevel: [1, 3, 6] })] }],
    })) as never,
  },
]);

test('12.1 what is repeated no times does not happen', () => {
  const scenario = createScenario({ hand: ['chorus', 'chorus', 'straw'], energy: 9 });
  expect(scenario.plays('chorus').opponent.life).toBe(20);
  expect(scenario.plays('straw', 0).plays('chorus').opponent.life).toBe(19);
});

test('12.1 a card that remembers under the same name forgets what it remembered', () => {
  const scenario = createScenario({ pieces: [{ card: 'lorekeeper' }, { card: 'post' }, { card: 'wall' }] });
  scenario.uses('lorekeeper', 'post').does({ use: 'lorekeeper', ability: 0 }, 'wall').settles();
  scenario.does({ use: 'lorekeeper', ability: 1 }).settles();
  expect([scenario.wounds('post'), scenario.wounds('wall')]).toEqual([0, 1]);
});

test('8.1 an effect that deals no damage deals none with a bonus', () => {
  const pieces = [{ card: 'post' }];
  const scenario = createScenario({ hand: ['fervour', 'veterans', 'jab'], energy: 9 }, { pieces });
  expect(scenario.plays('fervour').plays('veterans').opponent.life).toBe(20);
  expect(scenario.plays('jab', 'post').wounds('post')).toBe(3);
});

test('12.1 healing several tells the next effect the sum', () => {
  const pieces = [
    { card: 'post', health: 10 },
    { card: 'wall', health: 14 },
    { card: 'sage', health: 15 },
  ];
  const scenario = createScenario({ hand: ['soothe'], pieces }).plays('soothe');
  expect([scenario.wounds('post'), scenario.wounds('wall'), scenario.opponent.life]).toEqual([3, 0, 17]);
});

test('8.3 healing tells what is there then', () => {
  const scenario = createScenario({
    life: 10,
    hand: ['salve', 'salve'],
    energy: 2,
    pieces: [{ card: 'post', health: 3 }],
  });
  expect(scenario.plays('salve', 'you').countEvents({ did: 'heal', who: 'you', left: 11 })).toBe(1);
  expect(scenario.plays('salve', 'post').countEvents({ did: 'heal', who: 'post', left: 4 })).toBe(1);
});

test('4.7 what a card has done this turn is forgotten when the next begins', () => {
  const counts = ['veterans', 'wanderers', 'newcomers', 'casualties'];
  const scenario = createScenario(
    { hand: [...counts, 'straw', 'jab'], energy: 9, pieces: [{ card: 'post', slot: 0 }] },
    { hand: counts, energy: 9 },
  );
  scenario.moves('post', 4).plays('straw', 0).plays('jab', 'post');
  const damageBy = (card: string) => {
    const [you, opponent] = [scenario.you.life, scenario.opponent.life];
    scenario.plays(card);
    return you - scenario.you.life + opponent - scenario.opponent.life;
  };
  expect(counts.map(damageBy)).toEqual([0, 1, 1, 1]);
  scenario.endsTurn();
  expect(counts.map(damageBy)).toEqual([0, 0, 0, 0]);
});

test('12.1 counters of another name do not count', () => {
  const scenario = createScenario({ hand: ['scars'], pieces: [{ card: 'post' }] }).plays('scars', 'post');
  expect([scenario.opponent.life, scenario.piece('post').counters]).toEqual([18, { scar: 2, star: 3 }]);
});

test('5.1 energy and capacity may be lost to the last point, and no further', () => {
  const scenario = createScenario({ hand: ['pillage', 'exhaust'], energy: 9 }, { energy: 3, capacity: 6 });
  expect(scenario.plays('pillage').opponent).toMatchObject({ energy: 0, capacity: 6 });
  expect(scenario.plays('exhaust').opponent.capacity).toBe(0);
});

test('6.4 what is chosen as an effect happens is chosen by its player, unless the card names the other', () => {
  const pieces = [{ card: 'post' }, { card: 'wall' }];
  for (const [card, seat] of [
    ['ambush', 0],
    ['dilemma', 1],
  ] as const) {
    const scenario = createScenario({ hand: [card] }, { pieces }).does({ play: card });
    passAll(scenario.match);
    expect(scenario.match.question).toMatchObject({ prompt: 'pick', seat });
    scenario.does('wall');
    expect([scenario.wounds('post'), scenario.wounds('wall')]).toEqual([0, 1]);
  }
});

test('2.4 companions of the line and neighbours are others of the same player', () => {
  const pieces = [
    { card: 'post', slot: 0 },
    { card: 'wall', slot: 1 },
    { card: 'brute', slot: 3 },
    { card: 'sage', slot: 5 },
  ];
  const start = () =>
    createScenario(
      { hand: ['ranks', 'elbows'], energy: 2, pieces },
      { pieces: [{ card: 'bowman', slot: 0 }] },
    );
  const woundsIn = (scenario: ReturnType<typeof start>) =>
    ['post', 'wall', 'brute', 'sage', 'bowman'].map((card) => scenario.wounds(card));
  expect(woundsIn(start().plays('ranks', 'post'))).toEqual([0, 1, 1, 0, 0]);
  expect(woundsIn(start().plays('elbows', 'post'))).toEqual([0, 1, 0, 0, 0]);
  expect(woundsIn(start().plays('elbows', 'wall'))).toEqual([1, 0, 0, 0, 0]);
  expect(woundsIn(start().plays('elbows', 'sage'))).toEqual([0, 0, 0, 0, 0]);
});

test.each([
  ['yes', 19],
  ['no', 20],
] as const)('6.7 who may let an effect happen says %s, and this is told', (answer, life) => {
  const scenario = createScenario({ hand: ['offer'] }).does({ play: 'offer' });
  passAll(scenario.match);
  scenario.does(answer);
  expect(scenario.countEvents({ did: 'choose', seat: 0, what: answer })).toBe(1);
  expect(scenario.settles().opponent.life).toBe(life);
});

test('11.4 an upgrade by an effect costs nothing', () => {
  const scenario = createScenario({ hand: ['lift'], pieces: [{ card: 'beacon' }] }).plays('lift');
  expect(scenario.countEvents({ did: 'upgrade', level: 2, cost: 0 })).toBe(1);
});

test('12.1 a value by level is that of the level', () => {
  for (const [level, life] of [
    [1, 19],
    [2, 17],
    [3, 14],
  ] as const)
    expect(createScenario({ pieces: [{ card: 'beacon', level }] }).uses('beacon').opponent.life).toBe(life);
});

test('12.6 as many cards are taken as the effect says', () => {
  const discard = ['post', 'wall', 'sage'];
  const recovered = createScenario({ hand: ['unearth'], discard }).plays('unearth', 'post', 'sage');
  expect([recovered.asked, recovered.you.discard]).toEqual(['main', ['wall', 'unearth']]);
  const deck = ['post', 'wall', 'sage', 'brute', 'bowman'];
  const dug = createScenario({ hand: ['rummage'], deck }).plays('rummage', 'wall', 'brute');
  expect([dug.asked, dug.you.hand.cards, dug.you.deck.count]).toEqual(['main', ['wall', 'brute'], 3]);
});

test.each<[card: string, known: number]>([
  ['retrieve', 1],
  ['prepare', 0],
  ['declare', 1],
])(
  '14.1 others know a card on top of a deck if it came from an open pile or was shown: %s',
  (card, known) => {
    const scenario = createScenario({ hand: [card], discard: ['post'], deck: ['word', 'post'] });
    scenario.plays(card, 'post');
    const seenBy = (watcher: 0 | 1) => scenario.match.view(watcher).players[0]!.deck.known;
    expect(seenBy(0)).toEqual([{ fromTop: 0, card: 'post' }]);
    expect(seenBy(1)).toHaveLength(known);
  },
);

const startWithCostly = (hand: readonly string[], energy: number) =>
  createScenario({ hand, energy, discard: ['costly'] });

test('5.3 an effect that lets a card be played changes its cost', () => {
  const cheap = startWithCostly(['bargain'], 4).plays('bargain', 'costly');
  expect([cheap.you.energy, cheap.opponent.life]).toEqual([0, 19]);
  expect(startWithCostly(['bargain'], 3).does({ play: 'bargain' }).settles().offers('costly')).toBe(false);
  const dear = startWithCostly(['surcharge'], 8).plays('surcharge', 'costly');
  expect([dear.you.energy, dear.opponent.life]).toEqual([0, 19]);
  expect(startWithCostly(['surcharge'], 7).does({ play: 'surcharge' }).settles().offers('costly')).toBe(
    false,
  );
});

test('12.1 what happens later is told as no ability of its card', () => {
  const scenario = createScenario({ hand: ['seed'] })
    .plays('seed')
    .endsTurn();
  expect(scenario.countEvents({ did: 'trigger', ability: -2 })).toBe(1);
});

test.each<[card: string, what: string]>([
  ['cover', 'immune poisoned'],
  ['veil', 'untargetable opponent'],
  ['anchor', 'cannot move'],
  ['blunt', 'lose haste'],
])('9.1 a gift that has no number is told with none: %s', (card, what) => {
  const scenario = createScenario({ hand: [card], pieces: [{ card: 'post' }] }).plays(card, 'post');
  expect(scenario.countEvents({ did: 'gift', what, amount: 0 })).toBe(1);
});

test('9.1 the protection of a hand has no number', () => {
  const scenario = createScenario({ hand: ['lock-hand'] }).plays('lock-hand');
  expect(scenario.countEvents({ did: 'gift', what: 'hand protected', amount: 0 })).toBe(1);
});

test('9.1 a keyword that is given without a number has it once', () => {
  const scenario = createScenario({ hand: ['speed'], pieces: [{ card: 'post' }] }).plays('speed', 'post');
  expect(scenario.piece('post').keywords).toEqual([{ keyword: 'haste', n: 1 }]);
});

/** Which piles were looked at and shown. */
const piles = ({ events }: Scenario) =>
  events.flatMap((event) =>
    event.did === 'look'
      ? [`look ${event.at} ${event.of}`]
      : event.did === 'reveal'
        ? [`show ${event.from} ${event.seat}`]
        : [],
  );

const startAgainstPrying = (hand: readonly string[]) =>
  createScenario(
    { hand, energy: 9, capacity: 9, deck: ['post', 'post'] },
    { hand: ['pry', 'pry-back', 'word'], energy: 9, capacity: 9, deck: ['post', 'post'] },
  );

test('12.1 a protected hand is neither looked at nor shown to the other player, a deck is', () => {
  const guarded = startAgainstPrying(['lock-hand', 'word']).plays('lock-hand');
  guarded.does({ play: 'word' }, { play: 'pry-back' }).settles();
  expect(piles(guarded)).toEqual(['look deck 0', 'look hand 1', 'show deck 0']);
  const open = startAgainstPrying(['lock-hand', 'word']).plays('lock-hand').endsTurn().plays('pry');
  expect(piles(open)).toEqual(['look hand 0', 'look deck 0', 'look hand 1', 'show hand 0', 'show deck 0']);
});

test('12.1 a chance of none in a hundred never comes, one of a hundred always', () => {
  const scenario = createScenario({ energy: 9, hand: ['never', 'never', 'never', 'never', 'never', 'ever'] });
  for (let i = 0; i < 5; i++) scenario.plays('never');
  expect(scenario.opponent.life).toBe(20);
  expect(scenario.plays('ever').opponent.life).toBe(17);
});

test('12.1 filters match the class of another card, and one state among several', () => {
  const pieces = [{ card: 'post' }, { card: 'wall' }, { card: 'sage' }];
  const scenario = createScenario({ energy: 9, hand: ['kindred', 'venom', 'curse', 'fever'] }, { pieces });
  const wounds = () => pieces.map(({ card }) => scenario.wounds(card));
  scenario.plays('kindred', 'wall');
  expect(wounds()).toEqual([1, 1, 0]);
  scenario.plays('venom', 'post').plays('curse', 'sage').plays('fever');
  expect(wounds()).toEqual([2, 1, 0]);
});

test('12.1 an effect tells the next how many cards went, and how many states came', () => {
  const pieces = [{ card: 'post' }, { card: 'wall' }, { card: 'sage' }];
  const scenario = createScenario({ energy: 9, hand: ['erode', 'plague'] }, { pieces });
  expect(scenario.plays('erode').opponent.life).toBe(18);
  expect(scenario.plays('plague').opponent.life).toBe(15);
});

test('12.6 a search finds the last card of a deck, and none in an empty one', () => {
  const last = createScenario({ hand: ['prepare'], deck: ['post'] }).plays('prepare', 'post');
  expect(last.countEvents({ did: 'card', from: 'deck', to: 'deck' })).toBe(1);
  expect(createScenario({ hand: ['prepare'], deck: [] }).plays('prepare').asked).toBe('main');
});
