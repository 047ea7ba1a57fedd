/** Cards looked at and searched for in libraries. */
import type { Effect, Filter, Place, Value, Who } from '../language.ts';
import { parseNounPhrase } from '../noun-phrases.ts';
import type { Parser } from '../parser.ts';
import { parseNumberOrX } from '../values.ts';
import { parseEntry } from './object-actions.ts';

interface SearchedCards {
  readonly what?: Filter;
  readonly count: Value;
}

/** "a basic land card", "up to two creature cards", "a card". */
function parseSearchedCards(reader: Parser): SearchedCards | undefined {
  const upTo = reader.says('up to');
  const many = upTo ? parseNumberOrX(reader) : reader.oneOf('a', 'an') === undefined ? undefined : 1;
  const found = many === undefined ? undefined : parseNounPhrase(reader);
  if (many === undefined || found?.says !== 'card' || found.filter.zone !== undefined) return undefined;
  const any = Object.keys(found.filter).length === 0;
  if (any && upTo) return undefined;
  return any ? { count: many } : { what: { ...found.filter, zone: 'library' }, count: many };
}

/** Where what was found goes: "reveal it, put it into your hand, then shuffle". */
function parseSearchDestination(reader: Parser): { to: Place; tapped?: true; reveal?: true } | undefined {
  const reveal =
    reader.oneOf(
      'reveal it ,',
      'reveal that card ,',
      'reveal them ,',
      'reveal those cards ,',
      'reveal it',
      'reveal that card',
      'reveal them',
    ) !== undefined;
  const shown = reveal ? ({ reveal: true } as const) : {};
  reader.says('and');
  // 701.23f: on top only after the shuffle.
  if (
    reader.oneOf(
      'then shuffle and put that card on top',
      'then shuffle and put it on top',
      'then shuffle and put the card on top',
    ) !== undefined
  )
    return { to: 'library top', ...shown };
  if (reader.oneOf('put it', 'put that card', 'put them', 'put those cards') === undefined) return undefined;
  if (reader.says('onto the battlefield')) {
    const { entering: how } = parseEntry(reader);
    if (how.counters !== undefined || how.attacking === true || how.under !== undefined) return undefined;
    if (!reader.says(', then shuffle')) return undefined;
    return { to: 'battlefield', ...(how.tapped === true ? { tapped: true as const } : {}), ...shown };
  }
  if (reader.oneOf('into your hand', 'into their hand') !== undefined && reader.says(', then shuffle'))
    return { to: 'hand', ...shown };
  if (
    reader.oneOf('into your graveyard', 'into their graveyard') !== undefined &&
    reader.says(', then shuffle')
  )
    return { to: 'graveyard', ...shown };
  return undefined;
}

/** "search your library for …" */
export const parseSearch = (reader: Parser): readonly Effect[] | undefined =>
  reader.says('search your library for') ? parseSearchObject(reader, 'you') : undefined;

/** "its controller may search their library for …" */
export const parseSearchBy = (reader: Parser, who: Who): readonly Effect[] | undefined =>
  who !== 'you' && reader.oneOf('searches their library for', 'search their library for') !== undefined
    ? parseSearchObject(reader, who)
    : undefined;

function parseSearchObject(reader: Parser, who: Who): readonly Effect[] | undefined {
  const found = parseSearchedCards(reader);
  if (found === undefined || reader.oneOf(',', 'and') === undefined) return undefined;
  const where = parseSearchDestination(reader);
  if (where === undefined) return undefined;
  const { to, tapped, reveal } = where;
  reader.speakOf('made', found.count !== 1);
  return [
    {
      do: 'search',
      who,
      ...found,
      to,
      ...(tapped === true ? { entering: { tapped } } : {}),
      ...(reveal === true ? { reveal } : {}),
    },
  ];
}

type RestDestination = Pick<Extract<Effect, { do: 'look' }>, 'rest' | 'random'>;
const REST_DESTINATIONS: { readonly [words: string]: RestDestination } = {
  'the rest on the bottom of your library in any order': { rest: 'library bottom' },
  'the rest on the bottom of your library in a random order': { rest: 'library bottom', random: true },
  'the other on the bottom of your library': { rest: 'library bottom' },
  'the other into your graveyard': { rest: 'graveyard' },
  'the rest into your graveyard': { rest: 'graveyard' },
  'the other on the bottom': { rest: 'library bottom' },
};

function parseRest(reader: Parser): RestDestination | undefined {
  for (const [words, to] of Object.entries(REST_DESTINATIONS)) if (reader.says(words)) return to;
  return undefined;
}

/** "Look at the top three cards of your library. Put one of them into your hand and the rest on the bottom …" */
export function parseLook(reader: Parser): readonly Effect[] | undefined {
  if (!reader.says('look at the top')) return undefined;
  const count = parseNumberOrX(reader);
  if (count === undefined || !reader.says('cards of your library')) return undefined;
  if (reader.oneOf('.', ', then', ', and') === undefined) return undefined;
  const taken = reader.first<TakenCards>(parseMandatoryTake, parseOptionalTake);
  if (taken === undefined) return undefined;
  reader.speakOf('made', taken.take !== 1);
  return [{ do: 'look', who: 'you', count, ...taken }];
}

type TakenCards = Omit<Extract<Effect, { do: 'look' }>, 'do' | 'who' | 'count'>;

/** "Put one of them into your hand and the rest …" */
function parseMandatoryTake(reader: Parser): TakenCards | undefined {
  if (!reader.says('put')) return undefined;
  const take = parseNumberOrX(reader);
  if (take === undefined) return undefined;
  reader.oneOf('of those cards', 'of them');
  if (!reader.says('into your hand and')) return undefined;
  const away = parseRest(reader);
  return away === undefined ? undefined : { take, must: true, to: 'hand', ...away };
}

/** "You may reveal a creature card from among them and put it into your hand. Put the rest …" */
function parseOptionalTake(reader: Parser): TakenCards | undefined {
  const verb = reader.oneOf('you may reveal', 'you may put');
  if (verb === undefined) return undefined;
  const found = parseSearchedCards(reader);
  if (found === undefined || reader.oneOf('from among them', 'from among those cards') === undefined)
    return undefined;
  const to = verb === 'you may put' ? parsePutDestination(reader) : parseToHandAfterReveal(reader);
  if (to === undefined || !reader.says('. put')) return undefined;
  const away = parseRest(reader);
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

function parseToHandAfterReveal(reader: Parser): Pick<TakenCards, 'to'> | undefined {
  return reader.oneOf(
    'and put it into your hand',
    'and put them into your hand',
    'and put that card into your hand',
  ) === undefined
    ? undefined
    : { to: 'hand' };
}

function parsePutDestination(reader: Parser): Pick<TakenCards, 'to' | 'entering'> | undefined {
  if (reader.says('into your hand')) return { to: 'hand' };
  if (!reader.says('onto the battlefield')) return undefined;
  return reader.says('tapped') ? { to: 'battlefield', entering: { tapped: true } } : { to: 'battlefield' };
}
