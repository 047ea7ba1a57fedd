/** Parses effects that put cards from a hand onto the battlefield or onto the library. */
import type { AbilityEffect, Amount, PlayerReference } from '../../abilities/index.ts';
import { parseNounPhrase } from '../noun-phrases.ts';
import type { NounPhrase, Parser, ParsedEffects } from '../parser.ts';
import { parseNumberOrX } from '../values.ts';
import { parseEntry } from './destinations.ts';

/** "a", "up to seven", "two": the number of cards, and whether as many as possible must be put. */
function parseHandCount(parser: Parser): { count: Amount; must: boolean } | undefined {
  if (parser.acceptAny('a', 'an') !== undefined) return { count: 1, must: true };
  const upTo = parser.accept('up to');
  const count = parseNumberOrX(parser);
  return count === undefined ? undefined : { count, must: !upTo };
}

/** "creature card from your hand" */
function parseCardInHand(parser: Parser, who: PlayerReference): NounPhrase | undefined {
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'card') return undefined;
  if (found.filter.zone === 'hand') return who === 'you' ? found : undefined;
  return found.filter.zone === undefined && who !== 'you' && parser.accept('from their hand')
    ? found
    : undefined;
}

/** "put a land card from your hand onto the battlefield tapped", "puts two cards from their hand on top of their library". */
export function parsePutFromHand(parser: Parser, who: PlayerReference): ParsedEffects {
  if (parser.acceptAny('put', 'puts') === undefined) return undefined;
  const number = parseHandCount(parser);
  const found = number === undefined ? undefined : parseCardInHand(parser, who);
  if (number === undefined || found === undefined) return undefined;
  const { owner, ...what } = found.filter;
  const cards = {
    who,
    ...(Object.keys(what).length === 1 ? {} : { what: { ...what, zone: 'hand' as const } }),
    count: number.count,
  };
  const must = number.must ? { must: true as const } : {};
  if (parser.accept('onto the battlefield')) {
    const { entering, owners } = parseEntry(parser);
    if (owners || entering.counters !== undefined) return undefined;
    parser.setReferent('made', number.count !== 1);
    const how = Object.keys(entering).length === 0 ? {} : { entering };
    return [{ do: 'put from hand', ...cards, ...must, to: 'battlefield', ...how } satisfies AbilityEffect];
  }
  const to = parser.acceptAny(
    'on top of your library',
    'on top of their library',
    'on the bottom of your library',
    'on the bottom of their library',
  );
  if (to === undefined || owner === undefined) return undefined;
  parser.accept('in any order');
  parser.clearReferents();
  return [
    {
      do: 'put from hand',
      ...cards,
      ...must,
      to: to.startsWith('on top') ? 'library top' : 'library bottom',
    },
  ];
}
