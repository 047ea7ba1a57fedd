import './card.css';
import type { ReactNode } from 'react';
import type { Printed } from './printed.ts';
import { inkOf, TypeSign } from './type-sign.tsx';

/** From so many letters on a text is printed smaller. */
const LONG = 110;

/** A card with all that is printed on it. Whatever it stands in bears its name for those who hear it. */
export function FullCard({ card }: { readonly card: Printed }) {
  const { text } = card;
  return (
    <span className={`us-card ${inkOf(card.type)}`}>
      <span className="us-band">
        <TypeSign type={card.type} />
        {card.typeName}
      </span>
      <span className="us-watermark">
        <TypeSign type={card.type} />
      </span>
      <span className="us-title">{card.name}</span>
      <span className={text.length > LONG ? 'us-text long' : 'us-text'}>{text}</span>
      <span className="us-does">
        <span className="us-when">{card.moment}</span>
        {card.effects.length > 0 && <span className="us-effects">{card.effects.join('\n')}</span>}
      </span>
    </span>
  );
}

/** A card as it lies in a room: its type and its name. */
export function SmallCard({ card, mark }: { readonly card: Printed; readonly mark?: ReactNode }) {
  return (
    <span className={`us-small ${inkOf(card.type)}`}>
      <TypeSign type={card.type} />
      <span className="us-small-name">{card.name}</span>
      {mark}
    </span>
  );
}
