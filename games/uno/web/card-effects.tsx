/** Drawings of the effects of cards, for the middle of a card of 63 x 88. */
import type { ReactElement } from 'react';
import { ACE, JACK, JOKER, KING, QUEEN, SUITS, type Value } from '../cards.ts';
import { Glyph } from './card-glyphs.tsx';
import { suitColorOf, suitPathOf } from './suit-symbol.tsx';

const SUIT_PLACES = [
  { suit: 0, x: 24, y: 33.5 },
  { suit: 1, x: 39, y: 33.5 },
  { suit: 2, x: 24, y: 54.5 },
  { suit: 3, x: 39, y: 54.5 },
];

/** Naming a suit: all four suits. */
const anySuit = (
  <>
    <rect className="uno-frame" x="15" y="17" width="33" height="54" rx="4.5" />
    {SUIT_PLACES.map(({ suit, x, y }) => (
      <path
        key={`${x} ${y}`}
        className={`uno-ink ${suitColorOf(suit)}`}
        d={suitPathOf(suit)}
        transform={`translate(${x - 7.2} ${y - 7.2}) scale(0.6)`}
      />
    ))}
  </>
);

const PANEL = <rect className="uno-panel" x="15" y="17" width="33" height="54" rx="4.5" />;

/** Buying cards: a fan of small cards with their number. */
const drawFannedCards = (turns: readonly number[], suits: boolean): ReactElement => (
  <>
    {turns.map((turn, i) => (
      <g key={turn} transform={`rotate(${turn} 31.5 60)`}>
        <rect className="uno-mini" x="25.7" y="26" width="11.6" height="16.2" rx="1.8" />
        {suits && (
          <path
            className={`uno-ink ${suitColorOf(i)}`}
            d={suitPathOf(i)}
            transform="translate(27.1 28.6) scale(0.24)"
          />
        )}
      </g>
    ))}
    <Glyph glyph={turns.length === 2 ? '+2' : '+4'} className="uno-plus" x={31.5} y={65} />
  </>
);

/** Reversing the direction: two circling arrows. */
const reverseDirection = (
  <g className="uno-strokes">
    <path d="M21 42a10.5 10.5 0 0 1 18.7-4.8M42 46a10.5 10.5 0 0 1-18.7 4.8" />
    <path d="m40.8 31.2-.4 6.7-6.6-1M22.2 56.8l.4-6.7 6.6 1" />
  </g>
);

/** Skipping the next player: an arrow jumps over a seat. */
const skip = (
  <g className="uno-strokes">
    <path d="M20.5 47.5c1.5-9 6-13.5 11-13.5 4.6 0 8.6 3.7 10.5 11" />
    <path d="m36.2 43.8 6.2 2.6 2.6-6.2" />
    <circle cx="31.5" cy="50.5" r="4.2" />
    <path d="m28.6 53.4 5.8-5.8" />
  </g>
);

const EFFECT_DRAWINGS: ReadonlyMap<Value, ReactElement> = new Map([
  [ACE, anySuit],
  [
    JACK,
    <>
      {PANEL}
      {drawFannedCards([-12, 12], false)}
    </>,
  ],
  [
    QUEEN,
    <>
      {PANEL}
      {reverseDirection}
    </>,
  ],
  [
    KING,
    <>
      {PANEL}
      {skip}
    </>,
  ],
  [
    JOKER,
    <>
      {PANEL}
      {drawFannedCards(
        SUITS.map((_, i) => -24 + 16 * i),
        true,
      )}
    </>,
  ],
]);

/** Undefined for values without an effect. */
export const effectDrawingOf = (value: Value): ReactElement | undefined => EFFECT_DRAWINGS.get(value);
