/**
 * Expands keyword abilities into the abilities that they stand for (CR 702).
 *
 * A new keyword is added in these places:
 * - its name in game-terms.ts (without parameters) or keyword-schema.ts (with parameters);
 * - its expansion here, in triggered-keywords.ts, or its rule in the file of rules/ that applies it;
 * - for evasion also heuristics/combatant.ts; its phrase in oracle/keywords.ts if it has parameters;
 * - its names in text/keyword-names.ts, its rule in rule-texts/ and RULES.md, and reasons of refusals in text/.
 * The compiler reports missing names and expansions; `npx vitest run games/teferi/scenarios/rule-table.test.ts -u` updates the rule table.
 */
import type { Ability, CardDefinition } from './ability.ts';
import type { Cost } from './costs.ts';
import type { KeywordAbility } from './keyword-schema.ts';
import { boost, TRIGGERED_KEYWORDS } from './triggered-keywords.ts';

const CREATURE = { types: ['creature'] } as const;
const SPIRIT: CardDefinition = {
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
const SERVO: CardDefinition = {
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

type CostKeyword = Exclude<
  Extract<KeywordAbility, { readonly cost: readonly Cost[] }>['keyword'],
  'landcycling'
>;
type NumberKeyword = Exclude<Extract<KeywordAbility, { readonly count: number }>['keyword'], 'toxic'>;

const COST_KEYWORDS: { readonly [K in CostKeyword]: (cost: readonly Cost[]) => readonly Ability[] } = {
  /** 702.29 */
  cycling: (cost) => [
    {
      kind: 'activated',
      zone: 'hand',
      cost: [...cost, { pay: 'discard', what: 'this' }],
      effects: [{ do: 'draw', who: 'you', count: 1 }],
    },
  ],
  /** 702.6 */
  equip: (cost) => [
    {
      kind: 'activated',
      cost,
      timing: 'sorcery',
      targets: [{ what: { ...CREATURE, controller: 'you' } }],
      effects: [{ do: 'attach', what: 'this', to: { target: 0 } }],
    },
  ],
  /** 702.33 */
  kicker: (cost) => [{ kind: 'additional cost', cost, optional: 'kicker' }],
  /** 702.34 */
  flashback: (cost) => [{ kind: 'alternative cost', cost, name: 'flashback' }],
  /** 702.74 */
  evoke: (cost) => [
    { kind: 'alternative cost', cost, name: 'evoke' },
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'this' },
      if: 'evoked',
      effects: [{ do: 'sacrifice', what: 'this' }],
    },
  ],
  /** 702.49: an attacker is unblocked only once blockers were declared. */
  ninjutsu: (cost) => [
    {
      kind: 'activated',
      zone: 'hand',
      timing: { during: ['declare-blockers', 'first-combat-damage', 'combat-damage', 'end-combat'] },
      cost: [...cost, { pay: 'return', what: { ...CREATURE, attacking: true, blocked: false } }],
      effects: [{ do: 'move', what: 'this', to: 'battlefield', entering: { tapped: true, attacking: true } }],
    },
  ],
  /** 702.84 */
  unearth: (cost) => [
    {
      kind: 'activated',
      zone: 'graveyard',
      timing: 'sorcery',
      cost,
      effects: [
        { do: 'move', what: 'this', to: 'battlefield', entering: { under: 'you' } },
        {
          do: 'change',
          what: 'made',
          changes: [
            { change: 'gain', abilities: [{ kind: 'keyword', keyword: 'haste' }] },
            { change: 'rule', rule: { is: 'leaves into exile' } },
          ],
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
  ],
  /** 702.21 */
  ward: (cost) => [
    {
      kind: 'triggered',
      when: { on: 'targeted', what: 'this', whose: 'opponent' },
      effects: [
        {
          do: 'unless',
          payment: { who: { controller: 'other' }, cost },
          effects: [{ do: 'counter', what: 'other' }],
        },
      ],
    },
  ],
};

const NUMBER_KEYWORDS: { readonly [K in NumberKeyword]: (count: number) => readonly Ability[] } = {
  /** 702.45 */
  bushido: (count) => [
    {
      kind: 'triggered',
      when: {
        on: 'any',
        of: [
          { on: 'blocks', what: 'this' },
          { on: 'becomes blocked', what: 'this' },
        ],
      },
      effects: [boost('this', count, count)],
    },
  ],
  /** 702.43 */
  modular: (count) => [
    {
      kind: 'replacement',
      instead: 'enters with counters',
      what: 'this',
      counter: '+1/+1',
      count,
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
  ],
  /** 702.123 */
  fabricate: (count) => [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'this' },
      effects: [
        {
          do: 'may',
          who: 'you',
          effects: [{ do: 'put counters', what: 'this', kind: '+1/+1', count }],
          otherwise: [{ do: 'create', token: SERVO, count }],
        },
      ],
    },
  ],
  /** 702.54 */
  bloodthirst: (count) => [
    {
      kind: 'replacement',
      instead: 'enters with counters',
      what: 'this',
      counter: '+1/+1',
      count,
      if: { compare: { thisTurn: 'damage dealt to', who: 'opponent' }, min: 1 },
    },
  ],
  /** 702.112 */
  renown: (count) => [
    {
      kind: 'triggered',
      when: { on: 'damage', by: 'this', to: 'each', combat: true },
      if: { compare: { counters: 'renowned', on: 'this' }, max: 0 },
      effects: [
        { do: 'put counters', what: 'this', kind: '+1/+1', count },
        { do: 'put counters', what: 'this', kind: 'renowned', count: 1 },
      ],
    },
  ],
  /** 702.135 */
  afterlife: (count) => [
    {
      kind: 'triggered',
      when: { on: 'dies', what: 'this' },
      effects: [{ do: 'create', token: SPIRIT, count }],
    },
  ],
  /** 702.122 */
  crew: (count) => [
    {
      kind: 'activated',
      cost: [
        {
          pay: 'tap others',
          what: { ...CREATURE, controller: 'you', other: true, tapped: false },
          power: count,
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
  ],
};

/** 702.29e */
const landcycling = ({
  cost,
  what,
}: Extract<KeywordAbility, { readonly keyword: 'landcycling' }>): readonly Ability[] => [
  {
    kind: 'activated',
    zone: 'hand',
    cost: [...cost, { pay: 'discard', what: 'this' }],
    effects: [{ do: 'search', who: 'you', what, count: 1, to: 'hand', reveal: true }],
  },
];

const TRIGGERED_ABILITIES: ReadonlyMap<string, readonly Ability[]> = new Map(
  Object.entries(TRIGGERED_KEYWORDS),
);

export function expandKeyword(word: KeywordAbility): readonly Ability[] {
  if (word.keyword === 'landcycling') return landcycling(word);
  if ('cost' in word) return COST_KEYWORDS[word.keyword](word.cost);
  if ('count' in word) return word.keyword === 'toxic' ? [] : NUMBER_KEYWORDS[word.keyword](word.count);
  return TRIGGERED_ABILITIES.get(word.keyword) ?? [];
}
