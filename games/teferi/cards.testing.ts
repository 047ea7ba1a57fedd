/** Cards for tests: one or two for each kind of ability and effect. */
import {
  type Ability,
  ANY_TARGET,
  type CardDefinition,
  type Deck,
  type AbilityEffect,
  type TargetSpec,
} from './abilities/index.ts';
import { creature, instant, sorcery } from './cards/build.ts';

const CREATURE = { what: { types: ['creature'] } } as const;

const spell = (effects: readonly AbilityEffect[], targets: readonly TargetSpec[] = []): Ability => ({
  kind: 'spell',
  effects,
  targets,
});

const made = (base: CardDefinition, text: string, ...abilities: readonly Ability[]): CardDefinition => ({
  ...base,
  text,
  abilities: [...base.abilities, ...abilities],
});

const GOBLIN: CardDefinition = {
  name: 'Goblin Token',
  types: ['creature'],
  subtypes: ['Goblin'],
  colours: ['R'],
  power: 1,
  toughness: 1,
  text: '',
  abilities: [],
  token: true,
};

const aura = (
  name: string,
  cost: string,
  text: string,
  ...abilities: readonly Ability[]
): CardDefinition => ({
  name,
  cost,
  types: ['enchantment'],
  subtypes: ['Aura'],
  text,
  abilities: [{ kind: 'keyword', keyword: 'enchant', what: { types: ['creature'] } }, ...abilities],
});

