/** RULES 11: equipment and structures. */
import { expect, test } from 'vitest';
import { addTestCards } from '../scene.testing.ts';
import { sameName, own, spell, T0 } from '../stress-spells.testing.ts';
import type { EquipmentCard, EquipmentSlot, CardFilter, StructureCard } from '../card-definition/index.ts';
import { createScenario } from './scenario.testing.ts';

const item = (id: string, slot: EquipmentSlot, requires?: CardFilter): EquipmentCard => ({
  id,
  name: sameName(id),
  type: 'equipment',
  rarity: 'common',
  cost: 0,
  slot,
  defence: 1,
  ...(requires && { requires }),
});

/** Gives attack from its second level on. */
const drillYard: StructureCard = {
  id: 'drill-yard',
  name: sameName('drill-yard'),
  type: 'structure',
  rarity: 'common',
  cost: 1,
  levels: [0, 1, 2].map((by) => ({
    cost: by,
    points: 5,
    abilities:
      by === 0
        ? []
        : [{ kind: 'static', to: { type: 'character', side: 'you' }, gives: [{ stat: 'attack', by }] }],
  })) as unknown as StructureCard['levels'],
};

addTestCards('equipment tests', [
  drillYard,

  {
    ...item('buckler', 'universal'),
    keywords: [{ keyword: 'shield', n: 4 }],
    abilities: [
      {
        kind: 'activated',
        costs: [{ energy: 1 }],
        targets: [own],
        effects: [{ do: 'move equipment', what: 'source', to: T0 }],
      },
    ],
  },
  spell('melt', [{ do: 'destroy', who: T0 }], [{ like: { type: 'equipment' } }]),
  spell(
    'lure',
    [{ do: 'take control', of: T0, for: 'turn' }],
    [{ like: { type: 'character', side: 'opponent' } }],
    'response',
  ),
  item('a-weapon', 'weapon'),
  item('an-armour', 'armour'),
  item('a-ring', 'accessory'),
  item('a-thing', 'universal'),
  item('for-the-strong', 'weapon', { attack: { min: 5 } }),
  item('for-fire', 'weapon', { element: 'fire' }),
  spell('lift', [{ do: 'recover', like: { type: 'equipment' }, to: 'hand' }]),
  spell('turn-moth', [{ do: 'transform', who: T0, into: 'grey-moth' }], [{ like: { type: 'character' } }]),
  spell('mend', [{ do: 'repair', who: T0, amount: 'full' }], [{ like: { type: 'structure' } }]),
]);

const bears = (held: readonly string[], more: string, bearer = 'post'): boolean =>
  createScenario({ hand: [more], pieces: [{ card: bearer, equipment: held }] }).offers({ play: more });

test('11.1 one weapon, one armour, two accessories, three universal items: seven in all', () => {
  expect([bears([], 'a-weapon'), bears(['a-weapon'], 'a-weapon')]).toEqual([true, false]);
  expect([bears([], 'an-armour'), bears(['an-armour'], 'an-armour')]).toEqual([true, false]);
  expect([bears(['a-ring'], 'a-ring'), bears(['a-ring', 'a-ring'], 'a-ring')]).toEqual([true, false]);
  const things = ['a-thing', 'a-thing', 'a-thing'];
  expect([bears(things.slice(1), 'a-thing'), bears(things, 'a-thing')]).toEqual([true, false]);
  const all = ['a-weapon', 'an-armour', 'a-ring', 'a-ring', ...things];
  expect(createScenario({ pieces: [{ card: 'post', equipment: all }] }).piece('post').equipment).toHaveLength(
    7,
  );
});

test('11.2 class, element and minimum stats are required when it is equipped, and not again', () => {
  expect([bears([], 'for-the-strong'), bears([], 'for-the-strong', 'brute')]).toEqual([false, true]);
  expect([bears([], 'for-fire'), bears([], 'for-fire', 'ash-urchin')]).toEqual([false, true]);
  const scenario = createScenario({ hand: ['for-the-strong', 'curse'], pieces: [{ card: 'brute' }] });
  scenario.plays('for-the-strong', 'brute').plays('curse', 'brute');
  expect(scenario.piece('brute')).toMatchObject({ attack: 4, equipment: [{ card: 'for-the-strong' }] });
});

