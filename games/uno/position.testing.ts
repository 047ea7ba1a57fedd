import { at, type Position } from '@ludoteca/kernel';
import { cardOf, nameOf } from './cards.ts';
import type { Uno } from './parts.ts';

/** RULES 7 the other way round: a position of a match, written as a start. */
export function writtenAs({ state, agenda }: Position<Uno>): { readonly [field: string]: unknown } {
  const { hands, stock, pile, value, suit, direction } = state;
  const due = at(agenda, agenda.length - 1);
  return {
    hands: hands.map((hand) => hand.map(nameOf)),
    stock: stock.toReversed().map(nameOf),
    pile: pile.map(nameOf),
    table: nameOf(cardOf(value, suit)),
    turn: 'seat' in due ? due.seat : -1,
    direction,
    ...('count' in due ? { owes: due.count } : {}),
  };
}
