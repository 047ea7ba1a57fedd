/** The faces of cards: with all texts, or with type and name only. */
import './card.css';
import type { ReactNode } from 'react';
import type { PrintedStudentsCard } from './printed-card.ts';
import { typeClass, TypeSymbol } from './type-symbol.tsx';

/** Longer texts are printed smaller. */
const LONG_TEXT = 110;

/** The surrounding element must have the accessible name. */
export function FullCard({ card }: { readonly card: PrintedStudentsCard }) {
  const { text } = card;
  return (
    <span className={`us-card ${typeClass(card.type)}`}>
      <span className="us-band">
        <TypeSymbol type={card.type} />
        {card.typeName}
      </span>
      <span className="us-watermark">
        <TypeSymbol type={card.type} />
      </span>
      <span className="us-title">{card.name}</span>
      <span className={text.length > LONG_TEXT ? 'us-text long' : 'us-text'}>{text}</span>
      <span className="us-does">
        <span className="us-when">{card.moment}</span>
        {card.effects.length > 0 && <span className="us-effects">{card.effects.join('\n')}</span>}
      </span>
    </span>
  );
}

/** Type and name only. */
export function SmallCard({ card, mark }: { readonly card: PrintedStudentsCard; readonly mark?: ReactNode }) {
  return (
    <span className={`us-small ${typeClass(card.type)}`}>
      <TypeSymbol type={card.type} />
      <span className="us-small-name">{card.name}</span>
      {mark}
    </span>
  );
}
