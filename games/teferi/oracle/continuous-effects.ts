/** Parses what happens to the characteristics of an object: "gets +2/+2 and gains flying until end of turn" (611). */
import type { ContinuousChange, EffectDuration, AbilityEffect, ObjectReference } from '../abilities/index.ts';
import { parseCharacteristicsChange } from './characteristics.ts';
import { parseDuration } from './durations.ts';
import { parseGains, parseGets, parseLoses, scaleChanges } from './power-and-abilities.ts';
import { type Parser, type ParseFunction, type ParsedChanges, type ParsedEffects, AND } from './parser.ts';
import { parseTimedRequirement, parseRestriction } from './restrictions.ts';
import { parseForEach } from './values.ts';

/** Changes, with their duration if the text states one. */
interface ChangePhrase {
  readonly changes: readonly ContinuousChange[];
  readonly until: EffectDuration | undefined;
}

const parseChange: ParseFunction<readonly ContinuousChange[]> = (parser) =>
  parser.firstOf<readonly ContinuousChange[]>(
    parseGets,
    parseGains,
    parseLoses,
    parseCharacteristicsChange,
    parseRestriction,
  );

function parseChangePhrase(parser: Parser): ChangePhrase | undefined {
  const now = parseTimedRequirement(parser);
  if (now !== undefined) return now;
  const changes = parseChange(parser);
  if (changes === undefined) return undefined;
  const until = parser.try(parseDuration);
  // "gets +1/+1 until end of turn for each …"
  const all = until === undefined ? changes : scaleChanges(changes, parseForEach(parser));
  return all === undefined ? undefined : { changes: all, until };
}

function parseChangePhrases(parser: Parser): readonly ChangePhrase[] | undefined {
  return parser.listOf(parseChangePhrase, AND);
}

/** The changes of a static ability, which have no duration. */
export function parseStaticChanges(parser: Parser): ParsedChanges {
  const list = parseChangePhrases(parser);
  return list === undefined || list.some(({ until }) => until !== undefined)
    ? undefined
    : list.flatMap(({ changes }) => changes);
}

/** The continuous effects of a spell or ability; a duration applies to all changes before it. */
export function parseContinuousEffects(
  parser: Parser,
  what: ObjectReference,
  until: EffectDuration | undefined,
): ParsedEffects {
  const list = parseChangePhrases(parser);
  // A continuous effect does not store who "you" is in "can't attack you".
  if (list === undefined || list.some(({ changes }) => changes.some(isTaxOnAttackingYou))) return undefined;
  let duration = until;
  const effects: AbilityEffect[] = [];
  for (const one of list.toReversed()) {
    duration = one.until ?? duration;
    const [next] = effects;
    const span = duration ?? defaultDuration(one.changes);
    // "They" are those that were tapped, and not objects that enter later.
    if (span === undefined || (span === 'this stays tapped' && typeof what === 'object' && 'every' in what))
      return undefined;
    if (next?.do === 'change' && next.until === span)
      effects[0] = { ...next, changes: [...one.changes, ...next.changes] };
    else effects.unshift({ do: 'change', what, changes: one.changes, until: span });
  }
  return effects;
}

/** "can't attack you unless …" */
export const isTaxOnAttackingYou = (one: ContinuousChange): boolean =>
  one.change === 'rule' && one.rule.is === 'attacks for' && one.rule.at !== undefined;

const LASTING_CHANGES: ReadonlySet<ContinuousChange['change']> = new Set([
  'gain',
  'types',
  'base',
  'colours',
  'control',
]);

/** 611.2a: without a duration a change lasts indefinitely. "gets +1/+1" is never printed without one, so it is refused. */
const defaultDuration = (changes: readonly ContinuousChange[]): EffectDuration | undefined =>
  changes.every(
    (change) => LASTING_CHANGES.has(change.change) || (change.change === 'lose' && change.keywords === 'all'),
  )
    ? 'for good'
    : undefined;
