/** The symbol and the colour class of each type of card. */
import type { StudentsCardType } from '../cards/codes.ts';

/** SVG paths on a grid of 24, because types must not be distinguished by colour alone. */
const SYMBOLS: { readonly [type in StudentsCardType]: string } = {
  /* A backpack */
  MATRICOLA:
    'M9 7.5V6a3 3 0 0 1 6 0v1.5M5.5 20.5v-8a5 5 0 0 1 5-5h3a5 5 0 0 1 5 5v8ZM9 20.5V16h6v4.5M10 11.5h4',
  /* An open book */
  STUDENTE_SEMPLICE:
    'M12 6.5c-2.5-1.9-5.5-2.3-9-2V18c3.5-.3 6.5.1 9 2 2.5-1.9 5.5-2.3 9-2V4.5c-3.5-.3-6.5.1-9 2ZM12 6.5V20',
  /* A graduation cap */
  LAUREANDO: 'M12 5 2 9.5 12 14l10-4.5ZM6.5 11.6v4.6c1.5 1.6 3.3 2.3 5.5 2.3s4-.7 5.5-2.3v-4.6M20.5 10.2v6.3',
  BONUS: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 8v8M8 12h8',
  /* A rain cloud */
  MALUS:
    'M7 14.5a4 4 0 0 1-.4-8A5.5 5.5 0 0 1 17 5.7a4.4 4.4 0 0 1 .5 8.8ZM8.5 18l-1 2.5M12.5 18l-1 2.5M16.5 18l-1 2.5',
  /* A wand */
  MAGIA: 'M4 20 14 10M17 3v4M15 5h4M20 11v3M18.5 12.5h3M9 4.5v3M7.5 6h3',
  /* A flash */
  ISTANTANEA: 'M13.5 2.5 5 13.5h6l-1 8 9-11.5h-6.2Z',
};

/** Hidden from screen readers: the type is named beside it or in the name of the element. */
export function TypeSymbol({ type }: { readonly type: StudentsCardType }) {
  return (
    <svg className="us-type" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SYMBOLS[type]} />
    </svg>
  );
}

export const typeClass = (type: StudentsCardType): string => `us-ink-${type.toLowerCase().replace('_', '-')}`;
