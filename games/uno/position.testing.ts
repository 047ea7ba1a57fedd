/** Writes a position of a match as a start position (RULES 7). */
import { at, type Position } from '@ludoteca/kernel';
import { toCard, formatCard } from './cards.ts';
import type { Uno } from './parts.ts';

export function toStartFields({ state, agenda }: Position<Uno>): { readonly [field: string]: unknown } {
  const { hands, stock, pile, value, suit, direction } = state;
  const due = at(agenda, agenda.length - 1);
  return {
    hands: hands.map((hand) => hand.map(formatCard)),
    stock: stock.toReversed().map(formatCard),
    pile: pile.map(formatCard),
    table: formatCard(toCard(value, suit)),
    turn: 'seat' in due ? due.seat : -1,
    direction,
    ...('count' in due ? { owes: due.count } : {}),
  };
}
