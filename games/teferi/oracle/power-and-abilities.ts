/** Parses changes of power, toughness and abilities: "gets +1/+1", "gains flying", "loses all abilities". */
import type { Ability, ContinuousChange, Amount } from '../abilities/index.ts';
import { parsePlainKeyword } from './keyword-names.ts';
import { parseKeyword } from './keywords.ts';
import { parseQuotedAbility } from './quoted-abilities.ts';
import { type Parser, type ParsedAbilities, type ParsedChanges, AND } from './parser.ts';
import { parseForEach, multiply } from './values.ts';

const SIGNED_STATS = /^([+-])(\d{1,3}|x)\/([+-])(\d{1,3}|x)$/;

function toStatChange(parser: Parser, sign: string | undefined, digits: string | undefined): Amount {
  if (digits !== 'x') return digits === '0' ? 0 : Number(`${sign}${digits}`);
  if (parser.context.xKnown !== true) parser.updateContext({ xPending: true });
  return sign === '-' ? { times: 'X', by: -1 } : 'X';
}

/** "+2/-1", "-X/-X". */
function parseSignedStats(parser: Parser): readonly [Amount, Amount] | undefined {
  const token = parser.acceptToken(({ text }) => SIGNED_STATS.test(text));
  const parts = token === undefined ? null : SIGNED_STATS.exec(token.text);
  return parts === null
    ? undefined
    : [toStatChange(parser, parts[1], parts[2]), toStatChange(parser, parts[3], parts[4])];
}

export function parseGets(parser: Parser): ParsedChanges {
  if (parser.acceptAny('also gets', 'also get', 'gets', 'get') === undefined) return undefined;
  const first = parseStatsForEach(parser);
  const second = first === undefined ? undefined : parser.try(parseFurtherStats);
  return first === undefined || second === undefined ? first : [...first, ...second];
}

/** "+1/+1 for each creature you control" */
function parseStatsForEach(parser: Parser): ParsedChanges {
  const stats = parseSignedStats(parser);
  if (stats === undefined) return undefined;
  return scaleChanges([{ change: 'add', power: stats[0], toughness: stats[1] }], parseForEach(parser));
}

/** "and +1/+1 for each Aura you control" */
const parseFurtherStats = (parser: Parser): ParsedChanges =>
  parser.accept('and') ? parseStatsForEach(parser) : undefined;

/** Multiplies a change of power and toughness: "+1/+1 for each …". */
export function scaleChanges(changes: readonly ContinuousChange[], by: Amount | undefined): ParsedChanges {
  if (by === undefined) return changes;
  const [only] = changes;
  if (changes.length !== 1 || only?.change !== 'add') return undefined;
  const [power, toughness] = [multiplyStat(only.power, by), multiplyStat(only.toughness, by)];
  return power === undefined || toughness === undefined ? undefined : [{ change: 'add', power, toughness }];
}

const multiplyStat = (amount: Amount, by: Amount): Amount | undefined =>
  amount === 0 ? 0 : multiply(amount, by);

export function parseAbilityList(parser: Parser): ParsedAbilities {
  return parser
    .listOf((inner) => inner.firstOf<readonly Ability[]>(parseKeyword, parseQuotedAbility), AND)
    ?.flat();
}

export function parseGains(parser: Parser): ParsedChanges {
  if (parser.acceptAny('also gains', 'also gain', 'gains', 'gain', 'has', 'have') === undefined)
    return undefined;
  const abilities = parseAbilityList(parser);
  return abilities === undefined ? undefined : [{ change: 'gain', abilities }];
}

export function parseLoses(parser: Parser): ParsedChanges {
  if (parser.acceptAny('loses', 'lose') === undefined) return undefined;
  if (parser.accept('all abilities')) return [{ change: 'lose', keywords: 'all' }];
  const keywords = parser.listOf(parsePlainKeyword, AND);
  return keywords === undefined ? undefined : [{ change: 'lose', keywords }];
}
