/** 615: damage that static abilities prevent. */
import type { Ability, Filter, ReplacementAbility, What } from '../abilities/index.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import type { Parser } from './parser.ts';
import { acceptSelfReference } from './self.ts';
import { parseNumber } from './values.ts';

type Found = readonly Ability[] | undefined;
type PreventionAbility = Extract<ReplacementAbility, { instead: 'prevent damage' }>;

/** Of what it is said: "this creature", "enchanted creature", "creatures you control", "a creature you control". */
function parseAffectedObjects(reader: Parser): What | undefined {
  if (acceptSelfReference(reader)) return 'this';
  if (reader.oneOf('enchanted creature', 'equipped creature', 'enchanted permanent') !== undefined)
    return 'host';
  const one = reader.oneOf('another', 'an', 'a', 'each');
  const found = parseNounPhrase(reader);
  if (found?.says !== 'permanent' || found.plural === (one !== undefined)) return undefined;
  const filter: Filter = one === 'another' ? { ...found.filter, other: true } : found.filter;
  return { every: filter };
}

const toPrevention = (ends: Pick<PreventionAbility, 'to' | 'from' | 'combat'>): PreventionAbility => ({
  kind: 'replacement',
  instead: 'prevent damage',
  ...ends,
  amount: 'all',
});

/** "Prevent all combat damage that would be dealt to and dealt by this creature." */
function parsePreventAll(reader: Parser): Found {
  if (!reader.says('prevent all')) return undefined;
  const combat = reader.says('combat') ? ({ combat: true } as const) : {};
  if (!reader.says('damage that would be dealt')) return undefined;
  const ends = reader.oneOf('to and dealt by', 'to', 'by');
  if (ends === undefined) return undefined;
  if (ends === 'to' && reader.says('you')) return [toPrevention({ to: 'you', ...combat })];
  const what = parseAffectedObjects(reader);
  if (what === undefined || reader.peek() === 'and') return undefined;
  return [
    ...(ends === 'by' ? [] : [toPrevention({ to: what, ...combat })]),
    ...(ends === 'to' ? [] : [toPrevention({ from: what, ...combat })]),
  ];
}

/** "a source", "a red source", "a creature": what would deal it. */
function parseDamageSource(reader: Parser): { from?: What } | undefined {
  if (reader.oneOf('a source', 'damage') !== undefined) return {};
  if (reader.says('a source an opponent controls')) return { from: { every: { controller: 'opponent' } } };
  const from = parseAffectedObjects(reader);
  return from === undefined ? undefined : { from };
}

/** "If a source would deal damage to you, prevent 1 of that damage." */
function parsePreventSome(reader: Parser): Found {
  if (!reader.says('if')) return undefined;
  const from = parseDamageSource(reader);
  const verb = reader.oneOf('would deal combat damage to', 'would deal damage to', 'would be dealt to');
  if (from === undefined || verb === undefined) return undefined;
  const to = reader.says('you') ? ('you' as const) : parseAffectedObjects(reader);
  if (to === undefined || !reader.says(', prevent')) return undefined;
  const some = reader.try((inner) => {
    const count = parseNumber(inner);
    return inner.says('of that damage') ? count : undefined;
  });
  if (some === undefined && !reader.says('that damage')) return undefined;
  const combat = verb.includes('combat') ? ({ combat: true } as const) : {};
  return [{ ...toPrevention({ to, ...from, ...combat }), amount: some ?? 'all' }];
}

export const parseStaticPrevention = (reader: Parser): Found =>
  reader.first<readonly Ability[]>(parsePreventAll, parsePreventSome);
