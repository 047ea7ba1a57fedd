/** RULES 1.7, 2, 11 and 12.4: cards that enter play, move in it and leave it. */
import type { Seat } from '@ludoteca/kernel';
import type { CardIndex, Gone, Mark, Piece, Ref, Slot } from '../parts.ts';
import { rowAt } from '../pool/index.ts';
import { GIVES, ON } from '../pool/gives.ts';
import { configOf } from '../settings.ts';
import { follow, replacementsOf, stepsIn } from './damage.ts';
import { newPiece } from './items.ts';
import { addMark, refit } from './marks.ts';
import { bury, intoHand, ontoDeck, specialDeckOf } from './piles.ts';
import {
  CARRIED,
  EVERYBODY,
  firstFree,
  freeIn,
  type Hands,
  isCharacter,
  lineOf,
  other,
  pieceOf,
  playerAt,
  playerRef,
  powersOf,
  seenOf,
  SLOTS,
  STRUCTURES,
  type Table,
  taken,
} from './table.ts';
import { inPlay, takeStock } from './statics.ts';
import { statOf } from './stats.ts';
import { keywordsOf } from './traits.ts';
import { fire } from './triggers.ts';
import { used } from './uses.ts';

export interface Entering {
  readonly card: CardIndex;
  readonly owner: Seat;
  readonly control: Seat;
  readonly slot: Slot;
  readonly bearer?: number;
  /** From a hand. */
  readonly played?: boolean;
  /** A copy: nothing is left of it outside play. */
  readonly copy?: boolean;
}

/** 1.7: a new object, whatever it was before. */
export function enter(
  dealer: Hands,
  { card, owner, control, slot, bearer = 0, played = false, copy = false }: Entering,
): Piece {
  const { state } = dealer;
  const piece = newPiece(state.nextId++, card, owner, state.turn);
  piece.control = control;
  piece.slot = slot;
  piece.bearer = bearer;
  piece.played = played;
  if (copy) piece.token = true;
  state.pieces.push(piece);
  takeStock(state);
  refit(state, piece);
  const carrier = bearer === 0 ? undefined : pieceOf(state, bearer);
  const seen = seenOf(piece);
  if (carrier !== undefined)
    dealer.tell({ did: 'enter', seat: control, piece: seen, slot, bearer: seenOf(carrier) });
  else if (piece.token) dealer.tell({ did: 'enter', seat: control, piece: seen, slot, token: true });
  else dealer.tell({ did: 'enter', seat: control, piece: seen, slot });
  if (carrier !== undefined) refit(state, carrier);
  armShield(dealer, piece);
  specialDeckOf(dealer, piece.id, control, card);
  fire(dealer, ON.enter, piece.id, playerRef(control), 0);
  return piece;
}

/** A printed shield is used up like any other; that of equipment stays with it. */
export function armShield(dealer: Hands, piece: Piece): void {
  const amount = powersOf(piece).keywords.get('shield');
  if (amount === undefined) return;
  const { id, bearer, control: by } = piece;
  const until = bearer === 0 ? 'permanent' : 'source';
  addMark(
    dealer,
    bearer === 0 ? id : bearer,
    { kind: 'keyword', word: 'shield', amount },
    { until, turns: 0, by, source: id, fixed: false, while: undefined },
  );
}

/** 11.3: to another bearer, with what is left of its shield. */
export function handOver(dealer: Hands, item: Piece, bearer: Piece): void {
  const { state } = dealer;
  const before = pieceOf(state, item.bearer);
  const isItsShield = ({ kind, word, source }: Mark): boolean =>
    kind === 'keyword' && word === 'shield' && source === item.id;
  item.bearer = bearer.id;
  item.control = bearer.control;
  if (before !== undefined) {
    bearer.marks.push(...before.marks.filter(isItsShield));
    before.marks = before.marks.filter((mark) => !isItsShield(mark));
    refit(state, before);
  }
  refit(state, bearer);
  const { slot } = item;
  dealer.tell({ did: 'enter', seat: bearer.control, piece: seenOf(item), slot, bearer: seenOf(bearer) });
}

export type Destination = 'hand' | 'top' | 'bottom' | 'discard' | 'banished' | number;

/** Out of play, by whatever it is. Equipment goes to the discard pile (11.3). */
export function leave(dealer: Hands, piece: Piece, to: Destination, by: Ref = 0): void {
  fire(dealer, ON.leave, piece.id, by, 0);
  depart(dealer, piece, to);
}

/** What it is worth, for whoever speaks of it when it is gone. */
const lastKnown = (state: Table, piece: Piece): Gone => ({
  attack: statOf(state, piece, 'attack'),
  defence: statOf(state, piece, 'defence'),
  keywords: keywordsOf(state, piece),
  equipped: state.pieces.some(({ bearer }) => bearer === piece.id),
});

/** What waits for it has seen it go. */
function depart(dealer: Hands, piece: Piece, to: Destination): void {
  const { state } = dealer;
  piece.gone ??= lastKnown(state, piece);
  state.pieces.splice(state.pieces.indexOf(piece), 1);
  takeStock(state);
  state.departed.push(piece);
  const { token } = piece;
  const where = typeof to === 'number' || to === 'top' || to === 'bottom' ? 'deck' : to;
  dealer.tell({ did: 'leave', seat: piece.control, piece: seenOf(piece), to: token ? 'nowhere' : where });
  if (!token) carry(dealer, piece, to);
  for (const item of state.pieces.filter(({ bearer }) => bearer === piece.id)) leave(dealer, item, 'discard');
  const special = state.specials.findIndex(({ structure }) => structure === piece.id);
  if (special !== -1) state.specials.splice(special, 1);
  if (piece.bearer !== 0) {
    const bearer = pieceOf(state, piece.bearer);
    if (bearer !== undefined) refit(state, bearer);
  }
}

