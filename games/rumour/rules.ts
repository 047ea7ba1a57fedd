/** The rules, one per kind of frame, in the order of RULES.md; numbers in comments refer to it. */
import { at, type Dealer, type FrameOf, type Rulebook, type Seat, type DeepReadonly } from '@ludoteca/kernel';
import { placesByFewest, seatsAfter, removeCard } from '@ludoteca/kit';
import { type Card, CARDS } from './cards.ts';
import type { Frame, Rumour, State } from './parts.ts';

/** 2 */
const HAND_SIZE = 4;

const handOf = (state: DeepReadonly<State>, seat: Seat): readonly Card[] => at(state.hands, seat);
export const isPresent = (state: DeepReadonly<State>, seat: Seat): boolean => !state.left.includes(seat);

// Atoms: each changes the state and emits the matching event.

function draw(dealer: Dealer<Rumour>, seat: Seat, max: number): void {
  const { stock, hands } = dealer.state;
  if (stock.length === 0) return;
  const cards = stock.splice(Math.max(0, stock.length - max));
  at(hands, seat).push(...cards);
  dealer.tell({ did: 'draw', seat, count: cards.length, cards });
}

function moveToPile(dealer: Dealer<Rumour>, did: 'play' | 'discard', seat: Seat, card: Card): void {
  const { hands, pile } = dealer.state;
  pile.push(removeCard(at(hands, seat), card));
  dealer.tell({ did, seat, card });
}

/** 7 */
export function withdraw(dealer: Dealer<Rumour>, seat: Seat): void {
  const { hands, pile, left } = dealer.state;
  const cards = at(hands, seat).splice(0);
  pile.push(...cards);
  left.push(seat);
  dealer.tell({ did: 'leave', seat, cards });
  if (left.length === hands.length - 1) endMatch(dealer);
}

/** 6 and 7 */
function endMatch(dealer: Dealer<Rumour>): void {
  const { hands, left } = dealer.state;
  const missingCards = hands.map((hand) => -hand.length);
  dealer.end(placesByFewest(missingCards, left));
}

/** 4. Asks the given seats in order whether they stop a card; without any seat left to ask it stands. */
function openWindow(
  seats: readonly Seat[],
  stands: readonly Frame[],
  falls: readonly Frame[],
): readonly Frame[] {
  const [seat, ...rest] = seats;
  return seat === undefined ? stands : [{ do: 'window', seat, rest, stands, falls }];
}

const askNextSeat = ({ rest, stands, falls }: FrameOf<Rumour, 'window'>): readonly Frame[] =>
  openWindow(rest, stands, falls);

export const rules: Rulebook<Rumour> = {
  /** 2 */
  deal: (dealer) => {
    const { state, dice } = dealer;
    dice.shuffle(state.stock);
    state.hands.forEach((_, seat) => draw(dealer, seat, HAND_SIZE));
    const first = dice.int(state.hands.length);
    dealer.tell({ did: 'begin', seat: first });
    dealer.next({ do: 'turn', seat: first });
  },

  /** 3 and 6 */
  turn: (dealer, { seat }) => {
    const { state } = dealer;
    if (state.stock.length === 0) return endMatch(dealer);
    const nextSeat = (seat + 1) % state.hands.length;
    dealer.next({ do: 'speak', seat }, { do: 'turn', seat: nextSeat });
    if (isPresent(state, seat)) draw(dealer, seat, 1);
  },

  /** 3 */
  speak: {
    ask: (state, { seat }) => (handOf(state, seat).includes('rumour') ? ['rumour', 'quiet'] : ['quiet']),
    answer: (dealer, { seat }, choice) => {
      if (choice === 'quiet') return dealer.tell({ did: 'keep quiet', seat });
      const others = seatsAfter(seat, dealer.state.hands.length);
      const discards = others.map((other): Frame => ({ do: 'discard', seat: other }));
      moveToPile(dealer, 'play', seat, 'rumour');
      dealer.next(...openWindow(others, [...discards, { do: 'draw', seat }], []));
    },
    lapse: (dealer, { seat }) => dealer.tell({ did: 'keep quiet', seat }),
    barred: (state, { seat }) => (handOf(state, seat).includes('rumour') ? [] : ['rumour']),
    why: (_, __, choice) =>
      choice === 'rumour' ? { why: 'no rumour', rule: '3' } : { why: 'speak', rule: '3' },
  },

  /** 4. Every seat with cards is asked, with an alibi or without: the question itself must reveal nothing. */
  window: {
    ask: (state, { seat }) => {
      const hand = handOf(state, seat);
      if (hand.length === 0) return [];
      return hand.includes('alibi') ? ['alibi', 'pass'] : ['pass'];
    },
    answer: (dealer, frame, choice) => {
      if (choice === 'pass') return dealer.next(...askNextSeat(frame));
      const { seat, falls } = frame;
      moveToPile(dealer, 'play', seat, 'alibi');
      const others = seatsAfter(seat, dealer.state.hands.length);
      dealer.next(...openWindow(others, [{ do: 'draw', seat }, ...falls], askNextSeat(frame)));
    },
    otherwise: (dealer, frame) => dealer.next(...askNextSeat(frame)),
    lapse: (dealer, frame) => dealer.next(...askNextSeat(frame)),
    barred: (state, { seat }) => (handOf(state, seat).includes('alibi') ? [] : ['alibi']),
    why: (_, __, choice) =>
      choice === 'alibi' ? { why: 'no alibi', rule: '4' } : { why: 'answer', rule: '4' },
  },

  /** 4 and 5: the player of a card that stood draws. */
  draw: (dealer, { seat }) => {
    if (isPresent(dealer.state, seat)) draw(dealer, seat, 1);
  },

  /** 5. Equal cards are one option. */
  discard: {
    ask: (state, { seat }) => CARDS.filter((card) => handOf(state, seat).includes(card)),
    answer: (dealer, { seat }, card) => moveToPile(dealer, 'discard', seat, card),
    why: () => ({ why: 'not in hand', rule: '5' }),
  },
};
