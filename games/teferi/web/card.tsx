/** A printed card; of a permanent with its current types and colours. */
import './card.css';
import type { VisiblePermanent, PrintedCard } from '../view-types.ts';
import { formatTypeLine } from '../text/type-line.ts';
import { frameClass, ManaIcon, SymbolText } from './mana-symbol.tsx';
import { frameColours, splitLines } from './symbol-text.ts';
import type { TeferiBoardTexts } from './texts/index.ts';

/** Longer texts, in characters, are printed smaller. */
const LONG_TEXT = 120;

export function CardFace(props: {
  readonly card: PrintedCard;
  readonly now?: VisiblePermanent | undefined;
  readonly labels: TeferiBoardTexts;
}) {
  const { card, now, labels } = props;
  const frame = frameColours(now ?? card);
  const size = card.power === undefined ? card.loyalty : `${card.power}/${card.toughness}`;
  return (
    <span className={`tf-card ${frameClass(frame)}`}>
      <span className="tf-card-head">
        <b>{card.name}</b>
        {card.cost !== undefined && (
          <span className="tf-cost">
            <SymbolText text={card.cost} labels={labels} />
          </span>
        )}
      </span>
      <span className="tf-card-types">{formatTypeLine(now ?? card)}</span>
      <span className={card.text.length > LONG_TEXT ? 'tf-card-text long' : 'tf-card-text'}>
        {splitLines(card.text).map(({ place, line }) => (
          <span key={place}>
            <SymbolText text={line} labels={labels} />
          </span>
        ))}
      </span>
      <ManaIcon type={frame[0] ?? 'C'} />
      {size !== undefined && <span className="tf-card-size">{size}</span>}
    </span>
  );
}
