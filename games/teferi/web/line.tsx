import './line.css';
import type { WebLogLineProps } from '@ludoteca/kit';
import { Popover, splitAtNames } from '@ludoteca/kit/web';
import { useCallback, useState } from 'react';
import type { Teferi } from '../parts.ts';
import { CardFace, unknownCard } from './card.tsx';
import { mentionsIn } from './links.ts';
import { seenCard, type Spot, spotlight } from './spotlight.ts';
import { Written } from './symbol.tsx';
import { words } from './words.ts';

/** A sentence of the story in which the names of cards lead to the cards, and costs are drawn. */
export function Line({ event, sentence, language }: WebLogLineProps<Teferi>) {
  const names = mentionsIn(event).map((spot) => ({ name: spot.card, named: spot }));
  return (
    <>
      {splitAtNames(sentence, names).map(({ text, named, place }) =>
        named === undefined ? (
          <Written key={place} text={text} words={words[language]} />
        ) : (
          <CardLink key={place} spot={named} language={language} />
        ),
      )}
      {event.rule !== undefined && <small className="tf-rule"> {event.rule}</small>}
    </>
  );
}

function CardLink({ spot, language }: { readonly spot: Spot } & Pick<WebLogLineProps<Teferi>, 'language'>) {
  const { card } = spot;
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = useCallback(() => {
    setAnchor(undefined);
    spotlight.set(undefined);
  }, []);
  return (
    <>
      <button
        type="button"
        className="tf-link"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => {
          if (anchor !== undefined) return close();
          setAnchor(currentTarget);
          spotlight.set(spot);
        }}
      >
        {card}
      </button>
      {anchor && (
        <Popover anchor={anchor} label={card} onClose={close}>
          <div className="tf-look">
            <CardFace card={seenCard(card) ?? unknownCard(card)} words={words[language]} />
          </div>
        </Popover>
      )}
    </>
  );
}
