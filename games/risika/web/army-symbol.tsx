import { at, type Seat } from '@ludoteca/kernel';
import { seatShape } from '@ludoteca/kit/web';
import type { Colour } from '../parts.ts';

/** Where the colours of armies are among those of the house: red, black, purple, green, yellow, blue. */
const SEAT_COLOURS = [0, 5, 3, 2, 4, 1];

/** The colour of armies; those of nobody are chalk. */
const armyColourOf = (colour: Colour): string =>
  colour < 0 ? 'var(--chalk)' : `var(--seat-${at(SEAT_COLOURS, colour)})`;

/** The sign of a player's armies: the shape of the seat in the colour that was chosen. The words stand beside it. */
export function ArmySymbol({
  seat,
  colour,
  size = 20,
}: {
  readonly seat: Seat;
  readonly colour: Colour;
  readonly size?: number;
}) {
  return (
    <svg
      className="sign"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={armyColourOf(colour)}
      aria-hidden="true"
    >
      {seatShape(seat)}
    </svg>
  );
}

/** How much higher the shape of a seat is drawn, so that its middle is where the number stands: a triangle is wide below. */
const SHAPE_OFFSETS = [0, 0, 5, 0, 0, 0];

/** Armies on the map, in the middle of the drawing: the sign, and on it how many they are. */
export function ArmyToken({
  seat,
  colour,
  armies,
}: {
  readonly seat: Seat;
  readonly colour: Colour;
  readonly armies: number;
}) {
  const wide = 22 + 10 * (String(armies).length - 1);
  return (
    <g className="risika-token">
      <g
        className="risika-sign"
        transform={`translate(-26 ${-26 - at(SHAPE_OFFSETS, seat)}) scale(2.17)`}
        fill={armyColourOf(colour)}
      >
        {seatShape(seat)}
      </g>
      <rect className="risika-count-ground" x={-wide / 2} y="-11.5" width={wide} height="23" rx="11.5" />
      <text className="risika-count" y="6.5" fontSize="18">
        {armies}
      </text>
    </g>
  );
}
