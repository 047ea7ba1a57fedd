/** RULES 5: computes costs and whether they can be paid. */
import { at, type Seat } from '@ludoteca/kernel';
import { findMatching, matchesCard } from '../effects/filters.ts';
import { type EffectScope, scopeOfCard } from '../effects/scope.ts';
import { countCounters, evaluateValue } from '../effects/values.ts';
import type { PoolIndex, ReadonlyState } from '../parts.ts';
import { type CardRow, rowAt } from '../pool/index.ts';
import { FEATURE_BITS } from '../pool/feature-bits.ts';
import { configOf } from '../settings.ts';
import type { Cost, CardFilter, ValueExpression } from '../card-definition/index.ts';
import { forEachStatic, hasFeature, affectsPlayer } from './static-abilities.ts';
import { cardOf } from './known-cards.ts';
import { findPiece } from './lookup.ts';

/** A change of the costs of a player's cards, or a modifier that sets them. */
interface CostChange {
  readonly cards: CardFilter;
  readonly sets: boolean;
  readonly amount: number;
  /** The id of its source, or the next free id when it was given: of several that set a cost the latest counts. */
  readonly since: number;
}
export type CostChanges = readonly CostChange[];

const NONE: CostChanges = [];

/** 5.3: from modifiers of the player, then from static abilities. Compute once for several cards. */
export const findCostChanges = (state: ReadonlyState, seat: Seat): CostChanges =>
  at(state.players, seat).marks.length === 0 && !hasFeature(state, FEATURE_BITS.cost)
    ? NONE
    : collectCostChanges(state, seat);

function collectCostChanges(state: ReadonlyState, seat: Seat): CostChanges {
  const changes: CostChange[] = [];
  for (const { kind, amount, data, since = 0 } of at(state.players, seat).marks)
    if (kind === 'cost' || kind === 'costs')
      changes.push({ cards: data as unknown as CardFilter, sets: kind === 'costs', amount, since });
  forEachStatic(state, FEATURE_BITS.cost, undefined, (active) => {
    if (!affectsPlayer(active, seat)) return;
    const { id: since } = active.source;
    for (const gift of active.ability.gives)
      if ('costs' in gift)
        changes.push({
          cards: gift.cards,
          sets: true,
          amount: evaluateValue(state, gift.costs, active.scope),
          since,
        });
      else if ('cost' in gift)
        changes.push({
          cards: gift.cards,
          sets: false,
          amount: evaluateValue(state, gift.cost, active.scope),
          since,
        });
  });
  return changes;
}

/** 5.3 */
export function computeCost(
  state: ReadonlyState,
  seat: Seat,
  row: CardRow,
  changes = findCostChanges(state, seat),
): number {
  if (changes.length === 0) return row.cost;
  let set = row.cost;
  let latest = 0;
  let less = 0;
  let more = 0;
  for (const { cards, sets, amount, since } of changes) {
    if (!matchesCard(state, cards, row, scopeOfCard(seat, row.index))) continue;
    if (!sets) {
      if (amount < 0) less -= amount;
      else more += amount;
    } else if (since >= latest) [set, latest] = [amount, since];
  }
  return configOf(state.settings).costFloor === 'between'
    ? Math.max(0, set - less) + more
    : Math.max(0, set - less + more);
}

/** Who asks whether a cost can be paid: the payer, or a watcher who only knows the number of cards in the hand. */
export type Viewpoint = 'own' | 'public';

/** Whether all costs can be paid together after `spent` energy; `leaving` is the card being played from the hand. */
export function canPay(
  state: ReadonlyState,
  costs: readonly Cost[],
  scope: EffectScope,
  spent: number,
  leaving: PoolIndex | undefined,
  viewpoint: Viewpoint,
): boolean {
  const player = at(state.players, scope.seat);
  let energy = player.energy - spent;
  if (energy < 0) return false;
  for (const cost of costs) {
    if (typeof cost === 'string') {
      if (cost !== 'discard source' && findPiece(state, scope.source) === undefined) return false;
    } else if ('energy' in cost) {
      energy -= computeEnergyCost(state, cost, scope);
      if (energy < 0) return false;
    } else if ('discard' in cost) {
      if (countDiscardable(state, cost.like, scope, leaving, viewpoint) < cost.discard) return false;
    } else if ('sacrifice' in cost) {
      if (findSacrificable(state, cost.sacrifice, costs, scope).length < (cost.count ?? 1)) return false;
    } else if ('life' in cost) {
      if (player.life <= cost.life) return false;
    } else if ('counters' in cost) {
      if (countCounters(state, scope.source, cost.counters) < cost.count) return false;
    }
  }
  return true;
}

/** The number of cards that could be discarded, without the card being played. */
function countDiscardable(
  state: ReadonlyState,
  like: CardFilter | undefined,
  scope: EffectScope,
  leaving: PoolIndex | undefined,
  viewpoint: Viewpoint,
): number {
  const { hand } = at(state.players, scope.seat);
  const leavingCount = leaving === undefined ? 0 : 1;
  if (viewpoint === 'public' || like === undefined) return hand.length - leavingCount;
  let count = leaving !== undefined && matchesCard(state, like, rowAt(leaving), scope) ? -1 : 0;
  for (const known of hand) if (matchesCard(state, like, rowAt(cardOf(known)), scope)) count++;
  return count;
}

/** The pieces that could be sacrificed: not the source if another cost needs it, nor equipment whose bearer is also among them. */
export function findSacrificable(
  state: ReadonlyState,
  like: CardFilter,
  costs: readonly Cost[],
  scope: EffectScope,
): number[] {
  const found = findMatching(state, { ...like, side: 'you' }, scope);
  const needed = costs.some((cost) => typeof cost === 'string' || 'damage' in cost || 'counters' in cost);
  return found.filter(
    (ref) => !(needed && ref === scope.source) && !found.includes(findPiece(state, ref)?.bearer ?? 0),
  );
}

/** Never negative: paying does not give energy. */
export const computeEnergyCost = (
  state: ReadonlyState,
  cost: { readonly energy: ValueExpression },
  scope: EffectScope,
): number => Math.max(0, evaluateValue(state, cost.energy, scope));
