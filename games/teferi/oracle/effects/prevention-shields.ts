/** Parses effects that prevent damage this turn (615). */
import type { AbilityEffect, Amount, ObjectReference, PlayerReference } from '../../abilities/index.ts';
import type { Parser, ParsedEffects } from '../parser.ts';
import { parseObject } from '../object-phrases.ts';
import { parseNumberOrX } from '../values.ts';
import { parsePlayer } from '../player-phrases.ts';

interface ShieldEnd {
  readonly to?: ObjectReference | PlayerReference;
  readonly from?: ObjectReference;
}

interface ShieldScope {
  readonly choices: readonly AbilityEffect[];
  /** One shield each. */
  readonly ends: readonly ShieldEnd[];
}

/** A prevention shield cannot apply to a whole class, which would include objects that enter later. */
const isWholeClass = (what: ObjectReference | PlayerReference): boolean =>
  typeof what === 'object' && 'every' in what;

function parseRecipientScope(parser: Parser): ShieldScope | undefined {
  if (!parser.accept('to')) return undefined;
  if (parser.accept('players')) return { choices: [], ends: [{ to: 'each' }] };
  const player = parser.try(parsePlayer);
  if (player !== undefined) return { choices: [], ends: [{ to: player }] };
  return parseSingleObjectScope(parser, (what) => [{ to: what }]);
}

function parseSingleObjectScope(
  parser: Parser,
  endsOf: (what: ObjectReference) => readonly ShieldEnd[],
): ShieldScope | undefined {
  const one = parseObject(parser);
  return one === undefined || isWholeClass(one.what)
    ? undefined
    : { choices: one.choices, ends: endsOf(one.what) };
}

const parseSourceScope = (parser: Parser): ShieldScope | undefined =>
  parser.accept('by') ? parseSingleObjectScope(parser, (what) => [{ from: what }]) : undefined;

const parseToAndByScope = (parser: Parser): ShieldScope | undefined =>
  parser.acceptAny('to and dealt by', 'to and by') === undefined
    ? undefined
    : parseSingleObjectScope(parser, (what) => [{ to: what }, { from: what }]);

const PREVENTION_RULES = {
  to: { any: 'takes no damage', combat: 'takes no combat damage' },
  by: { any: 'its damage is prevented', combat: 'its combat damage is prevented' },
} as const;

/** "to creatures you control this turn", "by creatures": includes objects that enter later, so it is a rule change and no shield. */
function parseClassPrevention(parser: Parser): ParsedEffects {
  if (!parser.accept('prevent all')) return undefined;
  const combat = parser.accept('combat');
  if (!parser.accept('damage that would be dealt')) return undefined;
  const early = parser.accept('this turn');
  const end = parser.acceptAny('to', 'by');
  if (end === undefined) return undefined;
  const one = parseObject(parser);
  if (one === undefined || !isWholeClass(one.what) || parser.peek() === 'and' || parser.peek() === 'to')
    return undefined;
  if (!early && !parser.accept('this turn')) return undefined;
  const is = PREVENTION_RULES[end][combat ? 'combat' : 'any'];
  return [
    { do: 'change', what: one.what, changes: [{ change: 'rule', rule: { is } }], until: 'end of turn' },
  ];
}

/** "Prevent all combat damage that would be dealt this turn", "Prevent the next 3 damage that would be dealt to any target this turn". */
export const parsePrevention = (parser: Parser): ParsedEffects =>
  parser.firstOf<readonly AbilityEffect[]>(parseClassPrevention, parsePreventionByOne, parseShield);

/** "Prevent all combat damage target creature would deal this turn." */
function parsePreventionByOne(parser: Parser): ParsedEffects {
  if (!parser.accept('prevent all')) return undefined;
  const combat = parser.accept('combat') ? ({ combat: true } as const) : {};
  if (!parser.accept('damage')) return undefined;
  const one = parseObject(parser);
  if (one === undefined || isWholeClass(one.what) || !parser.accept('would deal this turn')) return undefined;
  return [...one.choices, { do: 'prevent', amount: 'all', from: one.what, ...combat, until: 'end of turn' }];
}

function parseShield(parser: Parser): ParsedEffects {
  if (!parser.accept('prevent')) return undefined;
  const amount: Amount | 'all' | undefined = parser.accept('all')
    ? 'all'
    : parser.accept('the next')
      ? parseNumberOrX(parser)
      : undefined;
  if (amount === undefined) return undefined;
  const combat = parser.accept('combat');
  if (!parser.accept('damage that would be dealt')) return undefined;
  const early = parser.accept('this turn');
  // A numeric shield would be one amount for both directions, not two shields.
  const both = amount === 'all' ? parser.try(parseToAndByScope) : undefined;
  const side = both ??
    parser.firstOf<ShieldScope>(parseRecipientScope, parseSourceScope) ?? { choices: [], ends: [{}] };
  // "to you and permanents you control" cannot be expressed by shields.
  if (parser.peek() === 'and' || parser.peek() === 'to' || parser.peek() === 'by') return undefined;
  if (!early && !parser.accept('this turn')) return undefined;
  const rest = { ...(combat ? { combat: true as const } : {}), until: 'end of turn' } as const;
  const shieldAt = (end: ShieldEnd): AbilityEffect => ({ do: 'prevent', amount, ...end, ...rest });
  return [...side.choices, ...side.ends.map(shieldAt)];
}
