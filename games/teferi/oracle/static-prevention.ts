/** Parses static abilities that prevent damage (615). */
import { acceptSelfReference } from './references.ts';
import type {
  Ability,
  Condition,
  ObjectFilter,
  ReplacementAbility,
  ObjectReference,
} from '../abilities/index.ts';
import { parseCounterKind } from './counter-names.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import type { Parser, ParsedAbilities } from './parser.ts';
import { parseNumber } from './values.ts';

type PreventionAbility = Extract<ReplacementAbility, { instead: 'prevent damage' }>;

/** "this creature", "enchanted creature", "creatures you control", "a creature you control". */
function parseAffectedObjects(parser: Parser): ObjectReference | undefined {
  if (acceptSelfReference(parser)) return 'this';
  if (parser.acceptAny('enchanted creature', 'equipped creature', 'enchanted permanent') !== undefined)
    return 'host';
  const one = parser.acceptAny('another', 'an', 'a', 'each');
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'permanent' || found.plural === (one !== undefined)) return undefined;
  const filter: ObjectFilter = one === 'another' ? { ...found.filter, other: true } : found.filter;
  return { every: filter };
}

const toPrevention = (ends: Pick<PreventionAbility, 'to' | 'from' | 'combat'>): PreventionAbility => ({
  kind: 'replacement',
  instead: 'prevent damage',
  ...ends,
  amount: 'all',
});

/** "Prevent all combat damage that would be dealt to and dealt by this creature." */
function parsePreventAll(parser: Parser): ParsedAbilities {
  if (!parser.accept('prevent all')) return undefined;
  const combat = parser.accept('combat') ? ({ combat: true } as const) : {};
  if (!parser.accept('damage that would be dealt')) return undefined;
  const ends = parser.acceptAny('to and dealt by', 'to', 'by');
  if (ends === undefined) return undefined;
  if (ends === 'to' && parser.accept('you')) return [toPrevention({ to: 'you', ...combat })];
  const what = parseAffectedObjects(parser);
  if (what === undefined || parser.peek() === 'and') return undefined;
  return [
    ...(ends === 'by' ? [] : [toPrevention({ to: what, ...combat })]),
    ...(ends === 'to' ? [] : [toPrevention({ from: what, ...combat })]),
  ];
}

/** "a source", "a red source", "a creature". */
function parseDamageSource(parser: Parser): { from?: ObjectReference } | undefined {
  if (parser.acceptAny('a source', 'damage') !== undefined) return {};
  if (parser.accept('a source an opponent controls')) return { from: { every: { controller: 'opponent' } } };
  const from = parseAffectedObjects(parser);
  return from === undefined ? undefined : { from };
}

/** "If a source would deal damage to you, prevent 1 of that damage." */
function parsePreventSome(parser: Parser): ParsedAbilities {
  if (!parser.accept('if')) return undefined;
  const from = parseDamageSource(parser);
  const verb = parser.acceptAny('would deal combat damage to', 'would deal damage to', 'would be dealt to');
  if (from === undefined || verb === undefined) return undefined;
  const to = parser.accept('you') ? ('you' as const) : parseAffectedObjects(parser);
  if (to === undefined || !parser.accept(', prevent')) return undefined;
  const some = parser.try((inner) => {
    const count = parseNumber(inner);
    return inner.accept('of that damage') ? count : undefined;
  });
  if (some === undefined && !parser.accept('that damage')) return undefined;
  const combat = verb.includes('combat') ? ({ combat: true } as const) : {};
  return [{ ...toPrevention({ to, ...from, ...combat }), amount: some ?? 'all' }];
}

/** "If damage would be dealt to this creature while it has a +1/+1 counter on it, prevent that damage and remove a +1/+1 counter from it." */
function parsePreventForCounter(parser: Parser): ParsedAbilities {
  if (!parser.accept('if damage would be dealt to') || !acceptSelfReference(parser)) return undefined;
  const held =
    parser.acceptAny('while it has a', 'while it has an') === undefined
      ? undefined
      : parseCounterKind(parser);
  if (held !== undefined && !parser.accept('counter on it')) return undefined;
  if (!parser.accept(', prevent that damage')) return undefined;
  if (parser.acceptAny('and remove a', 'and remove an', '. remove a', '. remove an') === undefined)
    return undefined;
  const removes = parseCounterKind(parser);
  if (removes === undefined || (held !== undefined && held !== removes) || !parser.accept('counter from'))
    return undefined;
  if (!acceptSelfReference(parser) && !parser.accept('it')) return undefined;
  const holding: Condition = { compare: { counters: removes, on: 'this' }, min: 1 };
  return [{ ...toPrevention({ to: 'this' }), removes, ...(held === undefined ? {} : { while: holding }) }];
}

export const parseStaticPrevention = (parser: Parser): ParsedAbilities =>
  parser.firstOf<readonly Ability[]>(parsePreventForCounter, parsePreventAll, parsePreventSome);
