/** RULES 4, 6.3, 6.6, 10 and 12.1: what triggers tell their abilities, when they come, and who is asked. */
import { expect, test } from 'vitest';
import { addTestCards } from '../scene.testing.ts';
import { own, sameName, spell, T0 } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import type { Ability, CardEffect, Trigger, TriggerEvent } from '../card-definition/index.ts';
import { createScenario, type Scenario } from './scenario.testing.ts';

const harm = (amount: number): CardEffect => ({ do: 'damage', to: 'opponent', amount });
const triggered = (trigger: Trigger, effects: readonly CardEffect[], rest: object = {}): Ability => ({
  kind: 'triggered',
  trigger,
  effects,
  ...rest,
});

/** Counts the events of one kind and heals its player by their amounts. */
const observer = (on: TriggerEvent) =>
  character(`observer-${on.replaceAll(' ', '-')}`, {
    class: 'mage',
    attack: 0,
    health: 9,
    abilities: [
      triggered({ on, whose: 'anybody' }, [
        { do: 'heal', who: 'you', amount: 'amount' },
        { do: 'add counters', to: 'source', name: 'seen', count: 1 },
      ]),
    ],
  });

/** Deals damage to what caused the events of one kind. */
const blamer = (on: TriggerEvent) =>
  character(`blamer-${on.replaceAll(' ', '-')}`, {
    class: 'mage',
    attack: 0,
    health: 9,
    abilities: [triggered({ on, whose: 'anybody' }, [{ do: 'damage', to: 'cause', amount: 1 }])],
  });

const WITHOUT_CAUSE = ['turn start', 'turn end', 'phase', 'move', 'draw', 'discard'] as const;
const WITHOUT_AMOUNT = [
  'enter',
  'summon',
  'build',
  'equip',
  'cast',
  'use',
  'targeted',
  'move',
  'attack',
  'attacked',
  'defend',
  'death',
  'kill',
  'leave',
  'turn start',
  'turn end',
  'phase',
] as const satisfies readonly TriggerEvent[];
const EACH_CARD_ONE = ['draw', 'discard'] as const;

addTestCards('trigger tests', [
  ...[...WITHOUT_AMOUNT, ...EACH_CARD_ONE].map(observer),
  ...WITHOUT_CAUSE.map(blamer),
  character('drummer', {
    abilities: [
      { kind: 'activated', limit: { perTurn: 1 }, effects: [{ do: 'energy', who: 'you', amount: 0 }] },
    ],
  }),
  character('idler', {
    abilities: [
      { kind: 'activated', limit: { perTurn: 1 }, effects: [{ do: 'heal', who: 'you', amount: 'amount' }] },
    ],
  }),
  character('drinker', {
    attack: 0,
    defence: 0,
    health: 5,
    abilities: [triggered({ on: 'draw', whose: 'you' }, [{ do: 'heal', who: 'source', amount: 1 }])],
  }),
  character('taster', {
    health: 9,
    abilities: [triggered({ on: 'state applied', whose: 'anybody', state: 'poisoned' }, [harm(1)])],
  }),
  character('chancer', {
    abilities: [triggered({ on: 'turn end' }, [harm(1)], { optional: true })],
  }),
  character('gambler', {
    abilities: [triggered({ on: 'turn end' }, [harm(2)], { optional: true })],
  }),
  {
    id: 'tally-house',
    name: sameName('tally-house'),
    type: 'structure',
    rarity: 'common',
    cost: 1,
    levels: [0, 1, 2].map((cost) => ({
      cost,
      points: 5,
      abilities: [
        triggered({ on: 'turn end' }, [
          { do: 'damage', to: 'opponent', amount: { stat: 'attack', of: { all: { card: 'post' } } } },
        ]),
      ],
    })) as never,
  },
  spell('cheer', [{ do: 'give', to: T0, gifts: [{ stat: 'attack', by: 3 }], for: 'combat' }], [own]),
  spell('daze', [{ do: 'apply', state: 'stunned', to: T0, for: { turns: 1 } }], [{ like: {} }]),
  spell('exchange', [
    { do: 'draw', who: 'you', count: 2 },
    { do: 'discard', who: 'you', count: 2 },
  ]),
  spell('two-fuses', [
    { do: 'later', at: 'turn start', whose: 'opponent', effects: [harm(1)] },
    { do: 'later', at: 'turn start', whose: 'you', effects: [harm(4)] },
  ]),
  spell('vows', [
    { do: 'later', at: 'turn end', effects: [harm(1)] },
    { do: 'later', at: 'turn end', effects: [harm(2)] },
  ]),
]);

/** A turn in which each kind of event without an amount happens, up to the opponent's main phase. */
function playTurn(card: string): Scenario {
  const scenario = createScenario(
    {
      life: 10,
      energy: 10,
      capacity: 10,
      hand: ['straw', 'hut', 'stick', 'word', 'jab'],
      pieces: [
        { card: 'breach-captain', slot: 0 },
        { card: 'post', slot: 1 },
        { card: 'bowman', slot: 2 },
        { card: 'drummer', slot: 4 },
        { card: 'brute', slot: 5 },
        { card, slot: 7 },
      ],
    },
    {
      pieces: [
        { card: 'wall', slot: 0 },
        { card: 'straw', slot: 4 },
      ],
    },
  );
  scenario.plays('straw', 3).plays('hut', 8).plays('stick', 'post').plays('word').plays('jab', 'wall');
  scenario.uses('drummer').moves('bowman', 6);
  return scenario
    .declares(['breach-captain', 'opponent'], ['brute', 'straw'])
    .does({ defender: 'wall' })
    .settles();
}

