/** Parses the objects of a sentence: targets, "each creature", "a land you control", pronouns. */
import type { AbilityEffect, ObjectFilter, TargetSpec, Amount, ObjectReference } from '../abilities/index.ts';
import { mergeFilters } from './adjectives.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import type { NounPhrase, Parser } from './parser.ts';
import { parseSingularReference, parsePluralReference, acceptSelfReference } from './references.ts';
import { canReferToOther, excludeObject, parseNumberOrX } from './values.ts';
import { addTarget } from './player-phrases.ts';
import { TYPE_WORDS } from './lexicon/word-tables.ts';

export interface ObjectPhrase {
  readonly what: ObjectReference;
  /** Effects that must be performed first to choose the object. */
  readonly choices: readonly AbilityEffect[];
  readonly plural: boolean;
  /** The filter that the text states. */
  readonly filter?: ObjectFilter;
  readonly kind: NounPhrase['kind'];
}

const objectPhrase = (what: ObjectReference, more: Partial<ObjectPhrase> = {}): ObjectPhrase => ({
  what,
  choices: [],
  plural: false,
  kind: 'permanent',
  ...more,
});

const DESTROYED_CARDS = [
  'each card put into a graveyard this way',
  'all cards put into a graveyard this way',
];

/** 607.2a: "the exiled card" of another ability; `CardText` links the two. */
function parseLinked(parser: Parser): ObjectPhrase | undefined {
  if (parser.context.madeThisWay?.verb === 'destroyed' && parser.acceptAny(...DESTROYED_CARDS) !== undefined)
    return objectPhrase('made', { kind: 'card', plural: true });
  const several = parser.acceptAny('the exiled cards', 'all cards exiled with ~');
  if (several === undefined && !parser.accept('the exiled card')) return undefined;
  return parser.source.isSpell
    ? undefined
    : objectPhrase('linked', { kind: 'card', plural: several !== undefined });
}

function parseReference(parser: Parser): ObjectPhrase | undefined {
  const { thatSpell } = parser.context;
  const several = parser.try(parsePluralReference);
  if (several !== undefined) return objectPhrase(several, { plural: true });
  const one = parser.try(parseSingularReference);
  if (one === undefined) return undefined;
  return objectPhrase(one, one === thatSpell ? { kind: 'spell' } : {});
}

const HOST_NOUNS = [
  'creature',
  'permanent',
  'land',
  'artifact',
  'enchantment',
  'planeswalker',
  'forest',
  'island',
] as const;
function parseHost(parser: Parser): ObjectPhrase | undefined {
  if (parser.source.isSpell || parser.acceptAny('enchanted', 'equipped', 'fortified') === undefined)
    return undefined;
  const noun = parser.acceptAny(...HOST_NOUNS);
  if (noun === undefined) return undefined;
  // The object of a trigger about the host is the host itself.
  if (parser.context.isAboutHost !== true) parser.setReferent('host', false, [noun]);
  return objectPhrase('host');
}

/** The source becomes a second possible referent of "it" in the next sentence. */
function parseSelf(parser: Parser): ObjectPhrase | undefined {
  if (!acceptSelfReference(parser)) return undefined;
  const { it, them, lastKnown, targets, triggeredByOther, topCard } = parser.context;
  if (it !== undefined && it !== 'this' && !parser.source.isSpell)
    parser.updateContext({ hasNamedItself: true });
  const isOnlyObject =
    it === undefined &&
    them === undefined &&
    lastKnown === undefined &&
    topCard === undefined &&
    targets.length === 0 &&
    triggeredByOther !== true;
  // "It" means the source then, but "that card" does not.
  if (isOnlyObject && !parser.source.isSpell) parser.updateContext({ it: 'this', itNouns: [] });
  return objectPhrase('this');
}

/** The number of targets; both missing: exactly one. */
interface TargetCount {
  readonly min?: Amount;
  readonly max?: Amount;
}

