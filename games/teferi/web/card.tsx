import './card.css';
import type { VisiblePermanent, PrintedCard } from '../view-types.ts';
import { formatTypeLine } from '../text/type-line.ts';
import { inkOf, Sign, Written } from './symbol.tsx';
import { inksOf, linesOf } from './symbols.ts';
import type { Words } from './words.ts';

/** From so many letters on a text is printed smaller. */
const LONG = 120;

/** A card with all that is printed on it; of a permanent the types and colours of now. */
export function CardFace(given: {
  readonly card: PrintedCard;
  readonly now?: VisiblePermanent | undefined;
  readonly words: Words;
}) {
  const { card, now, words } = given;
  const inks = inksOf(now ?? card);
  const size = card.power === undefined ? card.loyalty : `${card.power}/${card.toughness}`;
  return (
    <span className={`tf-card ${inkOf(inks)}`}>
      <span className="tf-card-head">
        <b>{card.name}</b>
        {card.cost !== undefined && (
          <span className="tf-cost">
            <Written text={card.cost} words={words} />
          </span>
        )}
      </span>
      <span className="tf-card-types">{formatTypeLine(now ?? card)}</span>
      <span className={card.text.length > LONG ? 'tf-card-text long' : 'tf-card-text'}>
        {linesOf(card.text).map(({ place, line }) => (
          <span key={place}>
            <Written text={line} words={words} />
          </span>
        ))}
      </span>
      <Sign type={inks[0] ?? 'C'} />
      {size !== undefined && <span className="tf-card-size">{size}</span>}
    </span>
  );
}

/** A card of which only the name is known to the page. */
export const unknownCard = (name: string): PrintedCard => ({
  name,
  supertypes: [],
  types: [],
  subtypes: [],
  colours: [],
  text: '',
  token: false,
  bent: 0,
});
