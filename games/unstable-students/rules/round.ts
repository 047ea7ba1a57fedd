/** 2, 3 and 11: the start of a match, the phases of a round, and the end. */
import { at, type Rulebook, type Seat } from '@ludoteca/kernel';
import { placesByFewest } from '@ludoteca/kit';
import { CARDS_DEALT } from '../deck/requirements.ts';
import type { KindIndex, CardName, State, Students } from '../parts.ts';
import { startEffects } from './chain.ts';
import { distinctOptions, whyNotDiscard } from './options.ts';
import { definitionOf, type IndexedDeck, indexDeck } from '../deck/indexed-deck.ts';
import { FRESHMAN } from '../cards/type-sets.ts';
import { clearSeat, dealHand, discard, drawCard, putIntoPlay } from './atoms.ts';
import {
  type ReadonlyStudentsState,
  type StudentsDealer,
  cannotWin,
  handOf,
  isInPlay,
  isPresent,
  opponentsAfter,
} from './zones.ts';
import { copyPiles } from '../state.ts';

/** 2.2 */
function moveFreshmenToNursery(state: State, { definitions }: IndexedDeck): void {
  const cards = state.draw.splice(0);
  for (const card of cards) (at(definitions, card).type === FRESHMAN ? state.nursery : state.draw).push(card);
}

/** 2.4 */
function dealHands(dealer: StudentsDealer): void {
  const { draw, hands } = dealer.state;
  const dealt: KindIndex[][] = hands.map(() => []);
  for (let i = 0; i < CARDS_DEALT * hands.length; i++) {
    const card = draw.pop();
    if (card !== undefined) at(dealt, i % hands.length).push(card);
  }
  dealt.forEach((cards, seat) => dealHand(dealer, seat, cards));
}

/** 3.2 */
function cardsActingAtStart(
  state: ReadonlyStudentsState,
  { definitions }: IndexedDeck,
  seat: Seat,
): CardName[] {
  return [state.areas, state.rooms].flatMap((places) =>
    at(places, seat)
      .toReversed()
      .map((card) => at(definitions, card))
      .filter(({ when }) => when === 'INIZIO')
      .map(({ name }) => name),
  );
}

/** 11.1 */
const hasWon = (state: ReadonlyStudentsState, seat: Seat): boolean =>
  at(state.rooms, seat).length >= state.students && !cannotWin(state, indexDeck(state.deck), seat);

/** Greater than any number of students. */
const RANK_OFFSET = 10_000;

/** 11.2, 11.3 and 11.5: players are ranked by students, then those who cannot win, then those who have left. */
function endMatch(dealer: StudentsDealer, winner?: Seat): void {
  const { state } = dealer;
  const deck = indexDeck(state.deck);
  const ranks = state.rooms.map((room, seat) => {
    if (seat === winner) return -RANK_OFFSET;
    return (winner === undefined && cannotWin(state, deck, seat) ? RANK_OFFSET : 0) - room.length;
  });
  dealer.end(placesByFewest(ranks, state.left));
}

/** 11.4 */
export function withdraw(dealer: StudentsDealer, seat: Seat): void {
  const { state } = dealer;
  clearSeat(dealer, seat);
  const [last, ...others] = opponentsAfter(state, seat);
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

  /** 3.2 */
  start: (dealer, { seat, cards }) => {
    const [name, ...rest] = cards;
    if (name === undefined || !isPresent(dealer.state, seat)) return;
    if (rest.length > 0) dealer.next({ do: 'start', seat, cards: rest });
    const deck = indexDeck(dealer.state.deck);
    const card = deck.getCard(name);
    if (isInPlay(dealer.state, seat, card, definitionOf(deck, card)))
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
        ? distinctOptions(handOf(state, seat), indexDeck(state.deck), -1, (definition) => definition.discard)
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
