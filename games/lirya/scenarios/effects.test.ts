/** RULES 6.1, 10 and 12: what effects do when there is nothing, too much, or more than one thing for them to do. */
import { expect, test } from 'vitest';
import { addTestCards, passAll } from '../scene.testing.ts';
import { own, sameName, spell, T0 } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import type { CardEffect, TargetSpec } from '../card-definition/index.ts';
import { createScenario } from './scenario.testing.ts';

const mine = { type: 'character', side: 'you' } as const;
const theirs = { type: 'character', side: 'opponent' } as const;
const any: TargetSpec = { like: {} };
const gainLast: CardEffect = { do: 'heal', who: 'you', amount: 'last' };

addTestCards('effect tests', [
  { ...character('mote', { cost: 0, attack: 1, defence: 0, health: 1 }), token: true },
  { ...spell('late-word', [{ do: 'energy', who: 'you', amount: 1 }]), if: { deaths: { min: 1 } } },
  spell('tax', [{ do: 'sacrifice', who: 'opponent', like: { type: 'character' } }]),
  spell('twin', [{ do: 'copy token', of: T0, gifts: [{ stat: 'attack', by: 2 }] }], [any]),
  spell('twin-gear', [{ do: 'copy token', of: { all: { type: 'equipment' } } }]),
  spell('two-motes', [
    { do: 'energy', who: 'you', amount: 0 },
    { do: 'token', card: 'mote', count: 2 },
    gainLast,
  ]),
  spell('cleanse', [{ do: 'purify', who: { all: mine } }, gainLast]),
  spell('antidote', [{ do: 'remove', state: 'poisoned', from: T0 }], [any]),
  spell(
    'ward',
    [{ do: 'apply', state: 'immunity', to: T0, for: 'permanent', against: 'spell damage' }],
    [any],
  ),
  spell('unward', [{ do: 'remove', state: 'immunity', from: T0 }], [any]),
  spell('spark', [{ do: 'damage', to: 'opponent', amount: { stat: 'energy', of: 'you' } }]),
  spell('mirror', [{ do: 'damage', to: 'opponent', amount: { stat: 'life', of: 'opponent' } }]),
  spell('rare-rain', [{ do: 'damage', to: { all: { rarity: 'rare' } }, amount: 1 }]),
  spell('lay-rain', [
    { do: 'damage', to: { all: { type: 'character', not: { class: 'mage' } } }, amount: 1 },
  ]),
  spell('up-to-two', [{ do: 'damage', to: { pick: theirs, count: 2, upTo: true }, amount: 1 }]),
  spell('choice', [
    {
      do: 'choose one',
      among: [[{ do: 'heal', who: 'you', amount: 1 }], [{ do: 'damage', to: 'opponent', amount: 1 }]],
    },
  ]),
  spell('exhume', [{ do: 'recover', like: { type: 'character' }, to: 'hand' }]),
  spell('fuse', [{ do: 'later', at: 'turn start', effects: [{ do: 'damage', to: 'opponent', amount: 1 }] }]),
  spell('own-fuse', [
    {
      do: 'later',
      at: 'turn start',
      whose: 'you',
      effects: [{ do: 'damage', to: 'opponent', amount: 1 }],
    },
  ]),
  spell('read-two', [{ do: 'draw', who: 'you', count: 2 }, gainLast]),
  spell('mend-all', [{ do: 'repair', who: { all: { type: 'structure' } }, amount: 2 }, gainLast]),
  {
    ...spell('drill', [{ do: 'give', to: T0, gifts: [{ ability: 'lead' }], for: 'permanent' }], [own]),
    extras: { lead: { kind: 'static', to: mine, gives: [{ stat: 'attack', by: 1 }] } },
  },
  spell('raise', [{ do: 'upgrade', who: { all: {} } }]),
  spell('charm-all', [{ do: 'take control', of: { all: theirs }, for: 'turn' }]),
  spell('recall', [{ do: 'remember', who: T0, as: 'friend' }], [own]),
  {
    ...spell('teach', [{ do: 'give', to: T0, gifts: [{ ability: 'mourn' }], for: 'permanent' }], [own]),
    extras: {
      mourn: {
        kind: 'triggered',
        trigger: { on: 'death', whose: 'anybody' },
        effects: [{ do: 'heal', who: 'you', amount: 1 }],
      },
    },
  },
  character('scholar', { class: 'mage', rarity: 'rare', attack: 0, defence: 0, health: 9 }),
  character('layman', { rarity: 'uncommon', attack: 0, defence: 0, health: 9 }),
  character('shield-bearer', { health: 9, keywords: [{ keyword: 'shield', n: 2 }] }),
  character('speaker', {
    abilities: [
      { kind: 'response', costs: [{ energy: 2 }], effects: [{ do: 'heal', who: 'you', amount: 1 }] },
    ],
  }),
  character('sentinel', {
    abilities: [
      {
        kind: 'activated',
        limit: { perTurn: 1 },
        if: { settled: 'source' },
        effects: [{ do: 'damage', to: 'opponent', amount: 1 }],
      },
    ],
  }),
  character('herald', {
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'phase', phase: 'end' },
        effects: [
          { do: 'heal', who: 'you', amount: 'amount' },
          { do: 'damage', to: 'cause', amount: 1 },
        ],
      },
    ],
  }),
  {
    id: 'tower',
    name: sameName('tower'),
    type: 'structure',
    rarity: 'common',
    cost: 1,
    levels: [0, 2, 4].map((cost, i) => ({ cost, points: 3 + i, abilities: [] })) as never,
  },
]);

