/** RULES 4. */
import { at, type Reason, type Rulebook, type Seat } from '@ludoteca/kernel';
import { removeCard } from '@ludoteca/kit';
import { FACULTIES, TERRITORIES, type Territory } from '../board.ts';
import { ownOn, type Trio, triosIn, worthOf } from '../cards.ts';
import { EVERYBODY } from '../knowledge.ts';
import type { Placing, Played, Risika } from '../parts.ts';
import {
  armiesOf,
  countOf,
  facultiesOf,
  numbers,
  PIECES,
  type RisikaDealer,
  type StillState,
  territoryIn,
} from './table.ts';

const PLACINGS: readonly Placing[] = Array.from({ length: TERRITORIES }, (_, place) => ({ place }));
/** 4.3 */
const SET = 3;

/** 4.7 */
const roomOf = (state: StillState, seat: Seat): number => Math.max(0, PIECES - armiesOf(state, seat));

// Atoms: each changes the table and tells it.

/** 4.7: armies come, as many as the limit allows. */
function receive({ state }: RisikaDealer, seat: Seat, due: number): { armies: number; lost: number } {
  const armies = Math.min(due, roomOf(state, seat));
  state.reserve[seat] = at(state.reserve, seat) + armies;
  return { armies, lost: due - armies };
}

/** 4.1 and 4.2 */
function recruit(dealer: RisikaDealer, seat: Seat): void {
  const { state } = dealer;
  const territories = countOf(state, seat);
  const third = Math.floor(territories / 3);
  const faculties = facultiesOf(state, seat);
  let bonus = 0;
  for (const faculty of faculties) bonus += at(FACULTIES, faculty).bonus;
  const gain = receive(dealer, seat, third + bonus);
  dealer.tell({ did: 'reinforce', seat, territories, third, faculties, bonus, ...gain });
}

/** 4.3 to 4.6 */
function playSet(dealer: RisikaDealer, seat: Seat, cards: Trio): void {
  const { state } = dealer;
  const worth = worthOf(...cards);
  const own = ownIn(state, seat, cards);
  for (const card of cards) {
    state.deck.push(removeCard(at(state.hands, seat), card));
    state.known[card] = EVERYBODY;
  }
  const gain = receive(dealer, seat, worth + own.length);
  dealer.tell({ did: 'set', seat, cards, worth, own, ...gain });
}

/** 4.8 */
function put(dealer: RisikaDealer, seat: Seat, on: Territory, count: number): void {
  const { armies, reserve } = dealer.state;
  const left = at(reserve, seat) - count;
  armies[on] = at(armies, on) + count;
  reserve[seat] = left;
  dealer.tell({ did: 'place', seat, on, armies: count, left });
}

function putSome(dealer: RisikaDealer, seat: Seat, on: Territory, count: number, due: number): void {
  put(dealer, seat, on, count);
  if (count < due) dealer.next({ do: 'place', seat, armies: due - count });
}

/** 4.5 */
const ownIn = ({ owners }: StillState, seat: Seat, cards: Trio): Territory[] =>
  ownOn(cards, (territory) => owners[territory] === seat);

/** The dearest first. */
const setsOf = (state: StillState, seat: Seat): Played[] =>
  triosIn(at(state.hands, seat))
    .map((set) => ({ set, armies: worthOf(...set) + ownIn(state, seat, set).length }))
    .toSorted((a, b) => b.armies - a.armies);

/** 9.2 */
function weakestOf({ owners, armies }: StillState, seat: Seat): Territory {
  let weakest = owners.indexOf(seat);
  for (let other = weakest + 1; other < TERRITORIES; other++)
    if (owners[other] === seat && at(armies, other) < at(armies, weakest)) weakest = other;
  return weakest;
}

function whyNotSet({ hands }: StillState, seat: Seat, choice: unknown): Reason {
  const { set } = (choice ?? {}) as { set?: unknown };
  if (!Array.isArray(set) || set.length !== SET) return { why: 'a set or none', rule: '4.3' };
  if (set.some((card) => !at(hands, seat).includes(card))) return { why: 'not in hand', rule: '4.3' };
  return { why: 'no set', rule: '4.4' };
}

function whyNotPlace(choice: unknown): Reason {
  const territory = territoryIn(choice, 'place');
  return territory === undefined
    ? { why: 'a territory', rule: '4.8' }
    : { why: 'not yours', rule: '4.8', facts: { territory } };
}

export const reinforcements: Pick<Rulebook<Risika>, 'turn' | 'set' | 'reinforce' | 'place' | 'armies'> = {
  /** 3.2. Whoever holds three cards is asked for a set, with or without one: whether there is one shows to nobody (7.3). */
  turn: (dealer, { seat }) => {
    const { state } = dealer;
    dealer.tell({ did: 'turn', seat });
    recruit(dealer, seat);
    dealer.next({ do: 'reinforce', seat }, { do: 'fight', seat, won: false });
    if (at(state.hands, seat).length >= SET) dealer.next({ do: 'set', seat, room: roomOf(state, seat) });
  },

  /** 4.3 */
  set: {
    ask: (state, { seat }) => [...setsOf(state, seat), 'none'],
    answer: (dealer, { seat }, choice) => {
      if (choice !== 'none') playSet(dealer, seat, choice.set);
    },
    lapse: () => undefined,
    why: (state, { seat }, choice) => whyNotSet(state, seat, choice),
  },

  /** 4.8 */
  reinforce: (dealer, { seat }) => {
    const armies = at(dealer.state.reserve, seat);
    if (armies > 0) dealer.next({ do: 'place', seat, armies });
  },

  /** 2.5 and 4.8. A single army needs no number. */
  place: {
    ask: ({ owners }, { seat }) => PLACINGS.filter((_, territory) => owners[territory] === seat),
    answer: (dealer, { seat, armies }, { place: on }) => {
      if (armies === 1) return putSome(dealer, seat, on, 1, armies);
      dealer.next({ do: 'armies', seat, on, armies });
    },
    lapse: (dealer, { seat, armies }) => {
      for (let i = 0; i < armies; i++) put(dealer, seat, weakestOf(dealer.state, seat), 1);
    },
    why: (_, __, choice) => whyNotPlace(choice),
  },

  armies: {
    ask: (_, { armies }) => numbers(1, armies),
    answer: (dealer, { seat, on, armies }, count) => putSome(dealer, seat, on, count, armies),
    lapse: (dealer, { seat, on, armies }) => putSome(dealer, seat, on, armies, armies),
    why: (_, { armies }) => ({ why: 'how many', rule: '4.8', facts: { least: 1, most: armies } }),
  },
};
