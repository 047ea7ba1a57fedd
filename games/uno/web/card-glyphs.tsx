/** The letters and numbers printed on cards. */
import { VALUES } from '../cards.ts';

/** The values, and the numbers of cards that the next player must buy. */
const GLYPHS = [...VALUES, '+2', '+4'] as const;
export type CardGlyph = (typeof GLYPHS)[number];

const glyphIdOf = (glyph: CardGlyph): string => `uno-glyph-${glyph}`;

/**
 * Defines the glyphs once per page. Cards refer to them, so that screen readers read the name of a card and not its printed text.
 */
export function GlyphDefinitions() {
  return (
    <svg className="uno-letters" aria-hidden="true">
      <defs>
        {GLYPHS.map((glyph) => (
          <text key={glyph} id={glyphIdOf(glyph)}>
            {glyph}
          </text>
        ))}
      </defs>
    </svg>
  );
}

export function Glyph(props: {
  readonly glyph: CardGlyph;
  readonly className: string;
  readonly x: number;
  readonly y: number;
}) {
  const { glyph, className, x, y } = props;
  return (
    <use
      className={glyph === '10' ? `${className} wide` : className}
      href={`#${glyphIdOf(glyph)}`}
      x={x}
      y={y}
    />
  );
}
