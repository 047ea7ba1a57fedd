/** 701: verbs that are short for what the language says with other words. */
import type { AbilityEffect } from '../language.ts';
import type { Parser } from '../parser.ts';
import { parseObject } from '../object-phrases.ts';
import { parseCount } from '../values.ts';

type Found = readonly AbilityEffect[] | undefined;

/** 701.15b: with two players nobody else is there to be attacked. Those that come later are not goaded. */
function parseGoad(parser: Parser): Found {
  if (!parser.accept('goad')) return undefined;
  const one = parseObject(parser);
  if (one?.kind !== 'permanent' || (typeof one.what === 'object' && 'every' in one.what)) return undefined;
  const changes = [{ change: 'rule', rule: { is: 'attacks if able' } }] as const;
  return [...one.choices, { do: 'change', what: one.what, changes, until: 'your next turn' }];
}

/** 701.41: "up to two target creatures". */
function parseSupport(parser: Parser): Found {
  if (!parser.accept('support')) return undefined;
  const most = parseCount(parser);
  if (most === undefined) return undefined;
  const other = parser.source.isSpell ? {} : { other: true as const };
  const { targets } = parser.context;
  parser.updateContext({
    targets: [...targets, { what: { types: ['creature'], ...other }, min: 0, max: most }],
  });
  return [{ do: 'put counters', what: { target: targets.length }, kind: '+1/+1', count: 1 }];
}

export const parseKeywordAction = (parser: Parser): Found =>
  parser.firstOf<readonly AbilityEffect[]>(parseGoad, parseSupport);
