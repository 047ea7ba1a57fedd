/** RULES 1.1, 3.2, 4.6, 5, 7.4, 8.5, 9 and 11: costs in parts, discounts, moves, equipment, and damage taken for others. */
import { createFastDice, startMatch } from '@ludoteca/kernel';
import { expect, test } from 'vitest';
import { randomDeck } from '../fuzz.testing.ts';
import { game } from '../game.ts';
import { compareByName, indexOfId } from '../pool/index.ts';
import { addTestCards } from '../scene.testing.ts';
import { own, sameName, spell, T0 } from '../stress-spells.testing.ts';
import { character } from '../stress.testing.ts';
import type { Cost, CardEffect, TargetSpec } from '../card-definition/index.ts';
import { createScenario, Scenario } from './scenario.testing.ts';

const any: TargetSpec = { like: {} };
const hit = (amount: number): CardEffect => ({ do: 'damage', to: 'opponent', amount });
const paying = (id: string, costs: readonly Cost[], rest: object = {}) =>
  character(id, {
    attack: 0,
    defence: 0,
    health: 9,
    abilities: [{ kind: 'activated', costs, effects: [hit(1)], ...rest }],
  });
const gear = { type: 'equipment', rarity: 'common', cost: 1 } as const;

addTestCards('cost and gear tests', [
  { ...spell('two-pages', [hit(1)]), costs: [{ discard: 2 }] },
  { ...spell('page-of-war', [hit(1)]), costs: [{ discard: 1, like: { type: 'character' } }] },
  { ...spell('page-of-pages', [hit(1)]), costs: [{ discard: 1, like: { type: 'spell' } }] },
  paying('hoarder', [{ counters: 'grain', count: 3 }]),
  paying('slinger', ['discard source'], { from: 'hand' }),
  { ...spell('blood-price', [hit(1)], undefined, 'normal', 3), instead: [{ life: 2 }] },
  character('heckler', {
    abilities: [{ kind: 'response', from: 'hand', costs: ['discard source'], effects: [hit(1)] }],
  }),
  paying('feeder', [{ sacrifice: { type: 'character', other: true }, count: 2 }]),
  paying('tired', [{ energy: 1 }, { energy: 1 }]),
  spell('grain', [{ do: 'add counters', to: T0, name: 'grain', count: 2 }], [own]),
  spell('markdown', [
    { do: 'give', to: 'you', gifts: [{ cost: -3, cards: { card: 'ware' } }], for: 'turn' },
    { do: 'give', to: 'you', gifts: [{ cost: 2, cards: { card: 'ware' } }], for: 'turn' },
  ]),
  spell('ware', [hit(1)], undefined, 'normal', 2),
  character('runner', { class: 'ranger', keywords: ['mobility'] }),
  character('twofold', { attack: 1, health: 9, keywords: ['double attack'] }),
  spell(
    'hand-over',
    [{ do: 'move equipment', what: T0, to: { all: { card: 'sage' } } }],
    [{ like: { type: 'equipment' } }],
  ),
  spell(
    'wreck',
    [
      { do: 'destroy', who: T0 },
      { do: 'heal', who: T0, amount: 2 },
    ],
    [any],
  ),
  spell('stand-in', [{ do: 'redirect damage', from: T0, to: { all: { card: 'post' } }, for: 'turn' }], [own]),
  spell('stand-by', [{ do: 'redirect damage', from: T0, to: { all: { card: 'sage' } }, for: 'turn' }], [own]),
  spell('fade', [{ do: 'give', to: T0, gifts: [{ stat: 'attack', by: 1 }], for: 'turn' }], [own]),
  spell('linger', [{ do: 'give', to: T0, gifts: [{ stat: 'attack', by: 2 }], for: { turns: 3 } }], [own]),
  spell('plain-rain', [{ do: 'damage', to: { all: { element: 'neutral' } }, amount: 1 }]),
  spell('fire-rain', [{ do: 'damage', to: { all: { element: 'fire' } }, amount: 1 }]),
  spell('tag-rain', [{ do: 'damage', to: { all: { tag: 'choir' } }, amount: 1 }]),
  spell('kin-rain', [{ do: 'damage', to: { all: { same: { what: 'element', as: 'you' } } }, amount: 1 }]),
  character('ember', { element: 'fire', health: 9, tags: ['choir'] }),
  { ...gear, id: 'long-coat', name: sameName('long-coat'), slot: 'armour', health: 3 },
  {
    ...gear,
    id: 'buckler',
    name: sameName('buckler'),
    slot: 'armour',
    abilities: [{ kind: 'replacement', instead: 'damage', to: 'bearer', prevent: 1 }],
  },
]);

