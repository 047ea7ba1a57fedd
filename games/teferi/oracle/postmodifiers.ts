/** Parses modifiers behind a noun: "you control", "with flying", "from your graveyard". */
import { acceptSelfReference } from './references.ts';
import {
  type AmountRange,
  BASIC_LANDS,
  COLOURS,
  type ObjectFilter,
  type PlainKeyword,
  type PlayerReference,
  type GameZone,
} from '../abilities/index.ts';
import { mergeFilters } from './adjectives.ts';
import { parseCounterKind } from './counter-names.ts';
import { parsePlainKeyword } from './keyword-names.ts';
import type { NounPhrase, Parser, ParseFunction } from './parser.ts';
import { parseNumberOrX, parseValue } from './values.ts';
import { parseUntargetedPlayer, parseTargetPlayer } from './player-phrases.ts';
import { parseManaCost } from '../layers/mana-cost.ts';
import { parseCardName } from './card-names.ts';
import { COLOUR_WORDS } from './lexicon/word-tables.ts';
import { SELF_TOKEN } from './tokenizer.ts';

type NounKind = NounPhrase['kind'];

function parseController(parser: Parser): ObjectFilter | undefined {
  if (parser.acceptAny('you control', 'you cast') !== undefined) return { controller: 'you' };
  if (
    parser.acceptAny(
      'an opponent controls',
      'your opponents control',
      'each opponent controls',
      "you don't control",
      'your opponents cast',
    ) !== undefined
  )
    return { controller: 'opponent' };
  if (parser.accept('defending player controls')) return { controller: 'defender' };
  if (parser.accept('you own')) return { owner: 'you' };
  const either = parser.try(parseTargetedController);
  if (either !== undefined) return either;
  return parser.try((inner) => {
    const who = inner.firstOf<PlayerReference>(parseTargetPlayer, parseUntargetedPlayer);
    return who !== undefined && inner.acceptAny('controls', 'control') !== undefined
      ? { controller: who }
      : undefined;
  });
}

/** "that player or that planeswalker's controller controls", about the target before it. */
function parseTargetedController(parser: Parser): ObjectFilter | undefined {
  const { thatPlayer: who } = parser.context;
  if (typeof who !== 'object' || !('target' in who)) return undefined;
  return parser.accept("that player or that planeswalker's controller controls")
    ? { any: [{ controller: who }, { controller: { controller: who } }] }
    : undefined;
}

const GRAVEYARD_PHRASES: { readonly [words: string]: ObjectFilter } = {
  'your graveyard': { owner: 'you' },
  'a graveyard': {},
  graveyards: {},
  'all graveyards': {},
  'each graveyard': {},
  "an opponent's graveyard": { owner: 'opponent' },
  "your opponents' graveyards": { owner: 'opponent' },
  "each opponent's graveyard": { owner: 'opponent' },
};

/** "card an opponent owns in exile" */
const CARD_OWNERS: { readonly [words: string]: ObjectFilter } = {
  'an opponent owns': { zone: 'exile', owner: 'opponent' },
  'your opponents own': { zone: 'exile', owner: 'opponent' },
  'you own': { zone: 'exile', owner: 'you' },
};

/** "in your graveyard", behind the noun "card" only. */
function parseZone(parser: Parser): ObjectFilter | undefined {
  const owned = parser.acceptPhrase(CARD_OWNERS);
  if (owned !== undefined)
    return parser.acceptAny('from exile', 'in exile') === undefined ? undefined : owned;
  if (parser.acceptAny('from', 'in') === undefined) return undefined;
  if (parser.accept('your hand')) return { zone: 'hand', owner: 'you' };
  const zone: GameZone = 'graveyard';
  for (const [words, filter] of Object.entries(GRAVEYARD_PHRASES))
    if (parser.accept(words)) return { zone, ...filter };
  const who = parser.firstOf<PlayerReference>(parseTargetPlayer, parseUntargetedPlayer);
  if (who === undefined || who === 'you') return undefined;
  return parser.acceptAny("'s graveyard", 'graveyard') === undefined ? undefined : { zone, owner: who };
}

