/** What follows a noun and narrows it: "you control", "with flying", "from your graveyard". */
import type { Compare, Filter, Who, Zone } from '../abilities/index.ts';
import { mergeFilters } from './adjectives.ts';
import { parseCounterKind } from './counter-names.ts';
import { parsePlainKeyword } from './keyword-names.ts';
import type { Parser, ParseFunction } from './parser.ts';
import { acceptSelfReference } from './self.ts';
import { parseNumberOrX, parseValue } from './values.ts';
import { parseUntargetedPlayer, parseTargetPlayer } from './player-phrases.ts';

type NounKind = 'card' | 'spell' | 'permanent';

/** Whose it is. */
function parseController(reader: Parser): Filter | undefined {
  if (reader.oneOf('you control', 'you cast') !== undefined) return { controller: 'you' };
  if (
    reader.oneOf(
      'an opponent controls',
      'your opponents control',
      'each opponent controls',
      "you don't control",
      'your opponents cast',
    ) !== undefined
  )
    return { controller: 'opponent' };
  if (reader.says('defending player controls')) return { controller: 'defender' };
  if (reader.says('you own')) return { owner: 'you' };
  return reader.try((inner) => {
    const who = inner.first<Who>(parseTargetPlayer, parseUntargetedPlayer);
    return who !== undefined && inner.oneOf('controls', 'control') !== undefined
      ? { controller: who }
      : undefined;
  });
}

const GRAVEYARD_PHRASES: { readonly [words: string]: Filter } = {
  'your graveyard': { owner: 'you' },
  'a graveyard': {},
  graveyards: {},
  'all graveyards': {},
  'each graveyard': {},
  "an opponent's graveyard": { owner: 'opponent' },
  "your opponents' graveyards": { owner: 'opponent' },
  "each opponent's graveyard": { owner: 'opponent' },
};

/** "in your graveyard", of cards only. */
function parseZone(reader: Parser): Filter | undefined {
  if (reader.oneOf('from', 'in') === undefined) return undefined;
  if (reader.says('your hand')) return { zone: 'hand', owner: 'you' };
  const zone: Zone = 'graveyard';
  for (const [words, filter] of Object.entries(GRAVEYARD_PHRASES))
    if (reader.says(words)) return { zone, ...filter };
  const who = reader.first<Who>(parseTargetPlayer, parseUntargetedPlayer);
  if (who === undefined || who === 'you') return undefined;
  return reader.oneOf("'s graveyard", 'graveyard') === undefined ? undefined : { zone, owner: who };
}

/** "3 or less", "4 or greater", "2". */
function parseComparison(reader: Parser): Compare | undefined {
  if (reader.says('less than or equal to')) {
    const most = parseValue(reader);
    return most === undefined ? undefined : { max: most };
  }
  if (reader.says('equal to')) {
    const just = parseValue(reader);
    return just === undefined ? undefined : { min: just, max: just };
  }
  const some = parseNumberOrX(reader);
  if (some === undefined) return undefined;
  if (reader.says('or less')) return { max: some };
  if (reader.says('or greater')) return { min: some };
  return { min: some, max: some };
}

const STAT_FIELDS = { power: 'power', toughness: 'toughness', 'mana value': 'manaValue' } as const;

function parseStatComparison(reader: Parser): Filter | undefined {
  const either = reader.says('power or toughness');
  const word = either ? 'power' : reader.oneOf('power', 'toughness', 'mana value');
  if (word === undefined) return undefined;
  const found = parseComparison(reader);
  if (found === undefined) return undefined;
  return either ? { any: [{ power: found }, { toughness: found }] } : { [STAT_FIELDS[word]]: found };
}

/** "the greatest power among creatures you control". */
function parseGreatestStat(reader: Parser): Filter | undefined {
  if (!reader.says('the greatest')) return undefined;
  const word = reader.oneOf('power', 'toughness', 'mana value');
  if (word === undefined || !reader.says('among')) return undefined;
  const among = reader.try(parseNounFilter);
  return among === undefined
    ? undefined
    : { [STAT_FIELDS[word]]: { min: { greatest: STAT_FIELDS[word], among } } };
}
const parseNounFilter: ParseFunction<Filter> = (reader) => reader.grammar.noun(reader)?.filter;

/** "a +1/+1 counter on it". */
export function parseCountersOnIt(reader: Parser): Filter | undefined {
  const some = reader.oneOf('no', 'a', 'an', 'one or more');
  const least = some === undefined ? reader.try(parseNumberOrX) : undefined;
  if (some === undefined && (least === undefined || !reader.says('or more'))) return undefined;
  const kind = parseCounterKind(reader);
  if (kind === undefined) {
    if (some !== 'no' && some !== 'one or more' && some !== 'a') return undefined;
  }
  if (reader.oneOf('counter', 'counters') === undefined || reader.oneOf('on it', 'on them') === undefined)
    return undefined;
  const count = some === 'no' ? { max: 0 } : { min: least ?? 1 };
  return { counters: { ...(kind === undefined ? {} : { kind }), count } };
}

