/** What lies where, who knows it, and the atoms that move cards: each changes the table and tells it. */
import { at, type Dealer, type Seat, type DeepReadonly } from '@ludoteca/kernel';
import { removeCard } from '@ludoteca/kit';
import type { CardFilter } from '../cards/codes.ts';
import type { CardIndex, Piles, State, Students } from '../parts.ts';
import {
  type CardDefinition,
  FRESHMAN,
  hasType,
  type IndexedDeck,
  indexDeck,
  STUDENT_TYPES,
  type TypeSet,
  typesMatching,
} from '../deck/indexed-deck.ts';

export type StudentsDealer = Dealer<Students>;
export type ReadonlyState = DeepReadonly<State>;

export const isPresent = ({ left }: ReadonlyState, seat: Seat): boolean => !left.includes(seat);

/** Everybody else still in the game, in turn order. */
export function opponentsAfter(state: ReadonlyState, seat: Seat): Seat[] {
  const count = state.hands.length;
  const others: Seat[] = [];
  for (let step = 1; step < count; step++) {
    const other = (seat + step) % count;
    if (isPresent(state, other)) others.push(other);
  }
  return others;
}

export const handOf = (state: ReadonlyState, seat: Seat): readonly CardIndex[] => at(state.hands, seat);

/** 4.2 and 4.3: where a card of that type lies before a player. */
const zoneFor = <C>(
  { rooms, areas }: { readonly rooms: readonly C[]; readonly areas: readonly C[] },
  seat: Seat,
  type: TypeSet,
): C => at(hasType(STUDENT_TYPES, type) ? rooms : areas, seat);

export const isInPlay = (
  state: ReadonlyState,
  seat: Seat,
  card: CardIndex,
  { type }: CardDefinition,
): boolean => zoneFor(state, seat, type).includes(card);

// What holds while a card lies before a player.

export function forbiddenTypes(state: ReadonlyState, pack: IndexedDeck, seat: Seat): TypeSet {
  const area = at(state.areas, seat);
  let types = 0;
  for (let i = 0; i < area.length; i++) types |= at(pack.definitions, at(area, i)).forbids;
  return types;
}

export const isHandShown = (state: ReadonlyState, pack: IndexedDeck, seat: Seat): boolean =>
  at(state.areas, seat).some((card) => at(pack.definitions, card).showsHand);

export const cannotWin = (state: ReadonlyState, pack: IndexedDeck, seat: Seat): boolean =>
  at(state.areas, seat).some((card) => at(pack.definitions, card).preventsWin);

// 9: who knows which cards of a hand. A bit for each seat and one for spectators.

const SPECTATORS = 4;
const EVERYBODY = (1 << (SPECTATORS + 1)) - 1;
export const knowerBit = (watcher: Seat | 'spectator'): number =>
  1 << (watcher === 'spectator' ? SPECTATORS : watcher);

function addToHand({ hands, known }: State, seat: Seat, card: CardIndex, knowers: number): void {
  at(hands, seat).push(card);
  at(known, seat).push(knowers);
}

/** Nobody can tell equal cards apart: who knew of one of them, and sees one go, is not sure of another. */
function removeFromHand({ hands, known }: State, seat: Seat, card: CardIndex): void {
  const [hand, masks] = [at(hands, seat), at(known, seat)];
  const place = hand.indexOf(card);
  if (place === -1) throw new RangeError(`no card ${card} in hand ${seat}`);
  let gone = at(masks, place);
  for (let i = place + 1; i < hand.length; i++) {
    const [other, mask] = [at(hand, i), at(masks, i)];
    if (other === card) {
      masks[i - 1] = gone & mask;
      gone |= mask;
    } else masks[i - 1] = mask;
    hand[i - 1] = other;
  }
  hand.pop();
  masks.pop();
}

export const revealHand = ({ known }: State, seat: Seat): void => void at(known, seat).fill(EVERYBODY);

/** 6.9 */
function showHand(dealer: StudentsDealer, pack: IndexedDeck, seat: Seat): void {
  revealHand(dealer.state, seat);
  const cards = handOf(dealer.state, seat).map((card) => at(pack.definitions, card).name);
  dealer.tell({ did: 'show', seat, cards });
}

// Atoms. What is lifted is told before, and what is laid down after: whenever something is told, every card lies somewhere.

/** 2.4 */
export function dealHand(dealer: StudentsDealer, seat: Seat, cards: readonly CardIndex[]): void {
  const { state } = dealer;
  const { definitions: faces } = indexDeck(state.deck);
  for (const card of cards) addToHand(state, seat, card, 0);
  const names = cards.map((card) => at(faces, card).name);
  dealer.tell({ did: 'deal', seat, count: names.length, cards: names });
}

/** 10.2 */
function reshuffleDiscards(dealer: StudentsDealer): void {
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
  const pack = indexDeck(state.deck);
  reshuffleDiscards(dealer);
  const card = state.draw.pop();
  if (card === undefined) return dealer.tell({ did: 'find no card', seat });
  const { name, type } = at(pack.definitions, card);
  if (!hasType(typesMatching(filter), type)) {
    addToDiscards(state, pack, card);
    return dealer.tell({ did: 'draw in vain', seat, card: name, filter });
  }
  const open = filter !== 'ALL' || isHandShown(state, pack, seat);
  addToHand(state, seat, card, open ? EVERYBODY : 0);
  dealer.tell(open ? { did: 'draw', seat, card: name, open } : { did: 'draw', seat, card: name });
}