/** "3 or less", "4 or greater", "2". */
function parseComparison(parser: Parser): AmountRange | undefined {
  if (parser.accept("less than or equal to the number of cards in its controller's graveyard"))
    return { max: { count: { zone: 'graveyard', owner: { controller: 'candidate' } } } };
  if (parser.accept('less than or equal to')) {
    const most = parseValue(parser);
    return most === undefined ? undefined : { max: most };
  }
  if (parser.accept('less than')) {
    const above = parseValue(parser);
    return above === undefined ? undefined : { max: { plus: [above, -1] } };
  }
  if (parser.accept('greater than')) {
    const below = parseValue(parser);
    return below === undefined ? undefined : { min: { plus: [below, 1] } };
  }
  if (parser.accept('equal to')) {
    const just = parseValue(parser);
    return just === undefined ? undefined : { min: just, max: just };
  }
  const some = parseNumberOrX(parser);
  if (some === undefined) return undefined;
  if (parser.accept('or less')) return { max: some };
  if (parser.accept('or greater')) return { min: some };
  return { min: some, max: some };
}

const STAT_FIELDS = { power: 'power', toughness: 'toughness', 'mana value': 'manaValue' } as const;

function parseStatComparison(parser: Parser): ObjectFilter | undefined {
  if (parser.accept('total power and toughness')) {
    const sum = parseComparison(parser);
    return sum === undefined ? undefined : { powerAndToughness: sum };
  }
  const either = parser.accept('power or toughness');
  const word = either ? 'power' : parser.acceptAny('power', 'toughness', 'mana value');
  if (word === undefined) return undefined;
  const found = parseComparison(parser);
  if (found === undefined) return undefined;
  return either ? { any: [{ power: found }, { toughness: found }] } : { [STAT_FIELDS[word]]: found };
}

/** "the greatest power among creatures you control". */
function parseGreatestStat(parser: Parser): ObjectFilter | undefined {
  if (!parser.accept('the greatest')) return undefined;
  const word = parser.acceptAny('power', 'toughness', 'mana value');
  if (word === undefined || !parser.accept('among')) return undefined;
  const among = parser.try(parseNounFilter);
  return among === undefined
    ? undefined
    : { [STAT_FIELDS[word]]: { min: { greatest: STAT_FIELDS[word], among } } };
}
const parseNounFilter: ParseFunction<ObjectFilter> = (parser) =>
  parser.grammar.parseNounPhrase(parser)?.filter;

/** "a +1/+1 counter on it". */
export function parseCountersOnIt(parser: Parser): ObjectFilter | undefined {
  const quantifier = parser.acceptAny('no', 'a', 'an', 'one or more');
  const min = quantifier === undefined ? parser.try(parseNumberOrX) : undefined;
  if (quantifier === undefined && (min === undefined || !parser.accept('or more'))) return undefined;
  const kind = parseCounterKind(parser);
  if (kind === undefined && quantifier !== 'no' && quantifier !== 'one or more' && quantifier !== 'a')
    return undefined;
  if (
    parser.acceptAny('counter', 'counters') === undefined ||
    parser.acceptAny('on it', 'on them') === undefined
  )
    return undefined;
  const count = quantifier === 'no' ? { max: 0 } : { min: min ?? 1 };
  return { counters: { ...(kind === undefined ? {} : { kind }), count } };
}

const parseManaSymbol = (parser: Parser): string | undefined =>
  parser.acceptToken(({ kind, text }) => kind === 'symbol' && parseManaCost(text) !== undefined)?.text;

