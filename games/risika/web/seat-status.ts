/** The status of a seat that its panel shows, and the phase of the turn. */
import { at, type Outcome, type Seat } from '@ludoteca/kernel';
import type { VisibleQuestion } from '@ludoteca/kit';
import { FACULTIES, type Faculty, type Territory } from '../board.ts';
import type { RisikaCard } from '../cards.ts';
import type { Colour, Risika } from '../parts.ts';
import type { View } from '../view-types.ts';

export interface RisikaSeatStatus {
  readonly seat: Seat;
  readonly colour: Colour;
  readonly territories: number;
  /** On the board and in the reserve. */
  readonly armies: number;
  readonly reserve: number;
  readonly cards: number;
  /** Cards of the hand that the watcher knows. */
  readonly known: readonly RisikaCard[];
  readonly faculties: readonly Faculty[];
  readonly hasTurn: boolean;
  readonly isOut: boolean;
  /** Known once it is out or the match is over. */
  readonly place: number | undefined;
}

/** The seat whose turn it is, which is not the defender. */
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
  const leavingIndex = view.out.indexOf(seat);
  const isOut = leavingIndex !== -1;
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
    // RULES 8.4: seats that are out come last, the latest to leave first.
    place: outcome?.places[seat] ?? (isOut ? view.hands.length - leavingIndex : undefined),
  };
}

/** RULES 3.2, and the preparation before the first turn. */
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