test('11.1 equipment leaves the hand, is attached to its bearer, and counts at once', () => {
  const scenario = createScenario({ hand: ['a-weapon'], pieces: [{ card: 'post' }] }).plays(
    'a-weapon',
    'post',
  );
  expect([
    scenario.you.hand.count,
    scenario.gain('post', 'defence'),
    scenario.endsTurn().gain('post', 'defence'),
  ]).toEqual([0, 1, 1]);
});

test('11.1 the opponent’s characters cannot be equipped, tokens can', () => {
  expect(
    createScenario({ hand: ['a-weapon'] }, { pieces: [{ card: 'post' }] }).offers({ play: 'a-weapon' }),
  ).toBe(false);
  expect(bears([], 'a-weapon', 'foot-soldier')).toBe(true);
});

test('11.3 equipment goes to its owner’s discard pile when its bearer leaves play, and can be recovered', () => {
  const scenario = createScenario({
    hand: ['bolt', 'lift'],
    pieces: [{ card: 'post', equipment: ['a-ring'] }],
  }).plays('bolt', 'post');
  expect(scenario.you.discard).toEqual(['bolt', 'post', 'a-ring']);
  expect(scenario.plays('lift').does('a-ring').you.hand.cards).toEqual(['a-ring']);
});

test('11.3 a transformed bearer keeps its equipment', () => {
  const scenario = createScenario({
    hand: ['turn-moth'],
    pieces: [{ card: 'post', equipment: ['a-ring'] }],
  }).plays('turn-moth', 'post');
  expect(scenario.piece('grey-moth').equipment).toMatchObject([{ card: 'a-ring' }]);
});

test('11.4 a structure enters at level 1 with the points of that level; its cost and place are taken', () => {
  const scenario = createScenario({ hand: ['blast-furnace'] }).plays('blast-furnace', 8);
  expect(scenario.piece('blast-furnace')).toMatchObject({ level: 1, health: 5, most: 5, slot: 8 });
  expect(scenario.you.energy).toBe(7);
});

test('11.4 levels are raised one at a time, several in a turn if paid, and not above the third', () => {
  const scenario = createScenario({ pieces: [{ card: 'common-oven', health: 2 }] }).upgrades('common-oven');
  expect(scenario.piece('common-oven')).toMatchObject({ level: 2, health: 4, most: 7 });
  expect(scenario.upgrades('common-oven').piece('common-oven')).toMatchObject({
    level: 3,
    health: 6,
    most: 9,
  });
  expect(scenario.you.energy).toBe(10 - 2 - 3);
  const { id, card, slot } = scenario.piece('common-oven');
  const tried = scenario.match.play(0, scenario.match.number, { upgrade: { id, card, seat: 0, slot } });
  expect(tried).toMatchObject({ problem: { reason: { why: 'highest level', rule: '11.4' } } });
});

test('11.4 the abilities of the new level replace the old ones at once', () => {
  const scenario = createScenario({ pieces: [{ card: 'dry-stone-wall' }, { card: 'post' }] }).upgrades(
    'dry-stone-wall',
  );
  expect([scenario.gain('post', 'health'), scenario.gain('post', 'defence')]).toEqual([0, 1]);
});

test('11.4 two equal structures give their bonuses twice', () => {
  const pieces = [{ card: 'common-oven' }, { card: 'common-oven', slot: 9 }, { card: 'ash-urchin' }];
  expect(createScenario({ pieces }).gain('ash-urchin', 'attack')).toBe(2);
});

