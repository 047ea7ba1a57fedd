/** Parses the exceptions of a copy: "except it's a 1/1 Zombie in addition to its other types and it has haste" (707.9). */
import type { ContinuousChange } from '../abilities/index.ts';
import { parseDescription } from './characteristics.ts';
import { parseAbilityList } from './power-and-abilities.ts';
import type { Parser, ParsedChanges } from './parser.ts';

const IN_ADDITION = [
  'in addition to its other types',
  'in addition to their other types',
  'in addition to its other creature types',
  'in addition to its other colors and types',
];

/** "it's a 4/4 black Zombie", "it's an Illusion in addition to its other types". */
function parseDescribed(parser: Parser): ParsedChanges {
  if (parser.acceptAny("it's", "they're", "the token's", "he's", "she's") === undefined) return undefined;
  parser.acceptAny('a', 'an');
  const found = parseDescription(parser);
  if (found === undefined || found.stats?.includes('X') === true) return undefined;
  const isAdded = parser.acceptAny(...IN_ADDITION) !== undefined;
  const { stats, colours, subtypes, types, supertypes } = found;
  const how = isAdded ? 'add' : 'set';
  // Without "in addition" the new creature types replace the old ones; other types would have to be named with them.
  if (!isAdded && types.some((type) => type !== 'creature')) return undefined;
  return [
    {
      change: 'types',
      how,
      ...(isAdded && types.length > 0 ? { types } : {}),
      ...(subtypes.length === 0 ? {} : { subtypes }),
      ...(supertypes.length === 0 ? {} : { supertypes }),
    },
    ...(colours === undefined ? [] : [{ change: 'colours', how, colours } as const]),
    ...(stats === undefined ? [] : [{ change: 'base', power: stats[0], toughness: stats[1] } as const]),
  ];
}

function parseHas(parser: Parser): ParsedChanges {
  if (parser.acceptAny('it has', 'they have', 'the token has') === undefined) return undefined;
  const abilities = parseAbilityList(parser);
  return abilities === undefined ? undefined : [{ change: 'gain', abilities }];
}

const NOT_LEGENDARY: readonly ContinuousChange[] = [
  { change: 'types', how: 'remove', supertypes: ['legendary'] },
];
const parseNotLegendary = (parser: Parser): ParsedChanges =>
  parser.acceptAny(
    "it isn't legendary",
    "the token isn't legendary",
    "they aren't legendary",
    "it's not legendary",
  ) === undefined
    ? undefined
    : NOT_LEGENDARY;

/** The text behind the copied object; undefined if it has exceptions that cannot be parsed. */
export function parseCopyExceptions(parser: Parser): ParsedChanges {
  if (parser.acceptAny(', except', 'except') === undefined) return [];
  return parser
    .listOf(
      (inner) => inner.firstOf<readonly ContinuousChange[]>(parseNotLegendary, parseDescribed, parseHas),
      [', and', 'and', ','],
    )
    ?.flat();
}
