/** RULES 6.1 and 11: resolves characters, structures, equipment and upgrades. */
import { at } from '@ludoteca/kernel';
import type { StackItem, LiryaDealer } from '../parts.ts';
import { cardAt, rowAt } from '../pool/index.ts';
import { TRIGGER_EVENT } from '../pool/feature-bits.ts';
import { configOf } from '../settings.ts';
import { updateMaxHealth } from './modifiers.ts';
import { canBear } from './legality.ts';
import { enterPlay, findEntrySlot } from './pieces.ts';
import { putIntoDiscard } from './piles.ts';
import { findPiece, playerRef, namePiece } from './lookup.ts';
import { NO_SLOT, occupiedSlots } from './slots.ts';
import { updateAbilityIndex } from './static-abilities.ts';
import { fireTriggers } from './triggers.ts';

export function resolvePermanent(dealer: LiryaDealer, item: StackItem): void {
  if (item.kind === 'summon' || item.kind === 'build') return resolveEntry(dealer, item);
  if (item.kind === 'equip') return resolveEquipment(dealer, item);
  if (item.kind === 'upgrade') raiseLevel(dealer, item.source, true);
}

function failToResolve(dealer: LiryaDealer, item: StackItem): void {
  putIntoDiscard(dealer, item.seat, item.card);
  dealer.tell({ did: 'fizzle', item: item.id, card: cardAt(item.card).id, seat: item.seat });
}

/** 2.2: the chosen slot may be occupied by now. */
function resolveEntry(dealer: LiryaDealer, item: StackItem): void {
  const { seat, card, slot: wanted, kind, fromHand: played } = item;
  const isFree = (occupiedSlots(dealer.state, seat) & (1 << wanted)) === 0;
  const slot = isFree ? wanted : findEntrySlot(dealer, seat, card);
  if (slot === NO_SLOT) return failToResolve(dealer, item);
  const { id } = enterPlay(dealer, { card, owner: seat, control: seat, slot, played });
  fireTriggers(
    dealer,
    kind === 'summon' ? TRIGGER_EVENT.summon : TRIGGER_EVENT.build,
    id,
    playerRef(seat),
    0,
  );
}

function resolveEquipment(dealer: LiryaDealer, item: StackItem): void {
  const { seat, card, fromHand: played } = item;
  const printed = cardAt(card);
  const bearer = findPiece(dealer.state, item.targets[0]?.[0] ?? 0);
  const isOwn = bearer !== undefined && bearer.control === seat;
  if (!isOwn || printed.type !== 'equipment' || !canBear(dealer.state, bearer, printed))
    return failToResolve(dealer, item);
  enterPlay(dealer, { card, owner: seat, control: seat, slot: NO_SLOT, bearer: bearer.id, played });
  fireTriggers(dealer, TRIGGER_EVENT.equip, bearer.id, playerRef(seat), 0);
}

/** 11.4. Returns whether there was a higher level. */
export function raiseLevel(dealer: LiryaDealer, structure: number, paid = false): boolean {
  const piece = findPiece(dealer.state, structure);
  if (piece === undefined || piece.level === 0 || piece.level >= 3) return false;
  piece.level++;
  updateAbilityIndex(dealer.state);
  updateMaxHealth(dealer.state, piece);
  if (!configOf(dealer.state.settings).upgradeKeepsDamage) piece.health = piece.most;
  const { cost } = at(rowAt(piece.card).levels, piece.level);
  dealer.tell({
    did: 'upgrade',
    seat: piece.control,
    piece: namePiece(piece),
    level: piece.level,
    cost: paid ? cost : 0,
  });
  fireTriggers(dealer, TRIGGER_EVENT.upgrade, piece.id, playerRef(piece.control), piece.level);
  return true;
}
