/** Parses imperatives about objects. */
import type { AbilityEffect } from '../../abilities/index.ts';
import { parseAttach, parseExchangeControl } from './control.ts';
import {
  parseDistributeCounters,
  parsePutCounters,
  parsePutNumberOfCounters,
  parseRemoveCounters,
} from './counter-actions.ts';
import { parseKeywordAction } from './keyword-actions.ts';
import { parseExile, parseMove, parseShuffleGraveyard, parseShuffleIntoLibrary } from './move-actions.ts';
import {
  parseCounterAbility,
  parseCounterSpell,
  parseDestroy,
  parseRegenerate,
  parseTap,
  parseTransform,
  parseUntap,
} from './object-verbs.ts';
import { parseObject } from '../object-phrases.ts';
import type { ParsedEffects, Parser } from '../parser.ts';

const parseRemoveFromCombat = (parser: Parser): ParsedEffects => {
  if (!parser.accept('remove')) return undefined;
  const one = parseObject(parser);
  return one !== undefined && parser.accept('from combat')
    ? [...one.choices, { do: 'remove from combat', what: one.what }]
    : undefined;
};

/** "sacrifice it", "sacrifice this creature": without a choice. */
function parseSacrificeReferent(parser: Parser): ParsedEffects {
  if (!parser.accept('sacrifice')) return undefined;
  const one = parseObject(parser);
  const every = one !== undefined && typeof one.what === 'object' && 'every' in one.what;
  return one === undefined || one.choices.length > 0 || every
    ? undefined
    : [{ do: 'sacrifice', what: one.what }];
}

/** "choose target creature": only declares a target. */
const parseChooseTarget = (parser: Parser): ParsedEffects => {
  if (!parser.accept('choose')) return undefined;
  const one = parseObject(parser);
  return one !== undefined && typeof one.what === 'object' && 'target' in one.what ? [] : undefined;
};

export const parseObjectAction = (parser: Parser): ParsedEffects =>
  parser.firstOf<readonly AbilityEffect[]>(
    parseDestroy,
    parseExile,
    parsePutNumberOfCounters,
    parsePutCounters,
    parseDistributeCounters,
    parseRemoveCounters,
    parseRemoveFromCombat,
    parseMove,
    parseTransform,
    parseTap,
    parseUntap,
    parseCounterAbility,
    parseCounterSpell,
    parseSacrificeReferent,
    parseExchangeControl,
    parseRegenerate,
    parseShuffleGraveyard,
    parseShuffleIntoLibrary,
    parseAttach,
    parseChooseTarget,
    parseKeywordAction,
  );
