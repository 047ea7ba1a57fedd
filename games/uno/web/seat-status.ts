/** The status of a seat that its panel shows. */
import type { Outcome, Seat } from '@ludoteca/kernel';
import type { VisibleQuestion } from '@ludoteca/kit';
import type { Event, Uno } from '../parts.ts';
import type { View } from '../view-types.ts';

/** How a seat has just lost its turn. */
export type TurnLoss = 'skip' | 'lose the turn';

export interface UnoSeatStatus {
  readonly seat: Seat;
  readonly count: number;
  /** The open question is for this seat. */
  readonly hasTurn: boolean;
  /** The number of cards it must buy now. */
  readonly debt: number | undefined;
  readonly isOut: boolean;
  /** Known once it is out or the match is over. */
  readonly place: number | undefined;
  readonly turnLoss: TurnLoss | undefined;
}

export interface BoardMoment {
  readonly view: View;
  readonly asked: VisibleQuestion<Uno> | undefined;
  readonly outcome: Outcome | undefined;
  readonly events: readonly Event[];
}

const isTurnLoss = (event: Event): event is Extract<Event, { readonly did: TurnLoss }> =>
  event.did === 'skip' || event.did === 'lose the turn';

export function getSeatStatus({ view, asked, outcome, events }: BoardMoment, seat: Seat): UnoSeatStatus {
  const hasTurn = asked?.seat === seat;
  const leavingIndex = view.left.indexOf(seat);
  const isOut = leavingIndex !== -1;
  return {
    seat,
    count: view.hands[seat]?.count ?? 0,
    hasTurn,
    debt: hasTurn && asked.prompt === 'owe' ? asked.frame.count : undefined,
    isOut,
    // RULES 6.5: seats that are out come last, the latest to leave first.
    place: outcome?.places[seat] ?? (isOut ? view.hands.length - leavingIndex : undefined),
    turnLoss: events.findLast((event) => isTurnLoss(event) && event.seat === seat)?.did as
      | TurnLoss
      | undefined,
  };
}
