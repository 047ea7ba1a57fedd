import { VALUES } from '../cards.ts';

/** What cards are printed with: their values, and how many cards somebody else must buy. */
const GLYPHS = [...VALUES, '+2', '+4'] as const;
export type CardGlyph = (typeof GLYPHS)[number];

const glyphIdOf = (sign: CardGlyph): string => `uno-sign-${sign}`;

/**
 * Letters and numbers for all cards of a page, written once. Cards refer to them: a card that is read aloud is a thing with a name, not a
 * text of three sevens.
 */
export function GlyphDefinitions() {
  return (
    <svg className="uno-letters" aria-hidden="true">
      <defs>
        {GLYPHS.map((sign) => (
          <text key={sign} id={glyphIdOf(sign)}>
            {sign}
          </text>
        ))}
      </defs>
    </svg>
  );
}

export function Glyph(given: {
  readonly sign: CardGlyph;
  readonly className: string;
  readonly x: number;
  readonly y: number;
}) {
  const { sign, className, x, y } = given;
  return (
    <use
      className={sign === '10' ? `${className} wide` : className}
      href={`#${glyphIdOf(sign)}`}
      x={x}
      y={y}
    />
  );
}
