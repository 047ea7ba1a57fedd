/** Everything that the panel of a player shows. */
import { at, type Outcome, type Seat } from '@ludoteca/kernel';
import type { VisibleQuestion } from '@ludoteca/kit';
import type { Students } from '../parts.ts';
import { type SeatSummary, summarizeSeat } from '../seat-summary.ts';
import type { View } from '../view-types.ts';

export interface StudentsSeatStatus extends SeatSummary {
  readonly seat: Seat;
  /** Number of students that wins. */
  readonly needed: number;
  /** Number of cards in the hand. */
  readonly cards: number;
  readonly hasRound: boolean;
  readonly isAsked: boolean;
  readonly isOut: boolean;
  /** Known after the end of the match. */
  readonly place: number | undefined;
}

export interface ObservedMoment {
  readonly view: View;
  readonly asked: VisibleQuestion<Students> | undefined;
  readonly outcome: Outcome | undefined;
}

export const getSeatStatus = ({ view, asked, outcome }: ObservedMoment, seat: Seat): StudentsSeatStatus => ({
  ...summarizeSeat(view, seat),
  seat,
  needed: view.students,
  cards: at(view.hands, seat).count,
  hasRound: outcome === undefined && view.turn === seat,
  isAsked: asked?.seat === seat,
  isOut: view.left.includes(seat),
  place: outcome?.places[seat],
});
