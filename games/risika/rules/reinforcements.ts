/** Reinforcements (RULES 4). */
import { at, type Reason, type Rulebook, type Seat } from '@ludoteca/kernel';
import { removeCard } from '@ludoteca/kit';
import { FACULTIES, TERRITORY_COUNT, type Territory } from '../board.ts';
import { findOwnTerritories, type CardSet, findSets, SET_SIZE, setValueOf } from '../cards.ts';
import { KNOWN_TO_ALL } from '../card-knowledge.ts';
import type { PlaceChoice, SetChoice, Risika } from '../parts.ts';
import {
  countArmies,
  countTerritories,
  findHeldFaculties,
  numberOptions,
  ARMY_LIMIT,
  type RisikaDealer,
  type ReadonlyRisikaState,
  parseTerritory,
} from './state-queries.ts';

const PLACE_CHOICES: readonly PlaceChoice[] = Array.from({ length: TERRITORY_COUNT }, (_, place) => ({
  place,
}));
/** 4.7 */
const countRoom = (state: ReadonlyRisikaState, seat: Seat): number =>
  Math.max(0, ARMY_LIMIT - countArmies(state, seat));

// Atoms: each changes the state and emits the matching event.

/** 4.7: adds as many armies as the limit allows. */
function addToReserve({ state }: RisikaDealer, seat: Seat, due: number): { armies: number; lost: number } {
  const armies = Math.min(due, countRoom(state, seat));
  state.reserve[seat] = at(state.reserve, seat) + armies;
  return { armies, lost: due - armies };
}

/** 4.1 and 4.2 */
function grantReinforcements(dealer: RisikaDealer, seat: Seat): void {
  const { state } = dealer;
  const territories = countTerritories(state, seat);
  const third = Math.floor(territories / 3);
  const faculties = findHeldFaculties(state, seat);
  let bonus = 0;
  for (const faculty of faculties) bonus += at(FACULTIES, faculty).bonus;
  const gain = addToReserve(dealer, seat, third + bonus);
  dealer.tell({ did: 'reinforce', seat, territories, third, faculties, bonus, ...gain });
}

/** 4.3 to 4.6 */
function playSet(dealer: RisikaDealer, seat: Seat, cards: CardSet): void {
  const { state } = dealer;
  const worth = setValueOf(...cards);
  const own = findOwnOnCards(state, seat, cards);
  for (const card of cards) {
    state.deck.push(removeCard(at(state.hands, seat), card));
    state.known[card] = KNOWN_TO_ALL;
  }
  const gain = addToReserve(dealer, seat, worth + own.length);
  dealer.tell({ did: 'set', seat, cards, worth, own, ...gain });
}

/** 4.8 */
function placeArmies(dealer: RisikaDealer, seat: Seat, on: Territory, count: number): void {
  const { armies, reserve } = dealer.state;
  const left = at(reserve, seat) - count;
  armies[on] = at(armies, on) + count;
  reserve[seat] = left;
  dealer.tell({ did: 'place', seat, on, armies: count, left });
}

function placeAndContinue(dealer: RisikaDealer, seat: Seat, on: Territory, count: number, due: number): void {
  placeArmies(dealer, seat, on, count);
  if (count < due) dealer.next({ do: 'place', seat, armies: due - count });
}

/** 4.5 */
const findOwnOnCards = ({ owners }: ReadonlyRisikaState, seat: Seat, cards: CardSet): Territory[] =>
  findOwnTerritories(cards, (territory) => owners[territory] === seat);

/** Most armies first. */
const listSets = (state: ReadonlyRisikaState, seat: Seat): SetChoice[] =>
  findSets(at(state.hands, seat))
    .map((set) => ({ set, armies: setValueOf(...set) + findOwnOnCards(state, seat, set).length }))
    .toSorted((a, b) => b.armies - a.armies);

/** 9.2 */
function findWeakest({ owners, armies }: ReadonlyRisikaState, seat: Seat): Territory {
  let weakest = owners.indexOf(seat);
  for (let other = weakest + 1; other < TERRITORY_COUNT; other++)
    if (owners[other] === seat && at(armies, other) < at(armies, weakest)) weakest = other;
  return weakest;
}

function explainSet({ hands }: ReadonlyRisikaState, seat: Seat, choice: unknown): Reason {
  const { set } = (choice ?? {}) as { set?: unknown };
  if (!Array.isArray(set) || set.length !== SET_SIZE) return { why: 'a set or none', rule: '4.3' };
  if (set.some((card) => !at(hands, seat).includes(card))) return { why: 'not in hand', rule: '4.3' };
  return { why: 'no set', rule: '4.4' };
}

function explainPlacement(choice: unknown): Reason {
  const territory = parseTerritory(choice, 'place');
  return territory === undefined
    ? { why: 'a territory', rule: '4.8' }
    : { why: 'not yours', rule: '4.8', facts: { territory } };
}

export const reinforcements: Pick<Rulebook<Risika>, 'turn' | 'set' | 'reinforce' | 'place' | 'armies'> = {
  /** 3.2. Every seat with three cards is asked for a set, so that the question does not reveal whether it has one (7.3). */
  turn: (dealer, { seat }) => {
    const { state } = dealer;
    dealer.tell({ did: 'turn', seat });
    grantReinforcements(dealer, seat);
    dealer.next({ do: 'reinforce', seat }, { do: 'fight', seat, won: false });
    if (at(state.hands, seat).length >= SET_SIZE)
      dealer.next({ do: 'set', seat, room: countRoom(state, seat) });
  },

  /** 4.3 */
  set: {
    ask: (state, { seat }) => [...listSets(state, seat), 'none'],
    answer: (dealer, { seat }, choice) => {
      if (choice !== 'none') playSet(dealer, seat, choice.set);
    },
    lapse: () => undefined,
    why: (state, { seat }, choice) => explainSet(state, seat, choice),
  },

  /** 4.8 */
  reinforce: (dealer, { seat }) => {
    const armies = at(dealer.state.reserve, seat);
    if (armies > 0) dealer.next({ do: 'place', seat, armies });
  },

  /** 2.5 and 4.8. A single army needs no number. */
  place: {
    ask: ({ owners }, { seat }) => PLACE_CHOICES.filter((_, territory) => owners[territory] === seat),
    answer: (dealer, { seat, armies }, { place: on }) => {
      if (armies === 1) return placeAndContinue(dealer, seat, on, 1, armies);
      dealer.next({ do: 'armies', seat, on, armies });
    },
    lapse: (dealer, { seat, armies }) => {
      for (let i = 0; i < armies; i++) placeArmies(dealer, seat, findWeakest(dealer.state, seat), 1);
    },
    why: (_, __, choice) => explainPlacement(choice),
  },

  armies: {
    ask: (_, { armies }) => numberOptions(1, armies),
    answer: (dealer, { seat, on, armies }, count) => placeAndContinue(dealer, seat, on, count, armies),
    lapse: (dealer, { seat, on, armies }) => placeAndContinue(dealer, seat, on, armies, armies),
    why: (_, { armies }) => ({ why: 'how many', rule: '4.8', facts: { least: 1, most: armies } }),
  },
};
