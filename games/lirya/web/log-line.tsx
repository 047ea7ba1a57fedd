/** A line of the event log in which the names of cards open the cards. */
import type { Language, WebLogLineProps } from '@ludoteca/kit';
import { PopoverButton, splitAtNames } from '@ludoteca/kit/web';
import type { CardId } from '../card-definition/index.ts';
import { presets } from '../config.ts';
import type { Lirya } from '../parts.ts';
import { CardFace } from './card.tsx';
import { findMentions } from './mentions.ts';
import { printCard } from './printed-card.ts';
import { CardReminders } from './zoom.tsx';

/** Punctuation after a name stays with the name, so that no line begins with it. */
const PUNCTUATION = /^[,.;:!?)»”]+/u;

export function LogLine({ event, sentence, language }: WebLogLineProps<Lirya>) {
  const segments = splitAtNames(sentence, findMentions(event, language));
  return segments.map(({ text, named, place }, i) => {
    if (named === undefined) return i === 0 ? text : text.replace(PUNCTUATION, '');
    return (
      <span key={place} className="ly-linked">
        <CardLink card={named} name={text} language={language} />
        {PUNCTUATION.exec(segments[i + 1]?.text ?? '')?.[0]}
      </span>
    );
  });
}

function CardLink(props: { readonly card: CardId; readonly name: string; readonly language: Language }) {
  const { card, language } = props;
  return (
    <PopoverButton className="ly-link" label={props.name}>
      <div className="ly-look kept">
        <CardFace card={printCard(language, card)} />
        <div className="ly-look-more">
          <CardReminders language={language} card={card} amounts={presets.canon.amounts} />
        </div>
      </div>
    </PopoverButton>
  );
}
