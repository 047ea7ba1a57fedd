import './log-line.css';
import type { WebLogLineProps } from '@ludoteca/kit';
import { Popover, splitAtNames } from '@ludoteca/kit/web';
import { useCallback, useState } from 'react';
import type { Teferi } from '../parts.ts';
import { CardFace, unknownCard } from './card.tsx';
import { findMentions } from './mentions.ts';
import { recallCard, type CardMention, highlightedMention } from './highlight.ts';
import { SymbolText } from './mana-symbol.tsx';
import { teferiBoardTexts } from './texts/index.ts';

/** A sentence of the story in which the names of cards lead to the cards, and costs are drawn. */
export function LogLine({ event, sentence, language }: WebLogLineProps<Teferi>) {
  const names = findMentions(event).map((spot) => ({ name: spot.card, named: spot }));
  return (
    <>
      {splitAtNames(sentence, names).map(({ text, named, place }) =>
        named === undefined ? (
          <SymbolText key={place} text={text} labels={teferiBoardTexts[language]} />
        ) : (
          <CardLink key={place} spot={named} language={language} />
        ),
      )}
      {event.rule !== undefined && <small className="tf-rule"> {event.rule}</small>}
    </>
  );
}

function CardLink({
  spot,
  language,
}: { readonly spot: CardMention } & Pick<WebLogLineProps<Teferi>, 'language'>) {
  const { card } = spot;
  const [anchor, setAnchor] = useState<HTMLElement>();
  const close = useCallback(() => {
    setAnchor(undefined);
    highlightedMention.set(undefined);
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
          highlightedMention.set(spot);
        }}
      >
        {card}
      </button>
      {anchor && (
        <Popover anchor={anchor} label={card} onClose={close}>
          <div className="tf-look">
            <CardFace card={recallCard(card) ?? unknownCard(card)} labels={teferiBoardTexts[language]} />
          </div>
        </Popover>
      )}
    </>
  );
}
