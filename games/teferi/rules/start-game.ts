/** Starting the game, with the London mulligan (CR 103). */
import { type QuestionRule, at, type AutomaticRule, type Seat } from '@ludoteca/kernel';
import { memoizeByObject } from '@ludoteca/kit';
import type { AbilityEffect } from '../abilities/index.ts';
import { createScope, opponentOf } from '../layers/board-state.ts';
import { compileCards } from '../layers/compiled-cards.ts';
import type { Teferi } from '../parts.ts';
import type { State } from '../state.ts';
import { draw } from './keyword-actions.ts';
import {
  findCardIndex,
  markChanged,
  nameOf,
  newObjectId,
  sideOf,
  type TeferiDealer,
} from './state-access.ts';
import { createPendingTrigger } from './pending-triggers.ts';
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
    const turn = { do: 'turn', seat: state.active } as const;
    return hasOpeningCards(state.cards) ? dealer.next({ do: 'opening' }, turn) : dealer.next(turn);
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

const hasOpeningCards = memoizeByObject((cards: State['cards']): boolean =>
  compileCards(cards).some(({ characteristics }) =>
    characteristics.abilities.gameRules.some(({ rule }) => rule.says === 'opening hand'),
  ),
);

/** 103.6a: every player is asked, so that the question tells nothing about a hand. */
const OPENING: readonly AbilityEffect[] = [
  {
    do: 'put from hand',
    who: 'each',
    what: { zone: 'hand', openingHand: true },
    count: OPENING_HAND_SIZE,
    to: 'battlefield',
  },
];

/** 103.6: the cards that begin the game on the battlefield. */
export const opening: AutomaticRule<Teferi, 'opening'> = (dealer, { item }) => {
  const { state } = dealer;
  if (item !== undefined) {
    state.aside = state.aside.filter(({ id }) => id !== item);
    return markChanged(state);
  }
  const id = newObjectId(state);
  state.aside.push({
    ...createPendingTrigger(createScope(state.active, id, 0), { effects: OPENING }, null),
    id,
  });
  markChanged(state);
  dealer.next({ do: 'effects', item: id, list: OPENING, from: 0, base: 0 }, { do: 'opening', item: id });
};
