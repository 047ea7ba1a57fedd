import { at, type Outcome, type Seat } from '@ludoteca/kernel';
import type { VisibleQuestion } from '@ludoteca/kit';
import type { CardFilter } from '../cards/codes.ts';
import type { Students, View } from '../parts.ts';
import { definitionIn } from './printed-card.ts';

/** How somebody is doing. */
export interface SeatStatus {
  readonly seat: Seat;
  readonly students: number;
  /** How many students win. */
  readonly needed: number;
  readonly cards: number;
  /** The round is this seat's. */
  readonly hasRound: boolean;
  /** It is asked. */
  readonly isAsked: boolean;
  readonly isOut: boolean;
  /** Known when all is over. */
  readonly place: number | undefined;
  /** RULES 6.9 to 6.11 */
  readonly isShown: boolean;
  readonly cannotWin: boolean;
  readonly forbidden: readonly CardFilter[];
}

/** What a moment shows of everybody. */
export interface ObservedMoment {
  readonly view: View;
  readonly asked: VisibleQuestion<Students> | undefined;
  readonly outcome: Outcome | undefined;
}

export function seatStatus({ view, asked, outcome }: ObservedMoment, seat: Seat): SeatStatus {
  const faces = at(view.areas, seat).map((card) => definitionIn(view, card));
  const forbidden = faces.flatMap(({ kind }) =>
    kind.effects.filter(({ action }) => action === 'IMPEDIRE').map(({ filter }) => filter),
  );
  return {
    seat,
    students: at(view.rooms, seat).length,
    needed: view.students,
    cards: at(view.hands, seat).count,
    hasRound: outcome === undefined && view.turn === seat,
    isAsked: asked?.seat === seat,
    isOut: view.left.includes(seat),
    place: outcome?.places[seat],
    isShown: faces.some(({ showsHand: shows }) => shows),
    cannotWin: faces.some(({ preventsWin: engineers }) => engineers),
    forbidden: [...new Set(forbidden)],
  };
}
