/** Power, toughness and abilities that something gets, gains, has or loses. */
import type { Ability, Change, PlainKeyword, Value } from '../abilities/index.ts';
import { parsePlainKeyword } from './keyword-names.ts';
import { parseKeyword } from './keywords.ts';
import { parseQuotedAbility } from './quoted-abilities.ts';
import type { Parser } from './parser.ts';
import { parseForEach, multiply } from './values.ts';

const SIGNED_STATS = /^([+-])(\d{1,3}|x)\/([+-])(\d{1,3}|x)$/;

function toStatChange(reader: Parser, sign: string | undefined, digits: string | undefined): Value {
  if (digits !== 'x') return digits === '0' ? 0 : Number(`${sign}${digits}`);
  if (reader.context.x !== true) reader.mean({ owesX: true });
  return sign === '-' ? { times: 'X', by: -1 } : 'X';
}

/** "+2/-1", "-X/-X". */
function parseSignedStats(reader: Parser): readonly [Value, Value] | undefined {
  const token = reader.take(({ text }) => SIGNED_STATS.test(text));
  const parts = token === undefined ? null : SIGNED_STATS.exec(token.text);
  return parts === null
    ? undefined
    : [toStatChange(reader, parts[1], parts[2]), toStatChange(reader, parts[3], parts[4])];
}

export function parseGets(reader: Parser): readonly Change[] | undefined {
  if (reader.oneOf('gets', 'get') === undefined) return undefined;
  const stats = parseSignedStats(reader);
  if (stats === undefined) return undefined;
  return scaleChanges([{ change: 'add', power: stats[0], toughness: stats[1] }], parseForEach(reader));
}

/** So much for each of something. */
export function scaleChanges(
  changes: readonly Change[],
  by: Value | undefined,
): readonly Change[] | undefined {
  if (by === undefined) return changes;
  const [only] = changes;
  if (changes.length !== 1 || only?.change !== 'add') return undefined;
  const [power, toughness] = [multiplyStat(only.power, by), multiplyStat(only.toughness, by)];
  return power === undefined || toughness === undefined ? undefined : [{ change: 'add', power, toughness }];
}

const multiplyStat = (amount: Value, by: Value): Value | undefined =>
  amount === 0 ? 0 : multiply(amount, by);

/** Keywords and quoted abilities with commas and "and" between them. */
export function parseAbilityList(reader: Parser): readonly Ability[] | undefined {
  const first = reader.first<readonly Ability[]>(parseKeyword, parseQuotedAbility);
  if (first === undefined) return undefined;
  const list = [...first];
  for (;;) {
    const next = reader.try((inner) =>
      inner.oneOf(', and', 'and', ',') === undefined
        ? undefined
        : inner.first<readonly Ability[]>(parseKeyword, parseQuotedAbility),
    );
    if (next === undefined) return list;
    list.push(...next);
  }
}

export function parseGains(reader: Parser): readonly Change[] | undefined {
  if (reader.oneOf('gains', 'gain', 'has', 'have') === undefined) return undefined;
  const abilities = parseAbilityList(reader);
  return abilities === undefined ? undefined : [{ change: 'gain', abilities }];
}

export function parseLoses(reader: Parser): readonly Change[] | undefined {
  if (reader.oneOf('loses', 'lose') === undefined) return undefined;
  if (reader.says('all abilities')) return [{ change: 'lose', keywords: 'all' }];
  const first = parsePlainKeyword(reader);
  if (first === undefined) return undefined;
  const list: PlainKeyword[] = [first];
  for (;;) {
    const next = reader.try((inner) =>
      inner.oneOf(', and', 'and', ',') === undefined ? undefined : parsePlainKeyword(inner),
    );
    if (next === undefined) return [{ change: 'lose', keywords: list }];
    list.push(next);
  }
}
