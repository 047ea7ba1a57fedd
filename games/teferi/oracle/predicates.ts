/** What is said of objects: "gets +2/+2 and gains flying until end of turn". */
import type { Change, Duration, Effect, What } from '../abilities/index.ts';
import { becoming } from './becoming.ts';
import { duration } from './durations.ts';
import { gains, gets, loses, scaled } from './gaining.ts';
import type { Reader, Rule } from './reader.ts';
import { forced, restriction } from './restrictions.ts';
import { forEach } from './values.ts';

/** A part of a predicate: changes, and how long they last if it says so. */
interface Part {
  readonly changes: readonly Change[];
  readonly until: Duration | undefined;
}

const change: Rule<readonly Change[]> = (reader) =>
  reader.first<readonly Change[]>(gets, gains, loses, becoming, restriction);

function part(reader: Reader): Part | undefined {
  const now = forced(reader);
  if (now !== undefined) return now;
  const changes = change(reader);
  if (changes === undefined) return undefined;
  const until = reader.try(duration);
  // "gets +1/+1 until end of turn for each …"
  const all = until === undefined ? changes : scaled(changes, forEach(reader));
  return all === undefined ? undefined : { changes: all, until };
}

/** All that is said of one subject, until something comes that is no change of it. */
function parts(reader: Reader): readonly Part[] | undefined {
  const first = reader.try(part);
  if (first === undefined) return undefined;
  const list = [first];
  for (;;) {
    const next = reader.try((inner) =>
      inner.oneOf(', and', 'and', ',') === undefined ? undefined : part(inner),
    );
    if (next === undefined) return list;
    list.push(next);
  }
}

/** As a static ability says it: without a duration. */
export function lasting(reader: Reader): readonly Change[] | undefined {
  const list = parts(reader);
  return list === undefined || list.some(({ until }) => until !== undefined)
    ? undefined
    : list.flatMap(({ changes }) => changes);
}

/** As an effect says it: a duration is said of all that stands before it. */
export function passing(
  reader: Reader,
  what: What,
  until: Duration | undefined,
): readonly Effect[] | undefined {
  const list = parts(reader);
  // Who "you" is in "can't attack you" no effect of ours remembers.
  if (list === undefined || list.some(({ changes }) => changes.some(isAgainstYou))) return undefined;
  let later = until;
  const effects: Effect[] = [];
  for (const one of list.toReversed()) {
    later = one.until ?? later;
    const [next] = effects;
    const span = later ?? spanOf(one.changes);
    if (span === undefined) return undefined;
    if (next?.do === 'change' && next.until === span)
      effects[0] = { ...next, changes: [...one.changes, ...next.changes] };
    else effects.unshift({ do: 'change', what, changes: one.changes, until: span });
  }
  return effects;
}

/** "can't attack you": said of your opponents' creatures, whoever else has some. */
export const isAgainstYou = (one: Change): boolean =>
  one.change === 'rule' && one.rule.is === 'attacks for' && one.rule.at !== undefined;

/** 611.2a: without a duration it lasts for good; but nobody writes "gets +1/+1" and means that. */
const spanOf = (changes: readonly Change[]): Duration | undefined =>
  changes.every(
    ({ change: kind }) =>
      kind === 'gain' || kind === 'types' || kind === 'base' || kind === 'colours' || kind === 'control',
  )
    ? 'for good'
    : undefined;
