/** RULES 5: what things cost, and whether that can be paid. */
import { at, type Seat } from '@ludoteca/kernel';
import { allLike, matchesPile } from '../effects/filters.ts';
import { type Scope, scopeOfCard } from '../effects/scope.ts';
import { countersOn, valueOf } from '../effects/values.ts';
import type { CardIndex } from '../parts.ts';
import { type CardRow, rowAt } from '../pool/index.ts';
import { GIVES } from '../pool/gives.ts';
import { configOf } from '../settings.ts';
import type { Cost, Filter, Value } from '../vocabulary/index.ts';
import { amountOf, eachStatic, inPlay, reachesPlayer } from './statics.ts';
import { cardOf, pieceOf, type Table } from './table.ts';

/** Something that changes what a player's cards cost, or sets it. */
interface CostChange {
  readonly cards: Filter;
  readonly sets: boolean;
  readonly amount: number;
  /** The id that came into play with it, or next: of costs that are set the latest counts. */
  readonly since: number;
}
export type CostChanges = readonly CostChange[];

const NONE: CostChanges = [];

/** 5.3: what a player was given, then what static abilities give. The same for all cards until something happens. */
export const costChangesFor = (state: Table, seat: Seat): CostChanges =>
  at(state.players, seat).marks.length === 0 && !inPlay(state, GIVES.cost)
    ? NONE
    : costChangesNow(state, seat);

function costChangesNow(state: Table, seat: Seat): CostChanges {
  const changes: CostChange[] = [];
  for (const { kind, amount, data, since = 0 } of at(state.players, seat).marks)
    if (kind === 'cost' || kind === 'costs')
      changes.push({ cards: data as unknown as Filter, sets: kind === 'costs', amount, since });
  eachStatic(state, GIVES.cost, (ability, source) => {
    if (!reachesPlayer(ability, source, seat)) return;
    const { id: since } = source;
    for (const gift of ability.gives)
      if ('costs' in gift)
        changes.push({ cards: gift.cards, sets: true, amount: amountOf(state, gift.costs, source), since });
      else if ('cost' in gift)
        changes.push({ cards: gift.cards, sets: false, amount: amountOf(state, gift.cost, source), since });
  });
  return changes;
}

/** 5.3 */
export function costOf(
  state: Table,
  seat: Seat,
  row: CardRow,
  changes = costChangesFor(state, seat),
): number {
  if (changes.length === 0) return row.cost;
  let set = row.cost;
  let latest = 0;
  let less = 0;
  let more = 0;
  for (const { cards, sets, amount, since } of changes) {
    if (!matchesPile(state, cards, row, scopeOfCard(seat, row.index))) continue;
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
export type Eyes = 'own' | 'public';

/** Whether all of it can be paid at once, with so much energy spent already. */
export function payable(
  state: Table,
  costs: readonly Cost[],
  scope: Scope,
  spent: number,
  leaving: CardIndex | undefined,
  eyes: Eyes,
): boolean {
  const player = at(state.players, scope.seat);
  let energy = player.energy - spent;
  if (energy < 0) return false;
  for (const cost of costs) {
    if (typeof cost === 'string') {
      if (cost !== 'discard source' && pieceOf(state, scope.source) === undefined) return false;
    } else if ('energy' in cost) {
      energy -= energyOf(state, cost, scope);
      if (energy < 0) return false;
    } else if ('discard' in cost) {
      if (discardable(state, cost.like, scope, leaving, eyes) < cost.discard) return false;
    } else if ('sacrifice' in cost) {
      if (sacrificable(state, cost.sacrifice, costs, scope).length < (cost.count ?? 1)) return false;
    } else if ('life' in cost) {
      if (player.life <= cost.life) return false;
    } else if ('counters' in cost) {
      if (countersOn(state, scope.source, cost.counters) < cost.count) return false;
    }
  }
  return true;
}

/** How many cards could be discarded, not counting the one that is being played. */
function discardable(
  state: Table,
  like: Filter | undefined,
  scope: Scope,
  leaving: CardIndex | undefined,
  eyes: Eyes,
): number {
  const { hand } = at(state.players, scope.seat);
  const gone = leaving === undefined ? 0 : 1;
  if (eyes === 'public' || like === undefined) return hand.length - gone;
  let count = leaving !== undefined && matchesPile(state, like, rowAt(leaving), scope) ? -1 : 0;
  for (const veiled of hand) if (matchesPile(state, like, rowAt(cardOf(veiled)), scope)) count++;
  return count;
}

/** Who could be sacrificed: not who is needed for another cost, nor what would go with who carries it. */
export function sacrificable(state: Table, like: Filter, costs: readonly Cost[], scope: Scope): number[] {
  const found = allLike(state, { ...like, side: 'you' }, scope);
  const needed = costs.some((cost) => typeof cost === 'string' || 'damage' in cost || 'counters' in cost);
  return found.filter(
    (ref) => !(needed && ref === scope.source) && !found.includes(pieceOf(state, ref)?.bearer ?? 0),
  );
}

/** Nobody gets energy by paying it. */
export const energyOf = (state: Table, cost: { readonly energy: Value }, scope: Scope): number =>
  Math.max(0, valueOf(state, cost.energy, scope));
