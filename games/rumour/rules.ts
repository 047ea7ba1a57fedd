/** The rules in the order of RULES.md; numbers in comments are its own. */
import { at, type Dealer, type FrameOf, type Rulebook, type Seat, type DeepReadonly } from '@ludoteca/kernel';
import { placesByFewest, seatsAfter, removeCard } from '@ludoteca/kit';
import { type Card, CARDS, type Frame, type Rumour, type State } from './parts.ts';

type RumourDealer = Dealer<Rumour>;
type Window = FrameOf<Rumour, 'window'>;

/** 1 */
const COPIES = { rumour: 3, alibi: 2, gossip: 3 } as const;
/** 2 */
const HAND = 4;

export const deckFor = (seats: number): Card[] =>
  CARDS.flatMap((card) => Array.from({ length: COPIES[card] * seats }, () => card));

const handOf = (state: DeepReadonly<State>, seat: Seat): readonly Card[] => at(state.hands, seat);
export const present = (state: DeepReadonly<State>, seat: Seat): boolean => !state.left.includes(seat);

// Atoms: each changes the table and tells it.

function draw(dealer: RumourDealer, seat: Seat, most: number): void {
  const { stock, hands } = dealer.state;
  if (stock.length === 0) return;
  const cards = stock.splice(Math.max(0, stock.length - most));
  at(hands, seat).push(...cards);
  dealer.tell({ did: 'draw', seat, count: cards.length, cards });
}

function play(dealer: RumourDealer, seat: Seat, card: 'rumour' | 'alibi'): void {
  const { hands, pile } = dealer.state;
  pile.push(removeCard(at(hands, seat), card));
  dealer.tell({ did: 'play', seat, card });
}

function discard(dealer: RumourDealer, seat: Seat, card: Card): void {
  const { hands, pile } = dealer.state;
  pile.push(removeCard(at(hands, seat), card));
  dealer.tell({ did: 'discard', seat, card });
}

/** 4. What was just played is open to answers: what happens if it stands, and if it falls. */
function open(order: readonly Seat[], stands: readonly Frame[], falls: readonly Frame[]): readonly Frame[] {
  const [seat, ...rest] = order;
  return seat === undefined ? stands : [{ do: 'window', seat, rest, stands, falls }];
}

/** 6 and 7 */
function finish(dealer: RumourDealer): void {
  const { hands, left } = dealer.state;
  dealer.end(
    placesByFewest(
      hands.map((hand) => -hand.length),
      left,
    ),
  );
}

/** 7 */
export function withdraw(dealer: RumourDealer, seat: Seat): void {
  const { hands, pile, left } = dealer.state;
  const cards = at(hands, seat).splice(0);
  pile.push(...cards);
  left.push(seat);
  dealer.tell({ did: 'leave', seat, cards });
  if (left.length === hands.length - 1) finish(dealer);
}

const goOn = ({ rest, stands, falls }: Window): readonly Frame[] => open(rest, stands, falls);

export const rules: Rulebook<Rumour> = {
  /** 2 */
  deal: (dealer) => {
    const { state, dice } = dealer;
    dice.shuffle(state.stock);
    state.hands.forEach((_, seat) => draw(dealer, seat, HAND));
    const first = dice.int(state.hands.length);
    dealer.tell({ did: 'begin', seat: first });
    dealer.next({ do: 'turn', seat: first });
  },

  /** 3 and 6 */
  turn: (dealer, { seat }) => {
    const { state } = dealer;
    if (state.stock.length === 0) return finish(dealer);
    const left = (seat + 1) % state.hands.length;
    dealer.next({ do: 'speak', seat }, { do: 'turn', seat: left });
    if (present(state, seat)) draw(dealer, seat, 1);
  },

  /** 3 */
  speak: {
    ask: (state, { seat }) => (handOf(state, seat).includes('rumour') ? ['rumour', 'quiet'] : ['quiet']),
    answer: (dealer, { seat }, choice) => {
      if (choice === 'quiet') return dealer.tell({ did: 'keep quiet', seat });
      const others = seatsAfter(seat, dealer.state.hands.length);
      const losses = others.map((victim): Frame => ({ do: 'discard', seat: victim }));
      play(dealer, seat, 'rumour');
      dealer.next(...open(others, [...losses, { do: 'draw', seat }], []));
    },
    lapse: (dealer, { seat }) => dealer.tell({ did: 'keep quiet', seat }),
    barred: (state, { seat }) => (handOf(state, seat).includes('rumour') ? [] : ['rumour']),
    why: (_, __, choice) =>
      choice === 'rumour' ? { why: 'no rumour', rule: '3' } : { why: 'speak', rule: '3' },
  },

  /** 4. Whoever holds cards is asked, alibi or not: being asked tells nobody anything. */
  window: {
    ask: (state, { seat }) => {
      const hand = handOf(state, seat);
      if (hand.length === 0) return [];
      return hand.includes('alibi') ? ['alibi', 'pass'] : ['pass'];
    },
    answer: (dealer, frame, choice) => {
      if (choice === 'pass') return dealer.next(...goOn(frame));
      const { seat, falls } = frame;
      play(dealer, seat, 'alibi');
      const others = seatsAfter(seat, dealer.state.hands.length);
      dealer.next(...open(others, [{ do: 'draw', seat }, ...falls], goOn(frame)));
    },
    otherwise: (dealer, frame) => dealer.next(...goOn(frame)),
    lapse: (dealer, frame) => dealer.next(...goOn(frame)),
    barred: (state, { seat }) => (handOf(state, seat).includes('alibi') ? [] : ['alibi']),
    why: (_, __, choice) =>
      choice === 'alibi' ? { why: 'no alibi', rule: '4' } : { why: 'answer', rule: '4' },
  },

  /** 4 and 5: who made something stand draws a card. */
  draw: (dealer, { seat }) => {
    if (present(dealer.state, seat)) draw(dealer, seat, 1);
  },

  /** 5. Equal cards are one option. */
  discard: {
    ask: (state, { seat }) => CARDS.filter((card) => handOf(state, seat).includes(card)),
    answer: (dealer, { seat }, card) => discard(dealer, seat, card),
    why: () => ({ why: 'not in hand', rule: '5' }),
  },
};