/** "with flying"; `hasVerb`: the caller has parsed "has" in place of "with". */
export function parseWith(parser: Parser, hasVerb = false): ObjectFilter | undefined {
  if (!hasVerb && parser.accept('without')) {
    const word = parsePlainKeyword(parser);
    return word === undefined ? undefined : { notKeyword: word };
  }
  if (!hasVerb && !parser.accept('with')) return undefined;
  if (parser.accept('a basic land type')) return { subtypes: Object.keys(BASIC_LANDS) };
  const costs = parser.accept('mana cost') ? parser.listOf(parseManaSymbol, ['or', ', or', ',']) : undefined;
  if (costs !== undefined) return { manaCost: costs };
  if (parser.accept('another aura attached to it'))
    return { attachment: { subtypes: ['Aura'], other: true } };
  return parser.firstOf<ObjectFilter>(parseStatComparison, parseGreatestStat, parseCountersOnIt, (inner) => {
    const word = parsePlainKeyword(inner);
    const other = word === undefined ? undefined : inner.try(parseOtherKeyword);
    if (word === undefined) return undefined;
    return other === undefined ? { keyword: word } : { any: [{ keyword: word }, { keyword: other }] };
  });
}

/** "flying or reach" */
const parseOtherKeyword = (parser: Parser): PlainKeyword | undefined =>
  parser.accept('or') ? parsePlainKeyword(parser) : undefined;

/** "attached to it". */
function parseAttachedTo(parser: Parser): ObjectFilter | undefined {
  if (!parser.accept('attached to')) return undefined;
  if (acceptSelfReference(parser)) return { attachedTo: 'this' };
  const { it, hasOther } = parser.context;
  if (hasOther === true && parser.accept('that creature')) return { attachedTo: 'other' };
  if (it !== undefined && parser.acceptAny('it', 'that creature', 'that permanent') !== undefined)
    return { attachedTo: it };
  const isSingular = parser.acceptAny('a', 'an') !== undefined;
  const found = parser.grammar.parseNounPhrase(parser);
  return found?.kind === 'permanent' && found.plural !== isSingular && found.filter.other !== true
    ? { attachedTo: { every: found.filter } }
    : undefined;
}

/** "creature blocking it". */
function parseBlocking(parser: Parser): ObjectFilter | undefined {
  if (!parser.accept('blocking')) return undefined;
  if (acceptSelfReference(parser)) return { blocks: 'this' };
  const { it } = parser.context;
  return it !== undefined && parser.accept('it') ? { blocks: it } : undefined;
}

/** "dealt damage by this creature this turn". */
function parseDealtDamage(parser: Parser): ObjectFilter | undefined {
  if (!parser.accept('dealt damage')) return undefined;
  if (parser.accept('this turn')) return { damagedThisTurn: true };
  if (!parser.accept('by') || !acceptSelfReference(parser)) return undefined;
  return parser.accept('this turn') ? { damagedThisTurn: 'this' } : undefined;
}

/** "spell that targets this creature", "that targets a creature you control" */
export function parseTargeting(parser: Parser): ObjectFilter | undefined {
  if (parser.acceptAny('that targets', 'that target') === undefined) return undefined;
  if (acceptSelfReference(parser)) return { aimsAt: 'this' };
  const who = parser.accept('you') ? ({ aimsAtPlayer: 'you' } as const) : undefined;
  if (who !== undefined && !parser.accept('or')) return who;
  const found =
    parser.acceptAny('a', 'an') === undefined ? undefined : parser.grammar.parseNounPhrase(parser);
  if (found?.kind !== 'permanent' || found.plural) return undefined;
  const aimsAt = { every: found.filter };
  return who === undefined ? { aimsAt } : { any: [who, { aimsAt }] };
}

const RELATIVE_CLAUSES: { readonly [words: string]: ObjectFilter } = {
  "that's attacking you": { attacks: 'you' },
  'attacking you': { attacks: 'you' },
  "that's attacking": { attacking: true },
  'that attacked this turn': { attackedThisTurn: true },
  'that are enchanted': { attachment: { subtypes: ['Aura'] } },
  "that's enchanted": { attachment: { subtypes: ['Aura'] } },
  'that are equipped': { attachment: { subtypes: ['Equipment'] } },
  'that are attacking': { attacking: true },
  "that's tapped": { tapped: true },
  'that was dealt damage this turn': { damagedThisTurn: true },
  'that were dealt damage this turn': { damagedThisTurn: true },
  'that dealt damage to you this turn': { damagedPlayer: 'you' },
  'that dealt damage this turn to you': { damagedPlayer: 'you' },
  'that entered this turn': { enteredThisTurn: true },
  'that entered the battlefield this turn': { enteredThisTurn: true },
  "that's one or more colors": { colourCount: { min: 1 } },
  'that are one or more colors': { colourCount: { min: 1 } },
  'other than this creature': { other: true },
  'other than ~': { other: true },
  'that has an adventure': { layout: 'adventure' },
  'that have an adventure': { layout: 'adventure' },
  'on the battlefield': {},
};

