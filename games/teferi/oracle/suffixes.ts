/** What follows a noun and narrows it: "you control", "with flying", "from your graveyard". */
import type { Compare, Filter, Who, Zone } from '../abilities/index.ts';
import { merged } from './adjectives.ts';
import { counterKind } from './counter-names.ts';
import { plainKeyword } from './keyword-names.ts';
import type { Reader, Rule } from './reader.ts';
import { selfNoun } from './self.ts';
import { number, value } from './values.ts';
import { bareWho, targetPlayer } from './who.ts';

type Says = 'card' | 'spell' | 'permanent';

/** Whose it is. */
function control(reader: Reader): Filter | undefined {
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
    const who = inner.first<Who>(targetPlayer, bareWho);
    return who !== undefined && inner.oneOf('controls', 'control') !== undefined
      ? { controller: who }
      : undefined;
  });
}

const WHERE: { readonly [words: string]: Filter } = {
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
function lying(reader: Reader): Filter | undefined {
  if (reader.oneOf('from', 'in') === undefined) return undefined;
  if (reader.says('your hand')) return { zone: 'hand', owner: 'you' };
  const zone: Zone = 'graveyard';
  for (const [words, filter] of Object.entries(WHERE)) if (reader.says(words)) return { zone, ...filter };
  const who = reader.first<Who>(targetPlayer, bareWho);
  if (who === undefined || who === 'you') return undefined;
  return reader.oneOf("'s graveyard", 'graveyard') === undefined ? undefined : { zone, owner: who };
}

/** "3 or less", "4 or greater", "2". */
function compare(reader: Reader): Compare | undefined {
  if (reader.says('less than or equal to')) {
    const most = value(reader);
    return most === undefined ? undefined : { max: most };
  }
  if (reader.says('equal to')) {
    const just = value(reader);
    return just === undefined ? undefined : { min: just, max: just };
  }
  const some = number(reader);
  if (some === undefined) return undefined;
  if (reader.says('or less')) return { max: some };
  if (reader.says('or greater')) return { min: some };
  return { min: some, max: some };
}

const STATS = { power: 'power', toughness: 'toughness', 'mana value': 'manaValue' } as const;

function stat(reader: Reader): Filter | undefined {
  const either = reader.says('power or toughness');
  const word = either ? 'power' : reader.oneOf('power', 'toughness', 'mana value');
  if (word === undefined) return undefined;
  const found = compare(reader);
  if (found === undefined) return undefined;
  return either ? { any: [{ power: found }, { toughness: found }] } : { [STATS[word]]: found };
}

/** "the greatest power among creatures you control". */
function greatest(reader: Reader): Filter | undefined {
  if (!reader.says('the greatest')) return undefined;
  const word = reader.oneOf('power', 'toughness', 'mana value');
  if (word === undefined || !reader.says('among')) return undefined;
  const among = reader.try(nounOf);
  return among === undefined ? undefined : { [STATS[word]]: { min: { greatest: STATS[word], among } } };
}
const nounOf: Rule<Filter> = (reader) => reader.grammar.noun(reader)?.filter;

/** "a +1/+1 counter on it". */
export function counters(reader: Reader): Filter | undefined {
  const some = reader.oneOf('no', 'a', 'an', 'one or more');
  const least = some === undefined ? reader.try(number) : undefined;
  if (some === undefined && (least === undefined || !reader.says('or more'))) return undefined;
  const kind = counterKind(reader);
  if (kind === undefined) {
    if (some !== 'no' && some !== 'one or more' && some !== 'a') return undefined;
  }
  if (reader.oneOf('counter', 'counters') === undefined || reader.oneOf('on it', 'on them') === undefined)
    return undefined;
  const count = some === 'no' ? { max: 0 } : { min: least ?? 1 };
  return { counters: { ...(kind === undefined ? {} : { kind }), count } };
}

/** "with flying"; where the verb was read already, without "with". */
export function having(reader: Reader, read = false): Filter | undefined {
  if (!read && reader.says('without')) {
    const word = plainKeyword(reader);
    return word === undefined ? undefined : { notKeyword: word };
  }
  if (!read && !reader.says('with')) return undefined;
  return reader.first<Filter>(stat, greatest, counters, (inner) => {
    const word = plainKeyword(inner);
    return word === undefined ? undefined : { keyword: word };
  });
}

/** "attached to it". */
function attached(reader: Reader): Filter | undefined {
  if (!reader.says('attached to')) return undefined;
  if (selfNoun(reader)) return { attachedTo: 'this' };
  const { it } = reader.context;
  return it !== undefined && reader.oneOf('it', 'that creature', 'that permanent') !== undefined
    ? { attachedTo: it }
    : undefined;
}

/** "creature blocking it". */
function blocking(reader: Reader): Filter | undefined {
  if (!reader.says('blocking')) return undefined;
  if (selfNoun(reader)) return { blocks: 'this' };
  const { it } = reader.context;
  return it !== undefined && reader.says('it') ? { blocks: it } : undefined;
}

/** "dealt damage by this creature this turn". */
function wounded(reader: Reader): Filter | undefined {
  if (!reader.says('dealt damage')) return undefined;
  if (reader.says('this turn')) return { damagedThisTurn: true };
  if (!reader.says('by') || !selfNoun(reader)) return undefined;
  return reader.says('this turn') ? { damagedThisTurn: 'this' } : undefined;
}

/** "spell that targets this creature", "that targets a creature you control" */
function targeting(reader: Reader): Filter | undefined {
  if (!reader.says('that targets')) return undefined;
  if (selfNoun(reader)) return { aimsAt: 'this' };
  const found = reader.oneOf('a', 'an') === undefined ? undefined : reader.grammar.noun(reader);
  return found?.says === 'permanent' && !found.plural ? { aimsAt: { every: found.filter } } : undefined;
}

const CLAUSES: { readonly [words: string]: Filter } = {
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

function clause(reader: Reader): Filter | undefined {
  for (const [words, filter] of Object.entries(CLAUSES)) if (reader.says(words)) return filter;
  return undefined;
}

/** All suffixes that follow, put into the filter. `kinds`: where there are several, what is said of creatures alone narrows the last. */
export function suffixes(
  reader: Reader,
  base: Filter,
  says: Says,
  kinds: readonly Filter[],
): Filter | undefined {
  let filter = base;
  for (;;) {
    const had = reader.try((inner) => having(inner));
    if (had !== undefined) {
      const wide = 'manaValue' in had || kinds.length < 2;
      const next = wide ? merged([filter, had]) : narrowed(filter, had, kinds);
      if (next === undefined) return undefined;
      filter = next;
      continue;
    }
    const found = reader.first<Filter>(
      says === 'card' ? lying : control,
      clause,
      attached,
      says === 'spell' ? targeting : blocking,
      wounded,
    );
    if (found === undefined) return filter;
    const next = merged([filter, found]);
    if (next === undefined) return undefined;
    filter = next;
  }
}

/** "artifact, land, or creature with flying": only the last is what has it, unless all are creatures. */
function narrowed(filter: Filter, had: Filter, kinds: readonly Filter[]): Filter | undefined {
  const { types, subtypes, any, ...rest } = filter;
  if (types === undefined && any === undefined && subtypes !== undefined) return merged([filter, had]);
  const [last, ...others] = kinds.toReversed();
  const narrow = merged([last ?? {}, had]);
  return narrow === undefined ? undefined : { ...rest, any: [...others.toReversed(), narrow] };
}
