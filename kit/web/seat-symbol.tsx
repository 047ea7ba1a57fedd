/** The symbol of a seat: a shape in the colour of the seat. */
import type { Seat } from '@ludoteca/kernel';
import type { CSSProperties, ReactElement } from 'react';

/** On a 24 grid; shapes identify a seat without its colour. */
const SHAPES: readonly ReactElement[] = [
  <circle key="disc" cx="12" cy="12" r="9" />,
  <rect key="square" x="4" y="4" width="16" height="16" rx="1.5" />,
  <path key="triangle" d="M12 3 22 20.5H2Z" />,
  <path key="diamond" d="M12 1.5 22.5 12 12 22.5 1.5 12Z" />,
  <path key="hexagon" d="M7 3h10l5.2 9L17 21H7l-5.2-9Z" />,
  <path key="cross" d="M8.5 2.5h7v6h6v7h-6v6h-7v-6h-6v-7h6Z" />,
];

export const seatShape = (seat: Seat): ReactElement | undefined => SHAPES[seat % SHAPES.length];

/** The custom properties that give seats colours other than the usual ones, for everything inside an element. */
export const seatColourStyle = (colours: readonly (number | undefined)[]): CSSProperties =>
  Object.fromEntries(
    colours.flatMap((colour, seat) =>
      colour === undefined ? [] : [[`--seat-sign-${seat}`, `var(--seat-${colour})`]],
    ),
  );

/** Screen readers skip it; the name is shown beside it. */
export function SeatSymbol({ seat, size = 20 }: { readonly seat: Seat; readonly size?: number }) {
  return (
    <svg
      className="seat-symbol"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={`var(--seat-sign-${seat}, var(--seat-${seat % SHAPES.length}))`}
      aria-hidden="true"
    >
      {seatShape(seat)}
    </svg>
  );
}
