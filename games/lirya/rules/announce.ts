/** RULES 5.4 and 6: announces cards and abilities: puts them on the stack and pushes the frames for targets and costs. */
import { at, type Seat } from '@ludoteca/kernel';
import type {
  PoolIndex,
  Frame,
  HandOption,
  PlayOption,
  UseOption,
  StackItem,
  StackItemKind,
  LiryaDealer,
  ReadonlyStackItem,
  ReadonlyPiece,
  ReadonlyState,
} from '../parts.ts';
import { abilityAt, indexOfId, type AbilityRow, idAt, rowAt, type TargetRow } from '../pool/index.ts';
import type { CardType, Cost } from '../card-definition/index.ts';
import { computeCost, canPay } from './costs.ts';
import { createStackItem } from './objects.ts';
import { payEnergy, consumeOneTimeDiscounts } from './payment.ts';
import { takeCard } from './piles.ts';
import { findPiece, playerAt, namePiece } from './lookup.ts';
import { usableAbilitiesOf } from './legality.ts';
import { recordUse } from './uses.ts';

const ITEM_KINDS: { readonly [type in CardType]: StackItemKind } = {
  character: 'summon',
  structure: 'build',
  equipment: 'equip',
  spell: 'spell',
};

export const targetRowsOf = (item: ReadonlyStackItem): readonly TargetRow[] =>
  item.ability >= 0 ? abilityAt(item.ability).targets : item.kind === 'spell' ? rowAt(item.card).targets : [];

/** Costs besides the energy of a card. */
export function costsOf(item: ReadonlyStackItem, of: 'own' | 'instead'): readonly Cost[] {
  const row = rowAt(item.card);
  if (of === 'instead') return row.instead ?? [];
  return item.ability >= 0 ? abilityAt(item.ability).costs : item.kind === 'spell' ? row.costs : [];
}

/** Costs are paid one by one, after the targets are chosen. */
export const chargeFrames = (item: ReadonlyStackItem, of: 'own' | 'instead'): Frame[] =>
  costsOf(item, of).length === 0 ? [] : [{ do: 'charge', item: item.id, of, at: 0 }];

/** A change of the energy cost, or no cost at all. */
export type CostAdjustment = number | 'free';

/** Puts a card on the stack; the frames for slot, bearer, targets and costs follow. */
export function announceCard(
  dealer: LiryaDealer,
  seat: Seat,
  card: PoolIndex,
  from: 'hand' | 'discard',
  price: CostAdjustment = 0,
): void {
  const { state } = dealer;
  const player = playerAt(state, seat);
  const row = rowAt(card);
  const energy = price === 'free' ? 0 : Math.max(0, computeCost(state, seat, row) + price);
  if (from === 'hand') takeCard(player.hand, card);
  else player.discard.splice(player.discard.lastIndexOf(card), 1);
  const item = createStackItem(state.nextId++, ITEM_KINDS[row.type], seat, card);
  item.fromHand = from === 'hand';
  state.stack.push(item);
  const { id, instead } = row;
  const byOther =
    price !== 'free' && instead !== undefined && canPay(state, instead, item, 0, undefined, 'own');
  if (price === 'free') dealer.tell({ did: 'play', seat, card: id, item: item.id, cost: 0, free: true });
  else if (byOther) dealer.tell({ did: 'play', seat, card: id, item: item.id, cost: 0, instead: true });
  else dealer.tell({ did: 'play', seat, card: id, item: item.id, cost: energy });
  consumeOneTimeDiscounts(dealer, seat, row);
  const paying =
    price === 'free' ? [] : byOther ? alternativeCostFrames(state, item, energy) : chargeFrames(item, 'own');
  if (!byOther) payEnergy(dealer, seat, energy);
  dealer.next(...announcementFrames(seat, item), ...paying, { do: 'announced', item: item.id });
}

/** 5.5: the alternative cost; its player chooses where the energy could be paid as well. */
function alternativeCostFrames(state: ReadonlyState, item: StackItem, cost: number): Frame[] {
  const byEnergy = canPay(state, costsOf(item, 'own'), item, cost, undefined, 'own');
  return byEnergy ? [{ do: 'way', seat: item.seat, item: item.id, cost }] : chargeFrames(item, 'instead');
}

function announcementFrames(seat: Seat, item: StackItem): Frame[] {
  if (item.kind === 'summon' || item.kind === 'build')
    return [{ do: 'place', seat, card: idAt(item.card), item: item.id }];
  if (item.kind === 'equip') return [{ do: 'bear', seat, card: idAt(item.card), item: item.id }];
  return targetFrames(seat, item);
}

export const targetFrames = (seat: Seat, item: ReadonlyStackItem): Frame[] =>
  targetRowsOf(item).map((_, which) => ({ do: 'target', seat, item: item.id, which }));

/** Announces the card or ability of an option of the main phase or of a response window. */
export function announceOption(
  dealer: LiryaDealer,
  seat: Seat,
  option: PlayOption | HandOption | UseOption,
): void {
  if ('play' in option) return announceCard(dealer, seat, indexOfId(option.play), 'hand');
  if ('hand' in option) {
    const { index, handAbilities } = rowAt(indexOfId(option.hand));
    return announceAbility(dealer, seat, index, 0, at(handAbilities, option.ability));
  }
  const piece = findPiece(dealer.state, option.use.id);
  if (piece === undefined) return;
  announceAbility(dealer, seat, piece.card, piece.id, at(usableAbilitiesOf(piece), option.ability));
}

/** `source` is the piece, or 0 for an ability of a card in the hand, whose costs include discarding the card. */
function announceAbility(
  dealer: LiryaDealer,
  seat: Seat,
  card: PoolIndex,
  source: number,
  { index, limit }: AbilityRow,
): void {
  const { state } = dealer;
  const item = createStackItem(state.nextId++, 'ability', seat, card, source, index);
  state.stack.push(item);
  const piece = { id: source, card: idAt(card) };
  dealer.tell({ did: 'use', seat, piece, ability: index, item: item.id, cost: 0 });
  if (limit !== undefined) recordUse(dealer, source, index);
  dealer.next(...targetFrames(seat, item), ...chargeFrames(item, 'own'), { do: 'announced', item: item.id });
}

/** 11.4 */
export function announceUpgrade(dealer: LiryaDealer, piece: ReadonlyPiece): void {
  const { state } = dealer;
  const cost = at(rowAt(piece.card).levels, piece.level + 1).cost;
  const item = createStackItem(state.nextId++, 'upgrade', piece.control, piece.card, piece.id);
  state.stack.push(item);
  payEnergy(dealer, piece.control, cost);
  dealer.tell({ did: 'use', seat: piece.control, piece: namePiece(piece), ability: -1, item: item.id, cost });
}
