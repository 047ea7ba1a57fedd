/** The rules in the order of RULES.md; numbers in comments are its own. */
import {
  at,
  type Dealer,
  type FrameOf,
  type Reason,
  type Rulebook,
  type Seat,
  type DeepReadonly,
} from '@ludoteca/kernel';
import { placesByFewest, removeCard } from '@ludoteca/kit';
import {
  ACE,
  type Card,
  isWild,
  JACK,
  JOKER,
  KING,
  NUMBERS,
  QUEEN,
  type Suit,
  SUITS,
  suitOf,
  valueOf,
} from './cards.ts';
import type { Discard, State, Uno } from './parts.ts';

type UnoDealer = Dealer<Uno>;
type StillState = DeepReadonly<State>;

export const SEATS = { min: 2, max: 4 };
/** 6.4 */
export const TURN_LIMIT = 2000;

// What the rules hand out again and again is made once: frames by seat, discards by card and suit, numbers to buy.
const EVERY_SEAT = Array.from({ length: SEATS.max }, (_, seat) => seat);
const TURN = EVERY_SEAT.map((seat): FrameOf<Uno, 'turn'> => ({ do: 'turn', seat }));
const BUY = EVERY_SEAT.map((seat): FrameOf<Uno, 'buy'> => ({ do: 'buy', seat }));
/** The ways to discard a card: an ace or a joker with each suit (3.3), any other with its own. */
const WAYS = Array.from({ length: (JOKER + 1) * 4 }, (_, card): Discard[] =>
  isWild(card) ? SUITS.map((__, suit) => ({ discard: card, suit })) : [{ discard: card, suit: suitOf(card) }],
);
const COUNTS = Array.from({ length: 110 }, (_, most) => Array.from({ length: most }, (__, i) => i + 1));

const handOf = (state: StillState, seat: Seat): readonly Card[] => at(state.hands, seat);
export const present = ({ left }: StillState, seat: Seat): boolean => !left.includes(seat);

function nextSeat(state: StillState, from: Seat): Seat {
  const count = state.hands.length;
  let seat = from;
  do seat = (seat + state.direction + count) % count;
  while (!present(state, seat));
  return seat;
}

// Atoms: each changes the table and tells it.

/** 2.1 */
function deal(dealer: UnoDealer, seat: Seat): void {
  const cards = draw(dealer.state, seat, dealer.state.settings.hand);
  dealer.tell({ did: 'deal', seat, count: cards.length, cards });
}

/** From the top of the stock, as many as there are. */
function draw({ stock, hands }: State, seat: Seat, count: number): Card[] {
  const hand = at(hands, seat);
  const cards: Card[] = [];
  while (cards.length < count) {
    const card = stock.pop();
    if (card === undefined) break;
    hand.push(card);
    cards.push(card);
  }
  return cards;
}

/** 2.2. Drawn by lot before the shuffle, so that the table tells nothing of the order of the stock. */
function layFirst(dealer: UnoDealer): void {
  const { state, dice } = dealer;
  if (state.settings.firstCard === 'ace') {
    state.value = ACE;
    state.suit = dice.int(SUITS.length);
  } else {
    const card = removeCard(state.stock, dice.pick(NUMBERS));
    state.pile.push(card);
    state.value = valueOf(card);
    state.suit = suitOf(card);
  }
  dealer.tell({ did: 'table', value: state.value, suit: state.suit });
}

/** 3.3 */
function discard(dealer: UnoDealer, seat: Seat, card: Card, suit: Suit): void {
  const { state } = dealer;
  state.pile.push(removeCard(at(state.hands, seat), card));
  state.value = valueOf(card);
  state.suit = suit;
  dealer.tell({ did: 'discard', seat, card, suit });
}

/** 3.4, 4.2 and 6.2 */
function buy(dealer: UnoDealer, seat: Seat, wanted: number): void {
  const cards = draw(dealer.state, seat, wanted);
  const count = cards.length;
  if (count > 0) dealer.tell({ did: 'buy', seat, count, cards });
  if (count === wanted) return pass(dealer, seat);
  dealer.tell({ did: 'run out', seat, missing: wanted - count });
  finish(dealer);
}

/** 4.3 */
function turnRound(dealer: UnoDealer): void {
  const { state } = dealer;
  state.direction = state.direction === 1 ? -1 : 1;
  dealer.tell({ did: 'turn round', direction: state.direction });
}

/** 5.2, 5.3 and 6.3 */
export function withdraw(dealer: UnoDealer, seat: Seat): void {
  const { left, hands } = dealer.state;
  left.push(seat);
  dealer.tell({ did: 'leave', seat });
  if (left.length === hands.length - 1) finish(dealer);
}

// The course of play.

/** 3.1 */
function pass(dealer: UnoDealer, from: Seat): void {
  begin(dealer, at(TURN, nextSeat(dealer.state, from)));
}

