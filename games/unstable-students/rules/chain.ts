/**
 * How cards interrupt one another (5 and 8). A card's effects are a frame that walks them; a window is a frame that asks one seat after the
 * other. What they interrupt waits below on the agenda, and the chain shows it.
 */
import { at, type FrameOf, type Seat } from '@ludoteca/kernel';
import type { When } from '../cards/codes.ts';
import type { Card, Frame, Students } from '../parts.ts';
import { faceIn, has, INSTANT, type Pack, packOf, type Types } from './pack.ts';
import {
  forbidden,
  handOf,
  isShown,
  layDown,
  lies,
  othersAfter,
  present,
  putAway,
  type StillState,
  type StudentsDealer,
} from './piles.ts';

/** 5.7: so many cards have effects in a round, and no more. */
export const MOST_EFFECTS = 60;

const CLOSE: Frame = { do: 'close' };

/** The card enters a room or an area, and what it does on entering is next. */
export function enter(dealer: StudentsDealer, seat: Seat, card: Card): void {
  layDown(dealer, seat, card);
  if (faceIn(packOf(dealer.state.deck), card).when === 'SUBITO') begin(dealer, seat, card, 'SUBITO', false);
}

/**
 * The effects of a card, with that seat acting. A held card lies in the chain while they last; then it comes to lie before the seat it
 * goes to, or it is put away.
 */
export function begin(
  dealer: StudentsDealer,
  seat: Seat,
  card: Card,
  when: When,
  held: boolean,
  to?: Seat,
): void {
  const { state } = dealer;
  const { name, kind } = faceIn(packOf(state.deck), card);
  if (state.begun >= MOST_EFFECTS) {
    if (held) settle(dealer, card, to);
    return dealer.tell({ did: 'exhaust', seat, card: name });
  }
  state.begun++;
  state.chain.push({ card, seat, at: 0, held });
  const close: Frame = to === undefined ? CLOSE : { do: 'close', to };
  if (kind.optional) return dealer.next({ do: 'offer', seat, card: name }, close);
  dealer.tell({ did: 'effects', seat, card: name, when });
  dealer.next({ do: 'effects', seat, card: name, at: 0, you: -1 }, close);
}

/** A card that was held: 4.5 holds for stolen cards too, even if a like card came there in between. */
export function settle(dealer: StudentsDealer, card: Card, to: Seat | undefined): void {
  const { state } = dealer;
  const barred =
    to === undefined || !present(state, to) || lies(state, to, card, faceIn(packOf(state.deck), card));
  if (barred) putAway(dealer, card);
  else enter(dealer, to, card);
}

type Effects = FrameOf<Students, 'effects'>;

/** The effect works on each of them, and the next effect follows. */
export function strike(
  dealer: StudentsDealer,
  { seat, card, at: index, you }: Pick<Effects, 'seat' | 'card' | 'at' | 'you'>,
  targets: readonly Seat[],
): void {
  const hits = targets.map((on): Frame => ({ do: 'apply', seat, card, at: index, on }));
  dealer.next(...hits, { do: 'effects', seat, card, at: index + 1, you });
}

export type Window = FrameOf<Students, 'window'>;
/** What is being defended against. */
export type Attack = Omit<Window, 'do' | 'seat' | 'rest'>;

export const attackOf = ({ by, you, card, at: index, effect }: Window): Attack =>
  effect === undefined ? { by, you, card, at: index } : { by, you, card, at: index, effect };

/** 8.2 and 9.5: whether, as far as everybody can see, that seat could hold an instant against such a card. */
function could(state: StillState, pack: Pack, seat: Seat, against: Types): boolean {
  if (!has(pack.blocks, against) || !present(state, seat)) return false;
  const hand = handOf(state, seat);
  if (hand.length === 0 || has(forbidden(state, pack, seat), INSTANT)) return false;
  return !isShown(state, pack, seat) || hand.some((card) => has(faceIn(pack, card).blocks, against));
}

/** 8.1: the first who could defend is asked, then the next. */
export function openWindow(dealer: StudentsDealer, order: readonly Seat[], attack: Attack): void {
  const { state } = dealer;
  const pack = packOf(state.deck);
  const { type } = faceIn(pack, pack.cardOf(attack.card));
  for (let i = 0; i < order.length; i++) {
    const seat = at(order, i);
    if (could(state, pack, seat, type))
      return dealer.next({ do: 'window', seat, rest: order.slice(i + 1), ...attack });
  }
  stand(dealer, attack);
}

/** Nobody has defended. */
function stand(dealer: StudentsDealer, attack: Attack): void {
  const { by, you, effect } = attack;
  if (effect === undefined) return arrive(dealer, you);
  const hits =
    effect.target === 'TU'
      ? [you]
      : effect.target === 'VOI'
        ? othersAfter(dealer.state, by)
        : [by, ...othersAfter(dealer.state, by)];
  strike(dealer, { ...attack, seat: by }, hits);
}

/** 4.3: the card that was being placed. */
function arrive(dealer: StudentsDealer, on: Seat): void {
  const link = dealer.state.chain.pop();
  if (link === undefined) return;
  if (present(dealer.state, on)) enter(dealer, on, link.card);
  else putAway(dealer, link.card);
}
