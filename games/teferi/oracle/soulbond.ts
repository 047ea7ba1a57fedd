/** Parses soulbond and the abilities of paired creatures (702.95). */
import type { Ability, ObjectFilter } from '../abilities/index.ts';
import { parseStaticChanges } from './continuous-effects.ts';
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

const BOTH: ObjectFilter = { any: [{ is: 'this' }, { pairedWith: 'this' }] };

/** "As long as this creature is paired with another creature, both creatures have haste." */
export function parsePairedAbility(parser: Parser): ParsedAbilities {
  const words = parser.acceptAny(
    'as long as ~ is paired with another creature ,',
    'as long as this creature is paired with another creature ,',
  );
  if (words === undefined || parser.acceptAny('both creatures', 'each of those creatures') === undefined)
    return undefined;
  const changes = parseStaticChanges(parser);
  if (changes === undefined) return undefined;
  const holding = { what: 'this', matches: { paired: true } } as const;
  return [{ kind: 'static', affects: { every: BOTH }, changes, while: holding }];
}
