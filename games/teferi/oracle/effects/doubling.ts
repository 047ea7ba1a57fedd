/** Parses effects that double power, toughness or counters. */
import type { AbilityEffect } from '../../abilities/index.ts';
import { parseCounterKind } from '../counter-names.ts';
import { parseSubject } from '../object-phrases.ts';
import type { ParsedEffects, Parser } from '../parser.ts';

/** "Double target creature's power until end of turn." */
function parseDoublePower(parser: Parser): ParsedEffects {
  if (!parser.accept('double')) return undefined;
  const thing = parseSubject(parser);
  if (thing === undefined || thing.plural || !parser.accept("'s power")) return undefined;
  const both = parser.accept('and toughness');
  if (!parser.accept('until end of turn')) return undefined;
  const { what } = thing;
  const changes = [
    { change: 'add', power: { power: what }, toughness: both ? { toughness: what } : 0 },
  ] as const;
  return [{ do: 'change', what, changes, until: 'end of turn' }];
}

/** "Double the number of +1/+1 counters on target creature." */
function parseDoubleCounters(parser: Parser): ParsedEffects {
  if (!parser.accept('double the number of')) return undefined;
  const kind = parseCounterKind(parser);
  if (kind === undefined || !parser.accept('counters on')) return undefined;
  const thing = parseSubject(parser);
  return thing === undefined || thing.plural || thing.kind !== 'permanent'
    ? undefined
    : [{ do: 'put counters', what: thing.what, kind, count: { counters: kind, on: thing.what } }];
}

export const parseDoubling = (parser: Parser): ParsedEffects =>
  parser.firstOf<readonly AbilityEffect[]>(parseDoublePower, parseDoubleCounters);
