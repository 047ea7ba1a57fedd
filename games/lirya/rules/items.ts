/** RULES 6.1: objects for the stack. */
import type { Seat } from '@ludoteca/kernel';
import type { CardIndex, Item, ItemKind, Ref } from '../parts.ts';
import type { PieceSeen } from './table.ts';

export const newItem = (
  id: number,
  kind: ItemKind,
  seat: Seat,
  card: CardIndex,
  source = 0,
  ability = -1,
): Item => ({
  id,
  kind,
  seat,
  card,
  fromHand: false,
  source,
  ability,
  slot: -1,
  targets: [],
  subject: 0,
  cause: 0,
  amount: 0,
  last: 0,
  cost: 0,
  memory: {},
  copy: false,
});

/** An ability of a piece that something has triggered. */
export function triggerItem(
  id: number,
  piece: PieceSeen,
  ability: number,
  subject: Ref,
  cause: Ref,
  amount: number,
): Item {
  const item = newItem(id, 'trigger', piece.control, piece.card, piece.id, ability);
  item.subject = subject;
  item.cause = cause;
  item.amount = amount;
  return item;
}
