/** Whether an object attacks, blocks or is blocked as a filter demands (CR 508 and 509). */
import type { ObjectFilter } from '../abilities/index.ts';
import type { ObjectId } from '../state.ts';
import type { BoardState } from './board-state.ts';

export function matchesCombatRole(
  { state: { combat } }: BoardState,
  id: ObjectId,
  { attacking, blocking, blocked }: ObjectFilter,
): boolean {
  if (attacking === undefined && blocking === undefined && blocked === undefined) return true;
  const attacker = combat?.attackers.find((one) => one.id === id);
  const blocks = combat?.blocking.some((one) => one.id === id) ?? false;
  if (attacking === true && blocking === true) return attacker !== undefined || blocks;
  if (attacking !== undefined && (attacker !== undefined) !== attacking) return false;
  if (blocking !== undefined && blocks !== blocking) return false;
  return blocked === undefined || (attacker !== undefined && attacker.blocked === blocked);
}
