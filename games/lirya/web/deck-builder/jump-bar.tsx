/** A bar for narrow pages: the size of the deck, and buttons that scroll between the deck and the cards. */
import type { Language } from '@ludoteca/kit';
import type { RefObject } from 'react';
import { type Deck, countCards } from '../../deck/index.ts';
import { deckBuilderTexts } from './texts.ts';

export function JumpBar(props: {
  readonly language: Language;
  readonly deck: Deck;
  readonly isLegal: boolean;
  readonly targets: readonly { readonly name: string; readonly section: RefObject<HTMLElement | null> }[];
}) {
  const { language, deck, isLegal, targets } = props;
  return (
    <div className="ly-decks-bar">
      <span>
        {isLegal && '✓ '}
        {deckBuilderTexts[language].size(countCards(deck))}
      </span>
      {targets.map(({ name, section }) => (
        <button
          key={name}
          type="button"
          className="soft"
          onClick={() => section.current?.scrollIntoView({ block: 'start' })}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
