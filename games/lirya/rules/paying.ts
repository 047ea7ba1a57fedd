/** RULES 5.4: costs are paid. */
import { at, type Seat } from '@ludoteca/kernel';
import { matchesPile } from '../effects/filters.ts';
import { scopeOfCard } from '../effects/scope.ts';
import type { CardIndex, Item, Piece, Ref } from '../parts.ts';
import type { CardRow } from '../pool/index.ts';
import type { Cost, Filter } from '../vocabulary/index.ts';
import { energyOf } from './costs.ts';
import { strike } from './damage.ts';
import { newPiece } from './items.ts';
import { die, leave } from './pieces.ts';
import { discard } from './piles.ts';
import { type Hands, pieceOf, playerAt, playerRef } from './table.ts';

export function payEnergy(dealer: Hands, seat: Seat, cost: number): void {
  if (cost === 0) return;
  const player = playerAt(dealer.state, seat);
  player.energy -= cost;
  dealer.tell({ did: 'energy', seat, energy: player.energy, capacity: player.capacity });
}

/** What changes the cost of the next such card only is used up. */
export function spendOnce(dealer: Hands, seat: Seat, row: CardRow): void {
  const { state } = dealer;
  const { marks } = playerAt(state, seat);
  const scope = scopeOfCard(seat, row.index);
  for (let i = marks.length - 1; i >= 0; i--) {
    const { kind, word, data } = at(marks, i);
    const once = (kind === 'cost' || kind === 'costs') && word === 'once';
    if (once && matchesPile(state, data as unknown as Filter, row, scope)) marks.splice(i, 1);
  }
}

/** Pays what nobody must choose; false: a choice is due, of so many cards. */
export function payPlain(dealer: Hands, item: Item, cost: Cost): void {
  const { state } = dealer;
  const { seat, source } = item;
  const piece = pieceOf(state, source);
  if (cost === 'discard source') discard(dealer, seat, item.card, 'cost');
  else if (cost === 'return source to hand') {
    if (piece !== undefined) leave(dealer, piece, 'hand');
  } else if (cost === 'sacrifice source') {
    if (piece !== undefined) sacrifice(dealer, item, piece);
  } else if ('energy' in cost) payEnergy(dealer, seat, energyOf(state, cost, item));
  else if ('damage' in cost) bleed(dealer, source, source, cost.damage);
  else if ('life' in cost) bleed(dealer, playerRef(seat), source, cost.life);
  else if ('counters' in cost && piece !== undefined) takeCounters(piece, cost.counters, cost.count);
}

/** Whatever would keep it off does not: it is paid. */
function bleed(dealer: Hands, to: Ref, from: Ref, amount: number): void {
  strike(dealer, { to, from, amount, kind: 'pure', by: 'ability', paid: true });
}

export function sacrifice(dealer: Hands, item: Item, piece: Piece): void {
  item.cost = piece.id;
  die(dealer, [piece], { by: 0, paid: true });
}

/** A card that was discarded to pay can be spoken of afterwards, like a piece that has left. */
export function discardAsCost(dealer: Hands, item: Item, card: CardIndex): void {
  const { state } = dealer;
  discard(dealer, item.seat, card, 'cost');
  const id = state.nextId++;
  item.cost = id;
  state.departed.push(newPiece(id, card, item.seat, state.turn));
}

function takeCounters(piece: Piece, name: string, count: number): void {
  let left = count;
  for (const mark of piece.marks)
    if (mark.kind === 'counters' && mark.word === name) {
      const taken = Math.min(left, mark.amount);
      mark.amount -= taken;
      left -= taken;
    }
  piece.marks = piece.marks.filter(({ kind, amount }) => kind !== 'counters' || amount > 0);
}
