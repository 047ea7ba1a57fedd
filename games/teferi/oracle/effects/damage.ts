/** 120: damage that something deals. */
import type { Effect, Value, What, Who } from '../language.ts';
import type { Parser } from '../parser.ts';
import { parseObject, parseDivisionTargets, parseSubject, type ObjectPhrase } from '../object-phrases.ts';
import { parseForEach, parseNumberOrX, multiply, parseValue } from '../values.ts';
import { parsePlayer } from '../player-phrases.ts';

interface Recipient {
  readonly to: What | Who;
  readonly before: readonly Effect[];
}

interface DamagePart extends Recipient {
  readonly amount: Value;
}

function parseRecipient(reader: Parser): Recipient | undefined {
  const player = reader.try(parsePlayer);
  if (player !== undefined) return { to: player, before: [] };
  const found = parseObject(reader);
  return found?.says === 'permanent' ? { to: found.what, before: found.before } : undefined;
}

/** One more, unless it is the subject of the next clause: "… and you gain 3 life". */
function parseFurtherRecipient(reader: Parser): Recipient | undefined {
  const found = parseRecipient(reader);
  return found !== undefined && ['.', ',', 'and', 'equal', ''].includes(reader.peek()) ? found : undefined;
}

/** "each creature and each player": everybody at once. */
function parseRecipients(reader: Parser): readonly Recipient[] | undefined {
  const first = parseRecipient(reader);
  if (first === undefined) return undefined;
  const list = [first];
  for (;;) {
    const next = reader.try((inner) =>
      inner.oneOf(', and', 'and', ',') === undefined ? undefined : parseFurtherRecipient(inner),
    );
    if (next === undefined) return list;
    list.push(next);
  }
}

/** "3 damage", "damage equal to its power", "that much damage". */
function parseDamageAmount(reader: Parser): { amount: Value; equal: boolean } | undefined {
  if (reader.says('damage equal to')) {
    const equal = parseValue(reader);
    return equal === undefined ? undefined : { amount: equal, equal: true };
  }
  if (reader.context.amount === true && reader.says('that much damage'))
    return { amount: 'that much', equal: false };
  const some = parseNumberOrX(reader);
  return some === undefined || !reader.says('damage') ? undefined : { amount: some, equal: false };
}

/** "its power" is the power of what deals the damage, whatever was spoken of before. */
function parseDamageAmountOfSource(reader: Parser, source: What): ReturnType<typeof parseDamageAmount> {
  const { it, was, kinds } = reader.context;
  reader.mean({ it: source, was: undefined, kinds: undefined });
  const found = parseDamageAmount(reader);
  reader.mean({ it, was, kinds });
  return found;
}

const PENDING_AMOUNT = 0;
const parsePendingAmount = (reader: Parser): ReturnType<typeof parseDamageAmount> =>
  reader.says('damage') && reader.peek() === 'to' ? { amount: PENDING_AMOUNT, equal: false } : undefined;

/** Behind the recipient "its" could be said of either. */
function parseTrailingValue(reader: Parser): Value | undefined {
  const { doubt } = reader.context;
  reader.mean({ doubt: true });
  const found = parseValue(reader);
  reader.mean({ doubt });
  return found;
}

function parseDividedDamage(reader: Parser, amount: Value): readonly Effect[] | undefined {
  const target = reader.says('divided as you choose among')
    ? parseDivisionTargets(reader, amount)
    : undefined;
  return target === undefined ? undefined : [{ do: 'divided damage', amount, target }];
}

/** All at once: "3 damage to each creature and 2 damage to each player" is one event. */
function toDamageEffects(list: readonly DamagePart[], source: What): readonly Effect[] {
  const [first, ...rest] = list;
  if (first === undefined) return [];
  const also = rest.map(({ to, amount }) => ({ to, amount }));
  const before = list.flatMap((hit) => hit.before);
  return [
    ...before,
    {
      do: 'damage',
      amount: first.amount,
      to: first.to,
      ...(source === 'this' ? {} : { from: source }),
      ...(also.length === 0 ? {} : { also }),
    },
  ];
}

/** What follows the source: "deals 3 damage to any target". */
export function parseDealDamage(reader: Parser, source: What): readonly Effect[] | undefined {
  if (reader.oneOf('deals', 'deal') === undefined) return undefined;
  const own = typeof source === 'string' || 'target' in source;
  if (own && reader.says('damage to itself equal to its power'))
    return [{ do: 'damage', amount: { power: source }, to: source, from: source }];
  // "deals damage to target creature equal to …": how much is said at the end.
  const dealt = reader.try((inner) => parseDamageAmountOfSource(inner, source)) ?? parsePendingAmount(reader);
  if (dealt === undefined) return undefined;
  if (source === 'this') {
    const shared = reader.try((inner) => parseDividedDamage(inner, dealt.amount));
    if (shared !== undefined) return shared;
  }
  if (!reader.says('to')) return undefined;
  const list = parseRecipients(reader);
  if (list === undefined) return undefined;
  const late = dealt.equal || !reader.says('equal to') ? undefined : parseTrailingValue(reader);
  if (dealt.amount === PENDING_AMOUNT && late === undefined) return undefined;
  const amount = late ?? multiply(dealt.amount, parseForEach(reader));
  if (amount === undefined) return undefined;
  const more = reader.try(parseFurtherDamage);
  reader.mean({ amount: true });
  return toDamageEffects(
    [...list.map(({ to, before }) => ({ to, before, amount })), ...(more ?? [])],
    source,
  );
}

/** "… and 2 damage to its controller". */
function parseFurtherDamage(reader: Parser): readonly DamagePart[] | undefined {
  if (reader.oneOf('and', ', and') === undefined) return undefined;
  const dealt = parseDamageAmount(reader);
  if (dealt === undefined || !reader.says('to')) return undefined;
  const list = parseRecipients(reader);
  return list?.map(({ to, before }) => ({ to, before, amount: dealt.amount }));
}

/** 701.14: "target creature you control fights target creature you don't control". */
export function parseFight(reader: Parser, one: What): readonly Effect[] | undefined {
  if (reader.oneOf('fights', 'fight') === undefined) return undefined;
  const other: ObjectPhrase | undefined = parseSubject(reader);
  return other === undefined || other.plural ? undefined : [{ do: 'fight', one, other: other.what }];
}
