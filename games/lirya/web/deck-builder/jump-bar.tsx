import type { Language } from '@ludoteca/kit';
import type { RefObject } from 'react';
import { type Deck, countCards } from '../../deck/index.ts';
import { deckBuilderTexts } from './texts.ts';

/** Where all stands in one column: how far the deck is, and the way between it and the cards. */
export function JumpBar(given: {
  readonly language: Language;
  readonly deck: Deck;
  readonly isLegal: boolean;
  readonly ways: readonly { readonly name: string; readonly to: RefObject<HTMLElement | null> }[];
}) {
  const { language, deck, isLegal, ways } = given;
  return (
    <div className="ly-decks-bar">
      <span>
        {isLegal && '✓ '}
        {deckBuilderTexts[language].size(countCards(deck))}
      </span>
      {ways.map(({ name, to }) => (
        <button
          key={name}
          type="button"
          className="soft"
          onClick={() => to.current?.scrollIntoView({ block: 'start' })}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
