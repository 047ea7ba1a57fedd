/** Parses the abilities that creatures have while they are paired (702.95). */
import type { ObjectFilter } from '../abilities/index.ts';
import { parseStaticChanges } from './continuous-effects.ts';
import type { Parser, ParsedAbilities } from './parser.ts';

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
