/** Putting pending triggers on the stack in an order chosen by their controllers (CR 603.3b). */
import { at, type QuestionRule, type AutomaticRule } from '@ludoteca/kernel';
import { opponentOf } from '../layers/board-state.ts';
import type { Teferi } from '../parts.ts';
import { type State } from '../state.ts';
import { putTriggerOnStack } from './put-on-stack.ts';
import { nameOf } from './state-access.ts';

/** 603.3b: the active player's triggers first, then the opponent's, each in an order chosen by its controller. */
export const stackTriggers: AutomaticRule<Teferi, 'stack triggers'> = (dealer, frame) => {
  const { state } = dealer;
  for (const seat of [state.active, opponentOf(state.active)]) {
    const own = state.triggered.flatMap(({ controller }, i) => (controller === seat ? [i] : []));
    if (own.length === 0) continue;
    if (own.length > 1 && !areInterchangeable(state, own)) return dealer.next({ do: 'order', seat }, frame);
    dealer.next(frame);
    return putTriggerOnStack(dealer, at(own, 0));
  }
};

/** The order of identical abilities of one source does not matter. */
const areInterchangeable = ({ triggered }: State, places: readonly number[]): boolean => {
  const first = at(triggered, at(places, 0));
  return places.every((place) => {
    const { source, does, it, other, amount } = at(triggered, place);
    return (
      source === first.source &&
      does === first.does &&
      it === first.it &&
      other === first.other &&
      amount === first.amount
    );
  });
};

export const order: QuestionRule<Teferi, 'order'> = {
  ask: (state, { seat }) =>
    state.triggered.flatMap(({ controller, kind }, next) =>
      controller === seat ? [{ next, name: nameOf(state, kind) }] : [],
    ),
  answer: (dealer, _, { next }) => putTriggerOnStack(dealer, next),
  otherwise: (dealer, { seat }) => {
    const place = dealer.state.triggered.findIndex(({ controller }) => controller === seat);
    if (place !== -1) putTriggerOnStack(dealer, place);
  },
};