/** 6.4 */
function begin(dealer: UnoDealer, turn: FrameOf<Uno, 'turn' | 'owe'>): void {
  const { state } = dealer;
  if (state.turns < TURN_LIMIT) {
    state.turns++;
    return dealer.next(turn);
  }
  dealer.tell({ did: 'reach the limit', turns: TURN_LIMIT });
  finish(dealer);
}

/** 4.1 */
function charge(dealer: UnoDealer, from: Seat, count: number): void {
  const seat = nextSeat(dealer.state, from);
  dealer.tell({ did: 'owe', seat, count });
  begin(dealer, { do: 'owe', seat, count });
}

/** 4 */
function takeEffect(dealer: UnoDealer, seat: Seat, card: Card): void {
  switch (valueOf(card)) {
    case JACK:
      return charge(dealer, seat, 2);
    case JOKER:
      return charge(dealer, seat, 4);
    case QUEEN:
      turnRound(dealer);
      return pass(dealer, seat);
    case KING: {
      const skipped = nextSeat(dealer.state, seat);
      dealer.tell({ did: 'skip', seat: skipped });
      return pass(dealer, skipped);
    }
    default:
      pass(dealer, seat);
  }
}

/** 6.5 */
function finish(dealer: UnoDealer): void {
  const { hands, left } = dealer.state;
  dealer.end(
    placesByFewest(
      hands.map((hand) => hand.length),
      left,
    ),
  );
}

/** 3.2 */
const fits = ({ value, suit }: StillState, card: Card): boolean =>
  suitOf(card) === suit || valueOf(card) === value || isWild(card);

function whyNotDiscard(state: StillState, seat: Seat, choice: unknown): Reason {
  const { discard: card, suit } = (choice ?? {}) as { discard?: unknown; suit?: unknown };
  if (typeof card !== 'number') return { why: 'discard or buy', rule: '3.1' };
  if (!handOf(state, seat).includes(card)) return { why: 'not in hand', rule: '3.1' };
  if (!fits(state, card))
    return { why: 'no match', rule: '3.2', facts: { card, value: state.value, suit: state.suit } };
  return {
    why: 'wrong suit',
    rule: '3.3',
    facts: { card, suit: Number.isInteger(suit) ? (suit as Suit) : null },
  };
}

export const rules: Rulebook<Uno> = {
  /** 2 */
  deal: (dealer) => {
    const { state, dice } = dealer;
    layFirst(dealer);
    dice.shuffle(state.stock);
    for (let seat = 0; seat < state.hands.length; seat++) deal(dealer, seat);
    const first = dice.int(state.hands.length);
    dealer.tell({ did: 'begin', seat: first });
    begin(dealer, at(TURN, first));
  },

  /** 3. Equal cards are one option; they occur with two decks only. */
  turn: {
    ask: (state, { seat }) => {
      const hand = handOf(state, seat);
      const single = state.settings.decks === 1;
      const options: (Discard | 'buy')[] = [];
      for (let i = 0; i < hand.length; i++) {
        const card = at(hand, i);
        if (fits(state, card) && (single || hand.indexOf(card) === i)) {
          for (const way of at(WAYS, card)) options.push(way);
        }
      }
      options.push('buy');
      return options;
    },
    answer: (dealer, { seat }, choice) => {
      if (choice === 'buy') return dealer.next(at(BUY, seat));
      discard(dealer, seat, choice.discard, choice.suit);
      if (handOf(dealer.state, seat).length === 0) return finish(dealer);
      takeEffect(dealer, seat, choice.discard);
    },
    otherwise: (dealer, { seat }) => pass(dealer, seat),
    lapse: (dealer, { seat }) => loseTurn(dealer, seat),
    barred: (state, { seat }) =>
      [...new Set(handOf(state, seat))]
        .filter((card) => !fits(state, card))
        .flatMap((card) => at(WAYS, card)),
    why: (state, { seat }, choice) => whyNotDiscard(state, seat, choice),
  },

  /** 3.4. One more than there are stands for all that are more: it ends the match (6.2). */
  buy: {
    ask: (state) => at(COUNTS, state.stock.length + 1),
    answer: (dealer, { seat }, count) => buy(dealer, seat, count),
    otherwise: (dealer, { seat }) => pass(dealer, seat),
    lapse: (dealer, { seat }) => loseTurn(dealer, seat),
    why: (state) => ({ why: 'how many', rule: '3.4', facts: { most: state.stock.length + 1 } }),
  },

  /** 4.2 */
  owe: {
    ask: (_, { count }) => [count],
    answer: (dealer, { seat, count }) => buy(dealer, seat, count),
    otherwise: (dealer, { seat }) => pass(dealer, seat),
    lapse: (dealer, frame) => {
      dealer.next(frame);
      withdraw(dealer, frame.seat);
    },
    why: (_, { count }) => ({ why: 'owes', rule: '4.2', facts: { count } }),
  },
};

/** 5.1 */
function loseTurn(dealer: UnoDealer, seat: Seat): void {
  dealer.tell({ did: 'lose the turn', seat });
  pass(dealer, seat);
}