const seenBy = (scenario: Scenario, card: string): number => scenario.piece(card).counters['seen'] ?? 0;

test.each(WITHOUT_AMOUNT)('12.1 an event without an amount has none: %s', (on) => {
  const card = `observer-${on.replaceAll(' ', '-')}`;
  const scenario = playTurn(card);
  expect(seenBy(scenario, card)).toBeGreaterThan(0);
  expect(scenario.you.life).toBe(10);
});

test.each(EACH_CARD_ONE)('12.1 the amount of an event of one card is one: %s', (on) => {
  const card = `observer-${on}`;
  const scenario = createScenario({ life: 10, hand: ['exchange', 'word', 'word'], pieces: [{ card }] });
  scenario.plays('exchange', 'word', 'word');
  expect([seenBy(scenario, card), scenario.you.life]).toEqual([2, 12]);
});

test.each(WITHOUT_CAUSE)(
  '12.1 nothing causes an event of the turn, a move, a draw or a discard: %s',
  (on) => {
    const card = `blamer-${on.replaceAll(' ', '-')}`;
    const pieces = [{ card: 'bowman', slot: 0 }, { card }];
    const scenario = createScenario({ energy: 9, hand: ['exchange', 'word', 'word'], pieces });
    scenario.plays('exchange', 'word', 'word').moves('bowman', 5).endsTurn();
    expect([scenario.wounds('bowman'), scenario.wounds(card)]).toEqual([0, 0]);
  },
);

test('10.1 poison has no source', () => {
  const poisoned = [{ state: 'poisoned', turns: 3 }] as const;
  const scenario = createScenario({ pieces: [{ card: 'straw' }, { card: 'post', states: poisoned }] });
  scenario.endsTurn().endsTurn();
  const damage = scenario.events.find(({ did }) => did === 'damage');
  expect(damage).toMatchObject({ to: { card: 'post' }, from: null });
});

test('12.1 an ability that is used has no amount', () => {
  expect(createScenario({ life: 10, pieces: [{ card: 'idler' }] }).uses('idler').you.life).toBe(10);
});

test('12.1 a trigger for one state is not for another', () => {
  const pieces = [{ card: 'taster' }, { card: 'post' }];
  const scenario = createScenario({ hand: ['venom', 'daze'], energy: 2, pieces });
  expect(scenario.plays('daze', 'post').opponent.life).toBe(20);
  expect(scenario.plays('venom', 'post').opponent.life).toBe(19);
});

test('4.2 what triggers by the draw of the turn happens before poison, which comes nevertheless', () => {
  const poisoned = [{ state: 'poisoned', turns: 3 }] as const;
  const scenario = createScenario({ pieces: [{ card: 'drinker', health: 1, states: poisoned }] });
  scenario.endsTurn().endsTurn();
  expect(scenario.piece('drinker').health).toBe(1);
  expect(scenario.countEvents({ did: 'damage', to: 'drinker' })).toBe(1);
});

test('10.1 a character that dies of poison is not healed before the checks', () => {
  const poisoned = [{ state: 'poisoned', turns: 3 }] as const;
  const scenario = createScenario({ pieces: [{ card: 'post', health: 1, states: poisoned }] });
  expect(scenario.endsTurn().endsTurn().isInPlay('post')).toBe(false);
});

test('10.1 where poison and regeneration are no opposites, regeneration does not save from poison', () => {
  const states = [
    { state: 'poisoned', turns: 3 },
    { state: 'regeneration', turns: 3 },
  ] as const;
  const pieces = [
    { card: 'post', health: 1, states },
    { card: 'wall', health: 5, states },
  ];
  const scenario = createScenario({ pieces }, {}, {}, { variant: { opposites: [] } });
  scenario.endsTurn().endsTurn();
  expect([scenario.isInPlay('post'), scenario.piece('wall').health]).toEqual([false, 5]);
});

test('12.1 of several things that happen later each waits for its own time', () => {
  const scenario = createScenario({ hand: ['two-fuses'] }).plays('two-fuses');
  expect(scenario.endsTurn().opponent.life).toBe(19);
  expect(scenario.endsTurn().opponent.life).toBe(15);
});

test('7.9 what lasts for this combat ends for others with the combat phase', () => {
  const pieces = [{ card: 'post' }, { card: 'brute' }, { card: 'tally-house' }];
  const scenario = createScenario({ hand: ['cheer'], pieces }, { pieces: [{ card: 'wall' }] });
  expect(scenario.plays('cheer', 'post').gain('post', 'attack')).toBe(3);
  expect(scenario.attacks(['brute', 'wall']).opponent.life).toBe(20);
});

const ORDERED = { variant: { orderTriggers: true } };

test('6.6 players order their optional triggers too, and those that come later', () => {
  const optional = createScenario({ pieces: [{ card: 'chancer' }, { card: 'gambler' }] }, {}, {}, ORDERED);
  expect(optional.does('end turn').settles().asked).toBe('order');
  const delayed = createScenario({ hand: ['vows'] }, {}, {}, ORDERED).plays('vows');
  expect(delayed.does('end turn').settles().asked).toBe('order');
});

const askedAfterWord = (hand: readonly string[], energy: number) =>
  createScenario({ hand: ['word'] }, { hand, energy, openHand: true }).does({ play: 'word' }).match.question;

test('6.3 who has no unseen card is asked if one that all know could be cast', () => {
  expect(askedAfterWord(['post', 'retort'], 1)).toMatchObject({ seat: 1, prompt: 'window' });
  expect(askedAfterWord(['post', 'retort'], 0)).toMatchObject({ seat: 0, prompt: 'main' });
  expect(askedAfterWord(['post', 'word'], 1)).toMatchObject({ seat: 0, prompt: 'main' });
});
