/** The page on which decks are built: all cards, and the deck that is being built. */
import './deck-builder.css';
import type { WebPageProps } from '@ludoteca/kit';
import { usePageTitle } from '@ludoteca/kit/web';
import { useRef, useState } from 'react';
import { type Deck, countCards } from '../../deck/index.ts';
import { DeckStatistics } from './deck-statistics.tsx';
import { JumpBar } from './jump-bar.tsx';
import { DeckCodes } from './deck-codes.tsx';
import { DeckList, DeckName } from './deck-list.tsx';
import { changeCopies, deckToJson, EMPTY_DECK, findProblems } from './deck-draft.ts';
import { CardLibrary } from './card-library.tsx';
import { DeckProblems } from './deck-problems.tsx';
import { DeckChooser } from './deck-chooser.tsx';
import { deckBuilderTexts } from './texts.ts';

export default function DeckBuilder(page: WebPageProps) {
  const { language, makeTable } = page;
  const labels = deckBuilderTexts[language];
  const [deck, setDeck] = useState<Deck>(EMPTY_DECK);
  const deckSection = useRef<HTMLElement>(null);
  const librarySection = useRef<HTMLElement>(null);
  const isLegal = findProblems(deck).length === 0;
  const change = (card: string, by: number): void => setDeck((now) => changeCopies(now, card, by));
  usePageTitle(`${labels.title} · Lirya`);
  return (
    <main className="ly-decks">
      <h1>{labels.title}</h1>
      <CardLibrary ref={librarySection} language={language} deck={deck} onChange={change} />
      <section ref={deckSection} className="ly-deck" aria-label={labels.deck}>
        <DeckName language={language} deck={deck} onDeck={setDeck} />
        <DeckProblems language={language} deck={deck} onDeck={setDeck} />
        <button
          type="button"
          className="press"
          aria-disabled={!isLegal}
          onClick={() => {
            if (isLegal)
              makeTable(
                { deck1: deckToJson(deck) },
                { deck1: labels.nameInForm(deck.name, countCards(deck)) },
              );
          }}
        >
          {labels.play}
        </button>
        <DeckList language={language} deck={deck} onChange={change} />
        <DeckStatistics language={language} deck={deck} />
        <DeckChooser {...page} deck={deck} onDeck={setDeck} />
        <DeckCodes language={language} deck={deck} onDeck={setDeck} />
      </section>
      <JumpBar
        language={language}
        deck={deck}
        isLegal={isLegal}
        targets={[
          { name: labels.deck, section: deckSection },
          { name: labels.library, section: librarySection },
        ]}
      />
    </main>
  );
}
