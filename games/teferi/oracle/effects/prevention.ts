/** 615: damage that is prevented. */
import type { Effect, Value, What, Who } from '../language.ts';
import type { Reader } from '../reader.ts';
import { object } from '../things.ts';
import { number } from '../values.ts';
import { who } from '../who.ts';

interface End {
  readonly to?: What | Who;
  readonly from?: What;
}

interface Side {
  readonly before: readonly Effect[];
  /** One shield each. */
  readonly ends: readonly End[];
}

/** Whole kinds would have to count those that come later too: no shield of ours does. */
const isKind = (what: What | Who): boolean => typeof what === 'object' && 'every' in what;

function toWhom(reader: Reader): Side | undefined {
  if (!reader.says('to')) return undefined;
  if (reader.says('players')) return { before: [], ends: [{ to: 'each' }] };
  const player = reader.try(who);
  if (player !== undefined) return { before: [], ends: [{ to: player }] };
  return single(reader, (what) => [{ to: what }]);
}

function single(reader: Reader, endsOf: (what: What) => readonly End[]): Side | undefined {
  const one = object(reader);
  return one === undefined || isKind(one.what) ? undefined : { before: one.before, ends: endsOf(one.what) };
}

const byWhat = (reader: Reader): Side | undefined =>
  reader.says('by') ? single(reader, (what) => [{ from: what }]) : undefined;

const toAndBy = (reader: Reader): Side | undefined =>
  reader.oneOf('to and dealt by', 'to and by') === undefined
    ? undefined
    : single(reader, (what) => [{ to: what }, { from: what }]);

const KINDLY = {
  to: { any: 'takes no damage', combat: 'takes no combat damage' },
  by: { any: 'its damage is prevented', combat: 'its combat damage is prevented' },
} as const;

/** "to creatures you control this turn", "by creatures": those that come later too, so it is a rule for them and no shield. */
function kindly(reader: Reader): readonly Effect[] | undefined {
  if (!reader.says('prevent all')) return undefined;
  const combat = reader.says('combat');
  if (!reader.says('damage that would be dealt')) return undefined;
  const early = reader.says('this turn');
  const end = reader.oneOf('to', 'by');
  if (end === undefined) return undefined;
  const one = object(reader);
  if (one === undefined || !isKind(one.what) || reader.peek() === 'and' || reader.peek() === 'to')
    return undefined;
  if (!early && !reader.says('this turn')) return undefined;
  const is = KINDLY[end][combat ? 'combat' : 'any'];
  return [
    { do: 'change', what: one.what, changes: [{ change: 'rule', rule: { is } }], until: 'end of turn' },
  ];
}

/** "Prevent all combat damage that would be dealt this turn", "Prevent the next 3 damage that would be dealt to any target this turn". */
export const prevent = (reader: Reader): readonly Effect[] | undefined =>
  reader.first<readonly Effect[]>(kindly, byOne, shield);

/** "Prevent all combat damage target creature would deal this turn." */
function byOne(reader: Reader): readonly Effect[] | undefined {
  if (!reader.says('prevent all')) return undefined;
  const combat = reader.says('combat') ? ({ combat: true } as const) : {};
  if (!reader.says('damage')) return undefined;
  const one = object(reader);
  if (one === undefined || isKind(one.what) || !reader.says('would deal this turn')) return undefined;
  return [...one.before, { do: 'prevent', amount: 'all', from: one.what, ...combat, until: 'end of turn' }];
}

function shield(reader: Reader): readonly Effect[] | undefined {
  if (!reader.says('prevent')) return undefined;
  const amount: Value | 'all' | undefined = reader.says('all')
    ? 'all'
    : reader.says('the next')
      ? number(reader)
      : undefined;
  if (amount === undefined) return undefined;
  const combat = reader.says('combat');
  if (!reader.says('damage that would be dealt')) return undefined;
  const early = reader.says('this turn');
  // What is one number for both ends is no two shields.
  const both = amount === 'all' ? reader.try(toAndBy) : undefined;
  const side = both ?? reader.first<Side>(toWhom, byWhat) ?? { before: [], ends: [{}] };
  // "to you and permanents you control": more than a shield says.
  if (reader.peek() === 'and' || reader.peek() === 'to' || reader.peek() === 'by') return undefined;
  if (!early && !reader.says('this turn')) return undefined;
  const rest = { ...(combat ? { combat: true as const } : {}), until: 'end of turn' } as const;
  const shieldAt = (end: End): Effect => ({ do: 'prevent', amount, ...end, ...rest });
  return [...side.before, ...side.ends.map(shieldAt)];
}
