/** Parses keywords that are not part of the ability data types, and expands them into the abilities they stand for. */
import type {
  Ability,
  AlternativeCost,
  Amount,
  CardDefinition,
  Condition,
  Cost,
  ObjectFilter,
} from '../abilities/index.ts';
import { parseKeywordCost } from './costs.ts';
import type { Parser, ParsedAbilities } from './parser.ts';
import { parseOwnCopy } from './own-copies.ts';
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

/** 702.87 */
const levelUp = (cost: readonly Cost[]): readonly Ability[] => [
  {
    kind: 'activated',
    cost,
    timing: 'sorcery',
    effects: [{ do: 'put counters', what: 'this', kind: 'level', count: 1 }],
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

/** 702.51 */
const CONVOKE: readonly Ability[] = [
  {
    kind: 'additional cost',
    cost: [{ pay: 'tap others', what: { types: ['creature'], tapped: false } }],
    optional: 'convoke',
  },
];

/** 702.103: while it is attached it is an Aura and no creature. */
const BESTOWED: Ability = {
  kind: 'static',
  affects: 'this',
  while: { all: [{ way: 'bestow' }, { what: 'this', matches: { attached: true } }] },
  changes: [
    { change: 'types', how: 'remove', types: ['creature'] },
    { change: 'types', how: 'add', subtypes: ['Aura'] },
    {
      change: 'gain',
      abilities: [{ kind: 'keyword', keyword: 'enchant', what: { types: ['creature'] } }],
    },
  ],
};

function parseBestow(parser: Parser): ParsedAbilities {
  const cost = parser.accept('bestow') && !parser.source.isQuoted ? parseKeywordCost(parser) : undefined;
  return cost === undefined ? undefined : [{ kind: 'alternative cost', cost, name: 'bestow' }, BESTOWED];
}

/** 702.138 */
function parseEscape(parser: Parser): ParsedAbilities {
  const cost = parser.accept('escape') ? parseKeywordCost(parser) : undefined;
  return cost === undefined ? undefined : [{ kind: 'alternative cost', cost, name: 'escape' }];
}

/** 702.85 */
const CASCADE: readonly Ability[] = [
  {
    kind: 'triggered',
    when: { on: 'cast', whose: 'you', own: true },
    zone: 'stack',
    effects: [{ do: 'exile and cast', max: { plus: [{ manaValue: 'this' }, -1] } }],
  },
];

const LOST_LIFE: Condition = { compare: { thisTurn: 'life lost', who: 'opponent' }, min: 1 };
const CAST_BEFORE: Condition = { compare: { thisTurn: 'spells cast', who: 'you' }, min: 1 };

/** 702.109, 702.152, 702.137, 702.117 and 702.185: alternative costs with a name. */
const ALTERNATIVES: { readonly [keyword: string]: Pick<AlternativeCost, 'name' | 'if'> } = {
  dash: { name: 'dash' },
  blitz: { name: 'blitz' },
  warp: { name: 'warp' },
  spectacle: { name: 'spectacle', if: LOST_LIFE },
  surge: { name: 'surge', if: CAST_BEFORE },
  overload: { name: 'overload' },
  disturb: { name: 'disturb' },
};
/** 702.152a: "When this creature dies, draw a card", if the blitz cost was paid. */
const BLITZ_DRAW: Ability = {
  kind: 'static',
  affects: 'this',
  while: { way: 'blitz' },
  changes: [
    {
      change: 'gain',
      abilities: [
        {
          kind: 'triggered',
          when: { on: 'dies', what: 'this' },
          effects: [{ do: 'draw', who: 'you', count: 1 }],
        },
      ],
    },
  ],
};

function parseNamedAlternative(parser: Parser): ParsedAbilities {
  const fields = parser.source.isQuoted ? undefined : parser.acceptPhrase(ALTERNATIVES);
  const cost = fields === undefined ? undefined : parseKeywordCost(parser);
  if (fields === undefined || cost === undefined) return undefined;
  const ability: Ability = { kind: 'alternative cost', cost, ...fields };
  return fields.name === 'blitz' ? [ability, BLITZ_DRAW] : [ability];
}

/** 702.133 and 702.81: cast from the graveyard for the mana cost and a discarded card. */
function parseGraveyardCasting(parser: Parser): ParsedAbilities {
  const word = parser.acceptAny('jump-start', 'retrace');
  const { manaCost, isSpell } = parser.source;
  if (word === undefined || manaCost === undefined || manaCost === '' || !isSpell) return undefined;
  const discarded: ObjectFilter = word === 'retrace' ? { zone: 'hand', types: ['land'] } : { zone: 'hand' };
  const cost: readonly Cost[] = [
    { pay: 'mana', mana: manaCost },
    { pay: 'discard', what: discarded },
  ];
  return [{ kind: 'alternative cost', cost, name: word }];
}

/** 702.27 and 702.166: costs that are paid or not. */
function parseOptionalCost(parser: Parser): ParsedAbilities {
  if (parser.accept('bargain'))
    return [{ kind: 'additional cost', cost: [{ pay: 'sacrifice', what: BARGAINED }], optional: 'bargain' }];
  const optional = parser.acceptAny('buyback', 'entwine');
  const cost = optional === undefined ? undefined : parseKeywordCost(parser);
  return cost === undefined || optional === undefined
    ? undefined
    : [{ kind: 'additional cost', cost, optional }];
}
const BARGAINED: ObjectFilter = { any: [{ types: ['artifact', 'enchantment'] }, { token: true }] };

/** 702.97: the card's power, which is the printed one in a graveyard. */
function parseScavenge(parser: Parser): ParsedAbilities {
  const { power } = parser.source;
  const cost = parser.accept('scavenge') ? parseKeywordCost(parser) : undefined;
  if (cost === undefined || power === undefined) return undefined;
  return [
    {
      kind: 'activated',
      zone: 'graveyard',
      timing: 'sorcery',
      cost: [...cost, { pay: 'exile', what: 'this' }],
      targets: [{ what: { types: ['creature'] } }],
      effects: [{ do: 'put counters', what: { target: 0 }, kind: '+1/+1', count: power }],
    },
  ];
}

/** 702.62 */
function parseSuspend(parser: Parser): ParsedAbilities {
  const count = parser.accept('suspend') ? parseNumber(parser) : undefined;
  const cost = count === undefined ? undefined : parseKeywordCost(parser);
  const { selfNouns, isQuoted } = parser.source;
  if (count === undefined || cost === undefined || isQuoted) return undefined;
  const timing = selfNouns.includes('instant') ? {} : ({ timing: 'sorcery' } as const);
  return [
    { kind: 'activated', zone: 'hand', special: true, cost, ...timing, effects: [{ do: 'suspend', count }] },
  ];
}

/** 702.170: exiled from the hand as a sorcery, cast without paying on a later turn. */
function parsePlot(parser: Parser): ParsedAbilities {
  const cost = parser.accept('plot') && !parser.source.isQuoted ? parseKeywordCost(parser) : undefined;
  return cost === undefined
    ? undefined
    : [
        {
          kind: 'activated',
          zone: 'hand',
          special: true,
          cost,
          timing: 'sorcery',
          effects: [{ do: 'plot' }],
        },
      ];
}

/** 702.63: the sacrifice is a trigger of its own when the last time counter is removed. */
const vanishing = (count: number): readonly Ability[] => [
  { kind: 'replacement', instead: 'enters with counters', what: 'this', counter: 'time', count },
  {
    kind: 'triggered',
    when: { on: 'step', step: 'upkeep', whose: 'you' },
    if: { compare: { counters: 'time', on: 'this' }, min: 1 },
    effects: [
      { do: 'remove counters', what: 'this', kind: 'time', count: 1 },
      {
        do: 'if',
        condition: { compare: { counters: 'time', on: 'this' }, max: 0 },
        effects: [{ do: 'reflex', effects: [{ do: 'sacrifice', what: 'this' }] }],
      },
    ],
  },
];

/** 702.32 */
const fading = (count: number): readonly Ability[] => [
  { kind: 'replacement', instead: 'enters with counters', what: 'this', counter: 'fade', count },
  {
    kind: 'triggered',
    when: { on: 'step', step: 'upkeep', whose: 'you' },
    effects: [
      {
        do: 'if',
        condition: { compare: { counters: 'fade', on: 'this' }, min: 1 },
        effects: [{ do: 'remove counters', what: 'this', kind: 'fade', count: 1 }],
        otherwise: [{ do: 'sacrifice', what: 'this' }],
      },
    ],
  },
];

/** 702.23: +N/+N for each creature blocking it beyond the first. */
const rampage = (count: number): readonly Ability[] => {
  const more: Amount = {
    times: { plus: [{ count: { types: ['creature'], blocks: 'this' } }, -1] },
    by: count,
  };
  const changes = [{ change: 'add', power: more, toughness: more }] as const;
  return [
    {
      kind: 'triggered',
      when: { on: 'becomes blocked', what: 'this' },
      effects: [{ do: 'change', what: 'this', changes, until: 'end of turn' }],
    },
  ];
};

const NUMBERED_KEYWORDS = { vanishing, fading, rampage, afflict, annihilator, mobilize, soulshift } as const;

export function parseExpandedKeyword(parser: Parser): ParsedAbilities {
  if (parser.accept('decayed')) return DECAYED;
  if (parser.accept('unleash')) return UNLEASH;
  if (parser.accept('umbra armor')) return [{ kind: 'replacement', instead: 'umbra armor' }];
  if (parser.accept('cascade')) return CASCADE;
  if (!parser.source.isQuoted && parser.accept('convoke')) return CONVOKE;
  if (!parser.source.isQuoted && parser.accept('split second'))
    return [{ kind: 'rule', rule: { says: 'split second' } }];
  if (parser.source.isSpell && parser.accept('rebound')) return [{ kind: 'rule', rule: { says: 'rebound' } }];
  const named = parser.firstOf<readonly Ability[]>(
    parseNamedAlternative,
    parseGraveyardCasting,
    parseOptionalCost,
    parseBestow,
    parseSuspend,
    parseScavenge,
    parseOwnCopy,
    parsePlot,
  );
  if (named !== undefined) return named;
  const help = parser.try(parseGenericHelp);
  if (help !== undefined) return help;
  const escape = parser.try(parseEscape);
  if (escape !== undefined) return escape;
  const costly = parser.acceptAny('outlast', 'echo', 'level up');
  if (costly !== undefined) {
    const cost = parseKeywordCost(parser);
    return cost === undefined ? undefined : { outlast, echo, 'level up': levelUp }[costly](cost);
  }
  const other = parser.acceptAny(
    'vanishing',
    'fading',
    'rampage',
    'afflict',
    'annihilator',
    'mobilize',
    'soulshift',
  );
  const count = other === undefined ? undefined : parseNumber(parser);
  return other === undefined || count === undefined ? undefined : NUMBERED_KEYWORDS[other](count);
}
