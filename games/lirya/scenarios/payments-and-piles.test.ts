/** RULES 5, 9, 10.4 and 12.5 to 12.6: what is paid, what piles tell, and which cards values and selectors read. */
import { expect, test } from 'vitest';
import { addTestCards, passAll } from '../scene.testing.ts';
import { own, spell, T0 } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import { type Cost, type CardEffect, type Gift, STATS, type TargetSpec } from '../card-definition/index.ts';
import { createScenario } from './scenario.testing.ts';

const mine = { type: 'character', side: 'you' } as const;
const theirs = { type: 'character', side: 'opponent' } as const;
const any: TargetSpec = { like: {} };
const hit = (amount: Extract<CardEffect, { do: 'damage' }>['amount']): CardEffect => ({
  do: 'damage',
  to: 'opponent',
  amount,
});
const gainLast: CardEffect = { do: 'heal', who: 'you', amount: 'last' };

const paying = (id: string, cost: Cost, effects: readonly CardEffect[] = [hit(1)]) =>
  character(id, {
    attack: 0,
    defence: 0,
    health: 9,
    abilities: [{ kind: 'activated', costs: [cost], effects }],
  });
const giving = (id: string, gifts: readonly Gift[], to: 'you' | typeof T0 = T0) =>
  spell(id, [{ do: 'give', to, gifts, for: { turns: 2 } }], to === T0 ? [any] : undefined);

addTestCards('payment tests', [
  character('barrier', {
    abilities: [
      { kind: 'replacement', instead: 'damage', to: 'you', prevent: 'all' },
      { kind: 'replacement', instead: 'damage', to: { card: 'flagellant' }, prevent: 'all' },
    ],
  }),
  character('guardian', { attack: 5, defence: 5, health: 9 }),
  paying('zealot', { life: 2 }),
  paying('flagellant', { damage: 2 }),
  paying('butcher', { sacrifice: { type: 'character' } }, [hit({ stat: 'health', of: 'cost' })]),
  character('berserker', {
    health: 9,
    abilities: [
      { kind: 'activated', costs: [{ damage: 1 }, { sacrifice: { type: 'character' } }], effects: [hit(1)] },
    ],
  }),
  { ...spell('burn-page', [hit({ stat: 'cost', of: 'cost' })]), costs: [{ discard: 1 }] },
  { ...spell('toll-spell', [hit(1)]), costs: [{ energy: 2 }] },
  spell('tome', [hit(1)], undefined, 'normal', 4),
  giving('weaken', [
    { stat: 'attack', by: -1 },
    { stat: 'defence', by: -1 },
    { stat: 'health', by: -1 },
  ]),
  giving('hasten', [{ keyword: 'haste' }]),
  giving('rebate', [{ cost: -1, cards: { type: 'spell' }, once: true }], 'you'),
  giving('rebate-gear', [{ cost: -1, cards: { type: 'equipment' }, once: true }], 'you'),
  spell('cure', [{ do: 'purify', who: T0 }], [own]),
  spell('grind', [{ do: 'mill', who: 'opponent', count: 2 }]),
  spell('sift', [
    { do: 'energy', who: 'you', amount: 0 },
    { do: 'dig', count: 2, take: 1, to: 'hand', rest: 'discard' },
    gainLast,
  ]),
  spell('plunder', [{ do: 'discard', who: 'opponent', count: 2, chosen: 'by you' }]),
  spell('fell', [{ do: 'destroy', who: { highest: 'health', among: theirs } }]),
  spell('sap', [{ do: 'destroy', who: { lowest: 'attack', among: theirs } }]),
  spell('dirge', [hit({ cards: 'discard', of: 'you', like: { type: 'character' } })]),
  {
    id: 'brand',
    name: { it: 'brand', en: 'brand', pt: 'brand' },
    type: 'equipment',
    rarity: 'common',
    cost: 1,
    slot: 'weapon',
    abilities: [{ kind: 'activated', limit: { perTurn: 1 }, effects: [hit(1)] }],
  },
  spell('hush', [{ do: 'apply', state: 'silenced', to: { all: mine }, for: { turns: 2 } }]),
]);

test('5.4 what is paid in life or health cannot be prevented', () => {
  const scenario = createScenario({
    pieces: [{ card: 'barrier' }, { card: 'zealot' }, { card: 'flagellant' }],
  });
  expect(scenario.uses('zealot').you.life).toBe(18);
  expect(scenario.uses('flagellant').wounds('flagellant')).toBe(2);
});

test('5.4 effects may read what was sacrificed or discarded as a cost', () => {
  const scenario = createScenario({
    hand: ['burn-page', 'tome'],
    pieces: [{ card: 'butcher' }, { card: 'sage', health: 7 }],
  });
  expect(scenario.uses('butcher', 'sage').opponent.life).toBe(13);
  expect(scenario.plays('burn-page', 'tome').opponent.life).toBe(9);
});

test('5.4 a card that is too dear names its whole cost', () => {
  const scenario = createScenario({ hand: ['toll-spell'], energy: 2, capacity: 2 });
  expect(scenario.match.why({ play: 'toll-spell' })).toEqual({
    why: 'too dear',
    rule: '5.4',
    facts: { cost: 3, energy: 2 },
  });
});

