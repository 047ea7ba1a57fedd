/** Objects as sentences name them: targets, all of a kind, one of a kind, what was spoken of. */
import type { Effect, Filter, Target, Value, What } from '../abilities/index.ts';
import { parseNounPhrase } from './noun-phrases.ts';
import type { NounPhrase, Parser } from './parser.ts';
import { parseSingularReference, parsePluralReference } from './references.ts';
import { acceptSelfReference } from './self.ts';
import { canReferToOther, parseNumberOrX } from './values.ts';
import { addTarget } from './player-phrases.ts';

export interface ObjectPhrase {
  readonly what: What;
  /** What must be done first: somebody chooses. */
  readonly before: readonly Effect[];
  readonly plural: boolean;
  /** What kind of thing it is, where the words say it. */
  readonly filter?: Filter;
  readonly says: NounPhrase['says'];
}

const objectPhrase = (what: What, more: Partial<ObjectPhrase> = {}): ObjectPhrase => ({
  what,
  before: [],
  plural: false,
  says: 'permanent',
  ...more,
});

function parseReference(reader: Parser): ObjectPhrase | undefined {
  const { spell } = reader.context;
  const several = reader.try(parsePluralReference);
  if (several !== undefined) return objectPhrase(several, { plural: true });
  const one = reader.try(parseSingularReference);
  if (one === undefined) return undefined;
  return objectPhrase(one, one === spell ? { says: 'spell' } : {});
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
function parseHost(reader: Parser): ObjectPhrase | undefined {
  if (reader.bearer.spell || reader.oneOf('enchanted', 'equipped', 'fortified') === undefined)
    return undefined;
  return reader.oneOf(...HOST_NOUNS) === undefined ? undefined : objectPhrase('host');
}

function parseSelf(reader: Parser): ObjectPhrase | undefined {
  return acceptSelfReference(reader) ? objectPhrase('this') : undefined;
}

/** How many targets: between these. */
interface TargetCount {
  readonly min?: Value;
  readonly max?: Value;
}

/** "up to two", "X", "any number of"; nothing said: one. */
function parseTargetCount(reader: Parser): TargetCount | undefined {
  if (reader.says('any number of')) return { min: 0, max: 99 };
  if (reader.says('one or more')) return { min: 1, max: 99 };
  if (reader.says('one or two')) return { min: 1, max: 2 };
  if (reader.says('one, two, or three')) return { min: 1, max: 3 };
  const upTo = reader.says('up to');
  const many = reader.try(parseNumberOrX);
  if (many === undefined) return upTo ? undefined : {};
  if (upTo) return { min: 0, max: many };
  return many === 1 ? {} : { min: many, max: many };
}

/** 115.4, and the phrases that name players beside permanents. */
function parsePlayerOrPermanent(reader: Parser): Target | undefined {
  if (reader.oneOf('player or planeswalker', 'players or planeswalkers') !== undefined)
    return { who: 'any', what: { types: ['planeswalker'] } };
  if (reader.says('opponent or planeswalker')) return { who: 'opponent', what: { types: ['planeswalker'] } };
  if (reader.says('creature, player, or planeswalker'))
    return { who: 'any', what: { types: ['creature', 'planeswalker'] } };
  return undefined;
}

const ANY_TARGET: Filter = { types: ['creature', 'planeswalker', 'battle'] };

function parseAnyTarget(reader: Parser): Target | undefined {
  if (reader.says('any target')) return { what: ANY_TARGET, who: 'any' };
  if (!reader.says('any other target')) return undefined;
  const { targets } = reader.context;
  if (targets.length === 0)
    return reader.bearer.spell ? undefined : { what: { ...ANY_TARGET, other: true }, who: 'any' };
  return { what: ANY_TARGET, who: 'any', not: targets.length - 1 };
}

function parseTarget(reader: Parser): ObjectPhrase | undefined {
  const any = reader.try(parseAnyTarget);
  if (any !== undefined) return addTargetPhrase(reader, any, false, 'permanent');
  reader.says('each of');
  const many = parseTargetCount(reader);
  if (many === undefined) return undefined;
  const another = reader.oneOf('another', 'other') !== undefined;
  if (reader.says('targets'))
    return addTargetPhrase(reader, { what: ANY_TARGET, who: 'any', ...many }, true, 'permanent');
  if (!reader.says('target')) return undefined;
  const both = reader.try(parsePlayerOrPermanent);
  if (both !== undefined)
    return another ? undefined : addTargetPhrase(reader, { ...both, ...many }, false, 'permanent');
  const found = parseNounPhrase(reader);
  if (found === undefined || (found.says === 'card' && found.filter.zone === undefined)) return undefined;
  if (found.filter.zone === 'hand') return undefined;
  const player = reader.oneOf(', or player', 'or player', 'or players', 'or opponent');
  const who = player === undefined ? {} : ({ who: player === 'or opponent' ? 'opponent' : 'any' } as const);
  const different = another ? anotherThan(reader) : {};
  if (different === undefined) return undefined;
  const { other, ...rest } = different;
  const what = other === true ? { ...found.filter, other } : found.filter;
  return addTargetPhrase(reader, { what, ...who, ...many, ...rest }, allowsSeveral(many), found.says, what);
}

const allowsSeveral = ({ max = 1 }: TargetCount): boolean => max !== 1;

/** "another": than the target before; without one, than the object that has the ability. */
function anotherThan(reader: Parser): { other?: true; not?: number } | undefined {
  const { targets, about } = reader.context;
  if (targets.length > 0) return { not: targets.length - 1 };
  return reader.bearer.spell || about === true ? undefined : { other: true };
}

/** What it may be called from now on; undefined: anything. */
function referentKinds(says: NounPhrase['says'], filter: Filter | undefined): readonly string[] | undefined {
  if (says === 'spell') return ['spell'];
  return filter?.types ?? filter?.allTypes;
}

function addTargetPhrase(
  reader: Parser,
  one: Target,
  plural: boolean,
  says: NounPhrase['says'],
  filter?: Filter,
): ObjectPhrase {
  const what = { target: addTarget(reader, one) };
  reader.speakOf(what, plural, referentKinds(says, filter ?? one.what));
  if (says === 'spell') reader.mean({ spell: what });
  if (one.who !== undefined) reader.mean({ player: what });
  return objectPhrase(what, { plural, says, ...(filter === undefined ? {} : { filter }) });
}

/** "each creature", "all other creatures", "creatures you control". */
function parseEvery(reader: Parser): ObjectPhrase | undefined {
  const word = reader.oneOf('each', 'all');
  const found = parseNounPhrase(reader);
  if (found === undefined || (word === undefined && !found.plural) || (word === 'all' && !found.plural))
    return undefined;
  const { filter, says } = found;
  if (filter.zone === 'hand' || (says === 'card' && filter.zone === undefined)) return undefined;
  if (filter.other === true && !canReferToOther(reader)) return undefined;
  const what = { every: filter };
  reader.speakOf(what, true);
  return objectPhrase(what, { plural: true, says, filter });
}

/** "a land you control": you choose it as the sentence is done. */
function parseChosenObjects(reader: Parser): ObjectPhrase | undefined {
  const another = reader.says('another');
  const upTo = !another && reader.says('up to');
  const many = another || reader.oneOf('a', 'an') !== undefined ? 1 : parseNumberOrX(reader);
  if (many === undefined) return undefined;
  const found = parseNounPhrase(reader);
  if (found === undefined || found.says === 'spell' || found.filter.zone === 'hand') return undefined;
  if (found.says === 'card' && found.filter.zone === undefined) return undefined;
  const filter = another ? { ...found.filter, other: true as const } : found.filter;
  if (filter.other === true && !canReferToOther(reader)) return undefined;
  const choose: Effect = {
    do: 'choose',
    who: 'you',
    what: filter,
    count: many,
    ...(upTo ? { upTo: true } : {}),
  };
  const plural = many !== 1;
  reader.speakOf('made', plural, referentKinds(found.says, filter));
  return objectPhrase('made', { before: [choose], plural, filter, says: found.says });
}

/** As the subject of a sentence. */
export const parseSubject = (reader: Parser): ObjectPhrase | undefined =>
  reader.first<ObjectPhrase>(parseSelf, parseReference, parseHost, parseTarget, parseEvery);

/** As its object, where something can also be chosen. */
export const parseObject = (reader: Parser): ObjectPhrase | undefined =>
  reader.first<ObjectPhrase>(
    parseSelf,
    parseReference,
    parseHost,
    parseTarget,
    parseEvery,
    parseChosenObjects,
  );

/** 601.2d: the targets among which so much is divided. */
export function parseDivisionTargets(reader: Parser, amount: Value): number | undefined {
  const what = parseObject(reader)?.what;
  if (typeof what !== 'object' || !('target' in what)) return undefined;
  // At least one for each, so there cannot be more targets than shares.
  const { targets } = reader.context;
  const one = targets[what.target];
  if (one?.max === 99) reader.mean({ targets: targets.with(what.target, { ...one, max: amount }) });
  return what.target;
}