test('5.4 a cost of several cards is paid card by card', () => {
  const scenario = createScenario({ hand: ['two-pages', 'post', 'wall', 'sage'] });
  scenario.plays('two-pages', 'post', 'sage');
  expect([scenario.you.hand.cards, scenario.you.discard]).toEqual([['wall'], ['post', 'sage', 'two-pages']]);
  expect(createScenario({ hand: ['two-pages', 'post'] }).offers({ play: 'two-pages' })).toBe(false);
});

const isFirstOffered = (hand: readonly string[]) => createScenario({ hand }).offers({ play: hand[0]! });

test('5.4 only matching cards pay, and not the card itself', () => {
  expect(isFirstOffered(['page-of-war', 'post'])).toBe(true);
  expect(isFirstOffered(['page-of-war', 'word'])).toBe(false);
  expect(isFirstOffered(['page-of-pages', 'word'])).toBe(true);
  expect(isFirstOffered(['page-of-pages', 'post'])).toBe(false);
  const scenario = createScenario({ hand: ['page-of-war', 'word', 'post'] }).does({ play: 'page-of-war' });
  expect(scenario.match.question?.options).toEqual([{ card: 'post' }]);
});

const withOthers = (...cards: readonly string[]) =>
  createScenario({ pieces: [{ card: 'feeder' }, ...cards.map((card) => ({ card }))] });

test('5.4 a cost of several sacrifices needs as many', () => {
  expect(withOthers('post').offers({ use: 'feeder' })).toBe(false);
  const scenario = withOthers('post', 'wall', 'brute').uses('feeder', 'post', 'brute');
  expect([scenario.opponent.life, scenario.you.pieces.map(({ card }) => card)]).toEqual([
    19,
    ['feeder', 'wall'],
  ]);
});

const withEnergy = (energy: number) => createScenario({ energy, pieces: [{ card: 'tired' }] });

test('5.4 costs of energy add up', () => {
  expect(withEnergy(1).offers({ use: 'tired' })).toBe(false);
  expect(withEnergy(2).uses('tired').you.energy).toBe(0);
});

test('5.4 counters are paid however they were put there', () => {
  const scenario = createScenario({
    energy: 3,
    hand: ['grain', 'grain', 'grain'],
    pieces: [{ card: 'hoarder' }],
  });
  expect(scenario.plays('grain', 'hoarder').offers({ use: 'hoarder' })).toBe(false);
  scenario.plays('grain', 'hoarder').plays('grain', 'hoarder').uses('hoarder');
  expect(scenario.piece('hoarder').counters).toEqual({ grain: 3 });
  expect(scenario.uses('hoarder').piece('hoarder').counters).toEqual({});
});

test('5.5 who lacks the energy plays a card in its other way, who has it says which way', () => {
  const poor = createScenario({ energy: 2, hand: ['blood-price'] }).plays('blood-price');
  expect([poor.you.life, poor.you.energy, poor.opponent.life]).toEqual([18, 2, 19]);
  for (const [way, told, life, energy] of [
    ['energy', 0, 20, 0],
    ['instead', 1, 18, 3],
  ] as const) {
    const rich = createScenario({ energy: 3, hand: ['blood-price'] }).plays('blood-price', way);
    expect(rich.countEvents({ did: 'choose', what: told })).toBe(1);
    expect([rich.you.life, rich.you.energy, rich.opponent.life]).toEqual([life, energy, 19]);
  }
  const doomed = createScenario({ life: 2, energy: 2, hand: ['blood-price'] });
  expect(doomed.offers({ play: 'blood-price' })).toBe(false);
});

