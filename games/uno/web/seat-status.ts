import type { Outcome, Seat } from '@ludoteca/kernel';
import type { VisibleQuestion } from '@ludoteca/kit';
import type { Event, Uno } from '../parts.ts';
import type { View } from '../view-types.ts';

/** What befell a seat just now, besides cards coming and going. */
export type TurnLoss = 'skip' | 'lose the turn';

/** How a seat stands, for its place at the table. */
export interface SeatStatus {
  readonly seat: Seat;
  readonly count: number;
  /** It is asked. */
  readonly hasTurn: boolean;
  /** How many cards it must buy now. */
  readonly debt: number | undefined;
  readonly isOut: boolean;
  /** Known once it is out, or all is over. */
  readonly place: number | undefined;
  readonly turnLoss: TurnLoss | undefined;
}

/** What a moment shows of everybody. */
export interface BoardMoment {
  readonly view: View;
  readonly asked: VisibleQuestion<Uno> | undefined;
  readonly outcome: Outcome | undefined;
  readonly events: readonly Event[];
}

const isTurnLoss = (event: Event): event is Extract<Event, { readonly did: TurnLoss }> =>
  event.did === 'skip' || event.did === 'lose the turn';

export function getSeatStatus({ view, asked, outcome, events }: BoardMoment, seat: Seat): SeatStatus {
  const hasTurn = asked?.seat === seat;
  const whenOut = view.left.indexOf(seat);
  const isOut = whenOut !== -1;
  return {
    seat,
    count: view.hands[seat]?.count ?? 0,
    hasTurn,
    debt: hasTurn && asked.prompt === 'owe' ? asked.frame.count : undefined,
    isOut,
    // RULES 6.5: who is out comes after everybody else, the latest first.
    place: outcome?.places[seat] ?? (isOut ? view.hands.length - whenOut : undefined),
    turnLoss: events.findLast((event) => isTurnLoss(event) && event.seat === seat)?.did as
      | TurnLoss
      | undefined,
  };
}
