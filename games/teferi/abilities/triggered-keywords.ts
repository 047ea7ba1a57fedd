/** The plain keywords that stand for triggered abilities (CR 702), written out. */
import type { Ability, AbilityEffect, CardDefinition } from './ability.ts';
import type { ObjectReference } from './references.ts';
import type { PlainKeyword } from './game-terms.ts';

/** "… gets +power/+toughness until end of turn." */
export const boost = (what: ObjectReference, power: number, toughness: number): AbilityEffect => ({
  do: 'change',
  what,
  changes: [{ change: 'add', power, toughness }],
  until: 'end of turn',
});
const COUNTER = { do: 'put counters', what: 'this', kind: '+1/+1', count: 1 } as const;
const CREATURE = { types: ['creature'] } as const;
const ATTACKER = { types: ['creature'], attacking: true } as const;
const GERM: CardDefinition = {
  name: 'Phyrexian Germ Token',
  types: ['creature'],
  subtypes: ['Phyrexian', 'Germ'],
  colours: ['B'],
  power: 0,
  toughness: 0,
  text: '',
  abilities: [],
  token: true,
};
const returnWithCounter = (counter: string): Ability => ({
  kind: 'triggered',
  when: { on: 'dies', what: 'this' },
  if: { compare: { counters: counter, on: 'this' }, max: 0 },
  effects: [
    {
      do: 'move',
      what: 'this',
      to: 'battlefield',
      entering: { counters: [{ kind: counter, count: 1 }] },
    },
  ],
});

export const TRIGGERED_KEYWORDS: { readonly [K in PlainKeyword]?: readonly Ability[] } = {
  /** 702.108 */
  prowess: [
    {
      kind: 'triggered',
      when: { on: 'cast', whose: 'you', what: { notTypes: ['creature'] } },
      effects: [boost('this', 1, 1)],
    },
  ],
  /** 702.83 */
  exalted: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: { ...CREATURE, controller: 'you' }, alone: true },
      effects: [boost('it', 1, 1)],
    },
  ],
  /** 702.25 */
  flanking: [
    {
      kind: 'triggered',
      when: { on: 'becomes blocked', what: 'this', by: { ...CREATURE, notKeyword: 'flanking' } },
      effects: [boost('other', -1, -1)],
    },
  ],
  persist: [returnWithCounter('-1/-1')],
  undying: [returnWithCounter('+1/+1')],
  /** 702.100 */
  evolve: [
    {
      kind: 'triggered',
      when: { on: 'enters', what: { ...CREATURE, controller: 'you', other: true } },
      if: {
        either: [
          { compare: { power: 'it' }, min: { plus: [{ power: 'this' }, 1] } },
          { compare: { toughness: 'it' }, min: { plus: [{ toughness: 'this' }, 1] } },
        ],
      },
      effects: [COUNTER],
    },
  ],
  /** 702.91 */
  'battle cry': [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'this' },
      effects: [boost({ every: { ...ATTACKER, other: true } }, 1, 0)],
    },
  ],
  /** 702.134 */
  mentor: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'this' },
      targets: [{ what: { ...ATTACKER, power: { max: { plus: [{ power: 'this' }, -1] } } } }],
      effects: [{ do: 'put counters', what: { target: 0 }, kind: '+1/+1', count: 1 }],
    },
  ],
  /** 702.149 */
  training: [
    {
      kind: 'triggered',
      when: { on: 'attacks', what: 'this' },
      if: {
        compare: {
          count: { ...ATTACKER, other: true, power: { min: { plus: [{ power: 'this' }, 1] } } },
        },
        min: 1,
      },
      effects: [COUNTER],
    },
  ],
  /** 702.101 */
  extort: [
    {
      kind: 'triggered',
      when: { on: 'cast', whose: 'you' },
      effects: [
        {
          do: 'may',
          who: 'you',
          payment: { who: 'you', cost: [{ pay: 'mana', mana: '{W/B}' }] },
          effects: [
            { do: 'lose life', who: 'opponent', amount: 1 },
            { do: 'gain life', who: 'you', amount: 1 },
          ],
        },
      ],
    },
  ],
  /** 702.92 */
  'living weapon': [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'this' },
      effects: [
        { do: 'create', token: GERM, count: 1 },
        { do: 'attach', what: 'this', to: 'made' },
      ],
    },
  ],
};
