/** Parses effects that search a library or look at its top cards. */
import type {
  AbilityEffect,
  EnterInstructions,
  ObjectFilter,
  Destination,
  Amount,
  PlayerReference,
} from '../../abilities/index.ts';
import { parseNounPhrase } from '../noun-phrases.ts';
import type { Parser, ParsedEffects } from '../parser.ts';
import { parseWhereX } from '../game-rules.ts';
import { parseNumberOrX } from '../values.ts';
import { parseEntry } from './destinations.ts';

interface SearchedCards {
  readonly what?: ObjectFilter;
  readonly count: Amount;
}

/** "a basic land card", "up to two creature cards", "a card". */
function parseSearchedCards(parser: Parser): SearchedCards | undefined {
  const isAnyNumber = parser.accept('any number of');
  const upTo = isAnyNumber || parser.accept('up to');
  const count = isAnyNumber
    ? MAX_FOUND
    : upTo
      ? parseNumberOrX(parser)
      : parser.acceptAny('a', 'an') === undefined
        ? undefined
        : 1;
  const found = count === undefined ? undefined : parseNounPhrase(parser);
  if (count === undefined || found?.kind !== 'card' || found.filter.zone !== undefined) return undefined;
  const any = Object.keys(found.filter).length === 0;
  if (any && upTo) return undefined;
  return parseWhereX(parser, any ? { count } : { what: { ...found.filter, zone: 'library' }, count });
}

/** "Any number of" cards. */
const MAX_FOUND = 99;

const PUT_FOUND_CARDS = [
  'put it',
  'put that card',
  'put them',
  'put those cards',
  'puts it',
  'puts that card',
  'puts them',
  'puts those cards',
] as const;
const acceptShuffle = (parser: Parser): boolean =>
  parser.acceptAny(', then shuffles', ', then shuffle') !== undefined;

/** "put one onto the battlefield tapped and the other into your hand, then shuffle" */
function parseSplitDestination(parser: Parser): SearchDestination | undefined {
  parser.acceptAny('reveal those cards ,', 'reveal them ,');
  if (!parser.accept('put one onto the battlefield')) return undefined;
  const tapped = parser.accept('tapped') ? ({ tapped: true } as const) : {};
  if (parser.acceptAny('and the other into your hand', 'and the rest into your hand') === undefined)
    return undefined;
  return acceptShuffle(parser) ? { to: 'battlefield', others: 'hand', reveal: true, ...tapped } : undefined;
}

interface SearchDestination {
  readonly to: Destination;
  readonly tapped?: true;
  readonly counters?: EnterInstructions['counters'];
  readonly reveal?: true;
  /** The destination of all cards but the first. */
  readonly others?: 'hand';
}

/** "reveal it, put it into your hand, then shuffle". */
function parseSearchDestination(parser: Parser): SearchDestination | undefined {
  const split = parser.try(parseSplitDestination);
  if (split !== undefined) return split;
  const reveal =
    parser.acceptAny(
      'reveals it ,',
      'reveals that card ,',
      'reveal it ,',
      'reveal that card ,',
      'reveal them ,',
      'reveal those cards ,',
      'reveal it',
      'reveal that card',
      'reveal them',
    ) !== undefined;
  const shown = reveal ? ({ reveal: true } as const) : {};
  parser.accept('and');
  // 701.23f: the card is put on top after the shuffle.
  if (
    parser.acceptAny(
      'then shuffle and put that card on top',
      'then shuffle and put it on top',
      'then shuffle and put the card on top',
    ) !== undefined
  )
    return { to: 'library top', ...shown };
  if (parser.acceptAny(...PUT_FOUND_CARDS) === undefined) return undefined;
  if (parser.accept('onto the battlefield')) {
    const { entering: how } = parseEntry(parser);
    if (how.attacking === true || how.under !== undefined) return undefined;
    if (!acceptShuffle(parser)) return undefined;
    return {
      to: 'battlefield',
      ...(how.tapped === true ? { tapped: true as const } : {}),
      ...(how.counters === undefined ? {} : { counters: how.counters }),
      ...shown,
    };
  }
  if (parser.acceptAny('into your hand', 'into their hand') !== undefined && acceptShuffle(parser))
    return { to: 'hand', ...shown };
  if (parser.acceptAny('into your graveyard', 'into their graveyard') !== undefined && acceptShuffle(parser))
    return { to: 'graveyard', ...shown };
  return undefined;
}

const EITHER_ZONE_ENDS = {
  ', reveal it , and put it into your hand': 'hand',
  'and put it onto the battlefield': 'battlefield',
} as const;

