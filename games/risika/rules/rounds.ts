/** RULES 3, 8 and 9: whose turn it is, who is out, and how it ends. */
import { at, type Rulebook, type Seat } from '@ludoteca/kernel';
import { placesByFewest } from '@ludoteca/kit';
import { bitOf, EVERYBODY } from '../knowledge.ts';
import type { Risika } from '../parts.ts';
import { armiesOf, countOf, nextSeat, PIECES, present, type RisikaDealer } from './table.ts';

/** 3.1 */
export function beginRound(dealer: RisikaDealer): void {
  const { state } = dealer;
  state.round++;
  dealer.tell({ did: 'round', seat: state.starter, round: state.round });
  dealer.next({ do: 'round', seat: state.starter });
}

/** 3.1 and 8.5 */
function pass(dealer: RisikaDealer, from: Seat): void {
  const { state } = dealer;
  const seat = nextSeat(state, from);
  if (seat !== state.starter) return dealer.next({ do: 'turn', seat });
  const { rounds } = state.settings;
  if (state.round < rounds) return beginRound(dealer);
  dealer.tell({ did: 'reach the limit', rounds });
  finish(dealer);
}

/** 8.4. More territories come first, then more armies; no colour has as many as the factor (10.2). */
function finish(dealer: RisikaDealer): void {
  const { state } = dealer;
  const standing = state.hands.map((_, seat) => countOf(state, seat) * PIECES ** 2 + armiesOf(state, seat));
  dealer.end(
    placesByFewest(
      standing.map((score) => -score),
      state.out,
    ),
  );
}

/** 8.2 and 8.3: a player is out, eliminated or gone. */
export function drop(dealer: RisikaDealer, seat: Seat): void {
  const { state } = dealer;
  state.out.push(seat);
  const next = nextSeat(state, seat);
  if (state.starter === seat) state.starter = next;
  if (state.out.length < state.hands.length - 1) return;
  dealer.tell({ did: 'win', seat: next });
  finish(dealer);
}

/** 9.1 */
export function withdraw(dealer: RisikaDealer, seat: Seat): void {
  dealer.state.reserve[seat] = 0;
  dealer.tell({ did: 'leave', seat });
  drop(dealer, seat);
}

/** 7.1 and 7.2 */
function draw(dealer: RisikaDealer, seat: Seat): void {
  const { deck, hands, known } = dealer.state;
  const card = deck.shift();
  if (card === undefined) return dealer.tell({ did: 'no card', seat });
  at(hands, seat).push(card);
  const open = at(known, card) === EVERYBODY;
  known[card] = at(known, card) | bitOf(seat);
  dealer.tell({ did: 'draw', seat, open, card });
}

export const rounds: Pick<Rulebook<Risika>, 'round' | 'end'> = {
  /** 3.1. If the starter leaves instead, the next one begins the same round. */
  round: {
    ask: () => ['go on'],
    answer: (dealer, { seat }) => dealer.next({ do: 'turn', seat }),
    otherwise: (dealer) => dealer.next({ do: 'round', seat: dealer.state.starter }),
    why: () => ({ why: 'go on', rule: '3.1' }),
  },

  /** 3.2 and 7.1 */
  end: (dealer, { seat, won }) => {
    if (won && present(dealer.state, seat)) draw(dealer, seat);
    pass(dealer, seat);
  },
};
