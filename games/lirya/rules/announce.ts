/** RULES 5.4 and 6: cards and abilities are announced: put on the stack, paid, aimed. */
import { at, type Seat } from '@ludoteca/kernel';
import type { CardIndex, Frame, Item, ItemKind } from '../parts.ts';
import { abilityAt, type AbilityRow, idAt, rowAt, type TargetRow } from '../pool/index.ts';
import type { CardType, Cost } from '../vocabulary/index.ts';
import { costOf, payable } from './costs.ts';
import { newItem } from './items.ts';
import { payEnergy, spendOnce } from './paying.ts';
import { takeCard } from './piles.ts';
import { type Hands, type ItemSeen, type PieceSeen, playerAt, seenOf, type Table } from './table.ts';
import { used } from './uses.ts';

const KINDS: { readonly [type in CardType]: ItemKind } = {
  character: 'summon',
  structure: 'build',
  equipment: 'equip',
  spell: 'spell',
};

/** What it aims at. */
export const targetsOf = (item: ItemSeen): readonly TargetRow[] =>
  item.ability >= 0 ? abilityAt(item.ability).targets : item.kind === 'spell' ? rowAt(item.card).targets : [];

/** What it costs besides a card's energy. */
export function costsOf(item: ItemSeen, of: 'own' | 'instead'): readonly Cost[] {
  const row = rowAt(item.card);
  if (of === 'instead') return row.instead ?? [];
  return item.ability >= 0 ? abilityAt(item.ability).costs : item.kind === 'spell' ? row.costs : [];
}

/** The costs are paid one after another, once it is aimed. */
export const chargeCosts = (item: ItemSeen, of: 'own' | 'instead'): Frame[] =>
  costsOf(item, of).length === 0 ? [] : [{ do: 'charge', item: item.id, of, at: 0 }];

/** How a card is paid for: at its cost changed by so much, or not at all. */
export type Price = number | 'free';

/** Puts a card on the stack; what must still be said about it is asked next. */
export function announceCard(
  dealer: Hands,
  seat: Seat,
  card: CardIndex,
  from: 'hand' | 'discard',
  price: Price = 0,
): void {
  const { state } = dealer;
  const player = playerAt(state, seat);
  const row = rowAt(card);
  const energy = price === 'free' ? 0 : Math.max(0, costOf(state, seat, row) + price);
  if (from === 'hand') takeCard(player.hand, card);
  else player.discard.splice(player.discard.lastIndexOf(card), 1);
  const item = newItem(state.nextId++, KINDS[row.type], seat, card);
  item.fromHand = from === 'hand';
  state.stack.push(item);
  const { id, instead } = row;
  const byOther =
    price !== 'free' && instead !== undefined && payable(state, instead, item, 0, undefined, 'own');
  if (price === 'free') dealer.tell({ did: 'play', seat, card: id, item: item.id, cost: 0, free: true });
  else if (byOther) dealer.tell({ did: 'play', seat, card: id, item: item.id, cost: 0, instead: true });
  else dealer.tell({ did: 'play', seat, card: id, item: item.id, cost: energy });
  spendOnce(dealer, seat, row);
  const paying = price === 'free' ? [] : byOther ? otherwise(state, item, energy) : chargeCosts(item, 'own');
  if (!byOther) payEnergy(dealer, seat, energy);
  dealer.next(...aimOf(seat, item), ...paying, { do: 'announced', item: item.id });
}

/** 5.5: in the other way; or as its player says, where energy would do as well. */
function otherwise(state: Table, item: Item, cost: number): Frame[] {
  const byEnergy = payable(state, costsOf(item, 'own'), item, cost, undefined, 'own');
  return byEnergy ? [{ do: 'way', seat: item.seat, item: item.id, cost }] : chargeCosts(item, 'instead');
}

/** Where it goes, who carries it, at whom it is aimed. */
function aimOf(seat: Seat, item: Item): Frame[] {
  if (item.kind === 'summon' || item.kind === 'build')
    return [{ do: 'place', seat, card: idAt(item.card), item: item.id }];
  if (item.kind === 'equip') return [{ do: 'bear', seat, card: idAt(item.card), item: item.id }];
  return aims(seat, item);
}

export const aims = (seat: Seat, item: ItemSeen): Frame[] =>
  targetsOf(item).map((_, which) => ({ do: 'target', seat, item: item.id, which }));

/** An ability of a piece. */
export function announceAbility(dealer: Hands, piece: PieceSeen, { index, limit }: AbilityRow): void {
  const { state } = dealer;
  const item = newItem(state.nextId++, 'ability', piece.control, piece.card, piece.id, index);
  state.stack.push(item);
  dealer.tell({
    did: 'use',
    seat: piece.control,
    piece: seenOf(piece),
    ability: index,
    item: item.id,
    cost: 0,
  });
  if (limit !== undefined) used(dealer, piece.id, index);
  dealer.next(...aims(piece.control, item), ...chargeCosts(item, 'own'), { do: 'announced', item: item.id });
}

/** An ability of a card in the hand, which is discarded for it. */
export function announceFromHand(dealer: Hands, seat: Seat, card: CardIndex, { index }: AbilityRow): void {
  const { state } = dealer;
  const item = newItem(state.nextId++, 'ability', seat, card, 0, index);
  state.stack.push(item);
  dealer.tell({
    did: 'use',
    seat,
    piece: { id: 0, card: idAt(card) },
    ability: index,
    item: item.id,
    cost: 0,
  });
  dealer.next(...aims(seat, item), ...chargeCosts(item, 'own'), { do: 'announced', item: item.id });
}

/** 11.4 */
export function announceUpgrade(dealer: Hands, piece: PieceSeen): void {
  const { state } = dealer;
  const cost = at(rowAt(piece.card).powers, piece.level + 1).cost;
  const item = newItem(state.nextId++, 'upgrade', piece.control, piece.card, piece.id);
  state.stack.push(item);
  payEnergy(dealer, piece.control, cost);
  dealer.tell({ did: 'use', seat: piece.control, piece: seenOf(piece), ability: -1, item: item.id, cost });
  dealer.next({ do: 'announced', item: item.id });
}