/** "that's red or green" */
function parseColourClause(parser: Parser): ObjectFilter | undefined {
  if (parser.acceptAny("that's", 'that are') === undefined) return undefined;
  const list = parser.listOf((inner) => inner.acceptWord(COLOUR_WORDS), [', or', 'or', ',']);
  return list === undefined ? undefined : { colours: COLOURS.filter((colour) => list.includes(colour)) };
}

/** "other than that creature" */
const parseOtherThanIt = (parser: Parser): ObjectFilter | undefined => {
  const { it } = parser.context;
  return it === 'it' && parser.accept('other than that creature') ? { not: { is: it } } : undefined;
};

function parseRelativeClause(parser: Parser): ObjectFilter | undefined {
  return (
    parser.acceptPhrase(RELATIVE_CLAUSES) ?? parser.firstOf<ObjectFilter>(parseColourClause, parseOtherThanIt)
  );
}

/** "named ~", the name of the card itself, or "named Ajani's Pridemate". */
function parseNamed(parser: Parser): ObjectFilter | undefined {
  if (parser.accept('not')) {
    const named = parser.peek() === 'named' ? parseNamed(parser) : undefined;
    return named === undefined ? undefined : { not: named };
  }
  if (!parser.accept('named')) return undefined;
  if (parser.source.name !== undefined && parser.accept(SELF_TOKEN)) return { name: parser.source.name };
  const name = parseCardName(parser);
  return name === undefined ? undefined : { name };
}

/** "of the chosen type", if the card lets its controller choose one. */
function parseChosenQuality(parser: Parser): ObjectFilter | undefined {
  const { chosen } = parser.context;
  if (chosen === 'creature type' && parser.accept('of the chosen type')) return { chosen };
  return chosen === 'colour' && parser.accept('of the chosen color') ? { chosen } : undefined;
}

/** Parses all modifiers that follow and merges them into the filter. `kinds`: one filter for each noun that "or" joins. */
export function parsePostmodifiers(
  parser: Parser,
  base: ObjectFilter,
  kind: NounKind,
  kinds: readonly ObjectFilter[],
): ObjectFilter | undefined {
  let filter = base;
  for (;;) {
    const modifier = parser.try((inner) => parseWith(inner));
    if (modifier !== undefined) {
      const appliesToAll = 'manaValue' in modifier || kinds.length < 2;
      const next = appliesToAll ? mergeFilters([filter, modifier]) : narrowLastKind(filter, modifier, kinds);
      if (next === undefined) return undefined;
      filter = next;
      continue;
    }
    const found = parser.firstOf<ObjectFilter>(
      kind === 'card' ? parseZone : parseController,
      parseRelativeClause,
      parseNamed,
      parseChosenQuality,
      parseAttachedTo,
      kind === 'spell' ? parseTargeting : parseBlocking,
      parseDealtDamage,
    );
    if (found === undefined) return filter;
    const next = mergeFilters([filter, found]);
    if (next === undefined) return undefined;
    filter = next;
  }
}

/** "artifact, land, or creature with flying": the modifier applies to the last noun only, unless all are subtypes. */
function narrowLastKind(
  filter: ObjectFilter,
  modifier: ObjectFilter,
  kinds: readonly ObjectFilter[],
): ObjectFilter | undefined {
  const { types, subtypes, any, ...rest } = filter;
  if (types === undefined && any === undefined && subtypes !== undefined)
    return mergeFilters([filter, modifier]);
  const [last, ...others] = kinds.toReversed();
  const narrow = mergeFilters([last ?? {}, modifier]);
  return narrow === undefined ? undefined : { ...rest, any: [...others.toReversed(), narrow] };
}
