/** 120: damage that something deals. */
import type { Effect, Value, What, Who } from '../language.ts';
import type { Reader } from '../reader.ts';
import { object, shareholders, subject, type Thing } from '../things.ts';
import { forEach, number, times, value } from '../values.ts';
import { who } from '../who.ts';

interface Recipient {
  readonly to: What | Who;
  readonly before: readonly Effect[];
}

interface Hit extends Recipient {
  readonly amount: Value;
}

function recipient(reader: Reader): Recipient | undefined {
  const player = reader.try(who);
  if (player !== undefined) return { to: player, before: [] };
  const found = object(reader);
  return found?.says === 'permanent' ? { to: found.what, before: found.before } : undefined;
}

/** One more, unless it is the subject of the next clause: "… and you gain 3 life". */
function further(reader: Reader): Recipient | undefined {
  const found = recipient(reader);
  return found !== undefined && ['.', ',', 'and', 'equal', ''].includes(reader.peek()) ? found : undefined;
}

/** "each creature and each player": everybody at once. */
function recipients(reader: Reader): readonly Recipient[] | undefined {
  const first = recipient(reader);
  if (first === undefined) return undefined;
  const list = [first];
  for (;;) {
    const next = reader.try((inner) =>
      inner.oneOf(', and', 'and', ',') === undefined ? undefined : further(inner),
    );
    if (next === undefined) return list;
    list.push(next);
  }
}

/** "3 damage", "damage equal to its power", "that much damage". */
function amountOf(reader: Reader): { amount: Value; equal: boolean } | undefined {
  if (reader.says('damage equal to')) {
    const equal = value(reader);
    return equal === undefined ? undefined : { amount: equal, equal: true };
  }
  if (reader.context.amount === true && reader.says('that much damage'))
    return { amount: 'that much', equal: false };
  const some = number(reader);
  return some === undefined || !reader.says('damage') ? undefined : { amount: some, equal: false };
}

/** "its power" is the power of what deals the damage, whatever was spoken of before. */
function amountBy(reader: Reader, source: What): ReturnType<typeof amountOf> {
  const { it, was, kinds } = reader.context;
  reader.mean({ it: source, was: undefined, kinds: undefined });
  const found = amountOf(reader);
  reader.mean({ it, was, kinds });
  return found;
}

const OWED = 0;
const owed = (reader: Reader): ReturnType<typeof amountOf> =>
  reader.says('damage') && reader.peek() === 'to' ? { amount: OWED, equal: false } : undefined;

/** Behind the recipient "its" could be said of either. */
function lateValue(reader: Reader): Value | undefined {
  const { doubt } = reader.context;
  reader.mean({ doubt: true });
  const found = value(reader);
  reader.mean({ doubt });
  return found;
}

function divided(reader: Reader, amount: Value): readonly Effect[] | undefined {
  const target = reader.says('divided as you choose among') ? shareholders(reader, amount) : undefined;
  return target === undefined ? undefined : [{ do: 'divided damage', amount, target }];
}

/** All at once: "3 damage to each creature and 2 damage to each player" is one event. */
function blow(list: readonly Hit[], source: What): readonly Effect[] {
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
export function deals(reader: Reader, source: What): readonly Effect[] | undefined {
  if (reader.oneOf('deals', 'deal') === undefined) return undefined;
  const own = typeof source === 'string' || 'target' in source;
  if (own && reader.says('damage to itself equal to its power'))
    return [{ do: 'damage', amount: { power: source }, to: source, from: source }];
  // "deals damage to target creature equal to …": how much is said at the end.
  const dealt = reader.try((inner) => amountBy(inner, source)) ?? owed(reader);
  if (dealt === undefined) return undefined;
  if (source === 'this') {
    const shared = reader.try((inner) => divided(inner, dealt.amount));
    if (shared !== undefined) return shared;
  }
  if (!reader.says('to')) return undefined;
  const list = recipients(reader);
  if (list === undefined) return undefined;
  const late = dealt.equal || !reader.says('equal to') ? undefined : lateValue(reader);
  if (dealt.amount === OWED && late === undefined) return undefined;
  const amount = late ?? times(dealt.amount, forEach(reader));
  if (amount === undefined) return undefined;
  const more = reader.try(furtherDamage);
  reader.mean({ amount: true });
  return blow([...list.map(({ to, before }) => ({ to, before, amount })), ...(more ?? [])], source);
}

/** "… and 2 damage to its controller". */
function furtherDamage(reader: Reader): readonly Hit[] | undefined {
  if (reader.oneOf('and', ', and') === undefined) return undefined;
  const dealt = amountOf(reader);
  if (dealt === undefined || !reader.says('to')) return undefined;
  const list = recipients(reader);
  return list?.map(({ to, before }) => ({ to, before, amount: dealt.amount }));
}

/** 701.14: "target creature you control fights target creature you don't control". */
export function fights(reader: Reader, one: What): readonly Effect[] | undefined {
  if (reader.oneOf('fights', 'fight') === undefined) return undefined;
  const other: Thing | undefined = subject(reader);
  return other === undefined || other.plural ? undefined : [{ do: 'fight', one, other: other.what }];
}