const poisoned = { state: 'poisoned', turns: 3 } as const;

test('12.1 who must sacrifice may not decline', () => {
  const scenario = createScenario({ hand: ['tax'] }, { pieces: [{ card: 'post' }, { card: 'wall' }] });
  scenario.does({ play: 'tax' });
  passAll(scenario.match);
  expect([scenario.asked, scenario.offers('post'), scenario.offers('wall'), scenario.offers('done')]).toEqual(
    ['pick', true, true, false],
  );
});

test('1.6 a copy has the gifts that it gets, and needs a free slot', () => {
  const scenario = createScenario({ hand: ['twin'], pieces: [{ card: 'brute' }] }).plays('twin', 'brute');
  expect(scenario.you.pieces.map(({ attack }) => attack)).toEqual([5, 7]);
  const full = Array.from({ length: 8 }, (_, slot) => ({ card: 'post', slot }));
  const crowded = createScenario({ hand: ['twin'], pieces: full });
  crowded.plays('twin', 'post');
  expect([crowded.you.pieces.length, crowded.countEvents({ did: 'enter' })]).toEqual([8, 0]);
});

test('1.6 equipment is not copied', () => {
  const scenario = createScenario({
    hand: ['twin-gear'],
    pieces: [{ card: 'post', equipment: ['stick'] }],
  });
  scenario.plays('twin-gear');
  expect(scenario.countEvents({ did: 'enter' })).toBe(0);
});

test('12.1 an effect that counts what it has done begins at none', () => {
  const scenario = createScenario({ life: 10, hand: ['two-motes'] }).plays('two-motes');
  expect([scenario.you.life, scenario.you.pieces.length]).toEqual([12, 2]);
  const full = Array.from({ length: 8 }, (_, slot) => ({ card: 'post', slot }));
  expect(createScenario({ life: 10, hand: ['two-motes'], pieces: full }).plays('two-motes').you.life).toBe(
    10,
  );
  const healer = createScenario({
    life: 10,
    hand: ['cleanse'],
    pieces: [
      { card: 'post', states: [poisoned] },
      { card: 'wall', states: [poisoned] },
    ],
  });
  expect(healer.plays('cleanse').you.life).toBe(12);
});

test('10.3 a state is removed by name, immunity with what it is against', () => {
  const scenario = createScenario({
    hand: ['antidote', 'ward', 'jab', 'unward', 'jab'],
    energy: 9,
    capacity: 9,
    pieces: [{ card: 'post', states: [poisoned] }],
  });
  expect(scenario.plays('antidote', 'post').states('post')).toEqual([]);
  expect(scenario.plays('ward', 'post').states('post')).toEqual(['immunity']);
  expect(scenario.plays('jab', 'post').wounds('post')).toBe(0);
  expect(scenario.plays('unward', 'post').states('post')).toEqual([]);
  expect(scenario.plays('jab', 'post').wounds('post')).toBe(1);
});

