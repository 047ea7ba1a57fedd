/** Standing orders: instructions of a seat that the host executes at every question until one has no answer. */
import { type Choice, deepEqual, type Match, type Parts, type Seat } from '@ludoteca/kernel';
import { type ByLanguage, optionsOf, type VisibleQuestion } from '../text/game-texts.ts';
import type { Observation } from './chair.ts';
import { observe } from './match-host.ts';

/** An order as data of the table. A game defines the kinds of its orders and what their values mean. */
export interface StandingOrder {
  readonly kind: string;
  readonly values: readonly number[];
}

/** The standing orders of a game. Hosts know nothing of an order but its answers, so it ends by having none. */
export interface StandingOrderRules<P extends Parts> {
  /** By kind: what an order does. */
  readonly names: ByLanguage<{ readonly [kind: string]: string }>;
  /** The orders that a seat can give at this moment without further input. The view is that of any watcher. */
  list?(view: P['view'], seat: Seat): readonly StandingOrder[];
  /**
   * The answer of the asked seat; undefined if the order ends here. It reads public information only, so that the result is the same
   * for every watcher. Values of an order are those of a client: nothing but integers from 0 is certain.
   */
  findAnswer(order: StandingOrder, observation: Observation<P>): Choice<P> | undefined;
}

/** The answer of an order to an open question that the asked seat sees; undefined if it is not offered. */
export function findOrderedAnswer<P extends Parts>(
  rules: StandingOrderRules<P> | undefined,
  order: StandingOrder,
  observation: Observation<P>,
): Choice<P> | undefined {
  return findOffered(observation.asked, rules?.findAnswer(order, observation));
}

/** The same for the seat that a match asks; the order sees no more than a spectator. */
export function findOrderedAnswerInMatch<P extends Parts>(
  rules: StandingOrderRules<P> | undefined,
  match: Match<P>,
  order: StandingOrder,
): Choice<P> | undefined {
  return findOffered(match.question, rules?.findAnswer(order, observe(match, 'spectator')));
}

const findOffered = <P extends Parts>(
  asked: VisibleQuestion<P> | undefined,
  answer: Choice<P> | undefined,
): Choice<P> | undefined => optionsOf<P>(asked).find((option) => deepEqual(option, answer));
