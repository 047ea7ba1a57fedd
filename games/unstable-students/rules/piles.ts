/** What lies where, who knows it, and the atoms that move cards: each changes the table and tells it. */
import { at, type Dealer, type Seat, type DeepReadonly } from '@ludoteca/kernel';
import { removeCard } from '@ludoteca/kit';
import type { Filter } from '../cards/codes.ts';
import type { Card, Piles, State, Students } from '../parts.ts';
import { type Face, FRESHMAN, has, type Pack, packOf, STUDENTS, type Types, typesOf } from './pack.ts';

export type StudentsDealer = Dealer<Students>;
export type StillState = DeepReadonly<State>;

export const present = ({ left }: StillState, seat: Seat): boolean => !left.includes(seat);

/** Everybody else still in the game, in turn order. */
export function othersAfter(state: StillState, seat: Seat): Seat[] {
  const count = state.hands.length;
  const others: Seat[] = [];
  for (let step = 1; step < count; step++) {
    const other = (seat + step) % count;
    if (present(state, other)) others.push(other);
  }
  return others;
}

export const handOf = (state: StillState, seat: Seat): readonly Card[] => at(state.hands, seat);

/** 4.2 and 4.3: where a card of that type lies before a player. */
const placeOf = <C>(
  { rooms, areas }: { readonly rooms: readonly C[]; readonly areas: readonly C[] },
  seat: Seat,
  type: Types,
): C => at(has(STUDENTS, type) ? rooms : areas, seat);

export const lies = (state: StillState, seat: Seat, card: Card, { type }: Face): boolean =>
  placeOf(state, seat, type).includes(card);

// What holds while a card lies before a player.

export function forbidden(state: StillState, pack: Pack, seat: Seat): Types {
  const area = at(state.areas, seat);
  let types = 0;
  for (let i = 0; i < area.length; i++) types |= at(pack.faces, at(area, i)).forbids;
  return types;
}

export const isShown = (state: StillState, pack: Pack, seat: Seat): boolean =>
  at(state.areas, seat).some((card) => at(pack.faces, card).shows);

export const mayNotWin = (state: StillState, pack: Pack, seat: Seat): boolean =>
  at(state.areas, seat).some((card) => at(pack.faces, card).engineers);

// 9: who knows which cards of a hand. A bit for each seat and one for spectators.

const SPECTATORS = 4;
const EVERYBODY = (1 << (SPECTATORS + 1)) - 1;
export const knower = (watcher: Seat | 'spectator'): number =>
  1 << (watcher === 'spectator' ? SPECTATORS : watcher);

function gain({ hands, known }: State, seat: Seat, card: Card, knowers: number): void {
  at(hands, seat).push(card);
  at(known, seat).push(knowers);
}

