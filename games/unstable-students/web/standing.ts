import { at, type Outcome, type Seat } from '@ludoteca/kernel';
import type { VisibleQuestion } from '@ludoteca/kit';
import type { Filter } from '../cards/codes.ts';
import type { Students, View } from '../parts.ts';
import { faceOf } from './printed.ts';

/** How somebody is doing. */
export interface Standing {
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
  readonly forbidden: readonly Filter[];
}

/** What a moment shows of everybody. */
export interface Moment {
  readonly view: View;
  readonly asked: VisibleQuestion<Students> | undefined;
  readonly outcome: Outcome | undefined;
}

export function standingOf({ view, asked, outcome }: Moment, seat: Seat): Standing {
  const faces = at(view.areas, seat).map((card) => faceOf(view, card));
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
    isShown: faces.some(({ shows }) => shows),
    cannotWin: faces.some(({ engineers }) => engineers),
    forbidden: [...new Set(forbidden)],
  };
}
