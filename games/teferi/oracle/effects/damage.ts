/** Parses effects that deal damage (120) and fights (701.14). */
import type { AbilityEffect, Amount, ObjectReference, Recipient } from '../../abilities/index.ts';
import { type Parser, type ParsedEffects, AND } from '../parser.ts';
import { parseObject, parseDivisionTargets, parseSubject, type ObjectPhrase } from '../object-phrases.ts';
import { parseForEach, parseNumberOrX, multiply, parseValue } from '../values.ts';
import { parsePlayer } from '../player-phrases.ts';

interface DamageRecipient {
  readonly to: Recipient;
  readonly choices: readonly AbilityEffect[];
}

interface DamagePart extends DamageRecipient {
  readonly amount: Amount;
}

function parseRecipient(parser: Parser): DamageRecipient | undefined {
  // Only the object of the trigger is known to attack.
  if (parser.context.it !== undefined && parser.accept("the player or planeswalker it's attacking"))
    return parser.context.it === 'it' ? { to: 'attacked', choices: [] } : undefined;
  const player = parser.try(parsePlayer);
  if (player !== undefined) return { to: player, choices: [] };
  const { thatPlayer, them } = parser.context;
  if (thatPlayer !== undefined && them === undefined && parser.accept('them'))
    return { to: thatPlayer, choices: [] };
  const found = parseObject(parser);
  return found?.kind === 'permanent' ? { to: found.what, choices: found.choices } : undefined;
}

/** A further recipient, unless it is the subject of the next clause: "… and you gain 3 life". */
function parseFurtherRecipient(parser: Parser): DamageRecipient | undefined {
  const found = parseRecipient(parser);
  return found !== undefined && ['.', ',', 'and', 'equal', ''].includes(parser.peek()) ? found : undefined;
}

/** "each creature and each player". */
function parseRecipients(parser: Parser): readonly DamageRecipient[] | undefined {
  const first = parseRecipient(parser);
  if (first === undefined) return undefined;
  const list = [first];
  for (;;) {
    const next = parser.try((inner) =>
      inner.acceptAny(...AND) === undefined ? undefined : parseFurtherRecipient(inner),
    );
    if (next === undefined) return list;
    list.push(next);
  }
}

/** "3 damage", "damage equal to its power", "that much damage". */
function parseDamageAmount(parser: Parser): { amount: Amount; equal: boolean } | undefined {
  if (parser.accept('damage equal to')) {
    const equal = parseValue(parser);
    return equal === undefined ? undefined : { amount: equal, equal: true };
  }
  if (parser.context.hasAmount === true && parser.accept('that much damage'))
    return { amount: 'that much', equal: false };
  const some = parseNumberOrX(parser);
  return some === undefined || !parser.accept('damage') ? undefined : { amount: some, equal: false };
}

/** In "damage equal to its power", "its" refers to the source of the damage. */
function parseDamageAmountOfSource(
  parser: Parser,
  source: ObjectReference,
): ReturnType<typeof parseDamageAmount> {
  const { it, lastKnown, itNouns } = parser.context;
  parser.updateContext({ it: source, lastKnown: undefined, itNouns: undefined });
  const found = parseDamageAmount(parser);
  parser.updateContext({ it, lastKnown, itNouns });
  return found;
}

const PENDING_AMOUNT = 0;
const parsePendingAmount = (parser: Parser): ReturnType<typeof parseDamageAmount> =>
  parser.accept('damage') && parser.peek() === 'to' ? { amount: PENDING_AMOUNT, equal: false } : undefined;

/** Behind the recipient "its" could refer to the recipient or the source. */
function parseTrailingValue(parser: Parser): Amount | undefined {
  const { ambiguousPossessive } = parser.context;
  parser.updateContext({ ambiguousPossessive: true });
  const found = parseValue(parser);
  parser.updateContext({ ambiguousPossessive });
  return found;
}

function parseDividedDamage(parser: Parser, amount: Amount): ParsedEffects {
  if (parser.accept('divided evenly, rounded down, among')) {
    const what = parseObject(parser)?.what;
    return typeof what === 'object' && 'target' in what
      ? [{ do: 'damage', amount: { evenly: amount, among: what.target }, to: what }]
      : undefined;
  }
  const target = parser.accept('divided as you choose among')
    ? parseDivisionTargets(parser, amount)
    : undefined;
  return target === undefined ? undefined : [{ do: 'divided damage', amount, target }];
}

/** "3 damage to each creature and 2 damage to each player" is one event. */
function toDamageEffects(list: readonly DamagePart[], source: ObjectReference): readonly AbilityEffect[] {
  const [first, ...rest] = list;
  if (first === undefined) return [];
  const also = rest.map(({ to, amount }) => ({ to, amount }));
  const choices = list.flatMap((part) => part.choices);
  return [
    ...choices,
    {
      do: 'damage',
      amount: first.amount,
      to: first.to,
      ...(source === 'this' ? {} : { from: source }),
      ...(also.length === 0 ? {} : { also }),
    },
  ];
}

/** "deals 3 damage to any target", behind the source. */
export function parseDealDamage(parser: Parser, source: ObjectReference): ParsedEffects {
  if (parser.acceptAny('deals', 'deal') === undefined) return undefined;
  const own = typeof source === 'string' || 'target' in source;
  if (own && parser.accept('damage to itself equal to its power'))
    return [{ do: 'damage', amount: { power: source }, to: source, from: source }];
  // In "deals damage to target creature equal to …" the amount stands at the end.
  const dealt = parser.try((inner) => parseDamageAmountOfSource(inner, source)) ?? parsePendingAmount(parser);
  if (dealt === undefined) return undefined;
  if (source === 'this') {
    const shared = parser.try((inner) => parseDividedDamage(inner, dealt.amount));
    if (shared !== undefined) return shared;
  }
  if (!parser.accept('to')) return undefined;
  const list = parseRecipients(parser);
  if (list === undefined) return undefined;
  const late = dealt.equal || !parser.accept('equal to') ? undefined : parseTrailingValue(parser);
  if (dealt.amount === PENDING_AMOUNT && late === undefined) return undefined;
  const amount = late ?? multiply(dealt.amount, parseForEach(parser));
  if (amount === undefined) return undefined;
  const more = parser.try(parseFurtherDamage);
  parser.updateContext({ hasAmount: true });
  return toDamageEffects(
    [...list.map(({ to, choices }) => ({ to, choices, amount })), ...(more ?? [])],
    source,
  );
}

/** "… and 2 damage to its controller". */
function parseFurtherDamage(parser: Parser): readonly DamagePart[] | undefined {
  if (parser.acceptAny('and', ', and') === undefined) return undefined;
  const dealt = parseDamageAmount(parser);
  if (dealt === undefined || !parser.accept('to')) return undefined;
  const list = parseRecipients(parser);
  return list?.map(({ to, choices }) => ({ to, choices, amount: dealt.amount }));
}

/** 701.14: "target creature you control fights target creature you don't control". */
export function parseFight(parser: Parser, one: ObjectReference): ParsedEffects {
  if (parser.acceptAny('fights', 'fight') === undefined) return undefined;
  const other: ObjectPhrase | undefined = parseSubject(parser);
  return other === undefined || other.plural ? undefined : [{ do: 'fight', one, other: other.what }];
}
