/** RULES 5.4: pays costs. */
import { at, type Seat } from '@ludoteca/kernel';
import { matchesCard } from '../effects/filters.ts';
import { scopeOfCard } from '../effects/scope.ts';
import type { PoolIndex, StackItem, Piece, Ref, LiryaDealer } from '../parts.ts';
import type { CardRow } from '../pool/index.ts';
import type { Cost, CardFilter } from '../card-definition/index.ts';
import { computeEnergyCost } from './costs.ts';
import { dealDamage } from './damage.ts';
import { createPiece } from './objects.ts';
import { destroyPieces, leavePlay } from './pieces.ts';
import { discardCard } from './piles.ts';
import { findPiece, playerAt, playerRef } from './lookup.ts';

export function payEnergy(dealer: LiryaDealer, seat: Seat, cost: number): void {
  if (cost === 0) return;
  const player = playerAt(dealer.state, seat);
  player.energy -= cost;
  dealer.tell({ did: 'energy', seat, energy: player.energy, capacity: player.capacity });
}

/** Uses up modifiers that change the cost of only the next such card. */
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

/** Pays a cost that needs no choice. */
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

/** Damage or life that is paid cannot be prevented. */
function payDamage(dealer: LiryaDealer, to: Ref, from: Ref, amount: number): void {
  dealDamage(dealer, { to, from, amount, kind: 'pure', cause: 'ability', paid: true });
}

export function paySacrifice(dealer: LiryaDealer, item: StackItem, piece: Piece): void {
  item.cost = piece.id;
  destroyPieces(dealer, [piece], { by: 0, paid: true });
}

/** Effects may refer to a discarded card like to a piece that has left play. */
export function payDiscard(dealer: LiryaDealer, item: StackItem, card: PoolIndex): void {
  const { state } = dealer;
  discardCard(dealer, item.seat, card, 'cost');
  const id = state.nextId++;
  item.cost = id;
  state.departed.push(createPiece(id, card, item.seat, state.turn));
}

function payCounters(piece: Piece, name: string, count: number): void {
  let left = count;
  for (const modifier of piece.marks)
    if (modifier.kind === 'counters' && modifier.word === name) {
      const taken = Math.min(left, modifier.amount);
      modifier.amount -= taken;
      left -= taken;
    }
  piece.marks = piece.marks.filter(({ kind, amount }) => kind !== 'counters' || amount > 0);
}