const SEVERAL_ZONES = {
  'search your library and/or graveyard for': false,
  'search your graveyard , hand , and/or library for': true,
} as const;

/** "search your graveyard, hand, and/or library for a card named …": without the library nothing is shuffled. */
function parseSearchOfSeveralZones(parser: Parser): ParsedEffects {
  const withHand = parser.acceptPhrase(SEVERAL_ZONES);
  const found = withHand === undefined ? undefined : parseSearchedCards(parser);
  if (found?.what === undefined || found.count !== 1) return undefined;
  const to = parser.acceptPhrase(EITHER_ZONE_ENDS);
  if (to === undefined || !parser.accept('. if you search your library this way, shuffle')) return undefined;
  if (withHand === true && to !== 'battlefield') return undefined;
  parser.clearReferents();
  return [{ do: 'choose effect', who: 'you', options: zoneOptions(found.what, to, withHand === true) }];
}

type EffectOption = Extract<AbilityEffect, { do: 'choose effect' }>['options'][number];

/** A player who finds nothing in the library may still take a card from the other zones that are searched. */
function zoneOptions(what: ObjectFilter, to: Destination, withHand: boolean): readonly EffectOption[] {
  const take = (upTo: boolean): readonly AbilityEffect[] => [
    {
      do: 'choose',
      who: 'you',
      what: { ...what, zone: 'graveyard', owner: 'you' },
      count: 1,
      ...(upTo ? { upTo } : {}),
    },
    { do: 'move', what: 'made', to },
  ];
  const fromHand: EffectOption = {
    label: 'hand',
    effects: [{ do: 'put from hand', who: 'you', what: { ...what, zone: 'hand' }, count: 1, to }],
  };
  const search: AbilityEffect = { do: 'search', who: 'you', what, count: 1, to, reveal: true, records: true };
  const graveyard: EffectOption = { label: 'graveyard', effects: take(false) };
  const others: readonly AbilityEffect[] = withHand
    ? [{ do: 'choose effect', who: 'you', options: [{ label: 'graveyard', effects: take(true) }, fromHand] }]
    : take(true);
  return [
    graveyard,
    ...(withHand ? [fromHand] : []),
    {
      label: withHand ? 'all zones' : 'library and graveyard',
      effects: [search, { do: 'if', condition: { not: 'done' }, effects: others }],
    },
  ];
}

/** "search your library for …" */
export const parseSearch = (parser: Parser): ParsedEffects =>
  parser.try(parseSearchOfSeveralZones) ??
  (parser.accept('search your library for') ? parseSearchObject(parser, 'you') : undefined);

/** "its controller may search their library for …" */
export const parseSearchBy = (parser: Parser, who: PlayerReference): ParsedEffects =>
  who !== 'you' && parser.acceptAny('searches their library for', 'search their library for') !== undefined
    ? parseSearchObject(parser, who)
    : undefined;

function parseSearchObject(parser: Parser, who: PlayerReference): ParsedEffects {
  const found = parseSearchedCards(parser);
  if (found === undefined || parser.acceptAny(',', 'and', '.') === undefined) return undefined;
  const where = parseSearchDestination(parser);
  if (where === undefined) return undefined;
  const { to, tapped, counters, reveal, others } = where;
  if (others !== undefined && (found.count !== 2 || who !== 'you')) return undefined;
  parser.setReferent('made', found.count !== 1);
  return [
    {
      do: 'search',
      who,
      ...found,
      to,
      ...(tapped === true || counters !== undefined
        ? {
            entering: {
              ...(tapped === true ? { tapped } : {}),
              ...(counters === undefined ? {} : { counters }),
            },
          }
        : {}),
      ...(reveal === true ? { reveal } : {}),
      ...(others === undefined ? {} : { others }),
    },
  ];
}

type RestDestination = Pick<Extract<AbilityEffect, { do: 'look' }>, 'rest' | 'random'>;
const REST_DESTINATIONS: { readonly [words: string]: RestDestination } = {
  'the rest on the bottom of your library in any order': { rest: 'library bottom' },
  'the rest on the bottom of your library in a random order': { rest: 'library bottom', random: true },
  'the other on the bottom of your library': { rest: 'library bottom' },
  'the other into your graveyard': { rest: 'graveyard' },
  'the rest into your graveyard': { rest: 'graveyard' },
  'the rest into your hand': { rest: 'hand' },
  'the other on the bottom': { rest: 'library bottom' },
};

function parseRest(parser: Parser): RestDestination | undefined {
  return parser.acceptPhrase(REST_DESTINATIONS);
}

