/** Formats seats and outcomes as rows. */
import { at, type Outcome, type Seat, type AnyParts } from '@ludoteca/kernel';
import { type PlayerNames, type TextRow, seatSymbol, type GameTexts } from '@ludoteca/kit';

/** With the symbol of the seat. */
export const formatSeatName = (names: PlayerNames, seat: Seat): TextRow => [
  seatSymbol(seat),
  { text: ` ${at(names, seat)}`, role: 'seat', seat },
];

/** The game's sentence, then all players by place. */
export function formatOutcome(
  texts: GameTexts<AnyParts>,
  names: PlayerNames,
  outcome: Outcome,
): readonly TextRow[] {
  const { places, scores } = outcome;
  const seats = places.map((_, seat) => seat).toSorted((a, b) => at(places, a) - at(places, b));
  const placeRow = (seat: Seat): TextRow => [
    { text: `${at(places, seat)}. ` },
    ...formatSeatName(names, seat),
    ...(scores === undefined ? [] : [{ text: `: ${at(scores, seat)}` }]),
  ];
  return [[{ text: texts.outcome(outcome, names), role: 'good' }], ...seats.map(placeRow)];
}
