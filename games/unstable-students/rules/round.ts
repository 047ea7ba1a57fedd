/** 2, 3 and 11: the start, the course of a round, the end. */
import { at, type Rulebook, type Seat } from '@ludoteca/kernel';
import { placesByFewest } from '@ludoteca/kit';
import { DEALT } from '../deck/playable.ts';
import type { Card, Name, State, Students } from '../parts.ts';
import { begin } from './chain.ts';
import { different, whyNotDiscard } from './choices.ts';
import { faceIn, FRESHMAN, type Pack, packOf } from './pack.ts';
import {
  clear,
  dealHand,
  discard,
  drawCard,
  handOf,
  layDown,
  lies,
  mayNotWin,
  othersAfter,
  pilesOf,
  present,
  type StillState,
  type StudentsDealer,
} from './piles.ts';

/** 2.2: the freshmen leave the deck before anything is dealt. */
function sortFreshmen(state: State, { faces }: Pack): void {
  const cards = state.draw.splice(0);
  for (const card of cards) (at(faces, card).type === FRESHMAN ? state.nursery : state.draw).push(card);
}

/** 2.4: one card after the other around the table, as far as there are cards. */
function dealHands(dealer: StudentsDealer): void {
  const { draw, hands } = dealer.state;
  const dealt: Card[][] = hands.map(() => []);
  for (let i = 0; i < DEALT * hands.length; i++) {
    const card = draw.pop();
    if (card !== undefined) at(dealt, i % hands.length).push(card);
  }
  dealt.forEach((cards, seat) => dealHand(dealer, seat, cards));
}

/** 3.2: bonus and malus cards first, then the room, the newest first. */
function atStart(state: StillState, { faces }: Pack, seat: Seat): Name[] {
  return [state.areas, state.rooms].flatMap((places) =>
    at(places, seat)
      .toReversed()
      .map((card) => at(faces, card))
      .filter(({ when }) => when === 'INIZIO')
      .map(({ name }) => name),
  );
}

/** 11.1 */
const hasWon = (state: StillState, seat: Seat): boolean =>
  at(state.rooms, seat).length >= state.students && !mayNotWin(state, packOf(state.deck), seat);

/** More students than anybody has. */
const MANY = 10_000;

/** 11.2, 11.3 and 11.5: most students first; whoever may not win comes after all who may, and whoever has left after everybody. */
function rank(dealer: StudentsDealer, winner?: Seat): void {
  const { state } = dealer;
  const pack = packOf(state.deck);
  const ranks = state.rooms.map((room, seat) => {
    if (seat === winner) return -MANY;
    return (winner === undefined && mayNotWin(state, pack, seat) ? MANY : 0) - room.length;
  });
  dealer.end(placesByFewest(ranks, state.left));
}

/** 11.4 */
export function withdraw(dealer: StudentsDealer, seat: Seat): void {
  const { state } = dealer;
  clear(dealer, seat);
  const [last, ...others] = state.hands.map((_, one) => one).filter((one) => present(state, one));
  if (last !== undefined && others.length === 0) rank(dealer, last);
}

type RoundRules = Pick<Rulebook<Students>, 'deal' | 'round' | 'start' | 'draw' | 'limit' | 'finish'>;

export const roundRules: RoundRules = {
  /** 2 */
  deal: (dealer) => {
    const { state, dice } = dealer;
    dice.shuffle(state.draw);
    sortFreshmen(state, packOf(state.deck));
    for (let seat = 0; seat < state.hands.length; seat++) {
      const freshman = state.nursery.pop();
      if (freshman !== undefined) layDown(dealer, seat, freshman);
    }
    dealHands(dealer);
    dealer.next({ do: 'round', seat: 0 });
  },

  /** 3.1 */
  round: (dealer, { seat }) => {
    const { state } = dealer;
    state.turn = seat;
    state.begun = 0;
    state.start = pilesOf(state);
    dealer.tell({ did: 'round', seat, round: state.round });
    const cards = atStart(state, packOf(state.deck), seat);
    dealer.next({ do: 'draw', seat }, { do: 'action', seat }, { do: 'limit', seat }, { do: 'finish', seat });
    if (cards.length > 0) dealer.next({ do: 'start', seat, cards });
  },

  /** 3.2: a card that has left in the meantime does nothing. */
  start: (dealer, { seat, cards }) => {
    const [name, ...rest] = cards;
    if (name === undefined || !present(dealer.state, seat)) return;
    if (rest.length > 0) dealer.next({ do: 'start', seat, cards: rest });
    const pack = packOf(dealer.state.deck);
    const card = pack.cardOf(name);
    if (lies(dealer.state, seat, card, faceIn(pack, card))) begin(dealer, seat, card, 'INIZIO', false);
  },

  /** 3.3 */
  draw: (dealer, { seat }) => {
    if (present(dealer.state, seat)) drawCard(dealer, seat, 'ALL');
  },

  /** 3.5 */
  limit: {
    ask: (state, { seat }) =>
      handOf(state, seat).length > state.limit
        ? different(handOf(state, seat), packOf(state.deck), -1, (face) => face.discard)
        : [],
    answer: (dealer, frame, choice) => {
      discard(dealer, frame.seat, packOf(dealer.state.deck).cardOf(choice.discard));
      dealer.next(frame);
    },
    why: (state, { seat }, choice) => whyNotDiscard(state, seat, 'ALL', choice),
  },

  /** 3.6, 11.1 and 11.3 */
  finish: (dealer, { seat }) => {
    const { state } = dealer;
    if (present(state, seat) && hasWon(state, seat)) {
      dealer.tell({ did: 'win', seat });
      return rank(dealer, seat);
    }
    if (state.round >= state.last) {
      dealer.tell({ did: 'reach the limit', round: state.round });
      return rank(dealer);
    }
    state.round++;
    dealer.next({ do: 'round', seat: at(othersAfter(state, seat), 0) });
  },
};