/** "up to two", "X", "any number of". */
function parseTargetCount(parser: Parser): TargetCount | undefined {
  if (parser.accept('any number of')) return { min: 0, max: 99 };
  if (parser.accept('one or more')) return { min: 1, max: 99 };
  if (parser.accept('one or two')) return { min: 1, max: 2 };
  if (parser.accept('one, two, or three')) return { min: 1, max: 3 };
  const upTo = parser.accept('up to');
  const count = parser.try(parseNumberOrX);
  if (count === undefined) return upTo ? undefined : {};
  if (upTo) return { min: 0, max: count };
  return count === 1 ? {} : { min: count, max: count };
}

/** Targets that may be a player or a permanent (115.4). */
function parsePlayerOrPermanent(parser: Parser): TargetSpec | undefined {
  if (parser.acceptAny('player or planeswalker', 'players or planeswalkers') !== undefined)
    return { who: 'any', what: { types: ['planeswalker'] } };
  if (parser.accept('opponent or planeswalker'))
    return { who: 'opponent', what: { types: ['planeswalker'] } };
  if (parser.accept('creature, player, or planeswalker'))
    return { who: 'any', what: { types: ['creature', 'planeswalker'] } };
  return undefined;
}

const ANY_TARGET: ObjectFilter = { types: ['creature', 'planeswalker', 'battle'] };

function parseAnyTarget(parser: Parser): TargetSpec | undefined {
  if (parser.accept('any target')) return { what: ANY_TARGET, who: 'any' };
  if (!parser.accept('any other target')) return undefined;
  const { targets } = parser.context;
  if (targets.length === 0)
    return parser.source.isSpell ? undefined : { what: { ...ANY_TARGET, other: true }, who: 'any' };
  return { what: ANY_TARGET, who: 'any', not: targets.length - 1 };
}

function parseTarget(parser: Parser): ObjectPhrase | undefined {
  const any = parser.try(parseAnyTarget);
  if (any !== undefined) return addTargetPhrase(parser, any, false, 'permanent');
  parser.accept('each of');
  const count = parseTargetCount(parser);
  if (count === undefined) return undefined;
  const another = parser.acceptAny('another', 'other') !== undefined;
  if (parser.accept('targets'))
    return addTargetPhrase(parser, { what: ANY_TARGET, who: 'any', ...count }, true, 'permanent');
  if (!parser.accept('target')) return undefined;
  const both = parser.try(parsePlayerOrPermanent);
  if (both !== undefined)
    return another ? undefined : addTargetPhrase(parser, { ...both, ...count }, false, 'permanent');
  const either = parser.try(parseSpellOrPermanent);
  if (either !== undefined)
    return another
      ? undefined
      : addTargetPhrase(parser, { what: either, ...count }, allowsSeveral(count), 'permanent');
  const found = parseNounPhrase(parser);
  const cards =
    found?.kind === 'card' && found.filter.zone === undefined && !another
      ? parser.try((inner) => parseOtherCard(inner, found.filter))
      : undefined;
  if (cards !== undefined)
    return addTargetPhrase(parser, { what: cards, ...count }, allowsSeveral(count), 'card', cards);
  if (found === undefined || (found.kind === 'card' && found.filter.zone === undefined)) return undefined;
  if (found.filter.zone === 'hand') return undefined;
  const spells = found.kind === 'spell' ? parser.try(parseOtherSpell) : undefined;
  if (spells !== undefined) {
    const what: ObjectFilter = { zone: 'stack', stack: 'spell', any: [found.filter, spells] };
    return another
      ? undefined
      : addTargetPhrase(parser, { what, ...count }, allowsSeveral(count), 'spell', what);
  }
  const player = parser.acceptAny(', or player', 'or player', 'or players', 'or opponent');
  const who = player === undefined ? {} : ({ who: player === 'or opponent' ? 'opponent' : 'any' } as const);
  const different = another ? anotherThan(parser) : {};
  if (different === undefined) return undefined;
  const { other, ...rest } = different;
  const what = other === true ? { ...found.filter, other } : found.filter;
  const named =
    count.max === undefined
      ? parser.try((inner) => parseSameName(inner, { what, ...who, ...rest }))
      : undefined;
  if (named !== undefined) {
    parser.setReferent(named, true);
    return objectPhrase(named, { plural: true, kind: found.kind, filter: found.filter });
  }
  return addTargetPhrase(parser, { what, ...who, ...count, ...rest }, allowsSeveral(count), found.kind, what);
}

