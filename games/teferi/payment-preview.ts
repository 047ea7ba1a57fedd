/** Previews automatic payment: what would be tapped for a spell or ability (CR 601.2f and 601.2g). */
import { at, type Seat, type DeepReadonly } from '@ludoteca/kernel';
import type { ActivatedAbility } from './abilities/index.ts';
import { type BoardState, createScope } from './layers/board-state.ts';
import { deepFreeze } from './layers/deep-freeze.ts';
import { LAND } from './layers/bit-masks.ts';
import { previewPayment } from './rules/mana-payment.ts';
import { computeTotalCost } from './rules/total-cost.ts';
import { spellCosts } from './rules/legal-actions.ts';
import type { PaymentPreview } from './view-types.ts';
import type { StackObject } from './state.ts';

/** For each card in hand, cast for its mana cost with X = 0 and without kicker. */
export function previewHandPayments(board: BoardState, seat: Seat): { [card: string]: PaymentPreview } {
  const { state } = board;
  const found: { [card: string]: PaymentPreview } = {};
  for (const kind of new Set(at(state.sides, seat).hand)) {
    const compiled = at(board.cards, kind);
    const costs = (compiled.characteristics.types & LAND) === 0 ? spellCosts(compiled, '', false) : undefined;
    if (costs === undefined) continue;
    const scope = createScope(seat, 0, kind);
    const payment = previewPayment(state, seat, computeTotalCost(board, costs, scope, kind), scope);
    if (payment !== undefined) found[compiled.card.name] = payment;
  }
  return found;
}

export function previewStackPayment(
  board: BoardState,
  item: DeepReadonly<StackObject>,
): PaymentPreview | undefined {
  const { what, kind, way, kicked, does, controller } = item;
  const isSpell = what === 'spell';
  const costs = isSpell
    ? spellCosts(at(board.cards, kind), way, kicked)
    : what === 'activated'
      ? (deepFreeze(does) as ActivatedAbility).cost
      : undefined;
  if (costs === undefined) return undefined;
  return previewPayment(
    board.state,
    controller,
    computeTotalCost(board, costs, item, isSpell ? kind : -1),
    item,
  );
}
