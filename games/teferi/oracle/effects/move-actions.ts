/** Parses effects that move objects: "exile", "return", "put", "shuffle into". */
import type { AbilityEffect, Destination, ObjectFilter, ObjectReference } from '../../abilities/index.ts';
import { parseDestination } from './destinations.ts';
import { isPermanent } from './object-verbs.ts';
import { parseNounPhrase } from '../noun-phrases.ts';
import { type ObjectPhrase, parseObject } from '../object-phrases.ts';
import type { ParsedEffects, Parser } from '../parser.ts';
import { parseTargetPlayer } from '../player-phrases.ts';
import { acceptSelfReference } from '../references.ts';

/** Pronouns refer to the moved object from here on; last known information exists for permanents only (608.2h). */
function referToMovedObject(parser: Parser, { what, plural, kind }: ObjectPhrase, to: Destination): void {
  const open = to === 'battlefield' || to === 'exile' || to === 'graveyard';
  if (open) parser.setReferent('made', plural);
  else parser.clearReferents();
  if (kind === 'permanent' && !plural && to !== 'battlefield') parser.updateContext({ lastKnown: what });
  parser.updateContext({ movedObject: what });
}

const EXILED_GRAVEYARDS: { readonly [words: string]: ObjectFilter } = {
  'all graveyards': { zone: 'graveyard' },
  "each opponent's graveyard": { zone: 'graveyard', owner: 'opponent' },
  'your graveyard': { zone: 'graveyard', owner: 'you' },
};

export function parseExile(parser: Parser): ParsedEffects {
  if (!parser.accept('exile')) return undefined;
  const graveyards = parser.acceptPhrase(EXILED_GRAVEYARDS);
  if (graveyards !== undefined) {
    parser.clearReferents();
    return [{ do: 'move', what: { every: graveyards }, to: 'exile' }];
  }
  const owner = parser.try((inner) => {
    const player = parseTargetPlayer(inner);
    return player !== undefined && inner.accept("'s graveyard") ? player : undefined;
  });
  if (owner !== undefined) {
    parser.clearReferents();
    return [{ do: 'move', what: { every: { zone: 'graveyard', owner } }, to: 'exile' }];
  }
  const one = parseObject(parser);
  if (one === undefined) return undefined;
  const until = parser.try((inner) =>
    inner.accept('until') && acceptSelfReference(inner) && inner.accept('leaves the battlefield')
      ? true
      : undefined,
  );
  referToMovedObject(parser, one, 'exile');
  if (until === true)
    return isPermanent(one) ? [...one.choices, { do: 'exile until', what: one.what }] : undefined;
  // What follows is about a spell that is gone.
  if (one.kind === 'spell') parser.clearReferents();
  return [...one.choices, { do: 'move', what: one.what, to: 'exile' }];
}

/** "a nonland card of an opponent's choice from your graveyard" */
function parseChosenByOpponent(parser: Parser): ObjectPhrase | undefined {
  const found = parser.acceptAny('a', 'an') === undefined ? undefined : parseNounPhrase(parser);
  if (found?.kind !== 'card' || found.filter.zone !== undefined) return undefined;
  if (!parser.accept("of an opponent's choice from your graveyard")) return undefined;
  const filter = { ...found.filter, zone: 'graveyard', owner: 'you' } as const;
  const choice: AbilityEffect = { do: 'choose', who: 'opponent', what: filter, count: 1 };
  return { what: 'made', choices: [choice], plural: false, kind: 'card', filter };
}

/** "return … to …", "put … on top of …". */
export function parseMove(parser: Parser): ParsedEffects {
  if (parser.acceptAny('return', 'put') === undefined) return undefined;
  const one = parser.firstOf<ObjectPhrase>(parseChosenByOpponent, parseObject);
  if (one === undefined) return undefined;
  if (one.what === 'this' && parser.accept('from your graveyard'))
    parser.updateContext({ inGraveyard: true });
  const to = parseDestination(parser, parser.context.inGraveyard === true || one.filter?.owner === 'you');
  if (to === undefined || (to.to === 'battlefield' && one.kind === 'spell')) return undefined;
  // Several objects would need an order.
  if (to.depth !== undefined && one.plural) return undefined;
  referToMovedObject(parser, one, to.to);
  return [...one.choices, { do: 'move', what: one.what, ...to }];
}

/** "Shuffle your graveyard into your library." */
export const parseShuffleGraveyard = (parser: Parser): ParsedEffects =>
  parser.accept('shuffle your graveyard into your library')
    ? [
        { do: 'move', what: { every: { zone: 'graveyard', owner: 'you' } }, to: 'library' },
        { do: 'shuffle', who: 'you' },
      ]
    : undefined;

function parseAndObject(parser: Parser): ObjectReference | undefined {
  const one = parser.accept('and') ? parseObject(parser) : undefined;
  return one?.kind === 'permanent' && !one.plural && one.choices.length === 0 ? one.what : undefined;
}

export function parseShuffleIntoLibrary(parser: Parser): ParsedEffects {
  if (!parser.accept('shuffle')) return undefined;
  const one = parseObject(parser);
  if (one === undefined || one.plural) return undefined;
  if (one.what === 'this' && parser.accept("and your graveyard into their owner's library"))
    return [
      { do: 'move', what: 'this', to: 'library' },
      { do: 'shuffle in', who: 'you', graveyard: true },
    ];
  const other = parser.try(parseAndObject);
  if (other !== undefined) {
    parser.clearReferents();
    return parser.accept("into their owners' libraries") && one.choices.length === 0
      ? [{ do: 'move', what: { objects: [one.what, other] }, to: 'library' }]
      : undefined;
  }
  return parser.acceptAny("into its owner's library", 'into your library', "into their owner's library") ===
    undefined
    ? undefined
    : [...one.choices, { do: 'move', what: one.what, to: 'library' }];
}
