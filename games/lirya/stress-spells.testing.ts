/** A spell for each effect, and responses. */
import type { ByLanguage } from '@ludoteca/kit';
import type { CardDefinition, CardEffect, SpellCard, TargetSpec } from './card-definition/index.ts';

export const sameName = (name: string): ByLanguage<string> => ({ it: name, en: name, pt: name });

export const spell = (
  id: string,
  effects: readonly CardEffect[],
  targets?: readonly TargetSpec[],
  speed: 'normal' | 'response' = 'normal',
  cost = 1,
): SpellCard => ({
  id,
  name: sameName(id),
  type: 'spell',
  rarity: 'common',
  cost,
  speed,
  effects,
  ...(targets && { targets }),
});

const enemy: TargetSpec = { like: { type: 'character', side: 'opponent' } };
export const own: TargetSpec = { like: { type: 'character', side: 'you' } };
const anybody: TargetSpec = { what: 'card or player', like: { type: ['character', 'structure'] } };
export const T0 = { target: 0 } as const;
const T1 = { target: 1 } as const;

/** One spell for each effect. */
export const SPELLS: { readonly [name: string]: readonly [readonly CardEffect[], (readonly TargetSpec[])?] } =
  {
    damage: [
      [{ do: 'damage', to: T0, amount: { sum: [1, { count: { type: 'character', side: 'you' } }] } }],
      [anybody],
    ],
    'damage-physical': [
      [{ do: 'damage', to: { all: { type: 'character', side: 'opponent' } }, amount: 2, kind: 'physical' }],
    ],
    'damage-pierce': [
      [{ do: 'damage', to: T0, amount: 3, kind: 'pierce', pierce: 1, element: 'fire' }],
      [enemy],
    ],
    'damage-healing': [[{ do: 'damage', to: T0, amount: 3, kind: 'healing' }], [own]],
    heal: [[{ do: 'heal', who: { all: { side: 'you', damaged: true } }, amount: 'full' }]],
    drain: [[{ do: 'drain', from: { pick: { type: 'character', side: 'opponent' } }, amount: 2, to: 'you' }]],
    'give-stats': [
      [
        {
          do: 'give',
          to: T0,
          gifts: [
            { stat: 'attack', by: 2 },
            { stat: 'health', by: -1 },
          ],
          for: { turns: 2 },
        },
      ],
      [own],
    ],
    'give-set': [
      [{ do: 'give', to: T0, gifts: [{ set: 'attack', to: 0 }, { double: 'defence' }], for: 'turn' }],
      [enemy],
    ],
    'give-ban': [
      [
        {
          do: 'give',
          to: T0,
          gifts: [{ cannot: 'attack' }, { cannot: 'use abilities' }, { untargetable: 'opponent' }],
          for: 'until your next turn',
        },
      ],
      [enemy],
    ],
    'give-immune': [
      [
        {
          do: 'give',
          to: T0,
          gifts: [{ immune: 'spell damage' }, { immune: 'destruction' }],
          for: 'while source in play',
        },
        { do: 'give', to: 'you', gifts: [{ hand: 'protected' }], for: 'while source in play' },
      ],
      [own],
    ],
    'give-cost': [
      [
        {
          do: 'give',
          to: 'you',
          gifts: [
            { cost: -1, cards: { type: 'character' }, once: true },
            { more: 'damage', by: 1 },
          ],
          for: 'turn',
        },
      ],
    ],
    'give-costs': [
      [
        {
          do: 'give',
          to: 'opponent',
          gifts: [
            { cost: 2, cards: { type: 'spell' } },
            { costs: 3, cards: { type: 'equipment' } },
          ],
          for: 'until your next turn',
        },
      ],
    ],
    'give-while': [
      [
        {
          do: 'give',
          to: T0,
          gifts: [{ stat: 'defence', by: 3 }],
          for: { while: { count: { type: 'structure' }, in: { min: 1 } } },
        },
      ],
      [own],
    ],
    'swap-stats': [[{ do: 'swap stats', of: T0, stats: ['attack', 'defence'], for: 'turn' }], [enemy]],
    counters: [
      [{ do: 'add counters', to: { all: { type: 'character', side: 'you' } }, name: 'ash', count: 1 }],
    ],
    move: [
      [{ do: 'move', who: { all: { type: 'character', side: 'opponent', line: 'front' } }, to: 'back' }],
    ],
    'swap-places': [[{ do: 'swap places', who: T0, with: T1 }], [own, own]],
    draw: [
      [
        { do: 'draw', who: 'both players', count: 1 },
        { do: 'draw', who: 'you', count: 1, optional: true },
      ],
    ],
    discard: [[{ do: 'discard', who: 'opponent', count: 1 }]],
    'discard-yours': [[{ do: 'discard', who: 'opponent', count: 1, chosen: 'by you' }]],
    'discard-lot': [
      [{ do: 'discard', who: 'both players', count: 1, chosen: 'by lot', like: { type: 'spell' } }],
    ],
    'discard-like': [[{ do: 'discard', who: 'opponent', count: 2, like: { type: 'character' } }]],
    mill: [[{ do: 'mill', who: 'opponent', count: 2 }]],
    look: [
      [
        { do: 'look', at: 'hand', of: 'opponent' },
        { do: 'look', at: 'deck', of: 'opponent', count: 2 },
      ],
    ],
    reveal: [
      [
        { do: 'reveal', from: 'hand', of: 'you' },
        { do: 'reveal', from: 'deck', of: 'opponent', count: 1 },
      ],
    ],
    reorder: [[{ do: 'reorder', pile: 'deck', of: 'opponent', count: 3 }]],
    'reorder-discard': [[{ do: 'reorder', pile: 'discard', of: 'you', count: 2 }]],
    dig: [[{ do: 'dig', count: 3, take: 1, like: { type: 'character' }, to: 'hand', rest: 'top' }]],
    'dig-play': [
      [{ do: 'dig', count: 3, take: 1, like: { type: 'character' }, to: 'play', rest: 'discard' }],
    ],
    'put-back': [[{ do: 'put back', count: 1, on: 2 }]],
    'return-to-deck': [[{ do: 'return to deck', who: T0, on: 'bottom' }], [enemy]],
    search: [[{ do: 'search', like: { type: 'structure' }, to: 'hand', shuffle: true }]],
    'search-play': [
      [{ do: 'search', like: { type: 'character', cost: { max: 1 } }, to: 'play', reveal: true }],
    ],
    recover: [[{ do: 'recover', like: { type: 'spell' }, to: 'hand' }]],
    'recover-play': [
      [
        { do: 'recover', like: { type: 'character' }, to: 'play' },
        { do: 'recover', like: {}, to: 'top' },
      ],
    ],
    'return-to-hand': [[{ do: 'return to hand', who: T0 }], [enemy]],
    play: [[{ do: 'play', from: 'hand', like: { type: 'character' }, cost: 'free' }]],
    'play-discard': [[{ do: 'play', from: 'discard', like: { type: 'spell' }, cost: 1 }]],
    create: [[{ do: 'create', card: 'stress-mote', who: 'you', count: 2 }]],
    shuffle: [[{ do: 'shuffle', who: 'both players' }]],
    'take-control': [[{ do: 'take control', of: T0, for: 'turn' }], [enemy]],
    'take-control-long': [[{ do: 'take control', of: T0, for: { turns: 1 } }], [enemy]],
    destroy: [[{ do: 'destroy', who: { highest: 'attack', among: { type: 'character' } } }]],
    'destroy-structure': [[{ do: 'destroy', who: { lowest: 'health', among: { type: 'structure' } } }]],
    sacrifice: [[{ do: 'sacrifice', who: 'both players', like: { type: 'character' } }]],
    banish: [[{ do: 'banish', who: T0 }], [enemy]],
    transform: [[{ do: 'transform', who: T0, into: 'stress-mote' }], [enemy]],
    'redirect-damage': [[{ do: 'redirect damage', from: T0, to: T1, for: 'turn' }], [own, enemy]],
    token: [
      [
        { do: 'token', card: 'stress-mote', count: 2, side: 'opponent' },
        { do: 'token', card: 'stress-mote' },
      ],
    ],
    'copy-token': [[{ do: 'copy token', of: T0, gifts: [{ stat: 'attack', by: 1 }] }], [enemy]],
    energy: [
      [
        { do: 'energy', who: 'you', amount: 2 },
        { do: 'capacity', who: 'both players', amount: 1 },
      ],
    ],
    remove: [[{ do: 'remove', state: 'stealth', from: { all: { side: 'opponent' } } }]],
    purify: [[{ do: 'purify', who: { all: { type: 'character', side: 'you' } } }]],
    upgrade: [[{ do: 'upgrade', who: { all: { type: 'structure', side: 'you' } } }]],
    repair: [[{ do: 'repair', who: { all: { type: 'structure' } }, amount: 2 }]],
    'move-equipment': [[{ do: 'move equipment', what: T0, to: T1 }], [{ like: { type: 'equipment' } }, own]],
    if: [
      [
        {
          do: 'if',
          if: { chance: 50 },
          effects: [{ do: 'draw', who: 'you', count: 1 }],
          else: [{ do: 'damage', to: 'you', amount: 1 }],
        },
      ],
    ],
    'choose-one': [
      [
        {
          do: 'choose one',
          among: [[{ do: 'draw', who: 'you', count: 1 }], [{ do: 'heal', who: 'you', amount: 2 }]],
        },
      ],
    ],
    'for-each': [
      [
        {
          do: 'for each',
          who: { all: { type: 'character' } },
          effects: [
            { do: 'damage', to: 'it', amount: 1 },
            { do: 'damage', to: { controller: 'it' }, amount: 1 },
          ],
        },
      ],
    ],
    repeat: [
      [
        {
          do: 'repeat',
          times: 3,
          effects: [{ do: 'damage', to: { random: { type: 'character' } }, amount: 1 }],
        },
      ],
    ],
    may: [
      [
        {
          do: 'may',
          effects: [
            { do: 'draw', who: 'you', count: 1 },
            { do: 'discard', who: 'you', count: 'last' },
          ],
        },
      ],
    ],
    'unless-paid': [
      [{ do: 'unless paid', by: 'opponent', energy: 2, effects: [{ do: 'draw', who: 'you', count: 2 }] }],
    ],
    remember: [
      [
        { do: 'remember', who: T0, as: 'prey' },
        { do: 'later', at: 'turn end', effects: [{ do: 'damage', to: { remembered: 'prey' }, amount: 1 }] },
      ],
      [enemy],
    ],
    later: [
      [{ do: 'later', at: 'turn start', whose: 'you', effects: [{ do: 'draw', who: 'you', count: 1 }] }],
    ],
    beside: [
      [
        { do: 'damage', to: { beside: T0 }, amount: 2 },
        { do: 'heal', who: { alongside: T0 }, amount: 1 },
      ],
      [enemy],
    ],
  };

export const RESPONSES: readonly CardDefinition[] = [
  spell('stress-cancel', [{ do: 'cancel', what: T0 }], [{ what: 'stack' }], 'response'),
  spell('stress-copy', [{ do: 'copy spell', what: T0 }], [{ what: 'stack', item: 'spell' }], 'response'),
  spell('stress-fog', [{ do: 'cancel attack', of: T0 }], [{ what: 'attack' }], 'response'),
  spell('stress-bait', [{ do: 'redirect attack', of: T0, to: T1 }], [{ what: 'attack' }, own], 'response'),
  spell(
    'stress-flash',
    [
      {
        do: 'give',
        to: T0,
        gifts: [
          { keyword: 'shield', n: 3 },
          { stat: 'attack', by: 1 },
        ],
        for: 'combat',
      },
    ],
    [own],
    'response',
    0,
  ),
  spell(
    'stress-punish',
    [{ do: 'cancel', what: 'answered' }],
    [{ what: 'stack', item: 'ability' }],
    'response',
    0,
  ),
];
