/** Objects as sentences name them: targets, all of a kind, one of a kind, what was spoken of. */
import type { Effect, Filter, Target, Value, What } from '../abilities/index.ts';
import { noun } from './nouns.ts';
import type { Noun, Reader } from './reader.ts';
import { thatOne, those } from './pronouns.ts';
import { selfNoun } from './self.ts';
import { mayBeOther, number } from './values.ts';
import { aim } from './who.ts';

export interface Thing {
  readonly what: What;
  /** What must be done first: somebody chooses. */
  readonly before: readonly Effect[];
  readonly plural: boolean;
  /** What kind of thing it is, where the words say it. */
  readonly filter?: Filter;
  readonly says: Noun['says'];
}

const thing = (what: What, more: Partial<Thing> = {}): Thing => ({
  what,
  before: [],
  plural: false,
  says: 'permanent',
  ...more,
});

function spoken(reader: Reader): Thing | undefined {
  const { spell } = reader.context;
  const several = reader.try(those);
  if (several !== undefined) return thing(several, { plural: true });
  const one = reader.try(thatOne);
  if (one === undefined) return undefined;
  return thing(one, one === spell ? { says: 'spell' } : {});
}

const HOSTS = [
  'creature',
  'permanent',
  'land',
  'artifact',
  'enchantment',
  'planeswalker',
  'forest',
  'island',
] as const;
function host(reader: Reader): Thing | undefined {
  if (reader.bearer.spell || reader.oneOf('enchanted', 'equipped', 'fortified') === undefined)
    return undefined;
  return reader.oneOf(...HOSTS) === undefined ? undefined : thing('host');
}

function self(reader: Reader): Thing | undefined {
  return selfNoun(reader) ? thing('this') : undefined;
}

/** How many targets: between these. */
interface Range {
  readonly min?: Value;
  readonly max?: Value;
}

/** "up to two", "X", "any number of"; nothing said: one. */
function range(reader: Reader): Range | undefined {
  if (reader.says('any number of')) return { min: 0, max: 99 };
  if (reader.says('one or more')) return { min: 1, max: 99 };
  if (reader.says('one or two')) return { min: 1, max: 2 };
  if (reader.says('one, two, or three')) return { min: 1, max: 3 };
  const upTo = reader.says('up to');
  const many = reader.try(number);
  if (many === undefined) return upTo ? undefined : {};
  if (upTo) return { min: 0, max: many };
  return many === 1 ? {} : { min: many, max: many };
}

/** 115.4, and the phrases that name players beside permanents. */
function mixed(reader: Reader): Target | undefined {
  if (reader.oneOf('player or planeswalker', 'players or planeswalkers') !== undefined)
    return { who: 'any', what: { types: ['planeswalker'] } };
  if (reader.says('opponent or planeswalker')) return { who: 'opponent', what: { types: ['planeswalker'] } };
  if (reader.says('creature, player, or planeswalker'))
    return { who: 'any', what: { types: ['creature', 'planeswalker'] } };
  return undefined;
}

const ANY: Filter = { types: ['creature', 'planeswalker', 'battle'] };

function anyTarget(reader: Reader): Target | undefined {
  if (reader.says('any target')) return { what: ANY, who: 'any' };
  if (!reader.says('any other target')) return undefined;
  const { targets } = reader.context;
  if (targets.length === 0)
    return reader.bearer.spell ? undefined : { what: { ...ANY, other: true }, who: 'any' };
  return { what: ANY, who: 'any', not: targets.length - 1 };
}

