/** Parses keyword actions that are expressed by other effects: goad and support (701). */
import type { AbilityEffect, CardDefinition, ObjectFilter } from '../../abilities/index.ts';
import { SUBTYPE_WORDS } from '../lexicon/subtypes.ts';
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

/** 701.47: without an Army a 0/0 one is created first. */
function parseAmass(parser: Parser): ParsedEffects {
  if (!parser.accept('amass')) return undefined;
  const token = parser.acceptToken(({ text }) => SUBTYPE_WORDS.has(text));
  const subtype = token === undefined ? 'Zombie' : SUBTYPE_WORDS.get(token.text);
  const count = parseNumberOrX(parser);
  if (count === undefined || subtype === undefined) return undefined;
  const army: ObjectFilter = { types: ['creature'], subtypes: ['Army'], controller: 'you' };
  parser.clearReferents();
  return [
    {
      do: 'if',
      condition: { compare: { count: army }, max: 0 },
      effects: [{ do: 'create', token: armyToken(subtype), count: 1 }],
    },
    { do: 'choose', who: 'you', what: army, count: 1 },
    { do: 'put counters', what: 'made', kind: '+1/+1', count },
    {
      do: 'change',
      what: 'made',
      changes: [{ change: 'types', how: 'add', subtypes: [subtype] }],
      until: 'for good',
    },
  ];
}
const armyToken = (subtype: string): CardDefinition => ({
  name: `${subtype} Army Token`,
  types: ['creature'],
  subtypes: [subtype, 'Army'],
  colours: ['B'],
  power: 0,
  toughness: 0,
  text: '',
  abilities: [],
  token: true,
});

export const parseKeywordAction = (parser: Parser): ParsedEffects =>
  parser.firstOf<readonly AbilityEffect[]>(parseGoad, parseSupport, parseDiscover, parseAmass);