test('11.5 structures never protect the player, and stop giving when destroyed', () => {
  const pieces = [{ card: 'common-oven' }, { card: 'ash-urchin' }];
  expect(
    createScenario({ pieces: [{ card: 'brute' }] }, { pieces: [{ card: 'hut' }] }).attacks([
      'brute',
      'opponent',
    ]).opponent.life,
  ).toBe(15);
  const scenario = createScenario({ pieces }, { hand: ['bolt'] }, { active: 1 }).plays('bolt', 'common-oven');
  expect([scenario.gain('ash-urchin', 'attack'), scenario.you.discard]).toEqual([0, ['common-oven']]);
});

test('11.4 repairs stop at the points of the level; players cannot demolish their structures', () => {
  const scenario = createScenario({ hand: ['mend'], pieces: [{ card: 'hut', health: 1 }] });
  expect(scenario.offers({ demolish: 'hut' })).toBe(false);
  expect(scenario.plays('mend', 'hut').piece('hut')).toMatchObject({ health: 6, most: 6 });
  const free = createScenario({ pieces: [{ card: 'hut' }] }, {}, {}, { variant: { allowDemolish: true } });
  expect(free.does({ demolish: 'hut' }).isInPlay('hut')).toBe(false);
});

test('11.6 a special deck is offered at the end of the start, may be declined, and goes with its structure', () => {
  const scenario = createScenario({ hand: ['crossroads-inn'] }, { hand: ['bolt'] }).plays(
    'crossroads-inn',
    8,
  );
  expect(scenario.match.view(0).players[0]?.specials).toMatchObject([{ count: 7 }]);
  scenario.endsTurn().endsTurn();
  expect([scenario.asked, scenario.state.phase]).toEqual(['offer', 'start']);
  scenario.does('pass').endsTurn().plays('bolt', 'crossroads-inn');
  expect([scenario.you.specials, scenario.state.specials]).toEqual([[], []]);
});

test('11.6 when it is empty nothing happens', () => {
  const scenario = createScenario({ hand: ['crossroads-inn'] }).plays('crossroads-inn', 8);
  for (let i = 0; i < 7; i++) {
    scenario.endsTurn().endsTurn().does('take');
    scenario.match.play(0, scenario.match.number, { play: 'pitch-torch' });
  }
  expect(scenario.endsTurn().endsTurn().asked).toBe('main');
});

test('11.3 the rest of a shield of equipment moves with the equipment', () => {
  const scenario = createScenario({
    hand: ['buckler', 'jab', 'melt'],
    pieces: [{ card: 'post' }, { card: 'wall' }],
  });
  scenario.plays('buckler', 'post').plays('jab', 'post').uses('buckler', 'wall');
  expect(scenario.keywords('post')).toEqual([]);
  expect(scenario.piece('wall').keywords).toEqual([{ keyword: 'shield', n: 3 }]);
  expect(scenario.plays('melt', 'buckler').keywords('wall')).toEqual([]);
});

test('11.3 a bearer that has changed control in the meantime is not equipped', () => {
  const scenario = createScenario({ hand: ['stick'], pieces: [{ card: 'brute' }] }, { hand: ['lure'] });
  scenario.does({ play: 'stick' }, 'brute', { play: 'lure' }, 'brute').settles();
  expect(scenario.piece('brute')).toMatchObject({ control: 1, equipment: [] });
  expect(scenario.you.discard).toEqual(['stick']);
});

test('11.4 an upgrade brings a bonus that no card gave before, at once', () => {
  const scenario = createScenario({ pieces: [{ card: 'drill-yard' }, { card: 'post' }] });
  expect(scenario.gain('post', 'attack')).toBe(0);
  expect(scenario.upgrades('drill-yard').gain('post', 'attack')).toBe(1);
  expect(scenario.upgrades('drill-yard').gain('post', 'attack')).toBe(2);
});

test('11.5 of two structures the one that is destroyed stops giving, and the other does not', () => {
  const pieces = [
    { card: 'drill-yard', level: 3 },
    { card: 'post' },
    { card: 'drill-yard', slot: 9, level: 2 },
  ] as const;
  const scenario = createScenario({ pieces, hand: ['doom'] });
  expect(scenario.gain('post', 'attack')).toBe(3);
  expect(scenario.plays('doom', { slot: 8 }).gain('post', 'attack')).toBe(1);
});