test('12.1 a response ability of a card in the hand is used in windows, and nowhere else', () => {
  const alone = createScenario({ hand: ['heckler'], energy: 9 });
  expect(alone.offers({ hand: 'heckler' })).toBe(false);
  const scenario = createScenario({ hand: ['word'] }, { hand: ['heckler'] }).does({ play: 'word' });
  expect(scenario.match.question).toMatchObject({ seat: 1, prompt: 'window' });
  scenario.does({ hand: 'heckler' }).settles();
  expect([scenario.you.life, scenario.opponent.discard]).toEqual([19, ['heckler']]);
});

test('12.1 an ability of a card in the hand is used in the main phase', () => {
  const scenario = createScenario({ hand: ['slinger'], energy: 0 });
  expect(scenario.offers({ hand: 'slinger' })).toBe(true);
  expect(scenario.match.barred()).toEqual([{ play: 'slinger' }]);
  scenario.does({ hand: 'slinger' }).settles();
  expect([scenario.opponent.life, scenario.you.discard]).toEqual([19, ['slinger']]);
});

test.each([
  ['between', 2],
  ['end', 1],
] as const)('5.3 a cost is at least 0 %s reductions and increases', (costFloor, cost) => {
  const hand = ['markdown', 'ware'];
  const scenario = createScenario({ energy: 9, hand }, {}, {}, { variant: { costFloor } });
  scenario.plays('markdown');
  expect(scenario.plays('ware').you.energy).toBe(8 - cost);
});

test('4.6 a move costs nothing with mobility, and is paid without', () => {
  const pieces = [
    { card: 'runner', slot: 0 },
    { card: 'bowman', slot: 1 },
  ];
  const poor = createScenario({ energy: 0, pieces });
  expect([poor.offers({ move: 'runner' }), poor.offers({ move: 'bowman' })]).toEqual([true, false]);
  const rich = createScenario({ energy: 3, pieces });
  expect(rich.moves('runner', 4).you.energy).toBe(3);
  expect(rich.countEvents({ did: 'move', piece: 'runner', cost: 0 })).toBe(1);
  expect(rich.moves('bowman', 5).you.energy).toBe(2);
});

test('4.6 a move that costs more is paid in full, or free with mobility', () => {
  const pieces = [
    { card: 'runner', slot: 0 },
    { card: 'bowman', slot: 1 },
  ];
  const scenario = createScenario({ energy: 3, pieces }, {}, {}, { variant: { moveCost: 3 } });
  expect(scenario.moves('runner', 4).moves('bowman', 5).you.energy).toBe(0);
});

test('7.4 two attacks of one character are declared in one order only', () => {
  const enemies = [{ card: 'post' }, { card: 'wall' }, { card: 'brute' }];
  const scenario = createScenario({ pieces: [{ card: 'twofold' }] }, { pieces: enemies });
  scenario.does('combat', { attacker: 'twofold', target: 'wall' });
  expect(scenario.offers({ attacker: 'twofold', target: 'post' })).toBe(false);
  expect(scenario.offers({ attacker: 'twofold', target: 'wall' })).toBe(false);
  expect(scenario.offers({ attacker: 'twofold', target: 'brute' })).toBe(true);
});

test('11.1 equipment is told with its bearer, when it is put on and when it changes hands', () => {
  const pieces = [{ card: 'post' }, { card: 'sage' }];
  const scenario = createScenario({ energy: 5, hand: ['stick', 'hand-over'], pieces });
  expect(scenario.plays('stick', 'post').countEvents({ did: 'enter', piece: 'stick', bearer: 'post' })).toBe(
    1,
  );
  scenario.plays('hand-over', 'stick');
  expect(scenario.countEvents({ did: 'enter', piece: 'stick', bearer: 'sage' })).toBe(1);
});

