/** RULES 6.1 and 11: characters, structures, equipment and upgrades take effect. */
import { at } from '@ludoteca/kernel';
import type { Item } from '../parts.ts';
import { cardAt, rowAt } from '../pool/index.ts';
import { ON } from '../pool/gives.ts';
import { configOf } from '../settings.ts';
import { refit } from './marks.ts';
import { canBear } from './legal.ts';
import { enter, roomFor } from './pieces.ts';
import { bury } from './piles.ts';
import { CARRIED, type Hands, pieceOf, playerRef, seenOf, taken } from './table.ts';
import { takeStock } from './statics.ts';
import { fire } from './triggers.ts';

export function settleItem(dealer: Hands, item: Item): void {
  if (item.kind === 'summon' || item.kind === 'build') return arrive(dealer, item);
  if (item.kind === 'equip') return equip(dealer, item);
  if (item.kind === 'upgrade') raise(dealer, item.source, true);
}

function lost(dealer: Hands, item: Item): void {
  bury(dealer, item.seat, item.card);
  dealer.tell({ did: 'fizzle', item: item.id, card: cardAt(item.card).id, seat: item.seat });
}

/** 2.2: the place may have been taken in the meantime. */
function arrive(dealer: Hands, item: Item): void {
  const { seat, card, slot: wanted, kind, fromHand: played } = item;
  const isFree = (taken(dealer.state, seat) & (1 << wanted)) === 0;
  const slot = isFree ? wanted : roomFor(dealer, seat, card);
  if (slot === CARRIED) return lost(dealer, item);
  const { id } = enter(dealer, { card, owner: seat, control: seat, slot, played });
  fire(dealer, kind === 'summon' ? ON.summon : ON.build, id, playerRef(seat), 0);
}

function equip(dealer: Hands, item: Item): void {
  const { seat, card, fromHand: played } = item;
  const printed = cardAt(card);
  const bearer = pieceOf(dealer.state, item.targets[0]?.[0] ?? 0);
  const isOwn = bearer !== undefined && bearer.control === seat;
  if (!isOwn || printed.type !== 'equipment' || !canBear(dealer.state, bearer, printed))
    return lost(dealer, item);
  enter(dealer, { card, owner: seat, control: seat, slot: CARRIED, bearer: bearer.id, played });
  fire(dealer, ON.equip, bearer.id, playerRef(seat), 0);
}

/** 11.4. Says whether there was a level to be raised to. */
export function raise(dealer: Hands, structure: number, paid = false): boolean {
  const piece = pieceOf(dealer.state, structure);
  if (piece === undefined || piece.level === 0 || piece.level >= 3) return false;
  piece.level++;
  takeStock(dealer.state);
  refit(dealer.state, piece);
  if (!configOf(dealer.state.settings).upgradeKeepsDamage) piece.health = piece.most;
  const { cost } = at(rowAt(piece.card).powers, piece.level);
  dealer.tell({
    did: 'upgrade',
    seat: piece.control,
    piece: seenOf(piece),
    level: piece.level,
    cost: paid ? cost : 0,
  });
  fire(dealer, ON.upgrade, piece.id, playerRef(piece.control), piece.level);
  return true;
}
