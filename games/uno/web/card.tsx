/** The drawings of cards. */
import './card.css';
import { at } from '@ludoteca/kernel';
import { type UnoCard, suitOf, VALUES, valueOf } from '../cards.ts';
import { effectDrawingOf } from './card-effects.tsx';
import { type CardGlyph, Glyph } from './card-glyphs.tsx';
import { suitColorOf, suitPathOf } from './suit-symbol.tsx';

const BOX = '0 0 63 88';

/** Value and suit in the upper left corner or, upside down, in the lower right one. */
function Corner({
  glyph,
  suit,
  turned,
}: {
  readonly glyph: CardGlyph;
  readonly suit: string;
  readonly turned: boolean;
}) {
  return (
    <g transform={turned ? 'rotate(180 31.5 44)' : undefined}>
      <Glyph glyph={glyph} className="uno-value" x={9.4} y={17.6} />
      <path className="uno-fill" d={suit} transform="translate(4.4 21) scale(0.42)" />
    </g>
  );
}

/** The middle of a card without effect: a large suit with the value. */
function Pip({ glyph, suit }: { readonly glyph: CardGlyph; readonly suit: string }) {
  return (
    <>
      <path className="uno-fill" d={suit} transform="translate(9.9 22.4) scale(1.8)" />
      <Glyph glyph={glyph} className="uno-pip" x={31.5} y={51.8} />
    </>
  );
}

/** A card face up; without a name if an enclosing element carries it. */
export function CardFace({ card, name }: { readonly card: UnoCard; readonly name?: string }) {
  const glyph = at(VALUES, valueOf(card));
  const suit = suitPathOf(suitOf(card));
  return (
    <svg
      className={`uno-card ${suitColorOf(suitOf(card))}`}
      viewBox={BOX}
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      <rect className="uno-paper" x="0.5" y="0.5" width="62" height="87" rx="6" />
      {effectDrawingOf(valueOf(card)) ?? <Pip glyph={glyph} suit={suit} />}
      <Corner glyph={glyph} suit={suit} turned={false} />
      <Corner glyph={glyph} suit={suit} turned />
    </svg>
  );
}

/** Diagonal lines on the back. */
const LATTICE = Array.from({ length: 19 }, (_, i) => 7.5 * i - 73)
  .map((x) => `M${x} 5l78 78M${x} 83l78-78`)
  .join('');

/** A card face down. */
export function CardBack() {
  return (
    <svg className="uno-card uno-back" viewBox={BOX} aria-hidden="true">
      <rect className="uno-paper" x="0.5" y="0.5" width="62" height="87" rx="6" />
      <svg x="5" y="5" width="53" height="78" viewBox="5 5 53 78">
        <rect className="uno-back-ground" x="5" y="5" width="53" height="78" rx="3.5" />
        <path className="uno-back-lattice" d={LATTICE} />
        <path className="uno-back-ground" d="M31.5 18 52 44 31.5 70 11 44Z" />
        <path className="uno-back-line" d="M31.5 20.5 50 44 31.5 67.5 13 44Z" />
        {[0, 1, 2, 3].map((suit) => (
          <path
            key={suit}
            className="uno-back-suit"
            d={suitPathOf(suit)}
            transform={`rotate(${suit * 90} 31.5 44) translate(26.9 29) scale(0.38)`}
          />
        ))}
      </svg>
      <rect className="uno-back-frame" x="5" y="5" width="53" height="78" rx="3.5" />
    </svg>
  );
}