test('12.1 the life and the energy of players are values', () => {
  const scenario = createScenario({ hand: ['spark', 'mirror'], energy: 4, capacity: 4 }, { life: 19 });
  expect(scenario.plays('spark').opponent.life).toBe(16);
  expect(scenario.plays('mirror').opponent.life).toBe(0);
});

test('12.1 filters match a rarity, and everything that does not match', () => {
  const scenario = createScenario({
    hand: ['rare-rain', 'lay-rain'],
    energy: 2,
    capacity: 2,
    pieces: [{ card: 'scholar' }, { card: 'layman' }],
  });
  scenario.plays('rare-rain');
  expect([scenario.wounds('scholar'), scenario.wounds('layman')]).toEqual([1, 0]);
  scenario.plays('lay-rain');
  expect([scenario.wounds('scholar'), scenario.wounds('layman')]).toEqual([1, 1]);
});

test('6.4 “up to” allows fewer', () => {
  const scenario = createScenario({ hand: ['up-to-two'] }, { pieces: [{ card: 'post' }, { card: 'wall' }] });
  scenario.plays('up-to-two', 'post', 'done');
  expect([scenario.wounds('post'), scenario.wounds('wall')]).toEqual([1, 0]);
});

test('6.4 a choice of one of several effects is told', () => {
  const scenario = createScenario({ hand: ['choice'] }).does({ play: 'choice' });
  passAll(scenario.match);
  if (scenario.asked === 'mode') scenario.does(1);
  expect(scenario.countEvents({ did: 'choose' })).toBe(1);
});

test('12.6 a card is recovered alone, also if no answer comes in time', () => {
  const discard = ['post', 'wall', 'stick'];
  const scenario = createScenario({ hand: ['exhume'], discard }).plays('exhume', 'wall');
  expect(scenario.you.discard).toEqual(['post', 'stick', 'exhume']);
  const late = createScenario({ hand: ['exhume'], discard }).does({ play: 'exhume' });
  passAll(late.match);
  expect(late.asked).toBe('take');
  late.match.lapse(late.match.number);
  expect(late.you.discard).toHaveLength(3);
});

test('12.1 what happens later happens once', () => {
  const scenario = createScenario({ hand: ['fuse'] })
    .plays('fuse')
    .endsTurn()
    .endsTurn()
    .endsTurn();
  expect([scenario.you.life, scenario.opponent.life]).toEqual([20, 19]);
});

test('11.4 nothing is raised above the third level, and no character has one', () => {
  const scenario = createScenario({
    hand: ['raise'],
    pieces: [{ card: 'tower', level: 3 }, { card: 'hut' }, { card: 'post' }],
  });
  scenario.plays('raise');
  expect(scenario.you.pieces.map(({ level }) => level)).toEqual([3, 2, 0]);
  expect(scenario.countEvents({ did: 'upgrade' })).toBe(1);
});

test('11.4 an upgrade that is too dear names the cost of the next level', () => {
  const scenario = createScenario({ energy: 1, capacity: 1, pieces: [{ card: 'tower', level: 2 }] });
  const upgrade = scenario.match.barred().find((choice) => typeof choice === 'object' && 'upgrade' in choice);
  expect(scenario.match.why(upgrade)).toEqual({
    why: 'too dear',
    rule: '5.4',
    facts: { cost: 4, energy: 1 },
  });
});

test('12.4 all cards return at once when temporary control ends', () => {
  const scenario = createScenario(
    { hand: ['charm-all'] },
    { pieces: [{ card: 'post' }, { card: 'wall' }, { card: 'sage' }] },
  );
  expect(scenario.plays('charm-all').you.pieces).toHaveLength(3);
  expect(scenario.countEvents({ did: 'gift' })).toBe(0);
  scenario.endsTurn();
  expect([scenario.you.pieces.length, scenario.opponent.pieces.length]).toEqual([0, 3]);
});

