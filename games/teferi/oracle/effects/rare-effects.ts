/** Parses effects in wordings that few cards have: piles, exact changes of power and toughness, whole libraries. */
import type { AbilityEffect, ObjectFilter } from '../../abilities/index.ts';
import { parseDuration } from '../durations.ts';
import type { ParsedEffects, Parser } from '../parser.ts';
import { parseNounPhrase } from '../noun-phrases.ts';
import { addTarget, parseTargetPlayer, parseUntargetedPlayer } from '../player-phrases.ts';
import { parseSingularReference, acceptSelfReference } from '../references.ts';
import { parseNumber } from '../values.ts';

/** "Separate all permanents target player controls into two piles. That player sacrifices all permanents in the pile of their choice." */
function parsePermanentPiles(parser: Parser): ParsedEffects {
  if (!parser.accept('separate all permanents')) return undefined;
  const who = parseTargetPlayer(parser);
  if (who === undefined || !parser.accept('controls into two piles')) return undefined;
  if (!parser.accept('. that player sacrifices all permanents in the pile of their choice')) return undefined;
  const other: ObjectFilter = { controller: who, not: { is: 'made' } };
  parser.clearReferents();
  return [
    { do: 'choose', who: 'you', what: { controller: who }, count: MAX_PILE, upTo: true },
    {
      do: 'choose effect',
      who,
      options: [
        { label: 'first pile', effects: [{ do: 'sacrifice', what: 'made', who }] },
        { label: 'second pile', effects: [{ do: 'sacrifice', what: { every: other }, who }] },
      ],
    },
  ];
}
/** More permanents than any player controls in ordinary play. */
const MAX_PILE = 9999;

/** "change this creature's base power and toughness to that creature's power and toughness until end of turn" */
function parseCopiedStats(parser: Parser): ParsedEffects {
  if (!parser.accept('change') || !acceptSelfReference(parser)) return undefined;
  if (!parser.accept("'s base power and toughness to")) return undefined;
  const model = parseSingularReference(parser);
  if (model === undefined || !parser.accept("'s power and toughness")) return undefined;
  const until = parseDuration(parser);
  if (until === undefined) return undefined;
  const changes = [{ change: 'base', power: { power: model }, toughness: { toughness: model } }] as const;
  return [{ do: 'change', what: 'this', changes, until }];
}

/** "exile all cards from target player's library" */
function parseExileLibrary(parser: Parser): ParsedEffects {
  if (!parser.accept('exile all cards from')) return undefined;
  const who = parseTargetPlayer(parser) ?? parseUntargetedPlayer(parser);
  if (who === undefined || !parser.accept("'s library")) return undefined;
  parser.clearReferents();
  return [{ do: 'move top', who, count: { library: who }, to: 'exile' }];
}

/** "its owner puts it on the top or bottom of their library" */
function parseOwnerPutsAway(parser: Parser): ParsedEffects {
  const { it } = parser.context;
  if (it === undefined || it === 'this') return undefined;
  const words = parser.acceptAny(
    'its owner puts it on the top or bottom of their library',
    'its owner puts it on their choice of the top or bottom of their library',
  );
  if (words === undefined) return undefined;
  parser.clearReferents();
  return [
    {
      do: 'choose effect',
      who: { owner: it },
      options: [
        { label: 'top', effects: [{ do: 'move', what: it, to: 'library top' }] },
        { label: 'bottom', effects: [{ do: 'move', what: it, to: 'library bottom' }] },
      ],
    },
  ];
}

/** "remove those counters", behind a condition about counters on the source. */
function parseRemoveThoseCounters(parser: Parser): ParsedEffects {
  const { countersOnSource } = parser.context;
  return countersOnSource !== undefined && parser.accept('remove those counters')
    ? [{ do: 'remove counters', what: 'this', kind: countersOnSource, count: 'all' }]
    : undefined;
}

/** "each opponent who didn't discard a nonland card this way loses 3 life" */
function parseDidNotDiscard(parser: Parser): ParsedEffects {
  const { madeThisWay } = parser.context;
  if (madeThisWay?.verb !== 'discarded') return undefined;
  if (!parser.accept("each opponent who didn't discard a nonland card this way loses")) return undefined;
  const amount = parseNumber(parser);
  if (amount === undefined || !parser.accept('life')) return undefined;
  const loss: AbilityEffect = { do: 'lose life', who: 'opponent', amount };
  const condition = { not: { what: 'made', matches: { notTypes: ['land'] } } } as const;
  return [{ do: 'if', condition, effects: [loss] }];
}

/** "that creature's owner can't cast spells with the same name as that creature until your next turn" */
function parseForbiddenName(parser: Parser): ParsedEffects {
  const who = parseUntargetedPlayer(parser);
  if (who === undefined || typeof who === 'string' || !('owner' in who || 'controller' in who))
    return undefined;
  if (!parser.accept("can't cast spells with the same name as that creature until your next turn"))
    return undefined;
  return [{ do: 'forbid name', who, of: 'owner' in who ? who.owner : who.controller }];
}

/** "you may pay any amount of {E}" */
function parseAnyEnergy(parser: Parser): ParsedEffects {
  if (parser.acceptAny('you may pay any amount of {E}', 'pay any amount of {E}') === undefined)
    return undefined;
  parser.updateContext({ hasAmount: true, counted: undefined });
  return [{ do: 'pay energy' }];
}

/** "the next time you cast an instant or sorcery spell from your hand this turn, put that card into your hand instead of into your graveyard as it resolves" */
function parseNextSpellReturns(parser: Parser): ParsedEffects {
  if (!parser.accept('the next time you cast') || parser.acceptAny('a', 'an') === undefined) return undefined;
  const found = parseNounPhrase(parser);
  if (found?.kind !== 'spell' || found.plural || !parser.accept('from your hand this turn ,'))
    return undefined;
  const { zone, stack, ...what } = found.filter;
  return zone === 'stack' &&
    stack === 'spell' &&
    parser.accept('put that card into your hand instead of into your graveyard as it resolves')
    ? [{ do: 'rule', rule: { says: 'next spell returns', what }, until: 'end of turn' }]
    : undefined;
}

/** 115.7b: "change a target of target spell or ability to this creature" */
function parseRedirect(parser: Parser): ParsedEffects {
  if (!parser.accept('change a target of target spell or ability to') || !acceptSelfReference(parser))
    return undefined;
  parser.clearReferents();
  return [{ do: 'redirect', what: { target: addTarget(parser, { what: { zone: 'stack' } }) } }];
}

const STACK_OBJECTS = ['that spell or ability', 'the spell or ability'] as const;

/** "counter that spell or ability", about the object that targets the object of the trigger. */
function parseCounterCause(parser: Parser): ParsedEffects {
  if (parser.context.targetedBy !== 'other' || !parser.accept('counter')) return undefined;
  if (parser.acceptAny(...STACK_OBJECTS) === undefined) return undefined;
  parser.setReferent('other', false, ['spell']);
  return [{ do: 'counter', what: 'other' }];
}

export const parseRareEffect = (parser: Parser): ParsedEffects =>
  parser.firstOf<readonly AbilityEffect[]>(
    parsePermanentPiles,
    parseCopiedStats,
    parseExileLibrary,
    parseOwnerPutsAway,
    parseRemoveThoseCounters,
    parseDidNotDiscard,
    parseCounterCause,
    parseForbiddenName,
    parseAnyEnergy,
    parseNextSpellReturns,
    parseRedirect,
  );
