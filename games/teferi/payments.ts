/** 601.2f and 601.2g, foreseen: what would be tapped for a spell or an ability, as far as it is announced. */
import { at, type Seat, type DeepReadonly } from '@ludoteca/kernel';
import type { ActivatedAbility } from './abilities/index.ts';
import { type Board, scopeOf } from './layers/board.ts';
import { frozen } from './layers/frozen.ts';
import { LAND } from './layers/masks.ts';
import { foreseen, totalOf } from './rules/costs.ts';
import { spellCosts } from './rules/timing.ts';
import type { Payment } from './sight.ts';
import type { Item } from './state.ts';

/** For each card in hand, cast in the usual way without extras, X being nothing. */
export function handPayments(board: Board, seat: Seat): { [card: string]: Payment } {
  const { state } = board;
  const found: { [card: string]: Payment } = {};
  for (const kind of new Set(at(state.sides, seat).hand)) {
    const compiled = at(board.cards, kind);
    const costs = (compiled.traits.types & LAND) === 0 ? spellCosts(compiled, '', false) : undefined;
    if (costs === undefined) continue;
    const scope = scopeOf(seat, 0, kind);
    const payment = foreseen(state, seat, totalOf(board, costs, scope, kind), scope);
    if (payment !== undefined) found[compiled.card.name] = payment;
  }
  return found;
}

/** For what is on top of the stack. */
export function itemPayment(board: Board, item: DeepReadonly<Item>): Payment | undefined {
  const { what, kind, way, kicked, does, controller } = item;
  const isSpell = what === 'spell';
  const costs = isSpell
    ? spellCosts(at(board.cards, kind), way, kicked)
    : what === 'activated'
      ? (frozen(does) as ActivatedAbility).cost
      : undefined;
  if (costs === undefined) return undefined;
  return foreseen(board.state, controller, totalOf(board, costs, item, isSpell ? kind : -1), item);
}
