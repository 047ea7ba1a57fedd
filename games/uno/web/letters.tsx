import { VALUES } from '../cards.ts';

/** What cards are printed with: their values, and how many cards somebody else must buy. */
const SIGNS = [...VALUES, '+2', '+4'] as const;
export type CardSign = (typeof SIGNS)[number];

const idOf = (sign: CardSign): string => `uno-sign-${sign}`;

/**
 * Letters and numbers for all cards of a page, written once. Cards refer to them: a card that is read aloud is a thing with a name, not a
 * text of three sevens.
 */
export function LetterCase() {
  return (
    <svg className="uno-letters" aria-hidden="true">
      <defs>
        {SIGNS.map((sign) => (
          <text key={sign} id={idOf(sign)}>
            {sign}
          </text>
        ))}
      </defs>
    </svg>
  );
}

export function Letters(given: {
  readonly sign: CardSign;
  readonly className: string;
  readonly x: number;
  readonly y: number;
}) {
  const { sign, className, x, y } = given;
  return (
    <use className={sign === '10' ? `${className} wide` : className} href={`#${idOf(sign)}`} x={x} y={y} />
  );
}