test('11.3 the health of equipment goes with it at once', () => {
  const pieces = [{ card: 'post', equipment: ['long-coat'] }, { card: 'sage' }];
  const scenario = createScenario({ hand: ['hand-over'], pieces }).plays('hand-over', 'long-coat');
  expect([scenario.piece('post').most, scenario.piece('sage').most]).toEqual([15, 18]);
  expect([scenario.piece('post').health, scenario.piece('sage').health]).toEqual([15, 18]);
});

test('12.1 a replacement of equipment is for its bearer alone', () => {
  const pieces = [{ card: 'wall', equipment: ['buckler'] }, { card: 'post' }];
  const scenario = createScenario({ energy: 2, hand: ['jab', 'jab'] }, { pieces });
  scenario.plays('jab', 'wall').plays('jab', 'post');
  expect([scenario.wounds('wall'), scenario.wounds('post')]).toEqual([0, 1]);
});

test('8.5 damage that is taken for another is not passed on', () => {
  const pieces = [{ card: 'wall' }, { card: 'post' }, { card: 'sage' }];
  const scenario = createScenario({ energy: 3, hand: ['stand-in', 'stand-by', 'jab'], pieces });
  scenario.plays('stand-in', 'wall').plays('stand-by', 'post').plays('jab', 'wall');
  expect(['wall', 'post', 'sage'].map((card) => scenario.wounds(card))).toEqual([0, 1, 0]);
});

test('8.3 what has left play is not healed', () => {
  const scenario = createScenario({ hand: ['wreck'], pieces: [{ card: 'post' }] }).plays('wreck', 'post');
  expect(scenario.countEvents({ did: 'heal' })).toBe(0);
});

test('9.1 what ends with the turn ends alone', () => {
  const scenario = createScenario({ energy: 2, hand: ['fade', 'linger'], pieces: [{ card: 'post' }] });
  expect(scenario.plays('fade', 'post').plays('linger', 'post').gain('post', 'attack')).toBe(3);
  expect(scenario.endsTurn().gain('post', 'attack')).toBe(2);
});

test('9.1 a structure has points, no attack and no defence', () => {
  const scenario = createScenario({ pieces: [{ card: 'hut' }] });
  expect(scenario.piece('hut')).toMatchObject({ attack: 0, defence: 0, health: 6, most: 6 });
});

test.each([
  ['plain-rain', [1, 0]],
  ['fire-rain', [0, 1]],
  ['tag-rain', [0, 1]],
  ['kin-rain', [0, 0]],
] as const)('1.1 a card without an element is neutral, and has no tag: %s', (card, wounds) => {
  const scenario = createScenario({ hand: [card] }, { pieces: [{ card: 'post' }, { card: 'ember' }] });
  scenario.plays(card);
  expect([scenario.wounds('post'), scenario.wounds('ember')]).toEqual(wounds);
});

test('3.2 after a card that is put back come the later ones by name, once for any number of its copies', () => {
  const deck1 = randomDeck(createFastDice('one'));
  const settings = { preset: 'canon', deck1, deck2: deck1 };
  for (let i = 0; i < 10; i++) {
    const started = startMatch(game, { seats: 2, seed: `swap ${i}`, settings });
    if (!started.ok) throw new Error(JSON.stringify(started.problem));
    const scenario = new Scenario(started.value);
    const seat = scenario.match.question!.seat;
    let left = scenario.match
      .view(seat)
      .players[seat]!.hand.cards.map((card) => card!)
      .toSorted((a, b) => compareByName(indexOfId(a), indexOfId(b)));
    while (left.length > 0) {
      const options = left.map((swap, place) => ({
        swap,
        count: left.slice(0, place + 1).filter((card) => card === swap).length,
      }));
      expect(scenario.match.question!.options).toEqual([...options, 'done']);
      const [swap] = left;
      left = left.filter((card) => card !== swap);
      const copies = options.filter((option) => option.swap === swap).length;
      scenario.does({ swap: swap!, count: i % 2 === 0 ? copies : 1 });
    }
  }
});