/** Nobody can tell equal cards apart: who knew of one of them, and sees one go, is not sure of another. */
function giveUp({ hands, known }: State, seat: Seat, card: Card): void {
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

export const knowWhole = ({ known }: State, seat: Seat): void => void at(known, seat).fill(EVERYBODY);

/** 6.9 */
function reveal(dealer: StudentsDealer, pack: Pack, seat: Seat): void {
  knowWhole(dealer.state, seat);
  const cards = handOf(dealer.state, seat).map((card) => at(pack.faces, card).name);
  dealer.tell({ did: 'show', seat, cards });
}

// Atoms. What is lifted is told before, and what is laid down after: whenever something is told, every card lies somewhere.

/** 2.4 */
export function dealHand(dealer: StudentsDealer, seat: Seat, cards: readonly Card[]): void {
  const { state } = dealer;
  const { faces } = packOf(state.deck);
  for (const card of cards) gain(state, seat, card, 0);
  const names = cards.map((card) => at(faces, card).name);
  dealer.tell({ did: 'deal', seat, count: names.length, cards: names });
}

/** 10.2 */
function makeUp(dealer: StudentsDealer): void {
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
export function drawCard(dealer: StudentsDealer, seat: Seat, filter: Filter): void {
  const { state } = dealer;
  const pack = packOf(state.deck);
  makeUp(dealer);
  const card = state.draw.pop();
  if (card === undefined) return dealer.tell({ did: 'find no card', seat });
  const { name, type } = at(pack.faces, card);
  if (!has(typesOf(filter), type)) {
    layAway(state, pack, card);
    return dealer.tell({ did: 'draw in vain', seat, card: name, filter });
  }
  const open = filter !== 'ALL' || isShown(state, pack, seat);
  gain(state, seat, card, open ? EVERYBODY : 0);
  dealer.tell(open ? { did: 'draw', seat, card: name, open } : { did: 'draw', seat, card: name });
}

/** 10.3 */
function layAway({ nursery, discards }: State, { faces }: Pack, card: Card): void {
  (at(faces, card).type === FRESHMAN ? nursery : discards).push(card);
}

export function putAway(dealer: StudentsDealer, card: Card): void {
  const pack = packOf(dealer.state.deck);
  layAway(dealer.state, pack, card);
  dealer.tell({ did: 'put away', card: at(pack.faces, card).name });
}

/** 6.2: of the own choice. */
export function discard(dealer: StudentsDealer, seat: Seat, card: Card): void {
  const pack = packOf(dealer.state.deck);
  giveUp(dealer.state, seat, card);
  layAway(dealer.state, pack, card);
  dealer.tell({ did: 'discard', seat, card: at(pack.faces, card).name });
}

/** 6.2: by chance. */
export function lose(dealer: StudentsDealer, seat: Seat, card: Card, by: Seat): void {
  const pack = packOf(dealer.state.deck);
  giveUp(dealer.state, seat, card);
  layAway(dealer.state, pack, card);
  dealer.tell({ did: 'lose', seat, card: at(pack.faces, card).name, by });
}

/** 4.5 */
export function waste(dealer: StudentsDealer, seat: Seat, card: Card, on: Seat): void {
  const pack = packOf(dealer.state.deck);
  giveUp(dealer.state, seat, card);
  layAway(dealer.state, pack, card);
  dealer.tell({ did: 'waste', seat, card: at(pack.faces, card).name, on });
}

/** A card leaves a hand to be played; where it goes is for the caller to say. */
export function lead(dealer: StudentsDealer, seat: Seat, card: Card, on: Seat | undefined): void {
  const { name } = at(packOf(dealer.state.deck).faces, card);
  dealer.tell(on === undefined ? { did: 'play', seat, card: name } : { did: 'play', seat, card: name, on });
  giveUp(dealer.state, seat, card);
}

/** 8.4: the same for an instant. */
export const spend = (dealer: StudentsDealer, seat: Seat, card: Card): void =>
  giveUp(dealer.state, seat, card);

export function layDown(dealer: StudentsDealer, seat: Seat, card: Card): void {
  const { state } = dealer;
  const pack = packOf(state.deck);
  const { name, type, shows } = at(pack.faces, card);
  placeOf(state, seat, type).push(card);
  dealer.tell({ did: 'enter', seat, card: name });
  if (shows && !has(STUDENTS, type)) reveal(dealer, pack, seat);
}

export function takeUp(dealer: StudentsDealer, seat: Seat, card: Card): void {
  const { name, type } = at(packOf(dealer.state.deck).faces, card);
  const place = placeOf(dealer.state, seat, type);
  dealer.tell({ did: 'exit', seat, card: name });
  removeCard(place, card);
}

/** 6.6 and 9.4: those who do not see which card it is are sure of none that it could be. */
export function take(dealer: StudentsDealer, seat: Seat, from: Seat, card: Card, types: Types): void {
  const { state } = dealer;
  const pack = packOf(state.deck);
  const { name } = at(pack.faces, card);
  const open = isShown(state, pack, seat) || isShown(state, pack, from);
  const knowers = open ? EVERYBODY : knower(seat) | knower(from);
  giveUp(state, from, card);
  const [hand, masks] = [at(state.hands, from), at(state.known, from)];
  for (let i = 0; i < hand.length; i++)
    if (has(types, at(pack.faces, at(hand, i)).type)) masks[i] = at(masks, i) & knowers;
  gain(state, seat, card, knowers);
  dealer.tell(open ? { did: 'take', seat, from, card: name, open } : { did: 'take', seat, from, card: name });
}

/** 6.7 */
export function swap(dealer: StudentsDealer, seat: Seat, other: Seat): void {
  const { state } = dealer;
  const pack = packOf(state.deck);
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
    for (let i = 0; i < masks.length; i++) masks[i] = at(masks, i) | knower(giver);
    if (isShown(state, pack, holder)) reveal(dealer, pack, holder);
  }
}

/** The piles as they lie, apart from the table. */
export const pilesOf = ({ draw, discards, nursery, hands, rooms, areas }: Piles): Piles => ({
  draw: draw.slice(),
  discards: discards.slice(),
  nursery: nursery.slice(),
  hands: slices(hands),
  rooms: slices(rooms),
  areas: slices(areas),
});

export function slices<C>(lists: readonly (readonly C[])[]): C[][] {
  const copies: C[][] = [];
  for (let i = 0; i < lists.length; i++) copies.push(at(lists, i).slice());
  return copies;
}

/** 11.4: all that lies before somebody, and the hand, are put away without effect. */
export function clear(dealer: StudentsDealer, seat: Seat): void {
  const { state } = dealer;
  const pack = packOf(state.deck);
  const cards = [state.hands, state.rooms, state.areas].flatMap((lists) => at(lists, seat).splice(0));
  at(state.known, seat).length = 0;
  for (const card of cards) layAway(state, pack, card);
  state.left.push(seat);
  dealer.tell({ did: 'leave', seat, cards: cards.map((card) => at(pack.faces, card).name) });
}
