/** A line of the event log in which the names of cards open the cards, and costs are drawn as symbols. */
import './log-line.css';
import type { Language, WebLogLineProps } from '@ludoteca/kit';
import { PopoverButton, RuleLink, splitAtNames } from '@ludoteca/kit/web';
import { useEffect } from 'react';
import type { Teferi } from '../parts.ts';
import { createUnknownCard } from '../unknown-card.ts';
import { CardFace } from './card.tsx';
import { type CardMention, highlightedMention, recallCard } from './highlight.ts';
import { SymbolText } from './mana-symbol.tsx';
import { findMentions } from './mentions.ts';
import { teferiBoardTexts } from './texts/index.ts';

export function LogLine({ event, sentence, language }: WebLogLineProps<Teferi>) {
  const names = findMentions(event).map((mention) => ({ name: mention.card, named: mention }));
  return (
    <>
      {splitAtNames(sentence, names).map(({ text, named, place }) =>
        named === undefined ? (
          <SymbolText key={place} text={text} labels={teferiBoardTexts[language]} />
        ) : (
          <PopoverButton key={place} className="tf-link" label={named.card}>
            <MentionedCard mention={named} language={language} />
          </PopoverButton>
        ),
      )}
      {event.rule !== undefined && (
        <small className="tf-rule">
          {' '}
          <RuleLink game="teferi" number={event.rule}>
            {event.rule}
          </RuleLink>
        </small>
      )}
    </>
  );
}

/** The board highlights the card while it is shown here. */
function MentionedCard({
  mention,
  language,
}: {
  readonly mention: CardMention;
  readonly language: Language;
}) {
  const { card } = mention;
  useEffect(() => {
    highlightedMention.set(mention);
    return () => highlightedMention.set(undefined);
  }, [mention]);
  return (
    <div className="tf-look">
      <CardFace card={recallCard(card) ?? createUnknownCard(card)} labels={teferiBoardTexts[language]} />
    </div>
  );
}
