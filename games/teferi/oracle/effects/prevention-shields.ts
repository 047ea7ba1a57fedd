/** 615: damage that is prevented. */
import type { Effect, Value, What, Who } from '../language.ts';
import type { Parser } from '../parser.ts';
import { parseObject } from '../object-phrases.ts';
import { parseNumberOrX } from '../values.ts';
import { parsePlayer } from '../player-phrases.ts';

interface ShieldEnd {
  readonly to?: What | Who;
  readonly from?: What;
}

interface ShieldScope {
  readonly before: readonly Effect[];
  /** One shield each. */
  readonly ends: readonly ShieldEnd[];
}

/** Whole kinds would have to count those that come later too: no shield of ours does. */
const isWholeClass = (what: What | Who): boolean => typeof what === 'object' && 'every' in what;

function parseRecipientScope(reader: Parser): ShieldScope | undefined {
  if (!reader.says('to')) return undefined;
  if (reader.says('players')) return { before: [], ends: [{ to: 'each' }] };
  const player = reader.try(parsePlayer);
  if (player !== undefined) return { before: [], ends: [{ to: player }] };
  return parseSingleObjectScope(reader, (what) => [{ to: what }]);
}

function parseSingleObjectScope(
  reader: Parser,
  endsOf: (what: What) => readonly ShieldEnd[],
): ShieldScope | undefined {
  const one = parseObject(reader);
  return one === undefined || isWholeClass(one.what)
    ? undefined
    : { before: one.before, ends: endsOf(one.what) };
}

const parseSourceScope = (reader: Parser): ShieldScope | undefined =>
  reader.says('by') ? parseSingleObjectScope(reader, (what) => [{ from: what }]) : undefined;

const parseToAndByScope = (reader: Parser): ShieldScope | undefined =>
  reader.oneOf('to and dealt by', 'to and by') === undefined
    ? undefined
    : parseSingleObjectScope(reader, (what) => [{ to: what }, { from: what }]);

const PREVENTION_RULES = {
  to: { any: 'takes no damage', combat: 'takes no combat damage' },
  by: { any: 'its damage is prevented', combat: 'its combat damage is prevented' },
} as const;

/** "to creatures you control this turn", "by creatures": those that come later too, so it is a rule for them and no shield. */
function parseClassPrevention(reader: Parser): readonly Effect[] | undefined {
  if (!reader.says('prevent all')) return undefined;
  const combat = reader.says('combat');
  if (!reader.says('damage that would be dealt')) return undefined;
  const early = reader.says('this turn');
  const end = reader.oneOf('to', 'by');
  if (end === undefined) return undefined;
  const one = parseObject(reader);
  if (one === undefined || !isWholeClass(one.what) || reader.peek() === 'and' || reader.peek() === 'to')
    return undefined;
  if (!early && !reader.says('this turn')) return undefined;
  const is = PREVENTION_RULES[end][combat ? 'combat' : 'any'];
  return [
    { do: 'change', what: one.what, changes: [{ change: 'rule', rule: { is } }], until: 'end of turn' },
  ];
}

/** "Prevent all combat damage that would be dealt this turn", "Prevent the next 3 damage that would be dealt to any target this turn". */
export const parsePrevention = (reader: Parser): readonly Effect[] | undefined =>
  reader.first<readonly Effect[]>(parseClassPrevention, parsePreventionByOne, parseShield);

/** "Prevent all combat damage target creature would deal this turn." */
function parsePreventionByOne(reader: Parser): readonly Effect[] | undefined {
  if (!reader.says('prevent all')) return undefined;
  const combat = reader.says('combat') ? ({ combat: true } as const) : {};
  if (!reader.says('damage')) return undefined;
  const one = parseObject(reader);
  if (one === undefined || isWholeClass(one.what) || !reader.says('would deal this turn')) return undefined;
  return [...one.before, { do: 'prevent', amount: 'all', from: one.what, ...combat, until: 'end of turn' }];
}

function parseShield(reader: Parser): readonly Effect[] | undefined {
  if (!reader.says('prevent')) return undefined;
  const amount: Value | 'all' | undefined = reader.says('all')
    ? 'all'
    : reader.says('the next')
      ? parseNumberOrX(reader)
      : undefined;
  if (amount === undefined) return undefined;
  const combat = reader.says('combat');
  if (!reader.says('damage that would be dealt')) return undefined;
  const early = reader.says('this turn');
  // What is one number for both ends is no two shields.
  const both = amount === 'all' ? reader.try(parseToAndByScope) : undefined;
  const side = both ??
    reader.first<ShieldScope>(parseRecipientScope, parseSourceScope) ?? { before: [], ends: [{}] };
  // "to you and permanents you control": more than a shield says.
  if (reader.peek() === 'and' || reader.peek() === 'to' || reader.peek() === 'by') return undefined;
  if (!early && !reader.says('this turn')) return undefined;
  const rest = { ...(combat ? { combat: true as const } : {}), until: 'end of turn' } as const;
  const shieldAt = (end: ShieldEnd): Effect => ({ do: 'prevent', amount, ...end, ...rest });
  return [...side.before, ...side.ends.map(shieldAt)];
}