/** "with flying"; where the verb was read already, without "with". */
export function parseWith(reader: Parser, read = false): Filter | undefined {
  if (!read && reader.says('without')) {
    const word = parsePlainKeyword(reader);
    return word === undefined ? undefined : { notKeyword: word };
  }
  if (!read && !reader.says('with')) return undefined;
  return reader.first<Filter>(parseStatComparison, parseGreatestStat, parseCountersOnIt, (inner) => {
    const word = parsePlainKeyword(inner);
    return word === undefined ? undefined : { keyword: word };
  });
}

/** "attached to it". */
function parseAttachedTo(reader: Parser): Filter | undefined {
  if (!reader.says('attached to')) return undefined;
  if (acceptSelfReference(reader)) return { attachedTo: 'this' };
  const { it } = reader.context;
  return it !== undefined && reader.oneOf('it', 'that creature', 'that permanent') !== undefined
    ? { attachedTo: it }
    : undefined;
}

/** "creature blocking it". */
function parseBlocking(reader: Parser): Filter | undefined {
  if (!reader.says('blocking')) return undefined;
  if (acceptSelfReference(reader)) return { blocks: 'this' };
  const { it } = reader.context;
  return it !== undefined && reader.says('it') ? { blocks: it } : undefined;
}

/** "dealt damage by this creature this turn". */
function parseDealtDamage(reader: Parser): Filter | undefined {
  if (!reader.says('dealt damage')) return undefined;
  if (reader.says('this turn')) return { damagedThisTurn: true };
  if (!reader.says('by') || !acceptSelfReference(reader)) return undefined;
  return reader.says('this turn') ? { damagedThisTurn: 'this' } : undefined;
}

/** "spell that targets this creature", "that targets a creature you control" */
function parseTargeting(reader: Parser): Filter | undefined {
  if (!reader.says('that targets')) return undefined;
  if (acceptSelfReference(reader)) return { aimsAt: 'this' };
  const found = reader.oneOf('a', 'an') === undefined ? undefined : reader.grammar.noun(reader);
  return found?.says === 'permanent' && !found.plural ? { aimsAt: { every: found.filter } } : undefined;
}

const RELATIVE_CLAUSES: { readonly [words: string]: Filter } = {
  "that's attacking": { attacking: true },
  'that are attacking': { attacking: true },
  "that's tapped": { tapped: true },
  'that was dealt damage this turn': { damagedThisTurn: true },
  'that were dealt damage this turn': { damagedThisTurn: true },
  'that entered this turn': { enteredThisTurn: true },
  'that entered the battlefield this turn': { enteredThisTurn: true },
  "that's one or more colors": { colourCount: { min: 1 } },
  'other than this creature': { other: true },
  'other than ~': { other: true },
  'on the battlefield': {},
};

function parseRelativeClause(reader: Parser): Filter | undefined {
  for (const [words, filter] of Object.entries(RELATIVE_CLAUSES)) if (reader.says(words)) return filter;
  return undefined;
}

/** All suffixes that follow, put into the filter. `kinds`: where there are several, what is said of creatures alone narrows the last. */
export function parsePostmodifiers(
  reader: Parser,
  base: Filter,
  says: NounKind,
  kinds: readonly Filter[],
): Filter | undefined {
  let filter = base;
  for (;;) {
    const had = reader.try((inner) => parseWith(inner));
    if (had !== undefined) {
      const wide = 'manaValue' in had || kinds.length < 2;
      const next = wide ? mergeFilters([filter, had]) : narrowLastKind(filter, had, kinds);
      if (next === undefined) return undefined;
      filter = next;
      continue;
    }
    const found = reader.first<Filter>(
      says === 'card' ? parseZone : parseController,
      parseRelativeClause,
      parseAttachedTo,
      says === 'spell' ? parseTargeting : parseBlocking,
      parseDealtDamage,
    );
    if (found === undefined) return filter;
    const next = mergeFilters([filter, found]);
    if (next === undefined) return undefined;
    filter = next;
  }
}

/** "artifact, land, or creature with flying": only the last is what has it, unless all are creatures. */
function narrowLastKind(filter: Filter, had: Filter, kinds: readonly Filter[]): Filter | undefined {
  const { types, subtypes, any, ...rest } = filter;
  if (types === undefined && any === undefined && subtypes !== undefined) return mergeFilters([filter, had]);
  const [last, ...others] = kinds.toReversed();
  const narrow = mergeFilters([last ?? {}, had]);
  return narrow === undefined ? undefined : { ...rest, any: [...others.toReversed(), narrow] };
}