/** "Dragon creature card or Ugin planeswalker card from your graveyard": the zone is that of both. */
function parseOtherCard(parser: Parser, first: ObjectFilter): ObjectFilter | undefined {
  const found = parser.acceptAny('and/or', 'or') === undefined ? undefined : parseNounPhrase(parser);
  if (found?.kind !== 'card' || found.filter.zone === undefined) return undefined;
  const { zone, owner, ...second } = found.filter;
  return { zone, ...(owner === undefined ? {} : { owner }), any: [first, second] };
}

/** "creature spell or planeswalker spell" */
function parseOtherSpell(parser: Parser): ObjectFilter | undefined {
  const found = parser.accept('or') ? parseNounPhrase(parser) : undefined;
  return found?.kind === 'spell' && !found.plural ? found.filter : undefined;
}

/** "spell or nonland permanent an opponent controls": the controller is that of both. */
function parseSpellOrPermanent(parser: Parser): ObjectFilter | undefined {
  if (!parser.accept('spell or')) return undefined;
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'permanent' || found.plural || found.filter.zone !== undefined) return undefined;
  const { controller, colours, ...permanent } = found.filter;
  const of = {
    ...(controller === undefined ? {} : { controller }),
    ...(colours === undefined ? {} : { colours }),
  };
  return {
    zone: ['battlefield', 'stack'],
    stack: 'spell',
    ...of,
    any: [{ is: { every: { zone: 'stack', stack: 'spell' } } }, permanent],
  };
}

/** "and all other creatures with the same name as that creature": with the target itself, all objects of its name. */
function parseSameName(parser: Parser, one: TargetSpec): ObjectReference | undefined {
  if (!parser.accept('and all other')) return undefined;
  const target = addTarget(parser, one);
  parser.setReferent({ target }, false, one.what?.types);
  parser.updateContext({ thatPlayer: { controller: { target } } });
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'permanent' || !found.plural || !parser.accept('with the same name as that'))
    return undefined;
  return parser.acceptToken(({ text }) => text === 'permanent' || Object.hasOwn(TYPE_WORDS, text)) ===
    undefined
    ? undefined
    : { every: { ...found.filter, sameName: { target } } };
}

const allowsSeveral = ({ max = 1 }: TargetCount): boolean => max !== 1;

/** "another" excludes the target before it or, without one, the source of the ability. */
function anotherThan(parser: Parser): { other?: true; not?: number } | undefined {
  const { targets, triggeredByOther } = parser.context;
  if (targets.length > 0) return { not: targets.length - 1 };
  return parser.source.isSpell || triggeredByOther === true ? undefined : { other: true };
}

/** Nouns that may refer to the object from here on; undefined allows any noun. */
function referentKinds(
  kind: NounPhrase['kind'],
  filter: ObjectFilter | undefined,
): readonly string[] | undefined {
  if (kind === 'spell') return ['spell'];
  return filter?.types ?? filter?.allTypes;
}

function addTargetPhrase(
  parser: Parser,
  one: TargetSpec,
  plural: boolean,
  kind: NounPhrase['kind'],
  filter?: ObjectFilter,
): ObjectPhrase {
  const what = { target: addTarget(parser, one) };
  parser.setReferent(what, plural, referentKinds(kind, filter ?? one.what));
  if (kind === 'spell') parser.updateContext({ thatSpell: what });
  if (one.who !== undefined) parser.updateContext({ thatPlayer: what });
  else if (!plural && one.what?.controller === 'opponent' && parser.context.thatPlayer === undefined)
    parser.updateContext({ thatPlayer: { controller: what } });
  return objectPhrase(what, { plural, kind, ...(filter === undefined ? {} : { filter }) });
}

