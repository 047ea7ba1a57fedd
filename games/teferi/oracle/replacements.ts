/** 614: how something enters, and what happens instead of something else. */
import type { Ability, Condition, Filter } from '../abilities/index.ts';
import { condition } from './conditions.ts';
import { counterKind } from './counter-names.ts';
import { moreOf } from './more-of.ts';
import { noun } from './nouns.ts';
import { prevented } from './preventing.ts';
import type { Reader } from './reader.ts';
import { selfNoun } from './self.ts';
import { count, forEach, times, value, withItsX } from './values.ts';

type Found = readonly Ability[] | undefined;

/** Of what it is said: of itself or of others. */
function entrant(reader: Reader): 'this' | Filter | undefined {
  if (selfNoun(reader)) return 'this';
  reader.oneOf('each');
  const found = noun(reader);
  return found?.says === 'permanent' ? found.filter : undefined;
}

const enters = (reader: Reader): boolean =>
  reader.oneOf('enters the battlefield', 'enters', 'enter the battlefield', 'enter') !== undefined;

function tapped(reader: Reader): Found {
  const what = entrant(reader);
  if (what === undefined || !enters(reader) || !reader.says('tapped')) return undefined;
  if (reader.peek() === 'with' || reader.peek() === 'and') return undefined;
  const unless: Condition | undefined = reader.try((inner) =>
    inner.says('unless') ? condition(inner) : undefined,
  );
  return [
    { kind: 'replacement', instead: 'enters tapped', what, ...(unless === undefined ? {} : { unless }) },
  ];
}

/** "enters with two +1/+1 counters on it for each …, if …". */
function counters(reader: Reader): Found {
  const first = reader.try((inner) => {
    if (!inner.says('if')) return undefined;
    const found = condition(inner);
    return found !== undefined && inner.says(',') ? found : undefined;
  });
  const what = entrant(reader);
  const own = what ?? (first !== undefined && reader.says('it') ? ('this' as const) : undefined);
  if (own === undefined || !enters(reader)) return undefined;
  const alsoTapped = reader.says('tapped');
  if (!reader.says('with')) return undefined;
  reader.oneOf('an additional');
  const some = reader.says('a number of') ? ('X' as const) : (count(reader) ?? 1);
  reader.says('additional');
  const kind = counterKind(reader);
  if (
    kind === undefined ||
    reader.oneOf('counter on it', 'counters on it', 'counters on them', 'counter on them') === undefined
  )
    return undefined;
  const amount = reader.says('equal to') ? value(reader) : times(some, forEach(reader));
  if (amount === undefined) return undefined;
  const is = reader.says(', where x is') ? value(reader) : undefined;
  if (is !== undefined) reader.mean({ owesX: undefined });
  const total = is === undefined ? amount : withItsX(amount, is);
  if (total === undefined) return undefined;
  if (some === 'X' && total === 'X' && reader.context.x !== true) return undefined;
  reader.mean({ owesX: undefined });
  const last = first ?? reader.try((inner) => (inner.says('if') ? condition(inner) : undefined));
  const found: Ability = {
    kind: 'replacement',
    instead: 'enters with counters',
    what: own,
    counter: kind,
    count: total,
    ...(last === undefined ? {} : { if: last }),
  };
  return alsoTapped ? [{ kind: 'replacement', instead: 'enters tapped', what: own }, found] : [found];
}

export const replacement = (reader: Reader): Found =>
  reader.first<readonly Ability[]>(tapped, counters, prevented, moreOf);
