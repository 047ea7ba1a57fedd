/** The arrows of the board: targets of the stack, attacks on permanents, blocks and planned declarations. */
import type { Arrow } from '@ludoteca/kit/web';
import { isPlayer } from '../layers/board-state.ts';
import type { View } from '../view-types.ts';
import type { EntityId, ObjectId } from '../state.ts';
import type { TeferiOption } from './offers.ts';
import { arrowEnds } from './combat-plan.ts';
import { entityElementId } from './element-ids.ts';

const arrow = (from: ObjectId, to: EntityId, kind: string): Arrow => ({
  from: entityElementId(from),
  to: entityElementId(to),
  kind: `tf-arrow ${kind}`,
});

export function collectArrows(
  { stack, battlefield }: View,
  planned: readonly TeferiOption[],
): readonly Arrow[] {
  const aims = stack.flatMap(({ id, targets }) => targets.map((to) => arrow(id, to, 'aims')));
  // Attackers of a player are marked on their tiles and need no arrow.
  const attacks = battlefield.flatMap(({ id, attacking }) =>
    attacking === undefined || isPlayer(attacking) ? [] : [arrow(id, attacking, 'attacks')],
  );
  const blocks = battlefield.flatMap(({ id, blocking = [] }) =>
    blocking.map((attacker) => arrow(id, attacker, 'blocks')),
  );
  const plans = planned.flatMap((option) => {
    const [from, to] = arrowEnds(option) ?? [];
    return from === undefined || to === undefined ? [] : [arrow(from, to, 'planned')];
  });
  return [...attacks, ...blocks, ...aims, ...plans];
}