/** 10.3 */
function addToDiscards(
  { nursery, discards }: State,
  { definitions: faces }: IndexedDeck,
  card: CardIndex,
): void {
  (at(faces, card).type === FRESHMAN ? nursery : discards).push(card);
}

export function putAway(dealer: StudentsDealer, card: CardIndex): void {
  const pack = indexDeck(dealer.state.deck);
  addToDiscards(dealer.state, pack, card);
  dealer.tell({ did: 'put away', card: at(pack.definitions, card).name });
}

/** 6.2: of the own choice. */
export function discard(dealer: StudentsDealer, seat: Seat, card: CardIndex): void {
  const pack = indexDeck(dealer.state.deck);
  removeFromHand(dealer.state, seat, card);
  addToDiscards(dealer.state, pack, card);
  dealer.tell({ did: 'discard', seat, card: at(pack.definitions, card).name });
}

/** 6.2: by chance. */
export function discardAtRandom(dealer: StudentsDealer, seat: Seat, card: CardIndex, by: Seat): void {
  const pack = indexDeck(dealer.state.deck);
  removeFromHand(dealer.state, seat, card);
  addToDiscards(dealer.state, pack, card);
  dealer.tell({ did: 'lose', seat, card: at(pack.definitions, card).name, by });
}

/** 4.5 */
export function discardDuplicate(dealer: StudentsDealer, seat: Seat, card: CardIndex, on: Seat): void {
  const pack = indexDeck(dealer.state.deck);
  removeFromHand(dealer.state, seat, card);
  addToDiscards(dealer.state, pack, card);
  dealer.tell({ did: 'waste', seat, card: at(pack.definitions, card).name, on });
}

/** A card leaves a hand to be played; where it goes is for the caller to say. */
export function playFromHand(
  dealer: StudentsDealer,
  seat: Seat,
  card: CardIndex,
  on: Seat | undefined,
): void {
  const { name } = at(indexDeck(dealer.state.deck).definitions, card);
  dealer.tell(on === undefined ? { did: 'play', seat, card: name } : { did: 'play', seat, card: name, on });
  removeFromHand(dealer.state, seat, card);
}

/** 8.4: the same for an instant. */
export const spend = (dealer: StudentsDealer, seat: Seat, card: CardIndex): void =>
  removeFromHand(dealer.state, seat, card);

export function putIntoPlay(dealer: StudentsDealer, seat: Seat, card: CardIndex): void {
  const { state } = dealer;
  const pack = indexDeck(state.deck);
  const { name, type, showsHand: shows } = at(pack.definitions, card);
  zoneFor(state, seat, type).push(card);
  dealer.tell({ did: 'enter', seat, card: name });
  if (shows && !hasType(STUDENT_TYPES, type)) showHand(dealer, pack, seat);
}

export function removeFromPlay(dealer: StudentsDealer, seat: Seat, card: CardIndex): void {
  const { name, type } = at(indexDeck(dealer.state.deck).definitions, card);
  const place = zoneFor(dealer.state, seat, type);
  dealer.tell({ did: 'exit', seat, card: name });
  removeCard(place, card);
}

/** 6.6 and 9.4: those who do not see which card it is are sure of none that it could be. */
export function takeFromHand(
  dealer: StudentsDealer,
  seat: Seat,
  from: Seat,
  card: CardIndex,
  types: TypeSet,
): void {
  const { state } = dealer;
  const pack = indexDeck(state.deck);
  const { name } = at(pack.definitions, card);
  const open = isHandShown(state, pack, seat) || isHandShown(state, pack, from);
  const knowers = open ? EVERYBODY : knowerBit(seat) | knowerBit(from);
  removeFromHand(state, from, card);
  const [hand, masks] = [at(state.hands, from), at(state.known, from)];
  for (let i = 0; i < hand.length; i++)
    if (hasType(types, at(pack.definitions, at(hand, i)).type)) masks[i] = at(masks, i) & knowers;
  addToHand(state, seat, card, knowers);
  dealer.tell(open ? { did: 'take', seat, from, card: name, open } : { did: 'take', seat, from, card: name });
}

/** 6.7 */
export function swapHands(dealer: StudentsDealer, seat: Seat, other: Seat): void {
  const { state } = dealer;
  const pack = indexDeck(state.deck);
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
    const masks = at(state.known, holder);
    for (let i = 0; i < masks.length; i++) masks[i] = at(masks, i) | knowerBit(giver);
    if (isHandShown(state, pack, holder)) showHand(dealer, pack, holder);
  }
}

/** The piles as they lie, apart from the table. */
export const copyPiles = ({ draw, discards, nursery, hands, rooms, areas }: Piles): Piles => ({
  draw: draw.slice(),
  discards: discards.slice(),
  nursery: nursery.slice(),
  hands: copyLists(hands),
  rooms: copyLists(rooms),
  areas: copyLists(areas),
});

export function copyLists<C>(lists: readonly (readonly C[])[]): C[][] {
  const copies: C[][] = [];
  for (let i = 0; i < lists.length; i++) copies.push(at(lists, i).slice());
  return copies;
}

/** 11.4: all that lies before somebody, and the hand, are put away without effect. */
export function clearSeat(dealer: StudentsDealer, seat: Seat): void {
  const { state } = dealer;
  const pack = indexDeck(state.deck);
  const cards = [state.hands, state.rooms, state.areas].flatMap((lists) => at(lists, seat).splice(0));
  at(state.known, seat).length = 0;
  for (const card of cards) addToDiscards(state, pack, card);
  state.left.push(seat);
  dealer.tell({ did: 'leave', seat, cards: cards.map((card) => at(pack.definitions, card).name) });
}
