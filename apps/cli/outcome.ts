import { at, type Outcome, type Seat, type SomeParts } from '@ludoteca/kernel';
import { type Names, type Row, seatSign, type Texts } from '@ludoteca/kit';

/** The sign and the name of whoever sits there. */
export const nameRow = (names: Names, seat: Seat): Row => [
  seatSign(seat),
  { text: ` ${at(names, seat)}`, role: 'seat', seat },
];

/** How a match ended: in the game's words, then everybody by place. */
export function outcomeRows(texts: Texts<SomeParts>, names: Names, outcome: Outcome): readonly Row[] {
  const { places, scores } = outcome;
  const seats = places.map((_, seat) => seat).toSorted((a, b) => at(places, a) - at(places, b));
  const placeRow = (seat: Seat): Row => [
    { text: `${at(places, seat)}. ` },
    ...nameRow(names, seat),
    ...(scores === undefined ? [] : [{ text: `: ${at(scores, seat)}` }]),
  ];
  return [[{ text: texts.outcome(outcome, names), role: 'good' }], ...seats.map(placeRow)];
}
