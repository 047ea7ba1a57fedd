/** Parses effects by which players shuffle their hands and graveyards into their libraries (701.24). */
import type { AbilityEffect, PlayerReference } from '../../abilities/index.ts';
import type { ParsedEffects, Parser } from '../parser.ts';

type ShuffledZones = Omit<Extract<AbilityEffect, { do: 'shuffle in' }>, 'do' | 'who'>;

const ZONES: { readonly [words: string]: ShuffledZones } = {
  'hand and graveyard': { hand: true, graveyard: true },
  'hand, graveyard,': { hand: true, graveyard: true },
  'cards from their hand': { hand: true },
  hand: { hand: true },
  graveyard: { graveyard: true },
};

/** "shuffles their hand and graveyard into their library", behind the player. */
export function parseShuffleIn(parser: Parser, who: PlayerReference): ParsedEffects {
  const own = who === 'you';
  const verb = parser.acceptAny('shuffles', 'shuffle');
  if (verb === undefined || (verb === 'shuffle') !== own) return undefined;
  if (parser.acceptAny(own ? 'your' : 'their', 'the') === undefined) return undefined;
  const zones = parser.acceptPhrase(ZONES);
  if (zones === undefined || !parser.accept(own ? 'into your library' : 'into their library'))
    return undefined;
  parser.clearReferents();
  parser.updateContext({ counted: 'unknown' });
  if (who !== 'each') return [{ do: 'shuffle in', who, ...zones }];
  const draws = parser.accept(', then draws that many cards');
  const shuffled: AbilityEffect = { do: 'shuffle in', who: draws ? 'that player' : who, ...zones };
  if (!draws) return [shuffled];
  // The caller performs these effects for one player at a time, so each draws as many cards as that player has shuffled away.
  return [shuffled, { do: 'draw', who: 'that player', count: 'that much' }];
}
