/** Parses keywords that are not part of the ability data types, and expands them into the abilities they stand for. */
import type { Ability, CardDefinition, Cost } from '../abilities/index.ts';
import { parseKeywordCost } from './costs.ts';
import type { Parser, ParsedAbilities } from './parser.ts';
import { parseNumber } from './values.ts';

/** 702.107 */
const outlast = (cost: readonly Cost[]): readonly Ability[] => [
  {
    kind: 'activated',
    cost: [...cost, { pay: 'tap' }],
    timing: 'sorcery',
    effects: [{ do: 'put counters', what: 'this', kind: '+1/+1', count: 1 }],
  },
];

/** 702.130 */
const afflict = (count: number): readonly Ability[] => [
  {
    kind: 'triggered',
    when: { on: 'becomes blocked', what: 'this' },
    effects: [{ do: 'lose life', who: 'defender', amount: count }],
  },
];

/** 702.86 */
const annihilator = (count: number): readonly Ability[] => [
  {
    kind: 'triggered',
    when: { on: 'attacks', what: 'this' },
    effects: [{ do: 'sacrifice some', who: 'that player', what: {}, count }],
  },
];

/** 702.46 */
const soulshift = (count: number): readonly Ability[] => [
  {
    kind: 'triggered',
    when: { on: 'dies', what: 'this' },
    targets: [{ what: { zone: 'graveyard', owner: 'you', subtypes: ['Spirit'], manaValue: { max: count } } }],
    effects: [{ do: 'may', who: 'you', effects: [{ do: 'move', what: { target: 0 }, to: 'hand' }] }],
  },
];

/** 702.147 */
const DECAYED: readonly Ability[] = [
  { kind: 'static', affects: 'this', changes: [{ change: 'rule', rule: { is: 'cannot block' } }] },
  {
    kind: 'triggered',
    when: { on: 'attacks', what: 'this' },
    effects: [
      {
        do: 'later',
        when: { on: 'step', step: 'end-combat', whose: 'each' },
        about: 'this',
        effects: [{ do: 'sacrifice', what: 'it' }],
      },
    ],
  },
];

/** 702.30 */
const echo = (cost: readonly Cost[]): readonly Ability[] => [
  {
    kind: 'triggered',
    when: { on: 'step', step: 'upkeep', whose: 'you' },
    if: { what: 'this', matches: { newSinceUpkeep: true } },
    effects: [{ do: 'unless', payment: { who: 'you', cost }, effects: [{ do: 'sacrifice', what: 'this' }] }],
  },
];

/** 702.98 */
const UNLEASH: readonly Ability[] = [
  {
    kind: 'replacement',
    instead: 'enters with counters',
    what: 'this',
    counter: '+1/+1',
    count: 1,
    optional: true,
  },
  {
    kind: 'static',
    affects: 'this',
    changes: [{ change: 'rule', rule: { is: 'cannot block' } }],
    while: { compare: { counters: '+1/+1', on: 'this' }, min: 1 },
  },
];

/** 702.181: the tokens are sacrificed at the beginning of the next end step. */
const mobilize = (count: number): readonly Ability[] => [
  {
    kind: 'triggered',
    when: { on: 'attacks', what: 'this' },
    effects: [
      { do: 'create', token: WARRIOR, count, entering: { tapped: true, attacking: true } },
      {
        do: 'later',
        when: { on: 'step', step: 'end', whose: 'each' },
        about: 'made',
        effects: [{ do: 'sacrifice', what: 'made' }],
      },
    ],
  },
];
const WARRIOR: CardDefinition = {
  name: 'Warrior Token',
  types: ['creature'],
  subtypes: ['Warrior'],
  colours: ['R'],
  power: 1,
  toughness: 1,
  text: '',
  abilities: [],
  token: true,
};

/** 702.66 and 702.126 */
const GENERIC_HELP: { readonly [keyword: string]: Cost } = {
  delve: { pay: 'exile', what: { zone: 'graveyard', owner: 'you' } },
  improvise: { pay: 'tap others', what: { types: ['artifact'], tapped: false } },
};

/** The number of payments is chosen after X, which they would make greater, so a cost with {X} is not supported. */
function parseGenericHelp(parser: Parser): ParsedAbilities {
  const cost = parser.acceptPhrase(GENERIC_HELP);
  return cost === undefined || parser.source.hasX || parser.source.isQuoted
    ? undefined
    : [{ kind: 'additional cost', cost: [cost], optional: 'generic' }];
}

/** 702.138 */
function parseEscape(parser: Parser): ParsedAbilities {
  const cost = parser.accept('escape') ? parseKeywordCost(parser) : undefined;
  return cost === undefined ? undefined : [{ kind: 'alternative cost', cost, name: 'escape' }];
}

const NUMBERED_KEYWORDS = { afflict, annihilator, mobilize, soulshift } as const;

export function parseExpandedKeyword(parser: Parser): ParsedAbilities {
  if (parser.accept('decayed')) return DECAYED;
  if (parser.accept('unleash')) return UNLEASH;
  if (parser.accept('umbra armor')) return [{ kind: 'replacement', instead: 'umbra armor' }];
  const help = parser.try(parseGenericHelp);
  if (help !== undefined) return help;
  const escape = parser.try(parseEscape);
  if (escape !== undefined) return escape;
  const costly = parser.acceptAny('outlast', 'echo');
  if (costly !== undefined) {
    const cost = parseKeywordCost(parser);
    return cost === undefined ? undefined : { outlast, echo }[costly](cost);
  }
  const other = parser.acceptAny('afflict', 'annihilator', 'mobilize', 'soulshift');
  const count = other === undefined ? undefined : parseNumber(parser);
  return other === undefined || count === undefined ? undefined : NUMBERED_KEYWORDS[other](count);
}
