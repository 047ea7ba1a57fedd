/** RULES 1.7 and 6.1: creates pieces and stack items. */
import type { Seat } from '@ludoteca/kernel';
import type { PoolIndex, StackItem, StackItemKind, Piece, Ref, ReadonlyPiece } from '../parts.ts';
import { cardAt } from '../pool/index.ts';
import { NO_SLOT } from './slots.ts';

/** Without slot and health. */
export const createPiece = (id: number, card: PoolIndex, owner: Seat, turn: number): Piece => ({
  id,
  card,
  origin: card,
  token: cardAt(card).token === true,
  owner,
  control: owner,
  slot: NO_SLOT,
  bearer: 0,
  level: cardAt(card).type === 'structure' ? 1 : 0,
  health: 0,
  most: 0,
  since: turn,
  lineSince: turn,
  attacks: 0,
  moved: false,
  shifted: false,
  hurt: false,
  wounder: 0,
  shown: false,
  played: false,
  marks: [],
  uses: [],
});

export const createStackItem = (
  id: number,
  kind: StackItemKind,
  seat: Seat,
  card: PoolIndex,
  source = 0,
  ability = -1,
): StackItem => ({
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

/** A triggered ability of a piece. */
export function createTrigger(
  id: number,
  piece: ReadonlyPiece,
  ability: number,
  subject: Ref,
  cause: Ref,
  amount: number,
): StackItem {
  const item = createStackItem(id, 'trigger', piece.control, piece.card, piece.id, ability);
  item.subject = subject;
  item.cause = cause;
  item.amount = amount;
  return item;
}
