import type { WebLogLineProps } from '@ludoteca/kit';
import { Popover, splitAtNames, usePopover } from '@ludoteca/kit/web';
import { presets } from '../config.ts';
import type { Lirya } from '../parts.ts';
import { CardFace } from './card.tsx';
import { findMentions } from './mentions.ts';
import { CardReminders } from './zoom.tsx';
import { printCard } from './printed-card.ts';

/** What ends a clause goes with the name before it: a line never begins with it. */
const ENDING = /^[,.;:!?)»”]+/u;

/** A sentence of the story in which the names of cards lead to the cards. */
export function LogLine({ event, sentence, language }: WebLogLineProps<Lirya>) {
  const stretches = splitAtNames(sentence, findMentions(event, language));
  return stretches.map(({ text, named, place }, i) => {
    if (named === undefined) return i === 0 ? text : text.replace(ENDING, '');
    return (
      <span key={place} className="ly-linked">
        <CardLink card={named} name={text} language={language} />
        {ENDING.exec(stretches[i + 1]?.text ?? '')?.[0]}
      </span>
    );
  });
}

function CardLink({
  card,
  name,
  language,
}: { readonly card: string; readonly name: string } & Pick<WebLogLineProps<Lirya>, 'language'>) {
  const { anchor, isOpen, toggle, close } = usePopover();
  return (
    <>
      <button type="button" className="ly-link" aria-expanded={isOpen} onClick={toggle}>
        {name}
      </button>
      {anchor && (
        <Popover anchor={anchor} label={name} onClose={close}>
          <div className="ly-look kept">
            <CardFace card={printCard(language, card)} />
            <div className="ly-look-more">
              <CardReminders language={language} card={card} amounts={presets.canon.amounts} />
            </div>
          </div>
        </Popover>
      )}
    </>
  );
}
