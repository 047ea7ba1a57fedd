/** 9: which watchers know which cards of a hand, as one bit mask beside each card: a bit for each seat and one for spectators. */
import { at, type Seat } from '@ludoteca/kernel';
import type { KindIndex, State } from '../parts.ts';

const SPECTATOR_BIT = 4;
export const EVERYBODY = (1 << (SPECTATOR_BIT + 1)) - 1;

export const knowerBit = (watcher: Seat | 'spectator'): number =>
  1 << (watcher === 'spectator' ? SPECTATOR_BIT : watcher);

export function addToHand({ hands, known }: State, seat: Seat, card: KindIndex, knowers: number): void {
  at(hands, seat).push(card);
  at(known, seat).push(knowers);
}

/** 9.3: equal cards cannot be told apart, so a watcher that knew one of them and sees one leave knows one fewer. */
export function removeFromHand({ hands, known }: State, seat: Seat, card: KindIndex): void {
  const [hand, masks] = [at(hands, seat), at(known, seat)];
  const place = hand.indexOf(card);
  if (place === -1) throw new RangeError(`no card ${card} in hand ${seat}`);
  let removed = at(masks, place);
  for (let i = place + 1; i < hand.length; i++) {
    const [other, mask] = [at(hand, i), at(masks, i)];
    if (other === card) {
      masks[i - 1] = removed & mask;
      removed |= mask;
    } else masks[i - 1] = mask;
    hand[i - 1] = other;
  }
  hand.pop();
  masks.pop();
}

export const revealHand = ({ known }: State, seat: Seat): void => void at(known, seat).fill(EVERYBODY);

/** 9.4: only `knowers` stay sure of the cards that could have been taken. */
export function forgetCards(
  { hands, known }: State,
  seat: Seat,
  knowers: number,
  couldBe: (card: KindIndex) => boolean,
): void {
  const [hand, masks] = [at(hands, seat), at(known, seat)];
  for (let i = 0; i < hand.length; i++) if (couldBe(at(hand, i))) masks[i] = at(masks, i) & knowers;
}

/** 9.2: a player knows the hand that it gave away. */
export function rememberHand({ known }: State, seat: Seat, knower: Seat): void {
  const masks = at(known, seat);
  for (let i = 0; i < masks.length; i++) masks[i] = at(masks, i) | knowerBit(knower);
}