test('7.1 combat is not an action of a player without characters', () => {
  const scenario = createScenario({ pieces: [{ card: 'hut' }] }, { pieces: [{ card: 'post' }] });
  expect(scenario.match.barred()).not.toContain('combat');
});

test('5.4 a card that takes damage as a cost is not sacrificed for the same cost', () => {
  const alone = createScenario({ pieces: [{ card: 'berserker' }] });
  expect(alone.offers({ use: 'berserker' })).toBe(false);
  const two = createScenario({ pieces: [{ card: 'berserker' }, { card: 'post' }] });
  expect(two.uses('berserker', 'post').isInPlay('berserker')).toBe(true);
});

test('5.3 a discount for the next card is spent on a matching card only', () => {
  const hand = ['rebate-gear', 'rebate', 'tome', 'tome', 'stick'];
  const scenario = createScenario({ hand, energy: 10, capacity: 10, pieces: [{ card: 'post' }] });
  expect(scenario.plays('rebate-gear').plays('rebate').you.energy).toBe(8);
  expect(scenario.plays('tome').you.energy).toBe(5);
  expect(scenario.plays('tome').you.energy).toBe(1);
  expect(scenario.plays('stick', 'post').you.energy).toBe(1);
});

test('10.4 purification ends what the opponent has taken, not what the player gave', () => {
  const scenario = createScenario(
    { hand: ['weaken', 'cure'], energy: 9, capacity: 9, pieces: [{ card: 'guardian' }] },
    { hand: ['weaken'], energy: 9, capacity: 9, deck: ['post', 'post', 'post', 'post'] },
  );
  scenario.plays('weaken', 'guardian').endsTurn().plays('weaken', 'guardian').endsTurn();
  const gains = () => STATS.map((stat) => scenario.gain('guardian', stat));
  expect(gains()).toEqual([-2, -2, -2]);
  scenario.plays('cure', 'guardian');
  expect(gains()).toEqual([-1, -1, -1]);
});

test('9.1 a gift is told by its kind and word', () => {
  const scenario = createScenario({
    hand: ['weaken', 'hasten'],
    energy: 2,
    capacity: 2,
    pieces: [{ card: 'post' }],
  });
  expect(scenario.plays('weaken', 'post').countEvents({ did: 'gift', what: 'attack', amount: -1 })).toBe(1);
  expect(scenario.plays('hasten', 'post').countEvents({ did: 'gift', what: 'keyword haste' })).toBe(1);
});

test('5.2 paying and gaining energy are told', () => {
  expect(
    createScenario({ hand: ['word'] })
      .plays('word')
      .countEvents({ did: 'energy', seat: 0 }),
  ).toBe(2);
});

test('12.5 cards that go from the deck to the discard pile are told one by one', () => {
  const scenario = createScenario({ hand: ['grind'] }, { deck: ['post', 'wall', 'sage'] }).plays('grind');
  expect(scenario.countEvents({ did: 'discard', seat: 1, why: 'mill' })).toBe(2);
  expect([scenario.opponent.deck.count, scenario.opponent.discard]).toEqual([1, ['post', 'wall']]);
});

test('12.6 of the cards that a player looks at, the rest goes where the card says', () => {
  const scenario = createScenario({ life: 10, hand: ['sift'], deck: ['post', 'wall', 'sage'] });
  scenario.plays('sift', 'post');
  expect([scenario.you.life, scenario.you.deck.count, scenario.you.hand.count]).toEqual([11, 1, 1]);
  expect(scenario.you.discard).toEqual(['wall', 'sift']);
});

test('12.5 a player may choose several cards of the other hand', () => {
  const scenario = createScenario({ hand: ['plunder'] }, { hand: ['post', 'wall', 'sage'] });
  scenario.plays('plunder', 'post', 'sage');
  expect([scenario.opponent.hand.count, scenario.opponent.discard]).toEqual([1, ['post', 'sage']]);
});

test('12.1 the highest health is the health that is left', () => {
  const scenario = createScenario(
    { hand: ['fell', 'sap'], energy: 2, capacity: 2 },
    { pieces: [{ card: 'post', health: 3 }, { card: 'zealot' }, { card: 'brute', health: 2 }] },
  );
  expect(scenario.plays('fell').isInPlay('zealot')).toBe(false);
  expect(scenario.plays('sap').isInPlay('post')).toBe(false);
  expect(scenario.isInPlay('brute')).toBe(true);
});

test('12.1 a value counts the matching cards of a discard pile', () => {
  const scenario = createScenario({ hand: ['dirge'], discard: ['post', 'stick', 'sage'] });
  expect(scenario.plays('dirge').opponent.life).toBe(18);
});

test('11.4 a paid upgrade tells its cost', () => {
  const scenario = createScenario({ energy: 4, capacity: 4, pieces: [{ card: 'hut' }] }).upgrades('hut');
  expect(scenario.countEvents({ did: 'upgrade', level: 2, cost: 1 })).toBe(1);
});

test('10.1 equipment is silenced with its bearer alone', () => {
  const scenario = createScenario({
    hand: ['hush'],
    pieces: [{ card: 'post', equipment: ['brand'] }],
  });
  expect(scenario.offers({ use: 'brand' })).toBe(true);
  passAll(scenario.match);
  expect(scenario.plays('hush').offers({ use: 'brand' })).toBe(false);
});
