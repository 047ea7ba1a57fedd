/** 615: damage that static abilities prevent. */
import type { Ability, Filter, ReplacementAbility, What } from '../abilities/index.ts';
import { noun } from './nouns.ts';
import type { Reader } from './reader.ts';
import { selfNoun } from './self.ts';
import { plainNumber } from './values.ts';

type Found = readonly Ability[] | undefined;
type Prevention = Extract<ReplacementAbility, { instead: 'prevent damage' }>;

/** Of what it is said: "this creature", "enchanted creature", "creatures you control", "a creature you control". */
function whom(reader: Reader): What | undefined {
  if (selfNoun(reader)) return 'this';
  if (reader.oneOf('enchanted creature', 'equipped creature', 'enchanted permanent') !== undefined)
    return 'host';
  const one = reader.oneOf('another', 'an', 'a', 'each');
  const found = noun(reader);
  if (found?.says !== 'permanent' || found.plural === (one !== undefined)) return undefined;
  const filter: Filter = one === 'another' ? { ...found.filter, other: true } : found.filter;
  return { every: filter };
}

const all = (ends: Pick<Prevention, 'to' | 'from' | 'combat'>): Prevention => ({
  kind: 'replacement',
  instead: 'prevent damage',
  ...ends,
  amount: 'all',
});

/** "Prevent all combat damage that would be dealt to and dealt by this creature." */
function preventAll(reader: Reader): Found {
  if (!reader.says('prevent all')) return undefined;
  const combat = reader.says('combat') ? ({ combat: true } as const) : {};
  if (!reader.says('damage that would be dealt')) return undefined;
  const ends = reader.oneOf('to and dealt by', 'to', 'by');
  if (ends === undefined) return undefined;
  if (ends === 'to' && reader.says('you')) return [all({ to: 'you', ...combat })];
  const what = whom(reader);
  if (what === undefined || reader.peek() === 'and') return undefined;
  return [
    ...(ends === 'by' ? [] : [all({ to: what, ...combat })]),
    ...(ends === 'to' ? [] : [all({ from: what, ...combat })]),
  ];
}

/** "a source", "a red source", "a creature": what would deal it. */
function source(reader: Reader): { from?: What } | undefined {
  if (reader.oneOf('a source', 'damage') !== undefined) return {};
  if (reader.says('a source an opponent controls')) return { from: { every: { controller: 'opponent' } } };
  const from = whom(reader);
  return from === undefined ? undefined : { from };
}

/** "If a source would deal damage to you, prevent 1 of that damage." */
function preventSome(reader: Reader): Found {
  if (!reader.says('if')) return undefined;
  const from = source(reader);
  const verb = reader.oneOf('would deal combat damage to', 'would deal damage to', 'would be dealt to');
  if (from === undefined || verb === undefined) return undefined;
  const to = reader.says('you') ? ('you' as const) : whom(reader);
  if (to === undefined || !reader.says(', prevent')) return undefined;
  const some = reader.try((inner) => {
    const count = plainNumber(inner);
    return inner.says('of that damage') ? count : undefined;
  });
  if (some === undefined && !reader.says('that damage')) return undefined;
  const combat = verb.includes('combat') ? ({ combat: true } as const) : {};
  return [{ ...all({ to, ...from, ...combat }), amount: some ?? 'all' }];
}

export const prevented = (reader: Reader): Found => reader.first<readonly Ability[]>(preventAll, preventSome);
