/** The rules, one per kind of frame, in the order of RULES.md; numbers in comments refer to it. */
import {
  type Dealer,
  type FrameOf,
  type Reason,
  requireValue,
  type Rulebook,
  type Seat,
  type DeepReadonly,
} from '@ludoteca/kernel';
import { placesByFewest, removeCard } from '@ludoteca/kit';
import {
  ACE,
  type UnoCard,
  isWild,
  JACK,
  JOKER,
  KING,
  NUMBER_CARDS,
  QUEEN,
  type Suit,
  SUITS,
  suitOf,
  valueOf,
} from './cards.ts';
import type { Discard, State, Uno } from './parts.ts';

type ReadonlyState = DeepReadonly<State>;

export const SEATS = { min: 2, max: 4 };
/** 6.4 */
export const TURN_LIMIT = 2000;

// Frames and options that occur at every turn are created once, which saves their allocation in bulk play.
const EVERY_SEAT = Array.from({ length: SEATS.max }, (_, seat) => seat);
const TURN_FRAMES = EVERY_SEAT.map((seat): FrameOf<Uno, 'turn'> => ({ do: 'turn', seat }));
const BUY_FRAMES = EVERY_SEAT.map((seat): FrameOf<Uno, 'buy'> => ({ do: 'buy', seat }));
/** By card: an ace or a joker can be discarded with each suit (3.3), any other card with its own. */
const DISCARD_CHOICES = Array.from({ length: (JOKER + 1) * 4 }, (_, card): Discard[] =>
  isWild(card) ? SUITS.map((__, suit) => ({ discard: card, suit })) : [{ discard: card, suit: suitOf(card) }],
);
/** By count: the numbers from 1 to it. */
const BUY_CHOICES = Array.from({ length: 110 }, (_, max) => Array.from({ length: max }, (__, i) => i + 1));

const handOf = (state: ReadonlyState, seat: Seat): readonly UnoCard[] => requireValue(state.hands[seat]);
export const isPresent = ({ left }: ReadonlyState, seat: Seat): boolean =>
  left.length === 0 || !left.includes(seat);

function nextSeat(state: ReadonlyState, from: Seat): Seat {
  const count = state.hands.length;
  let seat = from;
  do seat = (seat + state.direction + count) % count;
  while (!isPresent(state, seat));
  return seat;
}

// Atoms: each changes the state and emits the matching event.

/** 2.1 */
function deal(dealer: Dealer<Uno>, seat: Seat): void {
  const cards = drawCards(dealer.state, seat, dealer.state.settings.hand);
  dealer.tell({ did: 'deal', seat, count: cards.length, cards });
}

/** Moves cards from the top of the stock to a hand; fewer if the stock has not as many. */
function drawCards({ stock, hands }: State, seat: Seat, count: number): UnoCard[] {
  const hand = requireValue(hands[seat]);
  const cards: UnoCard[] = [];
  while (cards.length < count) {
    const card = stock.pop();
    if (card === undefined) break;
    hand.push(card);
    cards.push(card);
  }
  return cards;
}

/** 2.2. The card is chosen before the shuffle, so that it reveals nothing about the order of the stock. */
function turnUpFirstCard(dealer: Dealer<Uno>): void {
  const { state, dice } = dealer;
  if (state.settings.firstCard === 'ace') {
    state.value = ACE;
    state.suit = dice.int(SUITS.length);
  } else {
    const card = removeCard(state.stock, dice.pick(NUMBER_CARDS));
    state.pile.push(card);
    state.value = valueOf(card);
    state.suit = suitOf(card);
  }
  dealer.tell({ did: 'table', value: state.value, suit: state.suit });
}

/** 3.3 */
function discard(dealer: Dealer<Uno>, seat: Seat, card: UnoCard, suit: Suit): void {
  const { state } = dealer;
  state.pile.push(removeCard(requireValue(state.hands[seat]), card));
  state.value = valueOf(card);
  state.suit = suit;
  dealer.tell({ did: 'discard', seat, card, suit });
}

/** 3.4, 4.2 and 6.2 */
function buy(dealer: Dealer<Uno>, seat: Seat, wanted: number): void {
  const cards = drawCards(dealer.state, seat, wanted);
  const count = cards.length;
  if (count > 0) dealer.tell({ did: 'buy', seat, count, cards });
  if (count === wanted) return passTurn(dealer, seat);
  dealer.tell({ did: 'run out', seat, missing: wanted - count });
  endMatch(dealer);
}

/** 4.3 */
function reverseDirection(dealer: Dealer<Uno>): void {
  const { state } = dealer;
  state.direction = state.direction === 1 ? -1 : 1;
  dealer.tell({ did: 'turn round', direction: state.direction });
}

/** 5.2, 5.3 and 6.3 */
export function withdraw(dealer: Dealer<Uno>, seat: Seat): void {
  const { left, hands } = dealer.state;
  left.push(seat);
  dealer.tell({ did: 'leave', seat });
  if (left.length === hands.length - 1) endMatch(dealer);
}

// Turn order.

