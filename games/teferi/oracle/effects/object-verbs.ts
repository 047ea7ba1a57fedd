/** Parses imperative verbs with one or more objects: "destroy", "tap", "counter". */
import type { AbilityEffect, ObjectFilter, ObjectReference } from '../../abilities/index.ts';
import { type ObjectPhrase, parseObject } from '../object-phrases.ts';
import type { ParsedEffects, Parser } from '../parser.ts';
import { addTarget } from '../player-phrases.ts';
import { parseTargeting } from '../postmodifiers.ts';

export const isPermanent = ({ kind }: ObjectPhrase): boolean => kind === 'permanent';

/** Creates the parse function of an imperative verb with one or more objects. */
const objectVerb =
  (
    words: readonly string[],
    make: (what: ObjectReference) => AbilityEffect,
    fine: (one: ObjectPhrase) => boolean = isPermanent,
  ) =>
  (parser: Parser): ParsedEffects => {
    if (parser.acceptAny(...words) === undefined) return undefined;
    const one = parseObject(parser);
    if (one === undefined || !fine(one)) return undefined;
    const things = [one];
    for (
      let next = parser.try(parseFurtherObject);
      next !== undefined;
      next = parser.try(parseFurtherObject)
    ) {
      if (!fine(next)) return undefined;
      things.push(next);
    }
    if (things.length > 1) parser.clearReferents();
    const areSeparate = things.every((thing, i) =>
      things.slice(0, i).every((before) => !mayShareType(before, thing)),
    );
    const affected = areSeparate
      ? things.map(({ what }) => what)
      : [{ objects: things.map(({ what }) => what) }];
    return [...one.choices, ...affected.map(make)];
  };

/** Two objects of one type are affected at once, because they could trigger on each other. Different types can follow one another. */
function mayShareType({ filter: one }: ObjectPhrase, { filter: other }: ObjectPhrase): boolean {
  const kinds = knownTypes(other);
  return knownTypes(one)?.some((kind) => kinds?.includes(kind) !== false) !== false;
}

const knownTypes = (filter: ObjectFilter | undefined): readonly string[] | undefined =>
  filter?.types ??
  (filter?.subtypes?.every((one) => one === 'Equipment') === true ? ['artifact'] : undefined);

/** "and target enchantment", "and all Equipment attached to it", unless the next clause begins with it. */
function parseFurtherObject(parser: Parser): ObjectPhrase | undefined {
  if (parser.acceptAny(', and', 'and', ',') === undefined) return undefined;
  const one = parseObject(parser);
  const ends = ['.', ',', 'and', ''].includes(parser.peek());
  const isNamed = (typeof one?.what === 'object' || one?.what === 'this') && one.choices.length === 0;
  return one !== undefined && ends && isNamed ? one : undefined;
}

export const parseDestroy = objectVerb(['destroy'], (what) => ({ do: 'destroy', what }));

export const parseTransform = objectVerb(['transform'], (what) => ({ do: 'transform', what }));

export const parseTap = objectVerb(['tap'], (what) => ({ do: 'tap', what }));

export const parseUntap = objectVerb(['untap'], (what) => ({ do: 'untap', what }));

export const parseRegenerate = objectVerb(['regenerate'], (what) => ({ do: 'regenerate', what }));

export const parseCounterSpell = objectVerb(
  ['counter'],
  (what) => ({ do: 'counter', what }),
  ({ kind }) => kind === 'spell',
);

const COUNTERED_ABILITIES: { readonly [words: string]: ObjectFilter } = {
  'spell, activated ability, or triggered ability': { zone: 'stack' },
  'activated or triggered ability': { zone: 'stack', stack: 'ability' },
  'spell or ability': { zone: 'stack' },
};

/** "counter target activated or triggered ability" */
export const parseCounterAbility = (parser: Parser): ParsedEffects => {
  const upTo = parser.accept('counter up to one target');
  if (!upTo && !parser.accept('counter target')) return undefined;
  const words = parser.acceptAny(...Object.keys(COUNTERED_ABILITIES));
  const kind = words === undefined ? undefined : COUNTERED_ABILITIES[words];
  const aimed = kind === undefined ? undefined : (parser.try(parseTargeting) ?? {});
  if (kind === undefined || aimed === undefined || ['that', 'you'].includes(parser.peek())) return undefined;
  parser.clearReferents();
  return [
    {
      do: 'counter',
      what: {
        target: addTarget(parser, { what: { ...kind, ...aimed }, ...(upTo ? { min: 0, max: 1 } : {}) }),
      },
    },
  ];
};
