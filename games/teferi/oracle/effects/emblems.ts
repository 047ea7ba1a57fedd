/** Parses effects that give a player an emblem (114.1). */
import type { Ability, PlayerReference } from '../../abilities/index.ts';
import { type Parser, type ParsedEffects, AND } from '../parser.ts';
import { parseQuotedAbility } from '../quoted-abilities.ts';
import { containsValue } from '../tree.ts';

/** An emblem is no object on the battlefield, so its abilities must not refer to it; nor does the engine have a source for its damage. */
function isEmblemAbility(ability: Ability): boolean {
  // What other objects gain refers to those objects.
  const own =
    ability.kind === 'static'
      ? [ability.affects, ...ability.changes.filter(({ change }) => change !== 'gain')]
      : ability;
  if (containsValue(own, 'this') || containsValue(own, 'damage')) return false;
  if (ability.kind === 'rule') return ability.while === undefined;
  if (ability.kind === 'triggered')
    return 'effects' in ability && ability.zone === undefined && ability.perTurn === undefined;
  return (
    ability.kind === 'static' &&
    ability.while === undefined &&
    typeof ability.affects === 'object' &&
    'every' in ability.affects
  );
}

/** "get an emblem with “Creatures you control get +1/+1.”", behind the player. */
export function parseEmblem(parser: Parser, who: PlayerReference): ParsedEffects {
  if (parser.acceptAny('get an emblem with', 'gets an emblem with') === undefined) return undefined;
  const abilities = parser.listOf(parseQuotedAbility, AND)?.flat();
  return abilities?.every(isEmblemAbility) === true ? [{ do: 'emblem', who, abilities }] : undefined;
}
