/** RULES 5.4: costs are paid. */
import { at, type Seat } from '@ludoteca/kernel';
import { matchesCard } from '../effects/filters.ts';
import { scopeOfCard } from '../effects/scope.ts';
import type { CardIndex, StackItem, Piece, Ref } from '../parts.ts';
import type { CardRow } from '../pool/index.ts';
import type { Cost, CardFilter } from '../card-definition/index.ts';
import { computeEnergyCost } from './costs.ts';
import { dealDamage } from './damage.ts';
import { createPiece } from './objects.ts';
import { destroyPieces, leavePlay } from './pieces.ts';
import { discardCard } from './piles.ts';
import { type LiryaDealer, findPiece, playerAt, playerRef } from './lookup.ts';

export function payEnergy(dealer: LiryaDealer, seat: Seat, cost: number): void {
  if (cost === 0) return;
  const player = playerAt(dealer.state, seat);
  player.energy -= cost;
  dealer.tell({ did: 'energy', seat, energy: player.energy, capacity: player.capacity });
}

/** What changes the cost of the next such card only is used up. */
export function consumeOneTimeDiscounts(dealer: LiryaDealer, seat: Seat, row: CardRow): void {
  const { state } = dealer;
  const { marks } = playerAt(state, seat);
  const scope = scopeOfCard(seat, row.index);
  for (let i = marks.length - 1; i >= 0; i--) {
    const { kind, word, data } = at(marks, i);
    const once = (kind === 'cost' || kind === 'costs') && word === 'once';
    if (once && matchesCard(state, data as unknown as CardFilter, row, scope)) marks.splice(i, 1);
  }
}

/** Pays what nobody must choose; false: a choice is due, of so many cards. */
export function payAutomaticCost(dealer: LiryaDealer, item: StackItem, cost: Cost): void {
  const { state } = dealer;
  const { seat, source } = item;
  const piece = findPiece(state, source);
  if (cost === 'discard source') discardCard(dealer, seat, item.card, 'cost');
  else if (cost === 'return source to hand') {
    if (piece !== undefined) leavePlay(dealer, piece, 'hand');
  } else if (cost === 'sacrifice source') {
    if (piece !== undefined) paySacrifice(dealer, item, piece);
  } else if ('energy' in cost) payEnergy(dealer, seat, computeEnergyCost(state, cost, item));
  else if ('damage' in cost) payDamage(dealer, source, source, cost.damage);
  else if ('life' in cost) payDamage(dealer, playerRef(seat), source, cost.life);
  else if ('counters' in cost && piece !== undefined) payCounters(piece, cost.counters, cost.count);
}

/** Whatever would keep it off does not: it is paid. */
function payDamage(dealer: LiryaDealer, to: Ref, from: Ref, amount: number): void {
  dealDamage(dealer, { to, from, amount, kind: 'pure', cause: 'ability', paid: true });
}

export function paySacrifice(dealer: LiryaDealer, item: StackItem, piece: Piece): void {
  item.cost = piece.id;
  destroyPieces(dealer, [piece], { by: 0, paid: true });
}

/** A card that was discarded to pay can be spoken of afterwards, like a piece that has left. */
export function payDiscard(dealer: LiryaDealer, item: StackItem, card: CardIndex): void {
  const { state } = dealer;
  discardCard(dealer, item.seat, card, 'cost');
  const id = state.nextId++;
  item.cost = id;
  state.departed.push(createPiece(id, card, item.seat, state.turn));
}

function payCounters(piece: Piece, name: string, count: number): void {
  let left = count;
  for (const mark of piece.marks)
    if (mark.kind === 'counters' && mark.word === name) {
      const taken = Math.min(left, mark.amount);
      mark.amount -= taken;
      left -= taken;
    }
  piece.marks = piece.marks.filter(({ kind, amount }) => kind !== 'counters' || amount > 0);
}
