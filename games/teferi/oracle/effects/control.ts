/** Parses effects that attach a permanent (701.3) or change its controller (613.1b, 701.12). */
import type { EffectDuration, ObjectReference, PlayerReference } from '../../abilities/index.ts';
import { parseDuration } from '../durations.ts';
import type { Parser, ParsedEffects } from '../parser.ts';
import { parseObject, type ObjectPhrase } from '../object-phrases.ts';

const isPermanent = ({ kind }: ObjectPhrase): boolean => kind === 'permanent';

export function parseAttach(parser: Parser): ParsedEffects {
  if (!parser.accept('attach')) return undefined;
  const what = parser.firstOf<ObjectReference>(parseAttachedSelf, parseAttachedTarget);
  const to = what === undefined || !parser.accept('to') ? undefined : parseObject(parser);
  return what === undefined || to === undefined || to.plural
    ? undefined
    : [...to.choices, { do: 'attach', what, to: to.what }];
}

function parseAttachedSelf(parser: Parser): ObjectReference | undefined {
  const one = parser.acceptAny('it', 'this equipment', 'this aura', '~');
  if (one !== 'it') return one === undefined ? undefined : 'this';
  const { it, itNouns, ambiguousPronoun } = parser.context;
  if (ambiguousPronoun === true) return undefined;
  // "Whenever an Equipment you control enters, you may attach it to target creature you control."
  return it === 'this' || (it === 'it' && itNouns === undefined) ? it : undefined;
}

function parseAttachedTarget(parser: Parser): ObjectReference | undefined {
  const one = parseObject(parser);
  const isEquipment = one?.filter?.subtypes?.every((subtype) => subtype === 'Equipment') === true;
  return one !== undefined && isEquipment && !one.plural && one.choices.length === 0 ? one.what : undefined;
}

/** "gain control of target creature until end of turn". */
export function parseGainControl(parser: Parser): ParsedEffects {
  if (!parser.accept('gain control of')) return undefined;
  const one = parseObject(parser);
  if (one === undefined || !isPermanent(one)) return undefined;
  const until: EffectDuration = parser.try(parseDuration) ?? parser.context.duration ?? 'for good';
  return [...one.choices, { do: 'change', what: one.what, changes: [{ change: 'control' }], until }];
}

/** "gains control of it", behind a player other than you. */
export function parseGivenControl(parser: Parser, who: PlayerReference): ParsedEffects {
  if (who === 'you' || who === 'each' || !parser.accept('gains control of')) return undefined;
  const one = parseObject(parser);
  if (one === undefined || !isPermanent(one)) return undefined;
  const until: EffectDuration = parser.try(parseDuration) ?? parser.context.duration ?? 'for good';
  return [...one.choices, { do: 'give control', what: one.what, who, until }];
}

/** 701.12: "exchange control of two target creatures", "of target artifact you control and target creature". */
export function parseExchangeControl(parser: Parser): ParsedEffects {
  if (!parser.accept('exchange control of')) return undefined;
  const from = parser.context.targets.length;
  const one = parseObject(parser);
  if (one === undefined || !isPermanent(one) || one.choices.length > 0) return undefined;
  const other = parser.try((inner) => (inner.accept('and') ? parseObject(inner) : undefined));
  const { targets } = parser.context;
  const [first] = targets.slice(from);
  const pair = other === undefined && first?.min === 2 && first.max === 2;
  if (!pair && (other === undefined || !isPermanent(other) || one.plural || other.plural)) return undefined;
  parser.clearReferents();
  return [{ do: 'exchange control', one: one.what, ...(other === undefined ? {} : { other: other.what }) }];
}
