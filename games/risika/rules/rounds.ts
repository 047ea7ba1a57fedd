/** Turn order, elimination, leaving and the end of the match (RULES 3, 8 and 9). */
import { at, type Rulebook, type Seat } from '@ludoteca/kernel';
import { placesByFewest } from '@ludoteca/kit';
import { watcherBit, KNOWN_TO_ALL } from '../card-knowledge.ts';
import type { Risika } from '../parts.ts';
import { countArmies, countTerritories, nextSeat, isPresent, type RisikaDealer } from './state-queries.ts';

/** 3.1 */
export function beginRound(dealer: RisikaDealer): void {
  const { state } = dealer;
  state.round++;
  dealer.tell({ did: 'round', seat: state.starter, round: state.round });
  dealer.next({ do: 'round', seat: state.starter });
}

/** 3.1 and 8.5 */
function passTurn(dealer: RisikaDealer, from: Seat): void {
  const { state } = dealer;
  const seat = nextSeat(state, from);
  if (seat !== state.starter) return dealer.next({ do: 'turn', seat });
  const { rounds } = state.settings;
  if (state.round < rounds) return beginRound(dealer);
  dealer.tell({ did: 'reach the limit', rounds });
  endMatch(dealer);
}

/** More armies than any seat can have, start positions included (11.1). */
const ARMIES_BOUND = 1_000_000;

/** 8.4 and 8.5: more territories come first, then more armies. */
function endMatch(dealer: RisikaDealer): void {
  const { state } = dealer;
  const scores = state.hands.map(
    (_, seat) => countTerritories(state, seat) * ARMIES_BOUND + countArmies(state, seat),
  );
  dealer.end(
    placesByFewest(
      scores.map((score) => -score),
      state.out,
    ),
  );
}

/** 8.2 and 8.3: removes a seat that was eliminated or has left. */
export function removeFromPlay(dealer: RisikaDealer, seat: Seat): void {
  const { state } = dealer;
  state.out.push(seat);
  const next = nextSeat(state, seat);
  if (state.starter === seat) state.starter = next;
  if (state.out.length < state.hands.length - 1) return;
  dealer.tell({ did: 'win', seat: next });
  endMatch(dealer);
}

/** 9.1 */
export function withdraw(dealer: RisikaDealer, seat: Seat): void {
  dealer.state.reserve[seat] = 0;
  dealer.tell({ did: 'leave', seat });
  removeFromPlay(dealer, seat);
}

/** 7.1 and 7.2 */
function drawCard(dealer: RisikaDealer, seat: Seat): void {
  const { deck, hands, known } = dealer.state;
  const card = deck.shift();
  if (card === undefined) return dealer.tell({ did: 'no card', seat });
  at(hands, seat).push(card);
  const open = at(known, card) === KNOWN_TO_ALL;
  known[card] = at(known, card) | watcherBit(seat);
  dealer.tell({ did: 'draw', seat, open, card });
}

export const rounds: Pick<Rulebook<Risika>, 'round' | 'end'> = {
  /** 3.1. If the starter leaves, the next seat begins the same round. */
  round: {
    ask: () => ['go on'],
    answer: (dealer, { seat }) => dealer.next({ do: 'turn', seat }),
    otherwise: (dealer) => dealer.next({ do: 'round', seat: dealer.state.starter }),
    why: () => ({ why: 'go on', rule: '3.1' }),
  },

  /** 3.2 and 7.1 */
  end: (dealer, { seat, won }) => {
    if (won && isPresent(dealer.state, seat)) drawCard(dealer, seat);
    passTurn(dealer, seat);
  },
};
