/** Parses keyword actions that are expressed by other effects: goad and support (701). */
import type { AbilityEffect } from '../../abilities/index.ts';
import type { Parser, ParsedEffects } from '../parser.ts';
import { parseObject } from '../object-phrases.ts';
import { parseCount, parseNumberOrX } from '../values.ts';

/** 701.15b: with two players there is no other player to attack. Later permanents are not goaded, so a whole class is refused. */
function parseGoad(parser: Parser): ParsedEffects {
  if (!parser.accept('goad')) return undefined;
  const one = parseObject(parser);
  if (one?.kind !== 'permanent' || (typeof one.what === 'object' && 'every' in one.what)) return undefined;
  const changes = [{ change: 'rule', rule: { is: 'attacks if able' } }] as const;
  return [...one.choices, { do: 'change', what: one.what, changes, until: 'your next turn' }];
}

/** 701.41: support 2 has up to two target creatures. */
function parseSupport(parser: Parser): ParsedEffects {
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

/** 701.57 */
function parseDiscover(parser: Parser): ParsedEffects {
  const max = parser.accept('discover') ? parseNumberOrX(parser) : undefined;
  return max === undefined ? undefined : [{ do: 'exile and cast', max, toHand: true }];
}

export const parseKeywordAction = (parser: Parser): ParsedEffects =>
  parser.firstOf<readonly AbilityEffect[]>(parseGoad, parseSupport, parseDiscover);
