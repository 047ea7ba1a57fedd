/** 616.1: where several effects would change one event and their order counts, whoever is affected chooses it. */
import { type QuestionRule, at, type Seat } from '@ludoteca/kernel';
import type { Table } from '../layers/board.ts';
import type { Frame, Teferi } from '../parts.ts';
import type { Id, State } from '../state.ts';
import { named, touch } from './table.ts';

/** One effect that changes how much of something there is. */
export interface Modifier {
  /** The object that it comes from. */
  readonly from: Id;
  readonly times: number;
  readonly plus: number;
  /** So much at most is taken away. */
  readonly less: number;
  /** Takes note of what it took away. */
  readonly took?: (amount: number) => void;
}

const isTimes = ({ times }: Modifier): boolean => times !== 1;
const isSum = ({ plus, less }: Modifier): boolean =>
  plus !== 0 || (less > 0 && less < Number.POSITIVE_INFINITY);

/** Only what multiplies and what adds or takes away get into each other's way. */
const isEntangled = (list: readonly Modifier[]): boolean => list.some(isTimes) && list.some(isSum);

/** The sources between which somebody must choose; none: the order changes nothing. */
export const entangled = (list: readonly Modifier[]): Id[] =>
  isEntangled(list) ? [...new Set(list.map(({ from }) => from))] : [];

/** The amount after all of them, in the order that was chosen; where nothing was, what takes away comes first. */
export function modified(
  state: Table,
  amount: number,
  list: readonly Modifier[],
  told?: (less: number) => void,
): number {
  const chosen = state.replacing ?? [];
  const place = ({ from }: Modifier): number =>
    chosen.includes(from) ? chosen.indexOf(from) : chosen.length;
  const rank = ({ less, times }: Modifier): number => (less > 0 ? 0 : times === 1 ? 1 : 2);
  let left = amount;
  for (const one of list.toSorted((a, b) => place(a) - place(b) || rank(a) - rank(b))) {
    if (left <= 0) return 0;
    const less = Math.min(left, one.less);
    if (less > 0) {
      one.took?.(less);
      told?.(less);
    }
    left = (left - less) * one.times + (left > less ? one.plus : 0);
  }
  return left;
}

/** What must be asked before the event; nothing if it was asked already. */
export const choiceAmong = (state: State, seat: Seat, among: readonly Id[]): Frame[] =>
  among.length < 2 || state.replacing !== null ? [] : [{ do: 'replacement', seat, among, chosen: [] }];

export const replacement: QuestionRule<Teferi, 'replacement'> = {
  ask: (state, { among, chosen }) => among.filter((id) => !chosen.includes(id)).map((id) => named(state, id)),
  answer: (dealer, frame, { id }) => {
    const chosen = [...frame.chosen, id];
    if (chosen.length < frame.among.length - 1) return dealer.next({ ...frame, chosen });
    settle(dealer.state, chosen);
  },
  otherwise: (dealer, { among }) => settle(dealer.state, among),
  lapse: (dealer, { among }) => settle(dealer.state, [at(among, 0)]),
};

function settle(state: State, chosen: readonly Id[]): void {
  state.replacing = [...chosen];
  touch(state);
}
