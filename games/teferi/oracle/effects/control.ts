/** 701.3, 701.12 and 613.1b: what is attached to what, and who controls it. */
import type { Duration, Effect, What } from '../language.ts';
import { parseDuration } from '../durations.ts';
import type { Parser } from '../parser.ts';
import { parseObject, type ObjectPhrase } from '../object-phrases.ts';

type Found = readonly Effect[] | undefined;

const isPermanent = ({ says }: ObjectPhrase): boolean => says === 'permanent';

export function parseAttach(reader: Parser): Found {
  if (!reader.says('attach')) return undefined;
  const what = reader.first<What>(parseAttachedSelf, parseAttachedTarget);
  const to = what === undefined || !reader.says('to') ? undefined : parseObject(reader);
  return what === undefined || to === undefined || to.plural
    ? undefined
    : [...to.before, { do: 'attach', what, to: to.what }];
}

function parseAttachedSelf(reader: Parser): What | undefined {
  const one = reader.oneOf('it', 'this equipment', 'this aura', '~');
  return one === undefined || (one === 'it' && reader.context.it !== 'this') ? undefined : 'this';
}

function parseAttachedTarget(reader: Parser): What | undefined {
  const one = parseObject(reader);
  const isEquipment = one?.filter?.subtypes?.every((subtype) => subtype === 'Equipment') === true;
  return one !== undefined && isEquipment && !one.plural && one.before.length === 0 ? one.what : undefined;
}

/** "gain control of target creature until end of turn". */
export function parseGainControl(reader: Parser): Found {
  if (!reader.says('gain control of')) return undefined;
  const one = parseObject(reader);
  if (one === undefined || !isPermanent(one)) return undefined;
  const until: Duration = reader.try(parseDuration) ?? 'for good';
  return [...one.before, { do: 'change', what: one.what, changes: [{ change: 'control' }], until }];
}

/** 701.12: "exchange control of two target creatures", "of target artifact you control and target creature". */
export function parseExchangeControl(reader: Parser): Found {
  if (!reader.says('exchange control of')) return undefined;
  const from = reader.context.targets.length;
  const one = parseObject(reader);
  if (one === undefined || !isPermanent(one) || one.before.length > 0) return undefined;
  const other = reader.try((inner) => (inner.says('and') ? parseObject(inner) : undefined));
  const { targets } = reader.context;
  const [first] = targets.slice(from);
  const pair = other === undefined && first?.min === 2 && first.max === 2;
  if (!pair && (other === undefined || !isPermanent(other) || one.plural || other.plural)) return undefined;
  reader.speakOfNothing();
  return [{ do: 'exchange control', one: one.what, ...(other === undefined ? {} : { other: other.what }) }];
}
