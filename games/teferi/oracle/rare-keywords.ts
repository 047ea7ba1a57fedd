/** Parses keywords that few cards have, and expands them into the abilities they stand for (702). */
import type {
  Ability,
  AbilityEffect,
  Amount,
  CardDefinition,
  Condition,
  Cost,
  ObjectFilter,
} from '../abilities/index.ts';
import { boost } from '../abilities/triggered-keywords.ts';
import { parseManaCost } from '../layers/mana-cost.ts';
import { parseCosts, parseKeywordCost } from './costs.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import type { Parser, ParsedAbilities } from './parser.ts';
import { parseNumber } from './values.ts';

const CREATURE: ObjectFilter = { types: ['creature'] };

/** 702.124, 702.139 and 903.3: they function before the game begins, or in Commander only. */
const KEYWORDS_WITHOUT_FUNCTION = [
  'partner — character select',
  'partner — father & son',
  'partner — friends forever',
  'partner — survivors',
  'partner',
  "doctor's companion",
  'choose a background',
  '~ can be your commander',
  'friends forever',
] as const;

function parseWithoutFunction(parser: Parser): ParsedAbilities {
  const word = parser.acceptAny(...KEYWORDS_WITHOUT_FUNCTION);
  if (word === undefined || ['with', '—'].includes(parser.peek())) return undefined;
  return [];
}

/** 702.139b: the condition is checked before the game, for a card outside it. */
function parseCompanion(parser: Parser): ParsedAbilities {
  if (!parser.accept('companion —')) return undefined;
  parser.index = parser.tokens.length;
  return [];
}

const creatureToken = (
  subtype: string,
  colours: CardDefinition['colours'],
  size: number,
): CardDefinition => ({
  name: `${subtype} Token`,
  types: ['creature'],
  subtypes: [subtype],
  colours: colours ?? [],
  power: size,
  toughness: size,
  text: '',
  abilities: [],
  token: true,
});

/** 702.163 and 702.182: the Equipment enters with a token that it is attached to. */
const equippedToken = (token: CardDefinition): readonly Ability[] => [
  {
    kind: 'triggered',
    when: { on: 'enters', what: 'this' },
    effects: [
      { do: 'create', token, count: 1 },
      { do: 'attach', what: 'this', to: 'made' },
    ],
  },
];

/** 702.115 */
const INGEST: readonly Ability[] = [
  {
    kind: 'triggered',
    when: { on: 'damage', by: 'this', to: 'each', combat: true },
    effects: [{ do: 'move top', who: 'that player', to: 'exile' }],
  },
];

/** 702.121: with two players, one opponent or none was attacked. */
const MELEE: readonly Ability[] = [
  {
    kind: 'triggered',
    when: { on: 'attacks', what: 'this' },
    effects: [
      {
        do: 'if',
        condition: { compare: { count: { ...CREATURE, attacks: 'opponent' } }, min: 1 },
        effects: [boost('this', 1, 1)],
      },
    ],
  },
];

/** 702.125 */
const UNDAUNTED: readonly Ability[] = [
  {
    kind: 'rule',
    rule: { says: 'cost', whose: 'you', what: 'this', generic: { times: { players: 'opponent' }, by: -1 } },
  },
];

/** 702.156 */
const RAVENOUS: readonly Ability[] = [
  { kind: 'replacement', instead: 'enters with counters', what: 'this', counter: '+1/+1', count: 'X' },
  {
    kind: 'triggered',
    when: { on: 'enters', what: 'this' },
    if: { compare: 'X', min: 5 },
    effects: [{ do: 'draw', who: 'you', count: 1 }],
  },
];

/** 702.44: a creature gets +1/+1 counters, another permanent charge counters. */
const sunburst = ({ source }: Parser): readonly Ability[] => [
  {
    kind: 'replacement',
    instead: 'enters with counters',
    what: 'this',
    counter: source.selfNouns.includes('creature') ? '+1/+1' : 'charge',
    count: { spent: 'colours' },
  },
];

