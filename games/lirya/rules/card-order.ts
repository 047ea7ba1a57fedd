/** The order of cards and abilities where the rules list or sort them. */
import type { PoolIndex, ReadonlyState } from '../parts.ts';
import { abilityAt, compareByName } from '../pool/index.ts';

type CardOrder = Pick<ReadonlyState, 'cardOrder'>;

/** In a match of archive format 1: by their numbers, which depend on the sets that are loaded. */
export const compareCards = ({ cardOrder }: CardOrder, a: PoolIndex, b: PoolIndex): number =>
  cardOrder === undefined ? a - b : compareByName(a, b);

/** Of one card as printed. Negative numbers are not abilities of the pool and come first. */
export function compareAbilities(order: CardOrder, a: number, b: number): number {
  if (order.cardOrder === undefined || a < 0 || b < 0) return a - b;
  const [one, other] = [abilityAt(a), abilityAt(b)];
  return compareByName(one.card, other.card) || one.place - other.place;
}
