/**
 * The atoms: each moves cards and emits the event. An event about a card that is lifted comes before the change, one about a card that
 * is put down after it, so that every card is in some zone whenever an event is emitted.
 */
import { at, type Seat } from '@ludoteca/kernel';
import { removeCard } from '@ludoteca/kit';
import type { CardFilter } from '../cards/codes.ts';
import { FRESHMAN, hasType, STUDENT_TYPES, type TypeSet, typesMatching } from '../cards/type-sets.ts';
import { indexDeck } from '../deck/indexed-deck.ts';
import type { KindIndex, CardName, State } from '../parts.ts';
import {
  addToHand,
  EVERYBODY,
  forgetCards,
  knowerBit,
  rememberHand,
  removeFromHand,
  revealHand,
} from './knowledge.ts';
import { handOf, isHandShown, type StudentsDealer, zoneOfType } from './zones.ts';

const nameOf = ({ deck }: State, card: KindIndex): CardName => at(indexDeck(deck).definitions, card).name;

/** 2.4 */
export function dealHand(dealer: StudentsDealer, seat: Seat, cards: readonly KindIndex[]): void {
  const { state } = dealer;
  for (const card of cards) addToHand(state, seat, card, 0);
  const names = cards.map((card) => nameOf(state, card));
  dealer.tell({ did: 'deal', seat, count: names.length, cards: names });
}

/** 6.9 */
function showHand(dealer: StudentsDealer, seat: Seat): void {
  const { state } = dealer;
  revealHand(state, seat);
  dealer.tell({ did: 'show', seat, cards: handOf(state, seat).map((card) => nameOf(state, card)) });
}

/** 10.2 */
function reshuffleIfEmpty(dealer: StudentsDealer): void {
  const { draw, discards } = dealer.state;
  if (draw.length > 0 || discards.length === 0) return;
  const count = discards.length;
  for (let i = 0; i < count; i++) draw.push(at(discards, i));
  dealer.state.shuffled = discards.toSorted((a, b) => a - b);
  discards.length = 0;
  dealer.dice.shuffle(draw);
  dealer.tell({ did: 'reshuffle', count });
}

/** 6.5 and 10 */
export function drawCard(dealer: StudentsDealer, seat: Seat, filter: CardFilter): void {
  const { state } = dealer;
  const deck = indexDeck(state.deck);
  reshuffleIfEmpty(dealer);
  const card = state.draw.pop();
  if (card === undefined) return dealer.tell({ did: 'find no card', seat });
  const { name, type } = at(deck.definitions, card);
  if (!hasType(typesMatching(filter), type)) {
    addToPile(state, card);
    return dealer.tell({ did: 'draw in vain', seat, card: name, filter });
  }
  const open = filter !== 'ALL' || isHandShown(state, deck, seat);
  addToHand(state, seat, card, open ? EVERYBODY : 0);
  dealer.tell(open ? { did: 'draw', seat, card: name, open } : { did: 'draw', seat, card: name });
}

/** 10.3; returns the name of the card. */
function addToPile({ nursery, discards, deck }: State, card: KindIndex): CardName {
  const { name, type } = at(indexDeck(deck).definitions, card);
  (type === FRESHMAN ? nursery : discards).push(card);
  return name;
}

export function putAway(dealer: StudentsDealer, card: KindIndex): void {
  dealer.tell({ did: 'put away', card: addToPile(dealer.state, card) });
}

function moveFromHandToPile(state: State, seat: Seat, card: KindIndex): CardName {
  removeFromHand(state, seat, card);
  return addToPile(state, card);
}

/** 6.2: a card that the player chose. */
export const discard = (dealer: StudentsDealer, seat: Seat, card: KindIndex): void =>
  dealer.tell({ did: 'discard', seat, card: moveFromHandToPile(dealer.state, seat, card) });

/** 6.2: a card chosen at random because of an effect of another player. */
export const discardAtRandom = (dealer: StudentsDealer, seat: Seat, card: KindIndex, by: Seat): void =>
  dealer.tell({ did: 'lose', seat, card: moveFromHandToPile(dealer.state, seat, card), by });

/** 4.5 */
export const discardDuplicate = (dealer: StudentsDealer, seat: Seat, card: KindIndex, on: Seat): void =>
  dealer.tell({ did: 'waste', seat, card: moveFromHandToPile(dealer.state, seat, card), on });

/** Takes a card out of the hand to be played. The caller puts it into its zone. */
export function playFromHand(dealer: StudentsDealer, seat: Seat, card: KindIndex, on?: Seat): void {
  const name = nameOf(dealer.state, card);
  dealer.tell(on === undefined ? { did: 'play', seat, card: name } : { did: 'play', seat, card: name, on });
  removeFromHand(dealer.state, seat, card);
}

export function putIntoPlay(dealer: StudentsDealer, seat: Seat, card: KindIndex): void {
  const { state } = dealer;
  const { name, type, showsHand } = at(indexDeck(state.deck).definitions, card);
  zoneOfType(state, seat, type).push(card);
  dealer.tell({ did: 'enter', seat, card: name });
  if (showsHand && !hasType(STUDENT_TYPES, type)) showHand(dealer, seat);
}

export function removeFromPlay(dealer: StudentsDealer, seat: Seat, card: KindIndex): void {
  const { name, type } = at(indexDeck(dealer.state.deck).definitions, card);
  dealer.tell({ did: 'exit', seat, card: name });
  removeCard(zoneOfType(dealer.state, seat, type), card);
}

/** 6.6 and 9.4: a card of `types` from the hand of `from`. */
export function takeFromHand(
  dealer: StudentsDealer,
  seat: Seat,
  from: Seat,
  card: KindIndex,
  types: TypeSet,
): void {
  const { state } = dealer;
  const deck = indexDeck(state.deck);
  const { name } = at(deck.definitions, card);
  const open = isHandShown(state, deck, seat) || isHandShown(state, deck, from);
  const knowers = open ? EVERYBODY : knowerBit(seat) | knowerBit(from);
  removeFromHand(state, from, card);
  forgetCards(state, from, knowers, (other) => hasType(types, at(deck.definitions, other).type));
  addToHand(state, seat, card, knowers);
  dealer.tell(open ? { did: 'take', seat, from, card: name, open } : { did: 'take', seat, from, card: name });
}

/** 6.7 */
export function swapHands(dealer: StudentsDealer, seat: Seat, other: Seat): void {
  const { state } = dealer;
  for (const lists of [state.hands, state.known]) {
    const list = at(lists, seat);
    lists[seat] = at(lists, other);
    lists[other] = list;
  }
  dealer.tell({ did: 'swap', seat, with: other });
  for (const [holder, giver] of [
    [seat, other],
    [other, seat],
  ] as const) {
    rememberHand(state, holder, giver);
    if (isHandShown(state, indexDeck(state.deck), holder)) showHand(dealer, holder);
  }
}

/** 11.4: puts away the hand, the room and the area of a player who leaves, without effects. */
export function clearSeat(dealer: StudentsDealer, seat: Seat): void {
  const { state } = dealer;
  const cards = [state.hands, state.rooms, state.areas].flatMap((lists) => at(lists, seat).splice(0));
  at(state.known, seat).length = 0;
  const names = cards.map((card) => addToPile(state, card));
  state.left.push(seat);
  dealer.tell({ did: 'leave', seat, cards: names });
}
