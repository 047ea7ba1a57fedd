/** 701: verbs that are short for what the language says with other words. */
import type { Effect } from '../language.ts';
import type { Parser } from '../parser.ts';
import { parseObject } from '../object-phrases.ts';
import { parseCount } from '../values.ts';

type Found = readonly Effect[] | undefined;

/** 701.15b: with two players nobody else is there to be attacked. Those that come later are not goaded. */
function parseGoad(reader: Parser): Found {
  if (!reader.says('goad')) return undefined;
  const one = parseObject(reader);
  if (one?.says !== 'permanent' || (typeof one.what === 'object' && 'every' in one.what)) return undefined;
  const changes = [{ change: 'rule', rule: { is: 'attacks if able' } }] as const;
  return [...one.before, { do: 'change', what: one.what, changes, until: 'your next turn' }];
}

/** 701.41: "up to two target creatures". */
function parseSupport(reader: Parser): Found {
  if (!reader.says('support')) return undefined;
  const most = parseCount(reader);
  if (most === undefined) return undefined;
  const other = reader.bearer.spell ? {} : { other: true as const };
  const { targets } = reader.context;
  reader.mean({ targets: [...targets, { what: { types: ['creature'], ...other }, min: 0, max: most }] });
  return [{ do: 'put counters', what: { target: targets.length }, kind: '+1/+1', count: 1 }];
}

export const parseKeywordAction = (reader: Parser): Found =>
  reader.first<readonly Effect[]>(parseGoad, parseSupport);
