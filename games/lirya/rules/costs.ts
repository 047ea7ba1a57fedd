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
import { eachStatic, inPlay, reachesPlayer } from './statics.ts';
import { cardOf, pieceOf, type Table } from './table.ts';

/** 5.3 */
export function costOf(state: Table, seat: Seat, row: CardRow): number {
  const { marks } = at(state.players, seat);
  if (marks.length === 0 && !inPlay(state, GIVES.cost)) return row.cost;
  let set = row.cost;
  let since = 0;
  let less = 0;
  let more = 0;
  const count = (amount: number): void => {
    if (amount < 0) less -= amount;
    else more += amount;
  };
  for (const { kind, amount, data, since: its = 0 } of marks)
    if ((kind === 'cost' || kind === 'costs') && isFor(state, seat, data as unknown as Filter, row)) {
      if (kind === 'costs') [set, since] = [amount, its];
      else count(amount);
    }
  eachStatic(state, GIVES.cost, (ability, scope, source) => {
    if (!reachesPlayer(ability, source, seat)) return;
    for (const gift of ability.gives)
      if ('costs' in gift && source.id >= since && isFor(state, seat, gift.cards, row))
        set = valueOf(state, gift.costs, scope);
      else if ('cost' in gift && isFor(state, seat, gift.cards, row)) count(valueOf(state, gift.cost, scope));
  });
  return configOf(state.settings).costFloor === 'between'
    ? Math.max(0, set - less) + more
    : Math.max(0, set - less + more);
}

const isFor = (state: Table, seat: Seat, filter: Filter, row: CardRow): boolean =>
  matchesPile(state, filter, row, scopeOfCard(seat, row.index));

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
