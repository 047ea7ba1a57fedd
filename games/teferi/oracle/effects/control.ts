/** 701.3, 701.12 and 613.1b: what is attached to what, and who controls it. */
import type { Duration, Effect, What } from '../language.ts';
import { duration } from '../durations.ts';
import type { Reader } from '../reader.ts';
import { object, type Thing } from '../things.ts';

type Found = readonly Effect[] | undefined;

const isPermanent = ({ says }: Thing): boolean => says === 'permanent';

export function attach(reader: Reader): Found {
  if (!reader.says('attach')) return undefined;
  const what = reader.first<What>(attachedThis, attachedTarget);
  const to = what === undefined || !reader.says('to') ? undefined : object(reader);
  return what === undefined || to === undefined || to.plural
    ? undefined
    : [...to.before, { do: 'attach', what, to: to.what }];
}

function attachedThis(reader: Reader): What | undefined {
  const one = reader.oneOf('it', 'this equipment', 'this aura', '~');
  return one === undefined || (one === 'it' && reader.context.it !== 'this') ? undefined : 'this';
}

function attachedTarget(reader: Reader): What | undefined {
  const one = object(reader);
  const isEquipment = one?.filter?.subtypes?.every((subtype) => subtype === 'Equipment') === true;
  return one !== undefined && isEquipment && !one.plural && one.before.length === 0 ? one.what : undefined;
}

/** "gain control of target creature until end of turn". */
export function control(reader: Reader): Found {
  if (!reader.says('gain control of')) return undefined;
  const one = object(reader);
  if (one === undefined || !isPermanent(one)) return undefined;
  const until: Duration = reader.try(duration) ?? 'for good';
  return [...one.before, { do: 'change', what: one.what, changes: [{ change: 'control' }], until }];
}

/** 701.12: "exchange control of two target creatures", "of target artifact you control and target creature". */
export function exchange(reader: Reader): Found {
  if (!reader.says('exchange control of')) return undefined;
  const from = reader.context.targets.length;
  const one = object(reader);
  if (one === undefined || !isPermanent(one) || one.before.length > 0) return undefined;
  const other = reader.try((inner) => (inner.says('and') ? object(inner) : undefined));
  const { targets } = reader.context;
  const [first] = targets.slice(from);
  const pair = other === undefined && first?.min === 2 && first.max === 2;
  if (!pair && (other === undefined || !isPermanent(other) || one.plural || other.plural)) return undefined;
  reader.speakOfNothing();
  return [{ do: 'exchange control', one: one.what, ...(other === undefined ? {} : { other: other.what }) }];
}
