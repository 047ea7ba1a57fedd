/** A few plain cards to play with until the set is there. */
import type { ByLanguage } from '@ludoteca/kit';
import type { Card, CardSet, CharacterCard } from '../vocabulary/index.ts';

const called = (name: string): ByLanguage<string> => ({ it: name, en: name, pt: name });

const character = (
  id: string,
  cost: number,
  [attack, defence, health]: readonly [number, number, number],
  rest: Partial<CharacterCard> = {},
): CharacterCard => ({
  id,
  name: called(id),
  type: 'character',
  rarity: 'common',
  class: 'warrior',
  cost,
  attack,
  defence,
  health,
  ...rest,
});

const characters: readonly Card[] = [
  character('runner', 1, [2, 0, 2], { element: 'fire', keywords: ['haste'] }),
  character('shield-bearer', 2, [2, 2, 4], { element: 'earth', keywords: ['guard'] }),
  character('raider', 3, [4, 1, 4], { element: 'fire', keywords: ['assault'] }),
  character('archer', 2, [3, 1, 3], {
    class: 'ranger',
    element: 'air',
    keywords: [{ keyword: 'pierce', n: 2 }],
  }),
  character('healer', 2, [1, 1, 4], {
    class: 'cleric',
    element: 'light',
    abilities: [
      {
        kind: 'activated',
        costs: [{ energy: 1 }],
        limit: { perTurn: 1 },
        targets: [{ what: 'card or player', like: { type: 'character' } }],
        effects: [{ do: 'heal', who: { target: 0 }, amount: 2 }],
      },
    ],
  }),
  character('scholar', 3, [2, 1, 3], {
    class: 'mage',
    element: 'water',
    abilities: [
      { kind: 'triggered', trigger: { on: 'enter' }, effects: [{ do: 'draw', who: 'you', count: 1 }] },
    ],
  }),
  character('viper', 2, [2, 1, 3], {
    class: 'ranger',
    element: 'shadow',
    keywords: ['stealth'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'damage dealt' },
        if: { is: { type: 'character' }, who: 'subject' },
        effects: [{ do: 'apply', state: 'poisoned', to: 'subject', for: { turns: 2 } }],
      },
    ],
  }),
  character('captain', 4, [4, 2, 5], {
    abilities: [
      {
        kind: 'static',
        to: { type: 'character', side: 'you', line: 'front', other: true },
        gives: [{ stat: 'attack', by: 1 }],
      },
    ],
  }),
  character('duellist', 4, [3, 2, 5], { keywords: ['double attack', { keyword: 'counter', n: 1 }] }),
  character('martyr', 3, [2, 1, 3], {
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'death' },
        effects: [{ do: 'token', card: 'spark', count: 2, line: 'front' }],
      },
    ],
  }),
  character('storm-caller', 5, [5, 1, 5], {
    class: 'mage',
    element: 'air',
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'turn end', whose: 'you' },
        effects: [{ do: 'damage', to: { random: { type: 'character', side: 'opponent' } }, amount: 1 }],
      },
    ],
  }),
  character('warden', 3, [2, 2, 4], {
    element: 'light',
    abilities: [
      {
        kind: 'response',
        costs: [{ energy: 1 }],
        limit: { perTurn: 1 },
        targets: [{ like: { type: 'character', side: 'you' } }],
        effects: [{ do: 'apply', state: 'fortified', to: { target: 0 }, for: { turns: 1 }, amount: 2 }],
      },
    ],
  }),
  character('spark', 0, [1, 0, 1], { element: 'fire', token: true }),
];

const others: readonly Card[] = [
  {
    id: 'bolt',
    name: called('bolt'),
    type: 'spell',
    rarity: 'common',
    element: 'fire',
    cost: 2,
    speed: 'normal',
    targets: [{ what: 'card or player', like: { type: ['character', 'structure'] } }],
    effects: [{ do: 'damage', to: { target: 0 }, amount: 3 }],
  },
  {
    id: 'refusal',
    name: called('refusal'),
    type: 'spell',
    rarity: 'common',
    element: 'water',
    cost: 2,
    speed: 'response',
    targets: [{ what: 'stack', item: 'card' }],
    effects: [{ do: 'cancel', what: { target: 0 } }],
  },
  {
    id: 'fog',
    name: called('fog'),
    type: 'spell',
    rarity: 'common',
    element: 'air',
    cost: 1,
    speed: 'response',
    targets: [{ what: 'attack' }],
    effects: [{ do: 'cancel attack', of: { target: 0 } }],
  },
  {
    id: 'insight',
    name: called('insight'),
    type: 'spell',
    rarity: 'common',
    cost: 2,
    speed: 'normal',
    effects: [{ do: 'dig', count: 3, take: 1, to: 'hand', rest: 'bottom' }],
  },
  {
    id: 'call',
    name: called('call'),
    type: 'spell',
    rarity: 'common',
    cost: 1,
    speed: 'normal',
    effects: [{ do: 'search', like: { type: 'character', cost: { max: 2 } }, to: 'hand', reveal: true }],
  },
  {
    id: 'gust',
    name: called('gust'),
    type: 'spell',
    rarity: 'common',
    cost: 1,
    speed: 'normal',
    targets: [{ like: { type: 'character', side: 'opponent' } }],
    effects: [
      { do: 'move', who: { target: 0 }, to: 'other line' },
      { do: 'apply', state: 'stunned', to: { target: 0 }, for: { turns: 1 } },
    ],
  },
  {
    id: 'theft',
    name: called('theft'),
    type: 'spell',
    rarity: 'common',
    element: 'shadow',
    cost: 5,
    speed: 'normal',
    targets: [{ like: { type: 'character', side: 'opponent', cost: { max: 4 } } }],
    effects: [
      { do: 'take control', of: { target: 0 }, for: 'turn' },
      { do: 'give', to: { target: 0 }, gifts: [{ keyword: 'haste' }], for: 'turn' },
    ],
  },
  {
    id: 'sword',
    name: called('sword'),
    type: 'equipment',
    rarity: 'common',
    cost: 2,
    slot: 'weapon',
    attack: 2,
  },
  {
    id: 'mail',
    name: called('mail'),
    type: 'equipment',
    rarity: 'common',
    cost: 2,
    slot: 'armour',
    requires: { class: 'warrior' },
    defence: 1,
    health: 1,
  },
  {
    id: 'tower',
    name: called('tower'),
    type: 'structure',
    rarity: 'common',
    cost: 2,
    levels: [1, 1, 2].map((by, level) => ({
      cost: level === 0 ? 0 : 1 + level,
      points: 5 + 2 * level,
      abilities: [
        { kind: 'static', to: { type: 'character', side: 'you' }, gives: [{ stat: 'health', by }] },
      ],
    })) as never,
  },
  {
    id: 'spring',
    name: called('spring'),
    type: 'structure',
    rarity: 'common',
    cost: 3,
    levels: [1, 2, 3].map((amount, level) => ({
      cost: level === 0 ? 0 : 2,
      points: 5 + 2 * level,
      abilities: [
        {
          kind: 'triggered',
          trigger: { on: 'turn start', whose: 'you' },
          effects: [{ do: 'heal', who: 'you', amount }],
        },
      ],
    })) as never,
  },
];

export const provisional: CardSet = {
  format: 1,
  id: 'provisional',
  version: 1,
  name: called('Provisional'),
  cards: [...characters, ...others],
};
