/** 2, 3 and 11: the start, the course of a round, the end. */
import { at, type Rulebook, type Seat } from '@ludoteca/kernel';
import { placesByFewest } from '@ludoteca/kit';
import { CARDS_DEALT } from '../deck/requirements.ts';
import type { CardIndex, CardName, State, Students } from '../parts.ts';
import { startEffects } from './chain.ts';
import { distinctOptions, whyNotDiscard } from './options.ts';
import { definitionOf, FRESHMAN, type IndexedDeck, indexDeck } from '../deck/indexed-deck.ts';
import {
  clearSeat,
  dealHand,
  discard,
  drawCard,
  handOf,
  putIntoPlay,
  isInPlay,
  cannotWin,
  opponentsAfter,
  copyPiles,
  isPresent,
  type ReadonlyState,
  type StudentsDealer,
} from './piles.ts';

/** 2.2: the freshmen leave the deck before anything is dealt. */
function moveFreshmenToNursery(state: State, { definitions: faces }: IndexedDeck): void {
  const cards = state.draw.splice(0);
  for (const card of cards) (at(faces, card).type === FRESHMAN ? state.nursery : state.draw).push(card);
}

/** 2.4: one card after the other around the table, as far as there are cards. */
function dealHands(dealer: StudentsDealer): void {
  const { draw, hands } = dealer.state;
  const dealt: CardIndex[][] = hands.map(() => []);
  for (let i = 0; i < CARDS_DEALT * hands.length; i++) {
    const card = draw.pop();
    if (card !== undefined) at(dealt, i % hands.length).push(card);
  }
  dealt.forEach((cards, seat) => dealHand(dealer, seat, cards));
}

/** 3.2: bonus and malus cards first, then the room, the newest first. */
function cardsActingAtStart(
  state: ReadonlyState,
  { definitions: faces }: IndexedDeck,
  seat: Seat,
): CardName[] {
  return [state.areas, state.rooms].flatMap((places) =>
    at(places, seat)
      .toReversed()
      .map((card) => at(faces, card))
      .filter(({ when }) => when === 'INIZIO')
      .map(({ name }) => name),
  );
}

/** 11.1 */
const hasWon = (state: ReadonlyState, seat: Seat): boolean =>
  at(state.rooms, seat).length >= state.students && !cannotWin(state, indexDeck(state.deck), seat);

/** More students than anybody has. */
const RANK_OFFSET = 10_000;

/** 11.2, 11.3 and 11.5: most students first; whoever may not win comes after all who may, and whoever has left after everybody. */
function endMatch(dealer: StudentsDealer, winner?: Seat): void {
  const { state } = dealer;
  const pack = indexDeck(state.deck);
  const ranks = state.rooms.map((room, seat) => {
    if (seat === winner) return -RANK_OFFSET;
    return (winner === undefined && cannotWin(state, pack, seat) ? RANK_OFFSET : 0) - room.length;
  });
  dealer.end(placesByFewest(ranks, state.left));
}

/** 11.4 */
export function withdraw(dealer: StudentsDealer, seat: Seat): void {
  const { state } = dealer;
  clearSeat(dealer, seat);
  const [last, ...others] = state.hands.map((_, one) => one).filter((one) => isPresent(state, one));
  if (last !== undefined && others.length === 0) endMatch(dealer, last);
}

type RoundRules = Pick<Rulebook<Students>, 'deal' | 'round' | 'start' | 'draw' | 'limit' | 'finish'>;

export const roundRules: RoundRules = {
  /** 2 */
  deal: (dealer) => {
    const { state, dice } = dealer;
    dice.shuffle(state.draw);
    moveFreshmenToNursery(state, indexDeck(state.deck));
    for (let seat = 0; seat < state.hands.length; seat++) {
      const freshman = state.nursery.pop();
      if (freshman !== undefined) putIntoPlay(dealer, seat, freshman);
    }
    dealHands(dealer);
    dealer.next({ do: 'round', seat: 0 });
  },

  /** 3.1 */
  round: (dealer, { seat }) => {
    const { state } = dealer;
    state.turn = seat;
    state.begun = 0;
    state.start = copyPiles(state);
    dealer.tell({ did: 'round', seat, round: state.round });
    const cards = cardsActingAtStart(state, indexDeck(state.deck), seat);
    dealer.next({ do: 'draw', seat }, { do: 'action', seat }, { do: 'limit', seat }, { do: 'finish', seat });
    if (cards.length > 0) dealer.next({ do: 'start', seat, cards });
  },

  /** 3.2: a card that has left in the meantime does nothing. */
  start: (dealer, { seat, cards }) => {
    const [name, ...rest] = cards;
    if (name === undefined || !isPresent(dealer.state, seat)) return;
    if (rest.length > 0) dealer.next({ do: 'start', seat, cards: rest });
    const pack = indexDeck(dealer.state.deck);
    const card = pack.getCard(name);
    if (isInPlay(dealer.state, seat, card, definitionOf(pack, card)))
      startEffects(dealer, seat, card, 'INIZIO', false);
  },

  /** 3.3 */
  draw: (dealer, { seat }) => {
    if (isPresent(dealer.state, seat)) drawCard(dealer, seat, 'ALL');
  },

  /** 3.5 */
  limit: {
    ask: (state, { seat }) =>
      handOf(state, seat).length > state.limit
        ? distinctOptions(handOf(state, seat), indexDeck(state.deck), -1, (face) => face.discard)
        : [],
    answer: (dealer, frame, choice) => {
      discard(dealer, frame.seat, indexDeck(dealer.state.deck).getCard(choice.discard));
      dealer.next(frame);
    },
    why: (state, { seat }, choice) => whyNotDiscard(state, seat, 'ALL', choice),
  },

  /** 3.6, 11.1 and 11.3 */
  finish: (dealer, { seat }) => {
    const { state } = dealer;
    if (isPresent(state, seat) && hasWon(state, seat)) {
      dealer.tell({ did: 'win', seat });
      return endMatch(dealer, seat);
    }
    if (state.round >= state.last) {
      dealer.tell({ did: 'reach the limit', round: state.round });
      return endMatch(dealer);
    }
    state.round++;
    dealer.next({ do: 'round', seat: at(opponentsAfter(state, seat), 0) });
  },
};
