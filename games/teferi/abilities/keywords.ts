/** 702: keywords that stand for other abilities, written out. Evasion, protection and the like have rules of their own. */
import type { Ability, Keyword } from './ability.ts';
import type { Card } from './card.ts';
import type { Effect } from './effects.ts';

const PUMP: (power: number, toughness: number) => Effect = (power, toughness) => ({
  do: 'change',
  what: 'this',
  changes: [{ change: 'add', power, toughness }],
  until: 'end of turn',
});
const COUNTER = { do: 'put counters', what: 'this', kind: '+1/+1', count: 1 } as const;
const CREATURE = { types: ['creature'] } as const;
const ATTACKER = { types: ['creature'], attacking: true } as const;
const SPIRIT: Card = {
  name: 'Spirit Token',
  types: ['creature'],
  subtypes: ['Spirit'],
  colours: ['W', 'B'],
  power: 1,
  toughness: 1,
  text: 'Flying',
  abilities: [{ kind: 'keyword', keyword: 'flying' }],
  token: true,
};
const SERVO: Card = {
  name: 'Servo Token',
  types: ['artifact', 'creature'],
  subtypes: ['Servo'],
  colours: [],
  power: 1,
  toughness: 1,
  text: '',
  abilities: [],
  token: true,
};
const GERM: Card = {
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

/** 702.79 and 702.93: comes back with a counter, if it had none. */
const returning = (counter: string, without: string): Ability => ({
  kind: 'triggered',
  when: { on: 'dies', what: 'this' },
  if: { compare: { counters: without, on: 'this' }, max: 0 },
  effects: [
    {
      do: 'move',
      what: 'this',
      to: 'battlefield',
      entering: { counters: [{ kind: counter, count: 1 }] },
    },
  ],
});

/** What a keyword stands for, besides its own name. */
export function expanded(word: Keyword): readonly Ability[] {
  switch (word.keyword) {
    case 'prowess': // 702.108
      return [
        {
          kind: 'triggered',
          when: { on: 'cast', whose: 'you', what: { notTypes: ['creature'] } },
          effects: [PUMP(1, 1)],
        },
      ];
    case 'exalted': // 702.83
      return [
        {
          kind: 'triggered',
          when: { on: 'attacks', what: { ...CREATURE, controller: 'you' }, alone: true },
          effects: [
            {
              do: 'change',
              what: 'it',
              changes: [{ change: 'add', power: 1, toughness: 1 }],
              until: 'end of turn',
            },
          ],
        },
      ];
    case 'flanking': // 702.25
      return [
        {
          kind: 'triggered',
          when: { on: 'becomes blocked', what: 'this', by: { ...CREATURE, notKeyword: 'flanking' } },
          effects: [
            {
              do: 'change',
              what: 'other',
              changes: [{ change: 'add', power: -1, toughness: -1 }],
              until: 'end of turn',
            },
          ],
        },
      ];
    case 'persist':
      return [returning('-1/-1', '-1/-1')];
    case 'undying':
      return [returning('+1/+1', '+1/+1')];
    case 'evolve': // 702.100
      return [
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
      ];
    case 'battle cry': // 702.91
      return [
        {
          kind: 'triggered',
          when: { on: 'attacks', what: 'this' },
          effects: [
            {
              do: 'change',
              what: { every: { ...ATTACKER, other: true } },
              changes: [{ change: 'add', power: 1, toughness: 0 }],
              until: 'end of turn',
            },
          ],
        },
      ];
    case 'mentor': // 702.134
      return [
        {
          kind: 'triggered',
          when: { on: 'attacks', what: 'this' },
          targets: [{ what: { ...ATTACKER, power: { max: { plus: [{ power: 'this' }, -1] } } } }],
          effects: [{ do: 'put counters', what: { target: 0 }, kind: '+1/+1', count: 1 }],
        },
      ];
    case 'training': // 702.149
      return [
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
      ];
    case 'extort': // 702.101
      return [
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
      ];
    case 'living weapon': // 702.92
      return [
        {
          kind: 'triggered',
          when: { on: 'enters', what: 'this' },
          effects: [
            { do: 'create', token: GERM, count: 1 },
            { do: 'attach', what: 'this', to: 'made' },
          ],
        },
      ];
    case 'cycling': // 702.29
      return [
        {
          kind: 'activated',
          zone: 'hand',
          cost: [...word.cost, { pay: 'discard', what: 'this' }],
          effects: [{ do: 'draw', who: 'you', count: 1 }],
        },
      ];
    case 'landcycling': // 702.29e
      return [
        {
          kind: 'activated',
          zone: 'hand',
          cost: [...word.cost, { pay: 'discard', what: 'this' }],
          effects: [{ do: 'search', who: 'you', what: word.what, count: 1, to: 'hand', reveal: true }],
        },
      ];
    case 'equip': // 702.6
      return [
        {
          kind: 'activated',
          cost: word.cost,
          timing: 'sorcery',
          targets: [{ what: { ...CREATURE, controller: 'you' } }],
          effects: [{ do: 'attach', what: 'this', to: { target: 0 } }],
        },
      ];
    case 'kicker': // 702.33
      return [{ kind: 'additional cost', cost: word.cost, optional: 'kicker' }];
    case 'flashback': // 702.34
      return [{ kind: 'alternative cost', cost: word.cost, name: 'flashback' }];
    case 'evoke': // 702.74
      return [
        { kind: 'alternative cost', cost: word.cost, name: 'evoke' },
        {
          kind: 'triggered',
          when: { on: 'enters', what: 'this' },
          if: 'evoked',
          effects: [{ do: 'sacrifice', what: 'this' }],
        },
      ];
    case 'unearth': // 702.84
      return [
        {
          kind: 'activated',
          zone: 'graveyard',
          timing: 'sorcery',
          cost: word.cost,
          effects: [
            { do: 'move', what: 'this', to: 'battlefield', entering: { under: 'you' } },
            {
              do: 'change',
              what: 'made',
              changes: [{ change: 'gain', abilities: [{ kind: 'keyword', keyword: 'haste' }, UNEARTHED] }],
              until: 'for good',
            },
            {
              do: 'later',
              when: { on: 'step', step: 'end', whose: 'each' },
              about: 'made',
              effects: [{ do: 'move', what: 'it', to: 'exile' }],
            },
          ],
        },
      ];
    case 'ward': // 702.21
      return [
        {
          kind: 'triggered',
          when: { on: 'targeted', what: 'this', whose: 'opponent' },
          effects: [
            {
              do: 'unless',
              payment: { who: { controller: 'other' }, cost: word.cost },
              effects: [{ do: 'counter', what: 'other' }],
            },
          ],
        },
      ];
    case 'bushido': // 702.45
      return [
        {
          kind: 'triggered',
          when: {
            on: 'any',
            of: [
              { on: 'blocks', what: 'this' },
              { on: 'becomes blocked', what: 'this' },
            ],
          },
          effects: [PUMP(word.count, word.count)],
        },
      ];
    case 'modular': // 702.43
      return [
        {
          kind: 'replacement',
          instead: 'enters with counters',
          what: 'this',
          counter: '+1/+1',
          count: word.count,
        },
        {
          kind: 'triggered',
          when: { on: 'dies', what: 'this' },
          targets: [{ what: { allTypes: ['artifact', 'creature'] } }],
          effects: [
            {
              do: 'may',
              who: 'you',
              effects: [
                {
                  do: 'put counters',
                  what: { target: 0 },
                  kind: '+1/+1',
                  count: { counters: '+1/+1', on: 'this' },
                },
              ],
            },
          ],
        },
      ];
    case 'fabricate': // 702.123
      return [
        {
          kind: 'triggered',
          when: { on: 'enters', what: 'this' },
          effects: [
            {
              do: 'may',
              who: 'you',
              effects: [{ do: 'put counters', what: 'this', kind: '+1/+1', count: word.count }],
              otherwise: [{ do: 'create', token: SERVO, count: word.count }],
            },
          ],
        },
      ];
    case 'bloodthirst': // 702.54
      return [
        {
          kind: 'replacement',
          instead: 'enters with counters',
          what: 'this',
          counter: '+1/+1',
          count: word.count,
          if: { compare: { thisTurn: 'damage dealt to', who: 'opponent' }, min: 1 },
        },
      ];
    case 'renown': // 702.112
      return [
        {
          kind: 'triggered',
          when: { on: 'damage', by: 'this', to: 'each', combat: true },
          if: { compare: { counters: 'renowned', on: 'this' }, max: 0 },
          effects: [
            { do: 'put counters', what: 'this', kind: '+1/+1', count: word.count },
            { do: 'put counters', what: 'this', kind: 'renowned', count: 1 },
          ],
        },
      ];
    case 'afterlife': // 702.135
      return [
        {
          kind: 'triggered',
          when: { on: 'dies', what: 'this' },
          effects: [{ do: 'create', token: SPIRIT, count: word.count }],
        },
      ];
    case 'crew': // 702.122
      return [
        {
          kind: 'activated',
          cost: [
            {
              pay: 'tap others',
              what: { ...CREATURE, controller: 'you', other: true, tapped: false },
              power: word.count,
            },
          ],
          effects: [
            {
              do: 'change',
              what: 'this',
              changes: [{ change: 'types', how: 'add', types: ['artifact', 'creature'] }],
              until: 'end of turn',
            },
          ],
        },
      ];
    default:
      return [];
  }
}

/** 702.84a: whatever would become of it, it is exiled. */
const UNEARTHED: Ability = {
  kind: 'replacement',
  instead: 'goes elsewhere',
  what: 'this',
  to: 'exile',
};
