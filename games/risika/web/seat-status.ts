/** How everybody stands, out of the view. */
import { at, type Outcome, type Seat } from '@ludoteca/kernel';
import type { VisibleQuestion } from '@ludoteca/kit';
import { FACULTIES, type Faculty, type Territory } from '../board.ts';
import type { Card } from '../cards.ts';
import type { Colour, Risika, View } from '../parts.ts';

export interface RisikaSeatStatus {
  readonly seat: Seat;
  readonly colour: Colour;
  readonly territories: number;
  /** On the board and waiting to be placed. */
  readonly armies: number;
  readonly reserve: number;
  readonly cards: number;
  /** Those of the hand that the watcher knows. */
  readonly known: readonly Card[];
  readonly faculties: readonly Faculty[];
  readonly hasTurn: boolean;
  readonly isOut: boolean;
  /** Known once it is out, or all is over. */
  readonly place: number | undefined;
}

/** Whose turn it is: who defends does so in the turn of another. */
export const findTurnSeat = (asked: VisibleQuestion<Risika> | undefined): Seat | undefined =>
  asked?.prompt === 'defend' ? asked.frame.by : asked?.seat;

const createHolderCheck =
  ({ owners }: View, seat: Seat) =>
  (territory: Territory): boolean =>
    owners[territory] === seat;

export function getSeatStatus(
  view: View,
  asked: VisibleQuestion<Risika> | undefined,
  outcome: Outcome | undefined,
  seat: Seat,
): RisikaSeatStatus {
  const own = view.owners.flatMap((owner, territory) => (owner === seat ? [territory] : []));
  const hand = at(view.hands, seat);
  const whenOut = view.out.indexOf(seat);
  const isOut = whenOut !== -1;
  return {
    seat,
    colour: at(view.colours, seat),
    territories: own.length,
    armies: own.reduce((sum, territory) => sum + at(view.armies, territory), at(view.reserve, seat)),
    reserve: at(view.reserve, seat),
    cards: hand.count,
    known: hand.cards,
    faculties: FACULTIES.flatMap(({ territories }, faculty) =>
      territories.every(createHolderCheck(view, seat)) ? [faculty] : [],
    ),
    hasTurn: findTurnSeat(asked) === seat,
    isOut,
    // RULES 8.4: who is out comes after everybody else, the latest first.
    place: outcome?.places[seat] ?? (isOut ? view.hands.length - whenOut : undefined),
  };
}

/** RULES 3.2, with what comes before the first turn. */
export const TURN_PHASES = ['prepare', 'reinforce', 'fight', 'move'] as const;
export type TurnPhase = (typeof TURN_PHASES)[number];

export function findPhase(
  { round }: View,
  asked: VisibleQuestion<Risika> | undefined,
): TurnPhase | undefined {
  switch (asked?.prompt) {
    case undefined:
      return undefined;
    case 'colour':
      return 'prepare';
    case 'place':
    case 'armies':
      return round === 0 ? 'prepare' : 'reinforce';
    case 'round':
    case 'set':
      return 'reinforce';
    case 'fight':
    case 'dice':
    case 'defend':
    case 'occupy':
      return 'fight';
    case 'move':
    case 'march':
      return 'move';
  }
}