function target(reader: Reader): Thing | undefined {
  const any = reader.try(anyTarget);
  if (any !== undefined) return aimed(reader, any, false, 'permanent');
  reader.says('each of');
  const many = range(reader);
  if (many === undefined) return undefined;
  const another = reader.oneOf('another', 'other') !== undefined;
  if (reader.says('targets')) return aimed(reader, { what: ANY, who: 'any', ...many }, true, 'permanent');
  if (!reader.says('target')) return undefined;
  const both = reader.try(mixed);
  if (both !== undefined)
    return another ? undefined : aimed(reader, { ...both, ...many }, false, 'permanent');
  const found = noun(reader);
  if (found === undefined || (found.says === 'card' && found.filter.zone === undefined)) return undefined;
  if (found.filter.zone === 'hand') return undefined;
  const player = reader.oneOf(', or player', 'or player', 'or players', 'or opponent');
  const who = player === undefined ? {} : ({ who: player === 'or opponent' ? 'opponent' : 'any' } as const);
  const different = another ? difference(reader) : {};
  if (different === undefined) return undefined;
  const { other, ...rest } = different;
  const what = other === true ? { ...found.filter, other } : found.filter;
  return aimed(reader, { what, ...who, ...many, ...rest }, isSeveral(many), found.says, what);
}

const isSeveral = ({ max = 1 }: Range): boolean => max !== 1;

/** "another": than the target before; without one, than the object that has the ability. */
function difference(reader: Reader): { other?: true; not?: number } | undefined {
  const { targets, about } = reader.context;
  if (targets.length > 0) return { not: targets.length - 1 };
  return reader.bearer.spell || about === true ? undefined : { other: true };
}

/** What it may be called from now on; undefined: anything. */
function kindsOf(says: Noun['says'], filter: Filter | undefined): readonly string[] | undefined {
  if (says === 'spell') return ['spell'];
  return filter?.types ?? filter?.allTypes;
}

function aimed(reader: Reader, one: Target, plural: boolean, says: Noun['says'], filter?: Filter): Thing {
  const what = { target: aim(reader, one) };
  reader.speakOf(what, plural, kindsOf(says, filter ?? one.what));
  if (says === 'spell') reader.mean({ spell: what });
  if (one.who !== undefined) reader.mean({ player: what });
  return thing(what, { plural, says, ...(filter === undefined ? {} : { filter }) });
}

/** "each creature", "all other creatures", "creatures you control". */
function every(reader: Reader): Thing | undefined {
  const word = reader.oneOf('each', 'all');
  const found = noun(reader);
  if (found === undefined || (word === undefined && !found.plural) || (word === 'all' && !found.plural))
    return undefined;
  const { filter, says } = found;
  if (filter.zone === 'hand' || (says === 'card' && filter.zone === undefined)) return undefined;
  if (filter.other === true && !mayBeOther(reader)) return undefined;
  const what = { every: filter };
  reader.speakOf(what, true);
  return thing(what, { plural: true, says, filter });
}

/** "a land you control": you choose it as the sentence is done. */
function some(reader: Reader): Thing | undefined {
  const another = reader.says('another');
  const upTo = !another && reader.says('up to');
  const many = another || reader.oneOf('a', 'an') !== undefined ? 1 : number(reader);
  if (many === undefined) return undefined;
  const found = noun(reader);
  if (found === undefined || found.says === 'spell' || found.filter.zone === 'hand') return undefined;
  if (found.says === 'card' && found.filter.zone === undefined) return undefined;
  const filter = another ? { ...found.filter, other: true as const } : found.filter;
  if (filter.other === true && !mayBeOther(reader)) return undefined;
  const choose: Effect = {
    do: 'choose',
    who: 'you',
    what: filter,
    count: many,
    ...(upTo ? { upTo: true } : {}),
  };
  const plural = many !== 1;
  reader.speakOf('made', plural, kindsOf(found.says, filter));
  return thing('made', { before: [choose], plural, filter, says: found.says });
}

/** As the subject of a sentence. */
export const subject = (reader: Reader): Thing | undefined =>
  reader.first<Thing>(self, spoken, host, target, every);

/** As its object, where something can also be chosen. */
export const object = (reader: Reader): Thing | undefined =>
  reader.first<Thing>(self, spoken, host, target, every, some);

/** 601.2d: the targets among which so much is divided. */
export function shareholders(reader: Reader, amount: Value): number | undefined {
  const what = object(reader)?.what;
  if (typeof what !== 'object' || !('target' in what)) return undefined;
  // At least one for each, so there cannot be more targets than shares.
  const { targets } = reader.context;
  const one = targets[what.target];
  if (one?.max === 99) reader.mean({ targets: targets.with(what.target, { ...one, max: amount }) });
  return what.target;
}
