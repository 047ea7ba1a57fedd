/** The symbols of armies. */
import { at, type Seat } from '@ludoteca/kernel';
import { seatShape } from '@ludoteca/kit/web';
import type { Colour } from '../parts.ts';

/** By colour of the armies: the player colour of the page. */
const PLAYER_COLOURS = [0, 5, 3, 2, 4, 1];

/** Undefined before the seat has chosen a colour. */
export const playerColourOf = (colour: Colour): number | undefined =>
  colour < 0 ? undefined : at(PLAYER_COLOURS, colour);

const armyColourOf = (colour: Colour): string =>
  colour < 0 ? 'var(--chalk)' : `var(--seat-${playerColourOf(colour)})`;

/** The symbol of the seat in the colour of its armies; its name stands beside it. */
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
      className="seat-symbol"
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

/** By seat: how much higher its symbol is drawn, so that the number is in its visual middle. */
const SHAPE_OFFSETS = [0, 0, 5, 0, 0, 0];

/** Armies on the map: the symbol with their number. */
export function ArmyToken({
  seat,
  colour,
  armies,
}: {
  readonly seat: Seat;
  readonly colour: Colour;
  readonly armies: number;
}) {
  const width = 22 + 10 * (String(armies).length - 1);
  return (
    <g className="risika-token">
      <g
        className="risika-sign"
        transform={`translate(-26 ${-26 - at(SHAPE_OFFSETS, seat)}) scale(2.17)`}
        fill={armyColourOf(colour)}
      >
        {seatShape(seat)}
      </g>
      <rect className="risika-count-ground" x={-width / 2} y="-11.5" width={width} height="23" rx="11.5" />
      <text className="risika-count" y="6.5" fontSize="18.6">
        {armies}
      </text>
    </g>
  );
}
