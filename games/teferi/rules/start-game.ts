/** Starting the game, with the London mulligan (CR 103). */
import { type QuestionRule, at, type AutomaticRule, type Seat } from '@ludoteca/kernel';
import { opponentOf } from '../layers/board-state.ts';
import type { Teferi } from '../parts.ts';
import { draw } from './keyword-actions.ts';
import { findCardIndex, nameOf, sideOf, type TeferiDealer, markChanged } from './state-access.ts';
import { putIntoZone, KNOWN_TO_OWNER, shuffle, takeFromHand } from './zones.ts';

/** 103.5 */
const OPENING_HAND_SIZE = 7;

export const begin: AutomaticRule<Teferi, 'begin'> = (dealer) => {
  const { state, dice } = dealer;
  const { first } = state.settings;
  const seat = first === 'random' ? dice.int(2) : first === 'seat 1' ? 0 : 1;
  state.active = seat;
  dealer.tell({ did: 'first', seat, rule: '103.1' });
  for (const one of [seat, opponentOf(seat)]) {
    shuffle(dealer, one);
    draw(dealer, one, OPENING_HAND_SIZE);
  }
  dealer.next({ do: 'mulligan', seat, again: [], rest: [opponentOf(seat)] });
};

/** 103.5: all players declare in turn order, then those who mulligan do so together. */
export const mulligan: QuestionRule<Teferi, 'mulligan'> = {
  ask: (state, { seat }) =>
    at(state.sides, seat).mulligans < OPENING_HAND_SIZE ? ['keep', 'mulligan'] : ['keep'],
  answer: (dealer, { seat, again, rest }, choice) => {
    dealer.tell({ did: choice, seat, rule: '103.5' });
    afterDeclaration(dealer, choice === 'mulligan' ? [...again, seat] : again, rest, seat, choice === 'keep');
  },
  otherwise: (dealer, { seat, again, rest }) => afterDeclaration(dealer, again, rest, seat, false),
};

function afterDeclaration(
  dealer: TeferiDealer,
  again: readonly Seat[],
  rest: readonly Seat[],
  seat: Seat,
  keeps: boolean,
): void {
  const { mulligans } = sideOf(dealer.state, seat);
  const [next, ...others] = rest;
  const on =
    next === undefined
      ? ({ do: 'redraw', again } as const)
      : ({ do: 'mulligan', seat: next, again, rest: others } as const);
  if (keeps && mulligans > 0) dealer.next({ do: 'bottom', seat, count: mulligans }, on);
  else dealer.next(on);
}

export const redraw: AutomaticRule<Teferi, 'redraw'> = (dealer, { again }) => {
  const { state } = dealer;
  for (const seat of again) {
    const side = sideOf(state, seat);
    side.mulligans++;
    side.library.push(...side.hand.splice(0));
    side.handKnown.length = 0;
    side.libraryKnown = side.library.map(() => 0);
    markChanged(state);
    shuffle(dealer, seat);
    draw(dealer, seat, OPENING_HAND_SIZE);
  }
  const [seat, ...rest] = again;
  if (seat === undefined) {
    state.turnOf = opponentOf(state.active);
    return dealer.next({ do: 'turn', seat: state.active });
  }
  dealer.next({ do: 'mulligan', seat, again: [], rest });
};

/** Cards are put on the bottom one by one, each below the previous one. */
export const bottom: QuestionRule<Teferi, 'bottom'> = {
  ask: (state, { seat }) =>
    [...new Set(at(state.sides, seat).hand)].map((kind) => ({ bottom: nameOf(state, kind) })),
  answer: (dealer, { seat, count }, choice) => {
    const { state } = dealer;
    const kind = findCardIndex(state, choice.bottom);
    takeFromHand(state, seat, kind);
    putIntoZone(state, kind, seat, 'library bottom', KNOWN_TO_OWNER);
    dealer.tell({ did: 'bottom', seat, count: 1, cards: [choice.bottom], rule: '103.5' });
    if (count > 1) dealer.next({ do: 'bottom', seat, count: count - 1 });
  },
  otherwise: () => undefined,
};