/** 702.58 */
const graft = (count: number): readonly Ability[] => [
  { kind: 'replacement', instead: 'enters with counters', what: 'this', counter: '+1/+1', count },
  {
    kind: 'triggered',
    when: { on: 'enters', what: { ...CREATURE, other: true } },
    if: { compare: { counters: '+1/+1', on: 'this' }, min: 1 },
    effects: [
      {
        do: 'may',
        who: 'you',
        effects: [
          { do: 'remove counters', what: 'this', kind: '+1/+1', count: 1 },
          {
            do: 'if',
            condition: 'done',
            effects: [{ do: 'put counters', what: 'it', kind: '+1/+1', count: 1 }],
          },
        ],
      },
    ],
  },
];

/** 702.70 */
const poisonous = (count: number): readonly Ability[] => [
  {
    kind: 'triggered',
    when: { on: 'damage', by: 'this', to: 'each', combat: true },
    effects: [{ do: 'poison', who: 'that player', amount: count }],
  },
];

/** 702.68 */
const frenzy = (count: number): readonly Ability[] => [
  { kind: 'triggered', when: { on: 'is unblocked', what: 'this' }, effects: [boost('this', count, 0)] },
];

/** 702.24: an age counter each upkeep; the cost is paid once for each of them. */
function parseCumulativeUpkeep(parser: Parser): ParsedAbilities {
  const cost = parser.accept('cumulative upkeep') ? parseKeywordCost(parser) : undefined;
  const age: Amount = { counters: 'age', on: 'this' };
  const scaled = cost?.flatMap((one): Cost[] => {
    if (one.pay === 'mana') return one.mana.includes('X') ? [] : [{ ...one, times: age }];
    return one.pay === 'life' && typeof one.life === 'number'
      ? [{ pay: 'life', life: { times: age, by: one.life } }]
      : [];
  });
  if (cost === undefined || scaled?.length !== cost.length) return undefined;
  return [
    {
      kind: 'triggered',
      when: { on: 'step', step: 'upkeep', whose: 'you' },
      effects: [
        { do: 'put counters', what: 'this', kind: 'age', count: 1 },
        {
          do: 'unless',
          payment: { who: 'you', cost: scaled },
          effects: [{ do: 'sacrifice', what: 'this' }],
        },
      ],
    },
  ];
}

/** 702.53: a card with the same mana value. */
function parseTransmute(parser: Parser): ParsedAbilities {
  const cost = parser.accept('transmute') ? parseKeywordCost(parser) : undefined;
  const { manaCost } = parser.source;
  const value = manaCost === undefined ? undefined : parseManaCost(manaCost)?.manaValue;
  if (cost === undefined || value === undefined) return undefined;
  const what = { zone: 'library', manaValue: { min: value, max: value } } as const;
  return [
    {
      kind: 'activated',
      zone: 'hand',
      timing: 'sorcery',
      cost: [...cost, { pay: 'discard', what: 'this' }],
      effects: [{ do: 'search', who: 'you', what, count: 1, to: 'hand', reveal: true }],
    },
  ];
}

/** 702.77: "Reinforce 2—{1}{W}" */
function parseReinforce(parser: Parser): ParsedAbilities {
  const count = parser.accept('reinforce') ? parseNumber(parser) : undefined;
  const cost = count === undefined ? undefined : parseKeywordCost(parser);
  if (count === undefined || cost === undefined) return undefined;
  return [
    {
      kind: 'activated',
      zone: 'hand',
      cost: [...cost, { pay: 'discard', what: 'this' }],
      targets: [{ what: CREATURE }],
      effects: [{ do: 'put counters', what: { target: 0 }, kind: '+1/+1', count }],
    },
  ];
}

/** 702.175 */
function parseOffspring(parser: Parser): ParsedAbilities {
  const cost = parser.accept('offspring') ? parseKeywordCost(parser) : undefined;
  if (cost === undefined) return undefined;
  return [
    { kind: 'additional cost', cost, optional: 'kicker' },
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'this' },
      if: 'kicked',
      effects: [
        { do: 'create copy', of: 'this', count: 1, except: [{ change: 'base', power: 1, toughness: 1 }] },
      ],
    },
  ];
}