function carry(dealer: Hands, { owner, origin: card }: Piece, to: Destination): void {
  if (to === 'discard') bury(dealer, owner, card);
  else if (to === 'banished') playerAt(dealer.state, owner).banished.push(card);
  else if (to === 'hand') intoHand(dealer, owner, card, 'play', EVERYBODY);
  else ontoDeck(dealer, owner, card, to, 'play', EVERYBODY);
}

/** Who makes something die, 0: nobody; where nothing is said, whoever wounded it last. What is paid as a cost nobody keeps alive. */
interface Death {
  readonly by?: Ref;
  readonly paid?: true;
}

/** 8.4: several may die at once, and see each other die. Says how many did. */
export function die(dealer: Hands, doomed: readonly Piece[], { by, paid }: Death = {}): number {
  const { state } = dealer;
  const dying = doomed.filter((piece) => {
    piece.wounder = by ?? piece.wounder;
    return paid === true || !survives(dealer, piece);
  });
  for (const piece of dying) {
    dealer.tell({ did: 'die', seat: piece.control, piece: seenOf(piece) });
    if (isCharacter(piece)) playerAt(state, piece.control).deaths++;
    fire(dealer, ON.death, piece.id, piece.wounder, 0);
    if (pieceOf(state, piece.wounder) !== undefined) fire(dealer, ON.kill, piece.id, piece.wounder, 0);
  }
  for (const piece of dying) fire(dealer, ON.leave, piece.id, piece.wounder, 0);
  // All at once: nobody is the weaker for another's going first.
  for (const piece of dying) piece.gone = lastKnown(state, piece);
  for (const piece of dying) if (state.pieces.includes(piece)) depart(dealer, piece, 'discard');
  return dying.length;
}

/** 12.1: whether something steps in before a death. */
function survives(dealer: Hands, dying: Piece): boolean {
  if (!inPlay(dealer.state, GIVES.replacement)) return false;
  for (const piece of dealer.state.pieces)
    for (const { ability, index } of replacementsOf(piece)) {
      if (ability.instead !== 'death' || ability.survive === undefined) continue;
      if (!stepsIn(dealer, piece, index, ability, dying.id)) continue;
      used(dealer, piece.id, index);
      dying.health = Math.min(ability.survive, dying.most);
      dealer.tell({ did: 'survive', piece: seenOf(dying), health: dying.health });
      follow(dealer, piece, index, ability, dying.id, dying.wounder, 0);
      return true;
    }
  return false;
}

/** 4.6 and A15d of effects: to a place of its own side. */
export function moveTo(dealer: Hands, piece: Piece, slot: Slot, cost?: number): void {
  const changed = lineOf(piece.slot) !== lineOf(slot);
  piece.slot = slot;
  piece.moved = true;
  if (changed) piece.lineSince = dealer.state.turn;
  const moved = { did: 'move', seat: piece.control, piece: seenOf(piece), slot } as const;
  dealer.tell(cost === undefined ? moved : { ...moved, cost });
  if (changed) fire(dealer, ON.move, piece.id, 0, 0);
}

/** 12.4: where somebody goes who changes sides. */
function placeAcross(state: Table, piece: Piece, to: Seat): Slot {
  const bits = taken(state, to);
  const line = lineOf(piece.slot);
  if (line === undefined) return firstFree(bits, STRUCTURES, SLOTS);
  const slot = freeIn(bits, line);
  if (slot !== CARRIED || configOf(state.settings).controlKeepsLine) return slot;
  return freeIn(bits, line === 'front' ? 'back' : 'front');
}

/** 12.4: to the other side; false if there is no room. */
export function changeSides(dealer: Hands, piece: Piece, to: Seat): boolean {
  const { state } = dealer;
  const slot = placeAcross(state, piece, to);
  if (slot === CARRIED) return false;
  piece.control = to;
  piece.slot = slot;
  piece.since = state.turn;
  piece.lineSince = state.turn;
  for (const item of state.pieces) if (item.bearer === piece.id) item.control = to;
  dealer.tell({ did: 'control', piece: seenOf(piece), from: other(to), to });
  return true;
}

/** Where a card goes that an effect puts into play: its own line, or the one that is named. */
export function roomFor(dealer: Hands, seat: Seat, card: CardIndex, line?: 'front' | 'back'): Slot {
  const bits = taken(dealer.state, seat);
  const row = rowAt(card);
  if (row.card.type === 'structure') return firstFree(bits, STRUCTURES, SLOTS);
  if (line !== undefined) return freeIn(bits, line);
  const front = row.front ? freeIn(bits, 'front') : CARRIED;
  return front !== CARRIED || !row.back ? front : freeIn(bits, 'back');
}

/** Puts a card into play by an effect; without room it is not (A75). */
export function deploy(dealer: Hands, seat: Seat, card: CardIndex, line?: 'front' | 'back'): Ref {
  const slot = roomFor(dealer, seat, card, line);
  if (slot === CARRIED) return 0;
  return enter(dealer, { card, owner: seat, control: seat, slot }).id;
}
