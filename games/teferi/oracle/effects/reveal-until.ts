/** Parses "reveal cards from the top of your library until you reveal a creature card", with what happens to the cards. */
import type {
  AbilityEffect,
  Destination,
  EnterInstructions,
  PlayerReference,
} from '../../abilities/index.ts';
import { parseNounPhrase } from '../noun-phrases.ts';
import type { ParsedEffects, Parser } from '../parser.ts';
import { parseEntry } from './destinations.ts';

type RevealUntil = Extract<AbilityEffect, { do: 'reveal until' }>;

/** "until you reveal a creature card", "until a creature card is revealed" */
function parseRevealedCard(parser: Parser): RevealUntil['what'] | undefined {
  const isActive = parser.acceptAny('until you reveal', 'until they reveal') !== undefined;
  if (!isActive && !parser.accept('until')) return undefined;
  const found = parser.acceptAny('a', 'an') === undefined ? undefined : parseNounPhrase(parser);
  if (found?.kind !== 'card' || found.filter.zone !== undefined) return undefined;
  if (!isActive && !parser.accept('is revealed')) return undefined;
  return { ...found.filter, zone: 'library' };
}

interface FoundCardDestination {
  readonly to: Destination;
  readonly entering?: EnterInstructions;
}

function parseFoundCardDestination(parser: Parser): FoundCardDestination | undefined {
  if (parser.acceptAny('into your hand', 'into their hand') !== undefined) return { to: 'hand' };
  if (parser.acceptAny('into your graveyard', 'into their graveyard') !== undefined)
    return { to: 'graveyard' };
  if (parser.acceptAny('onto the battlefield', 'on the battlefield') === undefined) return undefined;
  const { entering, owners } = parseEntry(parser);
  if (owners) return undefined;
  return Object.keys(entering).length === 0 ? { to: 'battlefield' } : { to: 'battlefield', entering };
}

const OTHER_CARDS = ['the rest of the revealed cards', 'the rest', 'all other cards revealed this way'];
const REST_DESTINATIONS: { readonly [words: string]: RevealUntil['rest'] } = {
  'on the bottom of your library in a random order': 'library bottom',
  'on the bottom of their library in a random order': 'library bottom',
  'into your graveyard': 'graveyard',
  'into their graveyard': 'graveyard',
  'into your library': 'library',
  'into their library': 'library',
};

/** "and the rest on the bottom of your library in a random order", ", then shuffles the rest into their library" */
function parseRest(parser: Parser): RevealUntil['rest'] | undefined {
  const link = parser.acceptAny(', then', 'and', '. that player', '.');
  if (link === undefined) return undefined;
  const verb = parser.acceptAny('puts', 'put', 'shuffles', 'shuffle', 'exile');
  if (parser.acceptAny(...OTHER_CARDS) === undefined) return undefined;
  if (verb === 'exile') return 'exile';
  const rest = parser.acceptPhrase(REST_DESTINATIONS);
  return (rest === 'library') === (verb === 'shuffle' || verb === 'shuffles') ? rest : undefined;
}

/** "Put that card into your hand and the rest into your graveyard." */
function parseDestinations(parser: Parser): Omit<RevealUntil, 'do' | 'who' | 'what'> | undefined {
  if (
    parser.acceptAny(
      ', then puts those cards into their graveyard',
      ', then put those cards into your graveyard',
      ', then puts all cards revealed this way into their graveyard',
      '. that player puts all cards revealed this way into their graveyard',
    ) !== undefined
  )
    return { to: 'graveyard', rest: 'graveyard' };
  if (parser.acceptAny('. that player', '. the player', '. if you do ,', '.', ',') === undefined)
    return undefined;
  if (parser.acceptAny('puts that card', 'put that card') === undefined) return undefined;
  const found = parseFoundCardDestination(parser);
  const rest = found === undefined ? undefined : parseRest(parser);
  return found === undefined || rest === undefined ? undefined : { ...found, rest };
}

/** Behind the player. */
export function parseRevealUntil(parser: Parser, who: PlayerReference): ParsedEffects {
  const own = who === 'you';
  if (
    !parser.accept(
      own ? 'reveal cards from the top of your library' : 'reveals cards from the top of their library',
    )
  )
    return undefined;
  const what = parseRevealedCard(parser);
  const destinations = what === undefined ? undefined : parseDestinations(parser);
  if (what === undefined || destinations === undefined) return undefined;
  const { to, entering } = destinations;
  // The effect has its own controller for the cards of another player.
  if (to === 'battlefield' && !own && entering?.under === undefined) return undefined;
  parser.clearReferents();
  if (to !== 'hand') parser.setReferent('made', false);
  return [{ do: 'reveal until', who, what, ...destinations }];
}
