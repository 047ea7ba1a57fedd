/** 614: how something enters, and what happens instead of something else. */
import type { Ability, Condition, Filter } from '../abilities/index.ts';
import { parseCondition } from './conditions.ts';
import { parseCounterKind } from './counter-names.ts';
import { parseInsteadReplacement } from './instead-replacements.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import { parseStaticPrevention } from './static-prevention.ts';
import type { Parser } from './parser.ts';
import { acceptSelfReference } from './self.ts';
import { parseCount, parseForEach, multiply, parseValue, substituteX } from './values.ts';

type Found = readonly Ability[] | undefined;

/** Of what it is said: of itself or of others. */
function parseEnteringObject(reader: Parser): 'this' | Filter | undefined {
  if (acceptSelfReference(reader)) return 'this';
  reader.oneOf('each');
  const found = parseNounPhrase(reader);
  return found?.says === 'permanent' ? found.filter : undefined;
}

const acceptEnters = (reader: Parser): boolean =>
  reader.oneOf('enters the battlefield', 'enters', 'enter the battlefield', 'enter') !== undefined;

function parseEntersTapped(reader: Parser): Found {
  const what = parseEnteringObject(reader);
  if (what === undefined || !acceptEnters(reader) || !reader.says('tapped')) return undefined;
  if (reader.peek() === 'with' || reader.peek() === 'and') return undefined;
  const unless: Condition | undefined = reader.try((inner) =>
    inner.says('unless') ? parseCondition(inner) : undefined,
  );
  return [
    { kind: 'replacement', instead: 'enters tapped', what, ...(unless === undefined ? {} : { unless }) },
  ];
}

/** "enters with two +1/+1 counters on it for each …, if …". */
function parseEntersWithCounters(reader: Parser): Found {
  const first = reader.try((inner) => {
    if (!inner.says('if')) return undefined;
    const found = parseCondition(inner);
    return found !== undefined && inner.says(',') ? found : undefined;
  });
  const what = parseEnteringObject(reader);
  const own = what ?? (first !== undefined && reader.says('it') ? ('this' as const) : undefined);
  if (own === undefined || !acceptEnters(reader)) return undefined;
  const alsoTapped = reader.says('tapped');
  if (!reader.says('with')) return undefined;
  reader.oneOf('an additional');
  const some = reader.says('a number of') ? ('X' as const) : (parseCount(reader) ?? 1);
  reader.says('additional');
  const kind = parseCounterKind(reader);
  if (
    kind === undefined ||
    reader.oneOf('counter on it', 'counters on it', 'counters on them', 'counter on them') === undefined
  )
    return undefined;
  const amount = reader.says('equal to') ? parseValue(reader) : multiply(some, parseForEach(reader));
  if (amount === undefined) return undefined;
  const is = reader.says(', where x is') ? parseValue(reader) : undefined;
  if (is !== undefined) reader.mean({ owesX: undefined });
  const total = is === undefined ? amount : substituteX(amount, is);
  if (total === undefined) return undefined;
  if (some === 'X' && total === 'X' && reader.context.x !== true) return undefined;
  reader.mean({ owesX: undefined });
  const last = first ?? reader.try((inner) => (inner.says('if') ? parseCondition(inner) : undefined));
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

export const parseReplacement = (reader: Parser): Found =>
  reader.first<readonly Ability[]>(
    parseEntersTapped,
    parseEntersWithCounters,
    parseStaticPrevention,
    parseInsteadReplacement,
  );
