/** RULES 1.7, 12.5 and 14: moves cards between hand, deck and discard pile, and reports it. */
import { at, type Seat } from '@ludoteca/kernel';
import type { Event, Pile } from '../events.ts';
import type { PoolIndex, KnownCard, LiryaDealer } from '../parts.ts';
import { cardAt, idAt, indexOfId, rowAt } from '../pool/index.ts';
import { TRIGGER_EVENT } from '../pool/feature-bits.ts';
import { configOf } from '../settings.ts';
import { cardOf, EVERYONE, isKnownBy, knownCard, hiddenCard } from './known-cards.ts';
import { playerAt, playerRef } from './lookup.ts';
import { fireTriggers } from './triggers.ts';

/** Of equal cards it takes the one known to most watchers, so that nobody learns that there is another. */
export function takeCard(pile: KnownCard[], card: PoolIndex): KnownCard {
  let best = -1;
  for (let i = pile.length - 1; i >= 0; i--) {
    const known = at(pile, i);
    if (cardOf(known) === card && (best === -1 || known > at(pile, best))) best = i;
  }
  if (best === -1) throw new RangeError(`no ${idAt(card)} in the pile`);
  const known = at(pile, best);
  for (let i = best + 1; i < pile.length; i++) pile[i - 1] = at(pile, i);
  pile.pop();
  return known;
}

/** 14.1: after a secret choice from a pile, only the chooser still knows which of the remaining cards lies where. */
export function hideAfterSecretChoice(pile: KnownCard[], chooser: Seat): void {
  for (let i = 0; i < pile.length; i++) {
    const known = at(pile, i);
    // Everybody sees whether a token leaves, because it ceases to exist.
    if (cardAt(cardOf(known)).token !== true) pile[i] = knownCard(cardOf(known), known & (1 << chooser));
  }
}

/** After a search even the searcher knows only the cards in a row at the top and at the bottom. */
export function hideAfterSearch(deck: KnownCard[], searcher: Seat): void {
  hideAfterSecretChoice(deck, searcher);
  let [from, to] = [0, deck.length];
  while (to > 0 && isKnownBy(at(deck, to - 1), searcher)) to--;
  while (from < to && isKnownBy(at(deck, from), searcher)) from++;
  for (let i = from; i < to; i++) deck[i] = hiddenCard(cardOf(at(deck, i)));
}

/** 12.5, card by card. After a failed draw nobody draws any more. Returns the number drawn. */
export function drawCards(
  dealer: LiryaDealer,
  seat: Seat,
  count: number,
  why: Extract<Event, { did: 'draw' }>['why'],
): number {
  const { state } = dealer;
  const player = playerAt(state, seat);
  let drawn = 0;
  if (state.players.some(({ drained }) => drained)) return drawn;
  const { maxHand, burnOverdraw } = configOf(state.settings);
  for (; drawn < count; drawn++) {
    if (!burnOverdraw && player.hand.length >= maxHand) break;
    const known = player.deck.pop();
    if (known === undefined) {
      player.drained = true;
      state.stirred = true;
      dealer.tell({ did: 'cannot draw', seat });
      break;
    }
    const card = cardOf(known);
    if (player.hand.length >= maxHand) {
      player.discard.push(card);
      dealer.tell({ did: 'burn', seat, card: idAt(card) });
      continue;
    }
    player.hand.push(known | (1 << seat));
    dealer.tell({ did: 'draw', seat, why, count: 1, cards: [idAt(card)] });
    fireTriggers(dealer, TRIGGER_EVENT.draw, playerRef(seat), 0, 1);
  }
  return drawn;
}

/** The opening hand and the cards of a mulligan. Nothing triggers. */
export function dealHand(dealer: LiryaDealer, seat: Seat, count: number, why: 'deal' | 'mulligan'): void {
  const { hand, deck } = playerAt(dealer.state, seat);
  const cards: string[] = [];
  for (let i = 0; i < count; i++) {
    const known = deck.pop();
    if (known === undefined) break;
    hand.push(known | (1 << seat));
    cards.push(idAt(cardOf(known)));
  }
  dealer.tell({ did: 'draw', seat, why, count: cards.length, cards });
}

