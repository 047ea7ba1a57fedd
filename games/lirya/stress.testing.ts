/** The stress set: every effect, gift and trigger on some card, cheap enough to be played often. */
import { sameName, own, RESPONSES, spell, SPELLS, T0 } from './stress-spells.testing.ts';
import {
  type Ability,
  type CardDefinition,
  type CardSet,
  type CharacterCard,
  type CardEffect,
  TRIGGER_EVENTS,
  type Gift,
  KEYWORDS,
  NUMBERED_KEYWORDS,
  STATES,
  type TriggerEvent,
} from './card-definition/index.ts';

export const character = (id: string, rest: Partial<CharacterCard> = {}): CharacterCard => ({
  id,
  name: sameName(id),
  type: 'character',
  rarity: 'common',
  class: 'warrior',
  cost: 1,
  attack: 3,
  defence: 1,
  health: 3,
  ...rest,
});

/** A character for each trigger event, with a small effect. */
const HARMLESS: readonly CardEffect[] = [{ do: 'add counters', to: 'source', name: 'seen', count: 1 }];
const triggerCard = (on: TriggerEvent, i: number): CardDefinition =>
  character(`stress-on-${on.replaceAll(' ', '-')}`, {
    class: i % 2 === 0 ? 'ranger' : 'mage',
    abilities: [
      {
        kind: 'triggered',
        trigger: { on, whose: 'anybody' },
        limit: { perTurn: 2 },
        ...(i % 3 === 0 && { optional: true }),
        effects: i % 4 === 0 ? [{ do: 'damage', to: 'opponent', amount: 1 }] : HARMLESS,
      },
    ],
  });

const GIFTS: readonly Gift[] = [
  { stat: 'health', by: 2 },
  { stat: 'attack', by: { count: { type: 'structure' } } },
  { set: 'defence', to: 2 },
  { double: 'attack' },
  { keyword: 'haste' },
  { keyword: 'reduction', n: 1 },
  { lose: 'guard' },
  { immune: 'poisoned' },
  { untargetable: 'opponent' },
  { cannot: 'move' },
];

const auraCard = (gift: Gift, i: number): CardDefinition => ({
  id: `stress-aura-${i}`,
  name: sameName(`aura ${i}`),
  type: 'structure',
  rarity: 'common',
  cost: 1,
  levels: [level(gift, 0), level(gift, 1), level({ cost: -1, cards: {} }, 2)],
  ...(i === 0 && { deck: ['stress-mote', 'stress-mote', 'stress-mote', 'stress-mote', 'stress-mote'] }),
});

const level = (gift: Gift, cost: number) => ({
  cost,
  points: 3 + cost,
  abilities: [
    {
      kind: 'static',
      to: 'cost' in gift ? 'both players' : { type: 'character', side: 'you' },
      gives: [gift],
    } satisfies Ability,
  ],
});

const WALKERS: readonly CardDefinition[] = [
  ...KEYWORDS.map((keyword) =>
    character(`stress-${keyword.replaceAll(' ', '-')}`, {
      keywords: [NUMBERED_KEYWORDS.has(keyword) ? { keyword, n: 2 } : keyword],
    }),
  ),
  ...STATES.map((state) =>
    spell(
      `stress-${state}-state`,
      [
        {
          do: 'apply',
          state,
          to: T0,
          for: state === 'immunity' ? 'permanent' : { turns: 2 },
          ...(state === 'immunity' && { against: 'combat damage' }),
        },
      ],
      [{ like: { type: 'character' } }],
    ),
  ),
  character('stress-giver', {
    extras: {
      sting: {
        kind: 'activated',
        costs: [{ energy: 1 }],
        effects: [{ do: 'damage', to: 'opponent', amount: 1 }],
      },
    },
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'enter' },
        targets: [own],
        effects: [{ do: 'give', to: T0, gifts: [{ ability: 'sting' }], for: { turns: 2 } }],
      },
    ],
  }),
  character('stress-payer', {
    instead: [{ discard: 1 }],
    cost: 4,
    abilities: [
      {
        kind: 'activated',
        costs: [{ sacrifice: { type: 'character', other: true } }, { life: 1 }],
        limit: { perMatch: 1 },
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
      {
        kind: 'response',
        costs: ['return source to hand'],
        effects: [{ do: 'heal', who: 'you', amount: 1 }],
      },
      {
        kind: 'response',
        from: 'hand',
        costs: ['discard source'],
        effects: [{ do: 'damage', to: 'opponent', amount: 1 }],
      },
      {
        kind: 'activated',
        costs: [{ damage: 1 }],
        limit: { perTurn: 1 },
        effects: [{ do: 'energy', who: 'you', amount: 1 }],
      },
    ],
  }),
  character('stress-ward', {
    abilities: [
      { kind: 'replacement', instead: 'damage', to: 'you', limit: { perTurn: 1 }, redirect: 'source' },
      {
        kind: 'replacement',
        instead: 'death',
        limit: { perMatch: 1 },
        survive: 1,
        effects: [{ do: 'draw', who: 'you', count: 1 }],
      },
    ],
  }),
  character('stress-mote', { token: true, cost: 0, attack: 1, defence: 0, health: 1 }),
  {
    id: 'stress-blade',
    name: sameName('blade'),
    type: 'equipment',
    rarity: 'common',
    cost: 0,
    slot: 'weapon',
    attack: 1,
    health: 1,
    keywords: ['haste'],
    abilities: [
      {
        kind: 'triggered',
        trigger: { on: 'attack', whose: 'bearer' },
        effects: [{ do: 'damage', to: 'subject', amount: 1 }],
      },
    ],
  },
  {
    id: 'stress-ring',
    name: sameName('ring'),
    type: 'equipment',
    rarity: 'common',
    cost: 0,
    slot: 'accessory',
    defence: 1,
  },
];

export const stressSet: CardSet = {
  format: 1,
  id: 'stress',
  version: 1,
  name: sameName('Stress'),
  cards: [
    ...Object.entries(SPELLS).map(([name, [effects, targets]]) =>
      spell(`stress-${name}-spell`, effects, targets),
    ),
    ...RESPONSES,
    ...TRIGGER_EVENTS.map(triggerCard),
    ...GIFTS.map(auraCard),
    ...WALKERS,
  ],
};