test('12.1 remembering a card is no gift, and moving and equipping are told', () => {
  const scenario = createScenario({
    hand: ['recall', 'stick'],
    energy: 3,
    capacity: 3,
    pieces: [{ card: 'post', slot: 0 }],
  });
  expect(scenario.plays('recall', 'post').countEvents({ did: 'gift' })).toBe(0);
  scenario.plays('stick', 'post');
  expect(scenario.countEvents({ did: 'target' })).toBe(1);
  expect(scenario.moves('post', 4).countEvents({ did: 'move' })).toBe(1);
});

test('12.1 a card that has moved this turn is not settled in its line', () => {
  const scenario = createScenario({ energy: 3, capacity: 3, pieces: [{ card: 'sentinel', slot: 0 }] });
  expect(scenario.offers({ use: 'sentinel' })).toBe(true);
  expect(scenario.moves('sentinel', 4).offers({ use: 'sentinel' })).toBe(false);
});

test('12.1 an ability that was given triggers', () => {
  const scenario = createScenario(
    { life: 10, hand: ['teach', 'doom'], energy: 2, capacity: 2, pieces: [{ card: 'post' }] },
    { pieces: [{ card: 'wall' }] },
  );
  scenario.plays('teach', 'post').plays('doom', 'wall');
  expect(scenario.you.life).toBe(11);
});

test('12.1 an event of a phase has neither an amount nor a cause', () => {
  const scenario = createScenario({ life: 10, pieces: [{ card: 'herald' }, { card: 'post' }] }).endsTurn();
  expect([scenario.you.life, scenario.wounds('herald'), scenario.wounds('post')]).toEqual([10, 0, 0]);
});

test('5.4 the condition of a card decides whether it can be played', () => {
  const scenario = createScenario(
    { hand: ['late-word', 'doom'], energy: 2, capacity: 2 },
    { pieces: [{ card: 'post' }] },
  );
  expect(scenario.offers({ play: 'late-word' })).toBe(false);
  expect(scenario.plays('doom', 'post').offers({ play: 'late-word' })).toBe(true);
});

test('6.2 equal cards of a hand are one option in a response window', () => {
  const scenario = createScenario({ hand: ['word'] }, { hand: ['retort', 'retort'], energy: 2 });
  scenario.does({ play: 'word' });
  while (scenario.match.question?.seat !== 1) scenario.does('pass');
  expect(scenario.match.question.options.filter((option) => option !== 'pass')).toEqual([{ play: 'retort' }]);
});

test('12.1 an effect that draws or repairs tells the next how much', () => {
  const scenario = createScenario({
    life: 10,
    energy: 9,
    hand: ['read-two', 'mend-all'],
    deck: ['word', 'word', 'word'],
    pieces: [{ card: 'tower', health: 2 }],
  });
  expect(scenario.plays('read-two').you.life).toBe(12);
  expect(scenario.plays('mend-all').you.life).toBe(13);
});

test('12.1 what happens later in the own turn waits for it', () => {
  const scenario = createScenario({ hand: ['own-fuse'] })
    .plays('own-fuse')
    .endsTurn();
  expect(scenario.opponent.life).toBe(20);
  expect(scenario.endsTurn().opponent.life).toBe(19);
});

test('12.1 a static ability that was given applies', () => {
  const scenario = createScenario({ hand: ['drill'], pieces: [{ card: 'scholar' }, { card: 'layman' }] });
  scenario.plays('drill', 'scholar');
  expect([scenario.gain('scholar', 'attack'), scenario.gain('layman', 'attack')]).toEqual([1, 1]);
});

test('8.1 what a shield stops is told', () => {
  const pieces = [{ card: 'shield-bearer' }];
  const scenario = createScenario({ hand: ['jab'] }, { pieces }).plays('jab', 'shield-bearer');
  expect([scenario.countEvents({ did: 'prevent', to: 'shield-bearer', amount: 1 })]).toEqual([1]);
  expect(scenario.wounds('shield-bearer')).toBe(0);
});

test('6.3 no window is opened for a response ability that cannot be paid', () => {
  const [able, poor] = [2, 1].map((energy) =>
    createScenario({ hand: ['word'] }, { energy, pieces: [{ card: 'speaker' }] }).does({ play: 'word' }),
  );
  expect(able?.match.question).toMatchObject({ seat: 1, prompt: 'window' });
  expect(poor?.asked).toBe('main');
});
