/** RULES 5: what things cost, and whether that can be paid. */
import { at, type Seat } from '@ludoteca/kernel';
import { findMatching, matchesCard } from '../effects/filters.ts';
import { type Scope, scopeOfCard } from '../effects/scope.ts';
import { countCounters, evaluateValue } from '../effects/values.ts';
import type { CardIndex } from '../parts.ts';
import { type CardRow, rowAt } from '../pool/index.ts';
import { FEATURE_BITS } from '../pool/feature-bits.ts';
import { configOf } from '../settings.ts';
import type { Cost, CardFilter, ValueExpression } from '../card-definition/index.ts';
import { evaluateAmount, forEachStatic, hasFeature, affectsPlayer } from './static-abilities.ts';
import { cardOf, findPiece, type ReadonlyState } from './lookup.ts';

/** Something that changes what a player's cards cost, or sets it. */
interface CostChange {
  readonly cards: CardFilter;
  readonly sets: boolean;
  readonly amount: number;
  /** The id that came into play with it, or next: of costs that are set the latest counts. */
  readonly since: number;
}
export type CostChanges = readonly CostChange[];

const NONE: CostChanges = [];

/** 5.3: what a player was given, then what static abilities give. The same for all cards until something happens. */
export const findCostChanges = (state: ReadonlyState, seat: Seat): CostChanges =>
  at(state.players, seat).marks.length === 0 && !hasFeature(state, FEATURE_BITS.cost)
    ? NONE
    : collectCostChanges(state, seat);

function collectCostChanges(state: ReadonlyState, seat: Seat): CostChanges {
  const changes: CostChange[] = [];
  for (const { kind, amount, data, since = 0 } of at(state.players, seat).marks)
    if (kind === 'cost' || kind === 'costs')
      changes.push({ cards: data as unknown as CardFilter, sets: kind === 'costs', amount, since });
  forEachStatic(state, FEATURE_BITS.cost, (ability, source) => {
    if (!affectsPlayer(ability, source, seat)) return;
    const { id: since } = source;
    for (const gift of ability.gives)
      if ('costs' in gift)
        changes.push({
          cards: gift.cards,
          sets: true,
          amount: evaluateAmount(state, gift.costs, source),
          since,
        });
      else if ('cost' in gift)
        changes.push({
          cards: gift.cards,
          sets: false,
          amount: evaluateAmount(state, gift.cost, source),
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

/** How a cost is looked at: by who pays, or by somebody who sees only how many cards there are in the hand. */
export type Viewpoint = 'own' | 'public';

/** Whether all of it can be paid at once, with so much energy spent already. */
export function canPay(
  state: ReadonlyState,
  costs: readonly Cost[],
  scope: Scope,
  spent: number,
  leaving: CardIndex | undefined,
  eyes: Viewpoint,
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
      if (countDiscardable(state, cost.like, scope, leaving, eyes) < cost.discard) return false;
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

/** How many cards could be discarded, not counting the one that is being played. */
function countDiscardable(
  state: ReadonlyState,
  like: CardFilter | undefined,
  scope: Scope,
  leaving: CardIndex | undefined,
  eyes: Viewpoint,
): number {
  const { hand } = at(state.players, scope.seat);
  const gone = leaving === undefined ? 0 : 1;
  if (eyes === 'public' || like === undefined) return hand.length - gone;
  let count = leaving !== undefined && matchesCard(state, like, rowAt(leaving), scope) ? -1 : 0;
  for (const veiled of hand) if (matchesCard(state, like, rowAt(cardOf(veiled)), scope)) count++;
  return count;
}

/** Who could be sacrificed: not who is needed for another cost, nor what would go with who carries it. */
export function findSacrificable(
  state: ReadonlyState,
  like: CardFilter,
  costs: readonly Cost[],
  scope: Scope,
): number[] {
  const found = findMatching(state, { ...like, side: 'you' }, scope);
  const needed = costs.some((cost) => typeof cost === 'string' || 'damage' in cost || 'counters' in cost);
  return found.filter(
    (ref) => !(needed && ref === scope.source) && !found.includes(findPiece(state, ref)?.bearer ?? 0),
  );
}

/** Nobody gets energy by paying it. */
export const computeEnergyCost = (
  state: ReadonlyState,
  cost: { readonly energy: ValueExpression },
  scope: Scope,
): number => Math.max(0, evaluateValue(state, cost.energy, scope));
