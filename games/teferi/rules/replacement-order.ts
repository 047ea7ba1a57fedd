/** The order of replacement effects on one event, chosen by the affected player (CR 616.1). */
import { type QuestionRule, at, type Seat } from '@ludoteca/kernel';
import type { ReadonlyTeferiState } from '../layers/board-state.ts';
import { clampAmount } from '../limits.ts';
import type { Frame, Teferi } from '../parts.ts';
import type { ObjectId, State } from '../state.ts';
import { nameEntity, markChanged } from './state-access.ts';

/** A replacement or prevention effect on an amount. */
export interface AmountModifier {
  /** The source of the effect. */
  readonly from: ObjectId;
  readonly times: number;
  readonly plus: number;
  /** The greatest amount that it prevents. */
  readonly less: number;
  /** The kind of a counter that is removed from the source when it prevents damage. */
  readonly removes?: string;
  /** Called with the amount that was prevented. */
  readonly took?: (amount: number) => void;
}

const isMultiplier = ({ times }: AmountModifier): boolean => times !== 1;
const isAdditive = ({ plus, less }: AmountModifier): boolean =>
  plus !== 0 || (less > 0 && less < Number.POSITIVE_INFINITY);

/** The order matters only between multiplication and addition or prevention. */
const isOrderRelevant = (list: readonly AmountModifier[]): boolean =>
  list.some(isMultiplier) && list.some(isAdditive);

/** The sources that must be ordered; empty if the order does not matter. */
export const conflictingSources = (list: readonly AmountModifier[]): ObjectId[] =>
  isOrderRelevant(list) ? [...new Set(list.map(({ from }) => from))] : [];

/** The amount after all modifiers in the chosen order; by default prevention first. */
export function applyModifiers(
  state: ReadonlyTeferiState,
  amount: number,
  list: readonly AmountModifier[],
  onPrevented?: (less: number) => void,
): number {
  const chosen = state.replacing ?? [];
  const place = ({ from }: AmountModifier): number =>
    chosen.includes(from) ? chosen.indexOf(from) : chosen.length;
  const rank = ({ less, times }: AmountModifier): number => (less > 0 ? 0 : times === 1 ? 1 : 2);
  let left = amount;
  for (const one of list.toSorted((a, b) => place(a) - place(b) || rank(a) - rank(b))) {
    if (left <= 0) return 0;
    const less = Math.min(left, one.less);
    if (less > 0) {
      one.took?.(less);
      onPrevented?.(less);
    }
    left = clampAmount((left - less) * one.times + (left > less ? one.plus : 0));
  }
  return left;
}

/** The frame for the choice; none if it has been made already. */
export const replacementChoice = (state: State, seat: Seat, among: readonly ObjectId[]): Frame[] =>
  among.length < 2 || state.replacing !== null ? [] : [{ do: 'replacement', seat, among, chosen: [] }];

export const replacement: QuestionRule<Teferi, 'replacement'> = {
  ask: (state, { among, chosen }) =>
    among.filter((id) => !chosen.includes(id)).map((id) => nameEntity(state, id)),
  answer: (dealer, frame, { id }) => {
    const chosen = [...frame.chosen, id];
    if (chosen.length < frame.among.length - 1) return dealer.next({ ...frame, chosen });
    setReplacementOrder(dealer.state, chosen);
  },
  otherwise: (dealer, { among }) => setReplacementOrder(dealer.state, among),
  lapse: (dealer, { among }) => setReplacementOrder(dealer.state, [at(among, 0)]),
};

function setReplacementOrder(state: State, chosen: readonly ObjectId[]): void {
  state.replacing = [...chosen];
  markChanged(state);
}
