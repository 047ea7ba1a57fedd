import type { WebLineProps } from '@ludoteca/kit';
import { Beside } from '@ludoteca/kit/web';
import { useCallback, useState } from 'react';
import type { Lirya } from '../parts.ts';
import { CardFace } from './card.tsx';
import { cardsIn, stretchesOf } from './links.ts';
import { printedOf } from './printed.ts';

/** A sentence of the story in which the names of cards lead to the cards. */
export function Line({ event, sentence, language }: WebLineProps<Lirya>) {
  const stretches = stretchesOf(sentence, cardsIn(event), language);
  return stretches.map(({ text, card, place }) =>
    card === undefined ? text : <CardLink key={place} card={card} name={text} language={language} />,
  );
}

function CardLink({
  card,
  name,
  language,
}: { readonly card: string; readonly name: string } & Pick<WebLineProps<Lirya>, 'language'>) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = useCallback(() => setAnchor(undefined), []);
  return (
    <>
      <button
        type="button"
        className="ly-link"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(anchor === undefined ? currentTarget : undefined)}
      >
        {name}
      </button>
      {anchor && (
        <Beside anchor={anchor} label={name} onClose={close}>
          <div className="ly-look kept">
            <CardFace card={printedOf(language, card)} />
          </div>
        </Beside>
      )}
    </>
  );
}
