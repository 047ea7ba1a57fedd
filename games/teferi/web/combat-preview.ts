/** The expected combat damage to the defending player. */
import { at, type Seat } from '@ludoteca/kernel';
import type { TurnStep } from '../abilities/index.ts';
import { playerEntity } from '../layers/board-state.ts';
import type { VisiblePermanent, View } from '../view-types.ts';
import type { TeferiOption } from './offers.ts';

export interface UnblockedDamage {
  readonly seat: Seat;
  readonly damage: number;
  readonly left: number;
}

const isAttackOn = (option: TeferiOption, { id }: VisiblePermanent, player: number): boolean =>
  typeof option === 'object' && 'attack' in option && option.attack === id && option.at === player;

const STEPS_BEFORE_DAMAGE: ReadonlySet<TurnStep> = new Set(['declare-attackers', 'declare-blockers']);

/** The power of all unblocked creatures that attack the player or are planned to. */
export function previewUnblockedDamage(
  { battlefield, active, sides, step }: View,
  planned: readonly TeferiOption[],
): UnblockedDamage | undefined {
  if (!STEPS_BEFORE_DAMAGE.has(step)) return undefined;
  const seat = 1 - active;
  const player = playerEntity(seat);
  const blocked = new Set(
    planned.flatMap((option) => (typeof option === 'object' && 'with' in option ? [option.block] : [])),
  );
  const unblocked = battlefield.filter(
    (one) =>
      (one.attacking === player && one.blocked !== true && !blocked.has(one.id)) ||
      planned.some((option) => isAttackOn(option, one, player)),
  );
  if (unblocked.length === 0) return undefined;
  const damage = unblocked.reduce((sum, { power }) => sum + Math.max(0, power), 0);
  return { seat, damage, left: at(sides, seat).life - damage };
}
