/** RULES 1.7, 2, 11 and 12.4: cards entering play, moving, changing control and leaving play. */
import type { Seat } from '@ludoteca/kernel';
import type {
  PoolIndex,
  LastKnownInfo,
  Modifier,
  Piece,
  Ref,
  Slot,
  LiryaDealer,
  ReadonlyState,
} from '../parts.ts';
import { rowAt } from '../pool/index.ts';
import { FEATURE_BITS, TRIGGER_EVENT } from '../pool/feature-bits.ts';
import { configOf } from '../settings.ts';
import { queueReplacementEffects, replacementsOf, replacementApplies } from './replacements.ts';
import { createPiece } from './objects.ts';
import { addModifier, updateMaxHealth } from './modifiers.ts';
import { putIntoDiscard, putIntoHand, putOntoDeck, createSpecialDeck } from './piles.ts';
import { EVERYONE } from './known-cards.ts';
import { isCharacter, opponentOf, findPiece, playerAt, playerRef, cardLevelOf, namePiece } from './lookup.ts';
import {
  NO_SLOT,
  findFreeSlot,
  findFreeSlotInLine,
  lineOf,
  SLOTS,
  STRUCTURES,
  occupiedSlots,
} from './slots.ts';
import { hasFeature, updateAbilityIndex } from './static-abilities.ts';
import { computeStat } from './stats.ts';
import { computeKeywords } from './traits.ts';
import { fireTriggers } from './triggers.ts';
import { recordUse } from './uses.ts';

export interface PieceEntry {
  readonly card: PoolIndex;
  readonly owner: Seat;
  readonly control: Seat;
  readonly slot: Slot;
  readonly bearer?: number;
  /** Played from a hand. */
  readonly played?: boolean;
  /** A copy ceases to exist outside play. */
  readonly copy?: boolean;
}

/** 1.7: always creates a new piece. */
export function enterPlay(
  dealer: LiryaDealer,
  { card, owner, control, slot, bearer = 0, played = false, copy = false }: PieceEntry,
): Piece {
  const { state } = dealer;
  const piece = createPiece(state.nextId++, card, owner, state.turn);
  piece.control = control;
  piece.slot = slot;
  piece.bearer = bearer;
  piece.played = played;
  if (copy) piece.token = true;
  state.pieces.push(piece);
  updateAbilityIndex(state);
  updateMaxHealth(state, piece);
  const carrier = bearer === 0 ? undefined : findPiece(state, bearer);
  const seen = namePiece(piece);
  if (carrier !== undefined)
    dealer.tell({ did: 'enter', seat: control, piece: seen, slot, bearer: namePiece(carrier) });
  else if (piece.token) dealer.tell({ did: 'enter', seat: control, piece: seen, slot, token: true });
  else dealer.tell({ did: 'enter', seat: control, piece: seen, slot });
  if (carrier !== undefined) updateMaxHealth(state, carrier);
  addPrintedShield(dealer, piece);
  createSpecialDeck(dealer, piece.id, control, card);
  fireTriggers(dealer, TRIGGER_EVENT.enter, piece.id, playerRef(control), 0);
  return piece;
}

/** A printed shield becomes a modifier that damage uses up; that of equipment ends with the equipment. */
export function addPrintedShield(dealer: LiryaDealer, piece: Piece): void {
  const amount = cardLevelOf(piece).keywords.get('shield');
  if (amount === undefined) return;
  const { id, bearer, control: by } = piece;
  const until = bearer === 0 ? 'permanent' : 'source';
  addModifier(
    dealer,
    bearer === 0 ? id : bearer,
    { kind: 'keyword', word: 'shield', amount },
    { until, turns: 0, by, source: id, fixed: false, while: undefined },
  );
}

