/** Parses effects that put, distribute and remove counters. */
import { parseCounterKind } from '../counter-names.ts';
import { isPermanent } from './object-verbs.ts';
import { parseDivisionTargets, parseObject } from '../object-phrases.ts';
import type { ParsedEffects, Parser } from '../parser.ts';
import { multiply, parseCount, parseForEach, parseValue } from '../values.ts';

/** "put a number of +1/+1 counters on it equal to your devotion to green" */
export function parsePutNumberOfCounters(parser: Parser): ParsedEffects {
  const kind = parser.accept('put a number of') ? parseCounterKind(parser) : undefined;
  const one = kind !== undefined && parser.accept('counters on') ? parseObject(parser) : undefined;
  const count = one !== undefined && parser.accept('equal to') ? parseValue(parser) : undefined;
  return kind === undefined || one === undefined || count === undefined || !isPermanent(one)
    ? undefined
    : [...one.choices, { do: 'put counters', what: one.what, kind, count }];
}

export function parsePutCounters(parser: Parser): ParsedEffects {
  if (!parser.accept('put')) return undefined;
  const some = parser.accept('another') ? 1 : parseCount(parser);
  const kind = some === undefined ? undefined : parseCounterKind(parser);
  if (some === undefined || kind === undefined || parser.acceptAny('counter', 'counters') === undefined)
    return undefined;
  if (!parser.accept('on')) return undefined;
  const one = parseObject(parser);
  const count = one === undefined ? undefined : multiply(some, parseForEach(parser));
  if (one === undefined || count === undefined || !isPermanent(one)) return undefined;
  const further = parser.try(parseFurtherCounters) ?? [];
  return [...one.choices, { do: 'put counters', what: one.what, kind, count }, ...further];
}

/** "and five loyalty counters on each planeswalker you control" */
function parseFurtherCounters(parser: Parser): ParsedEffects {
  const count = parser.accept('and') ? parseCount(parser) : undefined;
  const kind = count === undefined ? undefined : parseCounterKind(parser);
  if (
    count === undefined ||
    kind === undefined ||
    parser.acceptAny('counters on', 'counter on') === undefined
  )
    return undefined;
  const one = parseObject(parser);
  return one !== undefined && isPermanent(one) && one.choices.length === 0
    ? [{ do: 'put counters', what: one.what, kind, count }]
    : undefined;
}

/** "distribute two +1/+1 counters among one or two target creatures" */
export function parseDistributeCounters(parser: Parser): ParsedEffects {
  const amount = parser.accept('distribute') ? parseCount(parser) : undefined;
  const kind = amount === undefined ? undefined : parseCounterKind(parser);
  if (amount === undefined || kind === undefined || !parser.accept('counters among')) return undefined;
  const target = parseDivisionTargets(parser, amount);
  return target === undefined ? undefined : [{ do: 'divided counters', amount, target, kind }];
}

export function parseRemoveCounters(parser: Parser): ParsedEffects {
  if (!parser.accept('remove')) return undefined;
  if (parser.accept('all counters from')) {
    const one = parseObject(parser);
    return one?.kind === 'permanent'
      ? [...one.choices, { do: 'remove counters', what: one.what, kind: 'any', count: 'all' }]
      : undefined;
  }
  const all = parser.accept('all');
  const some = all ? ('all' as const) : parseCount(parser);
  const kind = some === undefined ? undefined : parseCounterKind(parser);
  if (some === undefined || kind === undefined || parser.acceptAny('counter', 'counters') === undefined)
    return undefined;
  if (!parser.accept('from')) return undefined;
  const one = parseObject(parser);
  return one === undefined
    ? undefined
    : [...one.choices, { do: 'remove counters', what: one.what, kind, count: some }];
}
