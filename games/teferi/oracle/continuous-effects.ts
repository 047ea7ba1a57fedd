/** What is said of objects: "gets +2/+2 and gains flying until end of turn". */
import type { ContinuousChange, EffectDuration, AbilityEffect, ObjectReference } from '../abilities/index.ts';
import { parseCharacteristicsChange } from './characteristics.ts';
import { parseDuration } from './durations.ts';
import { parseGains, parseGets, parseLoses, scaleChanges } from './power-and-abilities.ts';
import type { Parser, ParseFunction } from './parser.ts';
import { parseTimedRequirement, parseRestriction } from './restrictions.ts';
import { parseForEach } from './values.ts';

/** A part of a predicate: changes, and how long they last if it says so. */
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

/** All that is said of one subject, until something comes that is no change of it. */
function parseChangePhrases(parser: Parser): readonly ChangePhrase[] | undefined {
  const first = parser.try(parseChangePhrase);
  if (first === undefined) return undefined;
  const list = [first];
  for (;;) {
    const next = parser.try((inner) =>
      inner.acceptAny(', and', 'and', ',') === undefined ? undefined : parseChangePhrase(inner),
    );
    if (next === undefined) return list;
    list.push(next);
  }
}

/** As a static ability says it: without a duration. */
export function parseStaticChanges(parser: Parser): readonly ContinuousChange[] | undefined {
  const list = parseChangePhrases(parser);
  return list === undefined || list.some(({ until }) => until !== undefined)
    ? undefined
    : list.flatMap(({ changes }) => changes);
}

/** As an effect says it: a duration is said of all that stands before it. */
export function parseContinuousEffects(
  parser: Parser,
  what: ObjectReference,
  until: EffectDuration | undefined,
): readonly AbilityEffect[] | undefined {
  const list = parseChangePhrases(parser);
  // Who "you" is in "can't attack you" no effect of ours remembers.
  if (list === undefined || list.some(({ changes }) => changes.some(isTaxOnAttackingYou))) return undefined;
  let later = until;
  const effects: AbilityEffect[] = [];
  for (const one of list.toReversed()) {
    later = one.until ?? later;
    const [next] = effects;
    const span = later ?? defaultDuration(one.changes);
    if (span === undefined) return undefined;
    if (next?.do === 'change' && next.until === span)
      effects[0] = { ...next, changes: [...one.changes, ...next.changes] };
    else effects.unshift({ do: 'change', what, changes: one.changes, until: span });
  }
  return effects;
}

/** "can't attack you": said of your opponents' creatures, whoever else has some. */
export const isTaxOnAttackingYou = (one: ContinuousChange): boolean =>
  one.change === 'rule' && one.rule.is === 'attacks for' && one.rule.at !== undefined;

/** 611.2a: without a duration it lasts for good; but nobody writes "gets +1/+1" and means that. */
const defaultDuration = (changes: readonly ContinuousChange[]): EffectDuration | undefined =>
  changes.every(
    ({ change: kind }) =>
      kind === 'gain' || kind === 'types' || kind === 'base' || kind === 'colours' || kind === 'control',
  )
    ? 'for good'
    : undefined;