/** 11.3: to another bearer, with the rest of its shield. */
export function moveEquipment(dealer: LiryaDealer, item: Piece, bearer: Piece): void {
  const { state } = dealer;
  const before = findPiece(state, item.bearer);
  const isItsShield = ({ kind, word, source }: Modifier): boolean =>
    kind === 'keyword' && word === 'shield' && source === item.id;
  item.bearer = bearer.id;
  item.control = bearer.control;
  if (before !== undefined) {
    bearer.marks.push(...before.marks.filter(isItsShield));
    before.marks = before.marks.filter((modifier) => !isItsShield(modifier));
    updateMaxHealth(state, before);
  }
  updateMaxHealth(state, bearer);
  const { slot } = item;
  dealer.tell({
    did: 'enter',
    seat: bearer.control,
    piece: namePiece(item),
    slot,
    bearer: namePiece(bearer),
  });
}

export type Destination = 'hand' | 'top' | 'bottom' | 'discard' | 'banished' | number;

/** Its equipment goes to the discard pile (11.3). */
export function leavePlay(dealer: LiryaDealer, piece: Piece, to: Destination, by: Ref = 0): void {
  fireTriggers(dealer, TRIGGER_EVENT.leave, piece.id, by, 0);
  removeFromPlay(dealer, piece, to);
}

/** For effects that refer to it after it has left. */
const captureLastKnown = (state: ReadonlyState, piece: Piece): LastKnownInfo => ({
  attack: computeStat(state, piece, 'attack'),
  defence: computeStat(state, piece, 'defence'),
  keywords: computeKeywords(state, piece),
  equipped: state.pieces.some(({ bearer }) => bearer === piece.id),
});

/** Leave triggers have already fired. */
function removeFromPlay(dealer: LiryaDealer, piece: Piece, to: Destination): void {
  const { state } = dealer;
  piece.gone ??= captureLastKnown(state, piece);
  state.pieces.splice(state.pieces.indexOf(piece), 1);
  updateAbilityIndex(state);
  state.departed.push(piece);
  const { token } = piece;
  const where = typeof to === 'number' || to === 'top' || to === 'bottom' ? 'deck' : to;
  dealer.tell({ did: 'leave', seat: piece.control, piece: namePiece(piece), to: token ? 'nowhere' : where });
  if (!token) moveToZone(dealer, piece, to);
  for (const item of state.pieces.filter(({ bearer }) => bearer === piece.id))
    leavePlay(dealer, item, 'discard');
  const special = state.specials.findIndex(({ structure }) => structure === piece.id);
  if (special !== -1) state.specials.splice(special, 1);
  if (piece.bearer !== 0) {
    const bearer = findPiece(state, piece.bearer);
    if (bearer !== undefined) updateMaxHealth(state, bearer);
  }
}

function moveToZone(dealer: LiryaDealer, { owner, origin: card }: Piece, to: Destination): void {
  if (to === 'discard') putIntoDiscard(dealer, owner, card);
  else if (to === 'banished') playerAt(dealer.state, owner).banished.push(card);
  else if (to === 'hand') putIntoHand(dealer, owner, card, 'play', EVERYONE);
  else putOntoDeck(dealer, owner, card, to, 'play', EVERYONE);
}

/** `by`: the destroyer, 0 for none, default the source of the latest damage. A death that is `paid` as a cost cannot be replaced. */
interface DeathCause {
  readonly by?: Ref;
  readonly paid?: true;
}

/** 8.4: pieces that die together see each other die. Returns how many died. */
export function destroyPieces(
  dealer: LiryaDealer,
  pieces: readonly Piece[],
  { by, paid }: DeathCause = {},
): number {
  const { state } = dealer;
  const dying = pieces.filter((piece) => {
    piece.wounder = by ?? piece.wounder;
    return paid === true || !isSavedFromDeath(dealer, piece);
  });
  for (const piece of dying) {
    dealer.tell({ did: 'die', seat: piece.control, piece: namePiece(piece) });
    if (isCharacter(piece)) playerAt(state, piece.control).deaths++;
    fireTriggers(dealer, TRIGGER_EVENT.death, piece.id, piece.wounder, 0);
    if (findPiece(state, piece.wounder) !== undefined)
      fireTriggers(dealer, TRIGGER_EVENT.kill, piece.id, piece.wounder, 0);
  }
  for (const piece of dying) fireTriggers(dealer, TRIGGER_EVENT.leave, piece.id, piece.wounder, 0);
  // All are captured before any leaves, so that none loses the bonuses of another.
  for (const piece of dying) piece.gone = captureLastKnown(state, piece);
  for (const piece of dying) if (state.pieces.includes(piece)) removeFromPlay(dealer, piece, 'discard');
  return dying.length;
}

