/** Parses soulbond (702.95). */
import type { Ability, ObjectFilter } from '../abilities/index.ts';
import type { Parser, ParsedAbilities } from './parser.ts';

const OTHER: ObjectFilter = { types: ['creature'], controller: 'you', other: true };
const UNPAIRED = { what: 'this', matches: { paired: false } } as const;

/** 702.95a: one ability for the creature itself, one for those that enter later. */
const SOULBOND: readonly Ability[] = [
  {
    kind: 'triggered',
    when: { on: 'enters', what: 'this' },
    if: { all: [UNPAIRED, { compare: { count: { ...OTHER, paired: false } }, min: 1 }] },
    effects: [
      {
        do: 'may',
        who: 'you',
        effects: [
          { do: 'choose', who: 'you', what: { ...OTHER, paired: false }, count: 1 },
          { do: 'pair', what: 'this', to: 'made' },
        ],
      },
    ],
  },
  {
    kind: 'triggered',
    when: { on: 'enters', what: OTHER },
    if: { all: [UNPAIRED, { what: 'it', matches: { paired: false, controller: 'you' } }] },
    effects: [{ do: 'may', who: 'you', effects: [{ do: 'pair', what: 'this', to: 'it' }] }],
  },
];

export const parseSoulbond = (parser: Parser): ParsedAbilities =>
  parser.accept('soulbond') ? SOULBOND : undefined;