/** 1.6 and 1.7: tokens cease to exist instead. */
export function putIntoDiscard(dealer: LiryaDealer, owner: Seat, card: PoolIndex): void {
  if (cardAt(card).token !== true) playerAt(dealer.state, owner).discard.push(card);
}

export function discardCard(dealer: LiryaDealer, seat: Seat, card: PoolIndex, why: 'effect' | 'cost'): void {
  takeCard(playerAt(dealer.state, seat).hand, card);
  putIntoDiscard(dealer, seat, card);
  dealer.tell({ did: 'discard', seat, card: idAt(card), why });
  fireTriggers(dealer, TRIGGER_EVENT.discard, playerRef(seat), 0, 1);
}

export function millCards(dealer: LiryaDealer, seat: Seat, count: number): number {
  const { deck } = playerAt(dealer.state, seat);
  let milled = 0;
  for (; milled < count; milled++) {
    const known = deck.pop();
    if (known === undefined) break;
    putIntoDiscard(dealer, seat, cardOf(known));
    dealer.tell({ did: 'discard', seat, card: idAt(cardOf(known)), why: 'mill' });
  }
  return milled;
}

/** A full hand sends the card to the discard pile (12.5). `seats` is the mask of watchers who know it. */
export function putIntoHand(
  dealer: LiryaDealer,
  seat: Seat,
  card: PoolIndex,
  from: Pile,
  seats: number,
): void {
  const { state } = dealer;
  const player = playerAt(state, seat);
  if (player.hand.length >= configOf(state.settings).maxHand) {
    putIntoDiscard(dealer, seat, card);
    return dealer.tell({ did: 'burn', seat, card: idAt(card) });
  }
  player.hand.push(knownCard(card, seats | (1 << seat)));
  reportCardMove(dealer, seat, from, 'hand', card, seats);
}

function reportCardMove(
  dealer: LiryaDealer,
  seat: Seat,
  from: Pile,
  to: Pile,
  card: PoolIndex,
  seats: number,
): void {
  const id = idAt(card);
  dealer.tell(
    seats === EVERYONE
      ? { did: 'card', seat, from, to, card: id, public: true }
      : { did: 'card', seat, from, to, card: id },
  );
}

/** `place` counts from the top. */
export function putOntoDeck(
  dealer: LiryaDealer,
  seat: Seat,
  card: PoolIndex,
  place: 'top' | 'bottom' | number,
  from: Pile,
  seats: number,
): void {
  if (cardAt(card).token === true) return;
  const { deck } = playerAt(dealer.state, seat);
  const depth = place === 'top' ? 0 : place === 'bottom' ? deck.length : Math.min(place, deck.length);
  deck.splice(deck.length - depth, 0, knownCard(card, seats));
  reportCardMove(dealer, seat, from, 'deck', card, seats);
}

export function shuffleDeck(dealer: LiryaDealer, seat: Seat): void {
  const { deck } = playerAt(dealer.state, seat);
  for (let i = 0; i < deck.length; i++) deck[i] = at(deck, i) & ~EVERYONE;
  dealer.dice.shuffle(deck);
  dealer.tell({ did: 'shuffle', seat });
}

/** 11.6 */
export function createSpecialDeck(dealer: LiryaDealer, structure: number, seat: Seat, card: PoolIndex): void {
  const { state } = dealer;
  const row = rowAt(card);
  if (row.card.type !== 'structure' || row.card.deck === undefined) return;
  const cards = row.card.deck.map((id) => hiddenCard(indexOfId(id)));
  dealer.dice.shuffle(cards);
  state.specials.push({ structure, cards });
  const player = playerAt(state, seat);
  const quick = cards.map(cardOf).filter((one) => rowAt(one).quick);
  // Copies of the state share the list, so it is replaced.
  if (quick.length > 0) player.quick = [...new Set([...player.quick, ...quick])];
}