/** "except for lands and tokens" */
function parseException(parser: Parser): ObjectFilter | undefined {
  if (!parser.accept('except for')) return undefined;
  const any = parser.listOf(
    (inner) => {
      const found = parseNounPhrase(inner);
      return found?.kind === 'permanent' && found.plural ? found.filter : undefined;
    },
    ['and', ', and', ','],
  );
  return any === undefined ? undefined : { any };
}

/** "each creature", "all other creatures", "creatures you control". */
function parseEvery(parser: Parser): ObjectPhrase | undefined {
  const word = parser.acceptAny('each', 'all');
  const found = parseNounPhrase(parser);
  if (found === undefined || (word !== 'each' && !found.plural && found.isInvariant !== true))
    return undefined;
  const { kind } = found;
  const except = parser.try(parseException);
  const filter = except === undefined ? found.filter : mergeFilters([found.filter, { not: except }]);
  if (filter === undefined) return undefined;
  if (filter.zone === 'hand' || (kind === 'card' && filter.zone === undefined)) return undefined;
  const { them, it } = parser.context;
  if (filter.other === true && !canReferToOther(parser)) {
    // "Create five tokens. Destroy all other creatures."
    if (!parser.source.isSpell || parser.context.targets.length > 0 || (them !== 'made' && it !== 'made'))
      return undefined;
    const every = { every: excludeObject(filter, 'made') };
    parser.setReferent(every, true);
    return objectPhrase(every, { plural: true, kind, filter });
  }
  const what = { every: filter };
  parser.setReferent(what, true);
  return objectPhrase(what, { plural: true, kind, filter });
}

/** "a land you control": chosen when the effect is performed. */
function parseChosenObjects(parser: Parser): ObjectPhrase | undefined {
  const another = parser.accept('another');
  const upTo = !another && parser.accept('up to');
  const count = another || parser.acceptAny('a', 'an') !== undefined ? 1 : parseNumberOrX(parser);
  if (count === undefined) return undefined;
  const found = parseNounPhrase(parser);
  if (found === undefined || found.kind === 'spell' || found.filter.zone === 'hand') return undefined;
  if (found.kind === 'card' && found.filter.zone === undefined) return undefined;
  const filter = another ? { ...found.filter, other: true as const } : found.filter;
  if (filter.other === true && !canReferToOther(parser)) return undefined;
  const choose: AbilityEffect = {
    do: 'choose',
    who: 'you',
    what: filter,
    count,
    ...(upTo ? { upTo: true } : {}),
  };
  const plural = count !== 1;
  parser.setReferent('made', plural, referentKinds(found.kind, filter));
  return objectPhrase('made', { choices: [choose], plural, filter, kind: found.kind });
}

export const parseSubject = (parser: Parser): ObjectPhrase | undefined =>
  parser.firstOf<ObjectPhrase>(parseSelf, parseReference, parseHost, parseTarget, parseEvery);

/** As the object of a verb, also "a land you control", which a player chooses. */
export const parseObject = (parser: Parser): ObjectPhrase | undefined =>
  parser.firstOf<ObjectPhrase>(
    parseSelf,
    parseReference,
    parseLinked,
    parseHost,
    parseTarget,
    parseEvery,
    parseChosenObjects,
  );

/** 601.2d: the index of the targets among which an amount is divided. */
export function parseDivisionTargets(parser: Parser, amount: Amount): number | undefined {
  const what = parseObject(parser)?.what;
  if (typeof what !== 'object' || !('target' in what)) return undefined;
  // Each target gets at least one, so there cannot be more targets than the amount.
  const { targets } = parser.context;
  const one = targets[what.target];
  if (one?.max === 99) parser.updateContext({ targets: targets.with(what.target, { ...one, max: amount }) });
  return what.target;
}
