import './card.css';
import type { VisiblePermanent, PrintedCard } from '../view-types.ts';
import { formatTypeLine } from '../text/type-line.ts';
import { frameClass, ManaIcon, SymbolText } from './mana-symbol.tsx';
import { frameColours, splitLines } from './symbol-text.ts';
import type { TeferiBoardTexts } from './texts/index.ts';

/** From so many letters on a text is printed smaller. */
const LONG = 120;

/** A card with all that is printed on it; of a permanent the types and colours of now. */
export function CardFace(given: {
  readonly card: PrintedCard;
  readonly now?: VisiblePermanent | undefined;
  readonly labels: TeferiBoardTexts;
}) {
  const { card, now, labels } = given;
  const inks = frameColours(now ?? card);
  const size = card.power === undefined ? card.loyalty : `${card.power}/${card.toughness}`;
  return (
    <span className={`tf-card ${frameClass(inks)}`}>
      <span className="tf-card-head">
        <b>{card.name}</b>
        {card.cost !== undefined && (
          <span className="tf-cost">
            <SymbolText text={card.cost} labels={labels} />
          </span>
        )}
      </span>
      <span className="tf-card-types">{formatTypeLine(now ?? card)}</span>
      <span className={card.text.length > LONG ? 'tf-card-text long' : 'tf-card-text'}>
        {splitLines(card.text).map(({ place, line }) => (
          <span key={place}>
            <SymbolText text={line} labels={labels} />
          </span>
        ))}
      </span>
      <ManaIcon type={inks[0] ?? 'C'} />
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
