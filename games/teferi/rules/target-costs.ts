/** Costs of spells that depend on the chosen targets and modes (CR 601.2f). */
import { memoizeByObject, someField } from '@ludoteca/kit';
import type { ObjectFilter } from '../abilities/index.ts';
import { isPlayer, type AbilityScope, type BoardState } from '../layers/board-state.ts';
import type { CompiledCard } from '../layers/compiled-cards.ts';
import { resolveObjects } from '../layers/filters.ts';

const readsTargets = memoizeByObject(({ card }: CompiledCard): boolean =>
  card.abilities.some(
    (ability) =>
      (ability.kind === 'additional cost' || ability.kind === 'rule') &&
      someField(ability, (field) => field === 'aims' || field === 'beyondFirst'),
  ),
);

/** Whether the cost of the spell may depend on its targets or modes. */
export const dependsOnTargets = ({ gameRules }: BoardState, compiled: CompiledCard): boolean =>
  readsTargets(compiled) ||
  gameRules.some(
    ({ rule }) => rule.says === 'cost' && rule.what !== 'this' && rule.what.aimsAt !== undefined,
  );

/** Whether one of the chosen targets is one of the objects that the filter of a rule names. */
export function aimsAt(
  board: BoardState,
  what: NonNullable<ObjectFilter['aimsAt']>,
  { targets }: AbilityScope,
  from: AbilityScope,
): boolean {
  const chosen = targets.flat().filter((entity) => !isPlayer(entity));
  return chosen.length > 0 && resolveObjects(board, what, from).some((id) => chosen.includes(id));
}