/** 3.1 */
function passTurn(dealer: Dealer<Uno>, from: Seat): void {
  beginTurn(dealer, requireValue(TURN_FRAMES[nextSeat(dealer.state, from)]));
}

/** 6.4 */
function beginTurn(dealer: Dealer<Uno>, turn: FrameOf<Uno, 'turn' | 'owe'>): void {
  const { state } = dealer;
  if (state.turns < TURN_LIMIT) {
    state.turns++;
    return dealer.next(turn);
  }
  dealer.tell({ did: 'reach the limit', turns: TURN_LIMIT });
  endMatch(dealer);
}

/** 4.1 */
function imposeDebt(dealer: Dealer<Uno>, from: Seat, count: number): void {
  const seat = nextSeat(dealer.state, from);
  dealer.tell({ did: 'owe', seat, count });
  beginTurn(dealer, { do: 'owe', seat, count });
}

/** 4 */
function applyEffect(dealer: Dealer<Uno>, seat: Seat, card: UnoCard): void {
  switch (valueOf(card)) {
    case JACK:
      return imposeDebt(dealer, seat, 2);
    case JOKER:
      return imposeDebt(dealer, seat, 4);
    case QUEEN:
      reverseDirection(dealer);
      return passTurn(dealer, seat);
    case KING: {
      const skipped = nextSeat(dealer.state, seat);
      dealer.tell({ did: 'skip', seat: skipped });
      return passTurn(dealer, skipped);
    }
    default:
      passTurn(dealer, seat);
  }
}

/** 6.5 */
function endMatch(dealer: Dealer<Uno>): void {
  const { hands, left } = dealer.state;
  dealer.end(
    placesByFewest(
      hands.map((hand) => hand.length),
      left,
    ),
  );
}

/** 3.2 */
const isPlayable = ({ value, suit }: ReadonlyState, card: UnoCard): boolean =>
  suitOf(card) === suit || valueOf(card) === value || isWild(card);

function explainDiscard(state: ReadonlyState, seat: Seat, choice: unknown): Reason {
  const { discard: card, suit } = (choice ?? {}) as { discard?: unknown; suit?: unknown };
  if (typeof card !== 'number') return { why: 'discard or buy', rule: '3.1' };
  if (!handOf(state, seat).includes(card)) return { why: 'not in hand', rule: '3.1' };
  if (!isPlayable(state, card))
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
    turnUpFirstCard(dealer);
    dice.shuffle(state.stock);
    for (let seat = 0; seat < state.hands.length; seat++) deal(dealer, seat);
    const first = dice.int(state.hands.length);
    dealer.tell({ did: 'begin', seat: first });
    beginTurn(dealer, requireValue(TURN_FRAMES[first]));
  },

  /** 3. Equal cards are one option; they only occur with two decks. */
  turn: {
    ask: (state, { seat }) => {
      const hand = handOf(state, seat);
      const options: (Discard | 'buy')[] = [];
      for (const card of state.settings.decks === 1 ? hand : new Set(hand))
        if (isPlayable(state, card))
          for (const choice of requireValue(DISCARD_CHOICES[card])) options.push(choice);
      options.push('buy');
      return options;
    },
    answer: (dealer, { seat }, choice) => {
      if (choice === 'buy') return dealer.next(requireValue(BUY_FRAMES[seat]));
      discard(dealer, seat, choice.discard, choice.suit);
      if (handOf(dealer.state, seat).length === 0) return endMatch(dealer);
      applyEffect(dealer, seat, choice.discard);
    },
    otherwise: (dealer, { seat }) => passTurn(dealer, seat),
    lapse: (dealer, { seat }) => loseTurn(dealer, seat),
    barred: (state, { seat }) =>
      [...new Set(handOf(state, seat))]
        .filter((card) => !isPlayable(state, card))
        .flatMap((card) => requireValue(DISCARD_CHOICES[card])),
    why: (state, { seat }, choice) => explainDiscard(state, seat, choice),
  },

  /** 3.4. The highest option, one more than the stock holds, stands for any larger number: it ends the match (6.2). */
  buy: {
    ask: (state) => requireValue(BUY_CHOICES[state.stock.length + 1]),
    answer: (dealer, { seat }, count) => buy(dealer, seat, count),
    otherwise: (dealer, { seat }) => passTurn(dealer, seat),
    lapse: (dealer, { seat }) => loseTurn(dealer, seat),
    why: (state) => ({ why: 'how many', rule: '3.4', facts: { most: state.stock.length + 1 } }),
  },

  /** 4.2 */
  owe: {
    ask: (_, { count }) => [count],
    answer: (dealer, { seat, count }) => buy(dealer, seat, count),
    otherwise: (dealer, { seat }) => passTurn(dealer, seat),
    lapse: (dealer, frame) => {
      dealer.next(frame);
      withdraw(dealer, frame.seat);
    },
    why: (_, { count }) => ({ why: 'owes', rule: '4.2', facts: { count } }),
  },
};

/** 5.1 */
function loseTurn(dealer: Dealer<Uno>, seat: Seat): void {
  dealer.tell({ did: 'lose the turn', seat });
  passTurn(dealer, seat);
}