/** "Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom …" */
export function parseLook(parser: Parser): ParsedEffects {
  const verb = parser.acceptAny('look at the top', 'reveal the top');
  const some = verb === undefined ? undefined : parseNumberOrX(parser);
  if (some === undefined || !parser.accept('cards of your library')) return undefined;
  const count = parseWhereX(parser, some);
  if (count === undefined) return undefined;
  if (
    verb === 'look at the top' &&
    parser.acceptAny(', then put them back in any order', '. put them back in any order') !== undefined
  )
    return [
      { do: 'look', who: 'you', count, take: count, must: true, to: 'library top', rest: 'library top' },
    ];
  if (parser.acceptAny('.', ', then', ', and') === undefined) return undefined;
  const taken = parser.firstOf<TakenCards>(
    parseMandatoryTake,
    parseMandatoryTakeOfKind,
    parseTakeAll,
    parseOptionalTake,
  );
  if (taken === undefined) return undefined;
  parser.setReferent('made', taken.take !== 1);
  const shown = verb === 'reveal the top' ? { shown: true as const } : {};
  return [{ do: 'look', who: 'you', count, ...shown, ...taken }];
}

/** "Put all land cards revealed this way into your hand and the rest into your graveyard." */
function parseTakeAll(parser: Parser): TakenCards | undefined {
  if (!parser.accept('put all')) return undefined;
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'card' || !found.plural || found.filter.zone !== undefined) return undefined;
  if (parser.acceptAny('revealed this way', 'from among them', 'among them') === undefined) return undefined;
  const to = parsePutDestination(parser);
  if (to === undefined || !parser.accept('and')) return undefined;
  const away = parseRest(parser);
  return away === undefined
    ? undefined
    : { take: 'all', what: { ...found.filter, zone: 'library' }, ...to, ...away };
}

type TakenCards = Omit<Extract<AbilityEffect, { do: 'look' }>, 'do' | 'who' | 'count'>;

/** "Put one of them into your hand and the rest …" */
function parseMandatoryTake(parser: Parser): TakenCards | undefined {
  if (!parser.accept('put')) return undefined;
  const take = parseNumberOrX(parser);
  if (take === undefined) return undefined;
  parser.acceptAny('of those cards', 'of them');
  if (!parser.accept('into your hand and')) return undefined;
  const away = parseRest(parser);
  return away === undefined ? undefined : { take, must: true, to: 'hand', ...away };
}

/** "Put a creature card from among them into your hand and the rest into your graveyard." */
function parseMandatoryTakeOfKind(parser: Parser): TakenCards | undefined {
  const found = parser.accept('put') ? parseSearchedCards(parser) : undefined;
  if (found?.what === undefined || found.count !== 1) return undefined;
  if (parser.acceptAny('from among them', 'from among those cards') === undefined) return undefined;
  const to = parsePutDestination(parser);
  const away = to !== undefined && parser.accept('and') ? parseRest(parser) : undefined;
  if (to === undefined || away === undefined) return undefined;
  return { take: 1, what: found.what, must: true, ...to, ...away };
}

/** "You may reveal a creature card from among them and put it into your hand. Put the rest …" */
function parseOptionalTake(parser: Parser): TakenCards | undefined {
  // "Put up to two creature cards from among them onto the battlefield" is optional as well.
  const verb = parser.acceptAny('you may reveal', 'you may put', 'put');
  if (verb === undefined || (verb === 'put' && parser.peek() !== 'up')) return undefined;
  const found = parseSearchedCards(parser);
  if (found === undefined || parser.acceptAny('from among them', 'from among those cards') === undefined)
    return undefined;
  const to = verb === 'you may reveal' ? parseToHandAfterReveal(parser) : parsePutDestination(parser);
  if (to === undefined || parser.acceptAny('. put', '. then put', ', then put') === undefined)
    return undefined;
  const away = parseRest(parser);
  if (away === undefined) return undefined;
  const { count, what } = found;
  return {
    take: count,
    ...(what === undefined ? {} : { what }),
    ...to,
    ...away,
    ...(verb === 'you may reveal' ? { reveal: true as const } : {}),
  };
}

function parseToHandAfterReveal(parser: Parser): Pick<TakenCards, 'to'> | undefined {
  return parser.acceptAny(
    'and put it into your hand',
    'and put them into your hand',
    'and put that card into your hand',
  ) === undefined
    ? undefined
    : { to: 'hand' };
}

function parsePutDestination(parser: Parser): Pick<TakenCards, 'to' | 'entering'> | undefined {
  if (parser.accept('into your hand')) return { to: 'hand' };
  if (!parser.accept('onto the battlefield')) return undefined;
  return parser.accept('tapped') ? { to: 'battlefield', entering: { tapped: true } } : { to: 'battlefield' };
}