/** 702.122c: another cost for crewing, which is another ability with the same effect. */
function parseOtherCrewCost(parser: Parser): ParsedAbilities {
  if (!parser.accept('you may')) return undefined;
  const cost = parseCosts(parser);
  if (
    cost === undefined ||
    parser.acceptAny("rather than pay ~'s crew cost", "rather than pay this vehicle's crew cost") ===
      undefined
  )
    return undefined;
  const changes = [{ change: 'types', how: 'add', types: ['artifact', 'creature'] }] as const;
  return [
    { kind: 'activated', cost, effects: [{ do: 'change', what: 'this', changes, until: 'end of turn' }] },
  ];
}

/** 702.110a */
const EXPLOIT: readonly Ability[] = [
  {
    kind: 'triggered',
    when: { on: 'enters', what: 'this' },
    effects: [
      {
        do: 'may',
        who: 'you',
        effects: [
          { do: 'choose', who: 'you', what: { ...CREATURE, controller: 'you' }, count: 1 },
          { do: 'perform', action: 'exploit', on: 'made' },
        ],
      },
    ],
  },
];

/** 702.72: another permanent is exiled until the source leaves, or the source is sacrificed. */
function parseChampion(parser: Parser): ParsedAbilities {
  if (!parser.accept('champion') || parser.acceptAny('a', 'an') === undefined) return undefined;
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'permanent' || found.plural) return undefined;
  const what: ObjectFilter = { ...found.filter, controller: 'you', other: true };
  const sacrifice: AbilityEffect = { do: 'sacrifice', what: 'this' };
  const champion: readonly AbilityEffect[] = [
    { do: 'choose', who: 'you', what, count: 1 },
    { do: 'move', what: 'made', to: 'exile', link: true },
    { do: 'perform', action: 'champion', on: 'made' },
  ];
  const isPossible: Condition = { compare: { count: what }, min: 1 };
  return [
    {
      kind: 'triggered',
      when: { on: 'enters', what: 'this' },
      effects: [
        {
          do: 'if',
          condition: isPossible,
          effects: [{ do: 'may', who: 'you', effects: champion, otherwise: [sacrifice] }],
          otherwise: [sacrifice],
        },
      ],
    },
    {
      kind: 'triggered',
      when: { on: 'leaves', what: 'this' },
      effects: [{ do: 'move', what: 'linked', to: 'battlefield' }],
    },
  ];
}

const FIXED_KEYWORDS: { readonly [words: string]: (parser: Parser) => readonly Ability[] } = {
  'for mirrodin!': () => equippedToken(creatureToken('Rebel', ['R'], 2)),
  'job select': () => equippedToken(creatureToken('Hero', [], 1)),
  exploit: () => EXPLOIT,
  ingest: () => INGEST,
  melee: () => MELEE,
  undaunted: () => UNDAUNTED,
  ravenous: () => RAVENOUS,
  sunburst,
};

const NUMBERED_KEYWORDS: { readonly [word: string]: (count: number) => readonly Ability[] } = {
  graft,
  poisonous,
  frenzy,
};

export function parseRareKeyword(parser: Parser): ParsedAbilities {
  const fixed = parser.acceptPhrase(FIXED_KEYWORDS);
  if (fixed !== undefined) return fixed(parser);
  const numbered = parser.acceptPhrase(NUMBERED_KEYWORDS);
  if (numbered !== undefined) {
    const count = parseNumber(parser);
    return count === undefined ? undefined : numbered(count);
  }
  if (parser.source.isQuoted) return undefined;
  return parser.firstOf<readonly Ability[]>(
    parseWithoutFunction,
    parseCompanion,
    parseCumulativeUpkeep,
    parseTransmute,
    parseReinforce,
    parseOffspring,
    parseOtherCrewCost,
    parseChampion,
  );
}