export const TEST_CARDS: readonly CardDefinition[] = [
  creature('Plain Bear', '{G}', ['Bear'], [2, 2]),
  creature('Test Menace', '{B}', ['Rogue'], [2, 1], ['menace']),
  creature('Test Trampler', '{G}{G}', ['Beast'], [4, 3], ['trample']),
  creature('Test Striker', '{R}', ['Knight'], [2, 1], ['first strike', 'lifelink']),
  creature('Test Venom', '{B}', ['Snake'], [1, 1], ['deathtouch', 'reach']),
  creature('Test Double', '{R}{W}', ['Warrior'], [2, 2], ['double strike', 'haste']),
  made(creature('Test Lord', '{W}', ['Bear'], [1, 1]), 'Other Bears you control get +1/+1 and have flying.', {
    kind: 'static',
    affects: { every: { subtypes: ['Bear'], types: ['creature'], controller: 'you', other: true } },
    changes: [
      { change: 'add', power: 1, toughness: 1 },
      { change: 'gain', abilities: [{ kind: 'keyword', keyword: 'flying' }] },
    ],
  }),
  made(
    creature('Test Herald', '{1}{R}', ['Goblin'], [1, 1]),
    'When it enters, create a Goblin. When it dies, it deals 1 damage to any target.',
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'this' },
      effects: [{ do: 'create', token: GOBLIN, count: 1 }],
    },
    {
      kind: 'triggered',
      when: { on: 'dies', what: 'this' },
      targets: [ANY_TARGET],
      effects: [{ do: 'damage', amount: 1, to: { target: 0 } }],
    },
  ),
  made(creature('Test Scholar', '{U}', ['Wizard'], [1, 2]), '{1}, {T}: Scry 1, then draw a card.', {
    kind: 'activated',
    cost: [{ pay: 'mana', mana: '{1}' }, { pay: 'tap' }],
    effects: [
      { do: 'scry', who: 'you', count: 1 },
      { do: 'draw', who: 'you', count: 1 },
    ],
  }),
  made(
    creature('Test Grower', '{G}', ['Ooze'], [1, 1]),
    'Sacrifice another creature: put a +1/+1 counter on it.',
    {
      kind: 'activated',
      cost: [{ pay: 'sacrifice', what: { types: ['creature'], other: true } }],
      effects: [{ do: 'put counters', what: 'this', kind: '+1/+1', count: 1 }],
    },
  ),
  made(creature('Test Elf', '{G}', ['Elf'], [1, 1]), '{T}: Add {G}.', {
    kind: 'activated',
    cost: [{ pay: 'tap' }],
    effects: [{ do: 'add mana', mana: { all: ['G'] } }],
  }),
  made(
    creature('Test Jailer', '{2}', ['Golem'], [2, 2]),
    'When it enters, exile target creature an opponent controls until it leaves.',
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'this' },
      targets: [{ what: { types: ['creature'], controller: 'opponent' } }],
      effects: [{ do: 'exile until', what: { target: 0 } }],
    },
  ),
  aura('Test Wings', '{U}', 'Enchanted creature gets +1/+1 and has flying.', {
    kind: 'static',
    affects: 'host',
    changes: [
      { change: 'add', power: 1, toughness: 1 },
      { change: 'gain', abilities: [{ kind: 'keyword', keyword: 'flying' }] },
    ],
  }),
  aura('Test Theft', '{2}{U}', 'You control enchanted creature.', {
    kind: 'static',
    affects: 'host',
    changes: [{ change: 'control' }],
  }),
  {
    name: 'Test Sword',
    cost: '{1}',
    types: ['artifact'],
    subtypes: ['Equipment'],
    text: 'Equipped creature gets +2/+0. Equip {1}.',
    abilities: [
      { kind: 'static', affects: 'host', changes: [{ change: 'add', power: 2, toughness: 0 }] },
      { kind: 'keyword', keyword: 'equip', cost: [{ pay: 'mana', mana: '{1}' }] },
    ],
  },
  {
    ...made(creature('Test Legend', '{W}', ['Human'], [2, 3], ['vigilance']), ''),
    supertypes: ['legendary'],
  },
  instant(
    'Test Bolt',
    '{R}',
    'Deals 2 damage to any target.',
    spell([{ do: 'damage', amount: 2, to: { target: 0 } }], [ANY_TARGET]),
  ),
  instant(
    'Test Counter',
    '{U}',
    'Counter target spell unless its controller pays {1}.',
    spell(
      [
        {
          do: 'unless',
          payment: { who: { controller: { target: 0 } }, cost: [{ pay: 'mana', mana: '{1}' }] },
          effects: [{ do: 'counter', what: { target: 0 } }],
        },
      ],
      [{ what: { zone: 'stack', stack: 'spell' } }],
    ),
  ),
  instant('Test Fork', '{X}{R}', 'Deals X damage divided among up to two targets.', {
    kind: 'spell',
    targets: [{ ...ANY_TARGET, min: 1, max: 2 }],
    effects: [{ do: 'divided damage', amount: { plus: ['X', 2] }, target: 0 }],
  }),
  sorcery('Test Choice', '{B}', 'Choose one: destroy target creature; or target opponent discards a card.', {
    kind: 'spell',
    min: 1,
    max: 1,
    modes: [
      { targets: [CREATURE], effects: [{ do: 'destroy', what: { target: 0 } }] },
      { targets: [{ who: 'opponent' }], effects: [{ do: 'discard', who: { target: 0 }, count: 1 }] },
    ],
  }),
  sorcery(
    'Test Search',
    '{G}',
    'Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.',
    spell([
      {
        do: 'search',
        who: 'you',
        what: { types: ['land'], supertypes: ['basic'], zone: 'library' },
        count: 1,
        to: 'battlefield',
        entering: { tapped: true },
      },
    ]),
  ),
  sorcery(
    'Test Dig',
    '{1}{U}',
    'Look at the top three cards. Put one into your hand and the rest on the bottom.',
    spell([{ do: 'look', who: 'you', count: 3, take: 1, must: true, to: 'hand', rest: 'library bottom' }]),
  ),
  sorcery(
    'Test Raise',
    '{B}',
    'Return target creature card from your graveyard to your hand.',
    spell(
      [{ do: 'move', what: { target: 0 }, to: 'hand' }],
      [{ what: { zone: 'graveyard', types: ['creature'], owner: 'you' } }],
    ),
  ),
  sorcery(
    'Test Grief',
    '{B}',
    'Target opponent reveals their hand. You choose a nonland card; they discard it.',
    spell(
      [
        {
          do: 'discard',
          who: { target: 0 },
          count: 1,
          what: { zone: 'hand', notTypes: ['land'] },
          chosenBy: 'you',
        },
      ],
      [{ who: 'opponent' }],
    ),
  ),
  sorcery(
    'Test Edict',
    '{B}',
    'Each player sacrifices a creature.',
    spell([{ do: 'sacrifice some', who: 'each', what: { types: ['creature'] }, count: 1 }]),
  ),
  instant(
    'Test Fog',
    '{G}',
    'Prevent all combat damage that would be dealt this turn.',
    spell([{ do: 'prevent', amount: 'all', combat: true, until: 'end of turn' }]),
  ),
  instant(
    'Test Might',
    '{G}',
    'Target creature gets +2/+2 and gains trample until end of turn.',
    spell(
      [
        {
          do: 'change',
          what: { target: 0 },
          changes: [
            { change: 'add', power: 2, toughness: 2 },
            { change: 'gain', abilities: [{ kind: 'keyword', keyword: 'trample' }] },
          ],
          until: 'end of turn',
        },
      ],
      [CREATURE],
    ),
  ),
];

const LANDS = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'] as const;

/** A deck of these test cards, `count` copies of each, with lands of all colours. */
export const testDeck = (name: string, cards: readonly string[], count: number, lands: number): Deck => ({
  name,
  cards: [...cards.map((card) => ({ count, card })), ...LANDS.map((card) => ({ count: lands, card }))],
  definitions: TEST_CARDS.filter((card) => cards.includes(card.name)),
});
