/** Keeps what "that many" and "this way" refer to after a clause. */
import type { AbilityEffect } from '../../abilities/index.ts';
import type { ParserContext } from '../parser.ts';

/** The noun for all objects of an effect, if one noun fits all. */
export function countedNounOf(effect: AbilityEffect | undefined): string | undefined {
  if (effect?.do === 'discard' || effect?.do === 'mill') return 'card';
  const filter =
    effect?.do === 'sacrifice some'
      ? effect.what
      : (effect?.do === 'destroy' || (effect?.do === 'move' && effect.to === 'exile')) &&
          typeof effect.what === 'object' &&
          'every' in effect.what
        ? effect.what.every
        : undefined;
  const [type, ...others] = filter?.types ?? [];
  return others.length === 0 ? type : undefined;
}

/** What "that many" counts after an effect. */
export function countedAfter(
  before: ParserContext['counted'],
  effect: AbilityEffect,
): ParserContext['counted'] {
  switch (effect.do) {
    case 'discard':
    case 'mill':
    case 'sacrifice some':
    case 'destroy':
      return effect.do !== 'destroy' && effect.count === 1 ? before : 'made';
    case 'damage':
    case 'gain life':
    case 'lose life':
      return undefined;
    case 'draw':
      return effect.count === 1 ? before : 'unknown';
    case 'tap':
    case 'untap':
    case 'change':
    case 'scry':
    case 'surveil':
      return before;
    default:
      return before === undefined ? undefined : 'unknown';
  }
}

const VERBS_OF_MAKING: { readonly [effect: string]: string } = {
  discard: 'discarded',
  mill: 'milled',
  destroy: 'destroyed',
  move: 'exiled',
  sacrifice: 'sacrificed',
  'sacrifice some': 'sacrificed',
};

/** Effects that leave the objects of the effect before them as they are. */
const KEEPING_EFFECTS: ReadonlySet<string> = new Set(['draw', 'gain life', 'lose life', 'damage', 'energy']);

export function madeAfter(
  { madeThisWay }: ParserContext,
  effects: readonly AbilityEffect[],
  noun: string | undefined,
): ParserContext['madeThisWay'] {
  const verb = VERBS_OF_MAKING[effects.at(-1)?.do ?? ''];
  if (verb !== undefined && noun !== undefined) return { noun, verb };
  if (verb === 'destroyed') return { noun: 'permanent', verb };
  return effects.every((effect) => KEEPING_EFFECTS.has(effect.do)) ? madeThisWay : undefined;
}