/** 12.1: whether a replacement keeps a piece from dying. */
function isSavedFromDeath(dealer: LiryaDealer, dying: Piece): boolean {
  if (!hasFeature(dealer.state, FEATURE_BITS.replacement)) return false;
  for (const piece of dealer.state.pieces)
    for (const { ability, index } of replacementsOf(piece)) {
      if (ability.instead !== 'death' || ability.survive === undefined) continue;
      if (!replacementApplies(dealer, piece, index, ability, dying.id)) continue;
      recordUse(dealer, piece.id, index);
      dying.health = Math.min(ability.survive, dying.most);
      dealer.tell({ did: 'survive', piece: namePiece(dying), health: dying.health });
      queueReplacementEffects(dealer, piece, index, ability, dying.id, dying.wounder, 0);
      return true;
    }
  return false;
}

/** 4.6: to a slot on its own side. */
export function movePiece(dealer: LiryaDealer, piece: Piece, slot: Slot, cost?: number): void {
  const changed = lineOf(piece.slot) !== lineOf(slot);
  piece.slot = slot;
  piece.moved = true;
  if (changed) piece.lineSince = dealer.state.turn;
  const moved = { did: 'move', seat: piece.control, piece: namePiece(piece), slot } as const;
  dealer.tell(cost === undefined ? moved : { ...moved, cost });
  if (changed) fireTriggers(dealer, TRIGGER_EVENT.move, piece.id, 0, 0);
}

/** 12.4: the slot for a piece that changes control. */
function findSlotAcross(state: ReadonlyState, piece: Piece, to: Seat): Slot {
  const bits = occupiedSlots(state, to);
  const line = lineOf(piece.slot);
  if (line === undefined) return findFreeSlot(bits, STRUCTURES, SLOTS);
  const slot = findFreeSlotInLine(bits, line);
  if (slot !== NO_SLOT || configOf(state.settings).controlKeepsLine) return slot;
  return findFreeSlotInLine(bits, line === 'front' ? 'back' : 'front');
}

/** 12.4: returns false if there is no free slot. */
export function changeControl(dealer: LiryaDealer, piece: Piece, to: Seat): boolean {
  const { state } = dealer;
  const slot = findSlotAcross(state, piece, to);
  if (slot === NO_SLOT) return false;
  piece.control = to;
  piece.slot = slot;
  piece.since = state.turn;
  piece.lineSince = state.turn;
  for (const item of state.pieces) if (item.bearer === piece.id) item.control = to;
  dealer.tell({ did: 'control', piece: namePiece(piece), from: opponentOf(to), to });
  return true;
}

/** The slot for a card that an effect puts into play: in a line where it may stand, or in the given line. */
export function findEntrySlot(
  dealer: LiryaDealer,
  seat: Seat,
  card: PoolIndex,
  line?: 'front' | 'back',
): Slot {
  const bits = occupiedSlots(dealer.state, seat);
  const row = rowAt(card);
  if (row.card.type === 'structure') return findFreeSlot(bits, STRUCTURES, SLOTS);
  if (line !== undefined) return findFreeSlotInLine(bits, line);
  const front = row.front ? findFreeSlotInLine(bits, 'front') : NO_SLOT;
  return front !== NO_SLOT || !row.back ? front : findFreeSlotInLine(bits, 'back');
}

/** Puts a card into play by an effect. Returns its ref, or 0 if there is no free slot. */
export function putIntoPlay(dealer: LiryaDealer, seat: Seat, card: PoolIndex, line?: 'front' | 'back'): Ref {
  const slot = findEntrySlot(dealer, seat, card, line);
  if (slot === NO_SLOT) return 0;
  return enterPlay(dealer, { card, owner: seat, control: seat, slot }).id;
}
