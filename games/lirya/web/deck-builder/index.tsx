import './deck-builder.css';
import type { WebPageProps } from '@ludoteca/kit';
import { useEffect, useRef, useState } from 'react';
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

/** Where decks are built: the cards there are, and the one deck that is being made of them. */
export default function DeckBuilder(page: WebPageProps) {
  const { language, makeTable } = page;
  const said = deckBuilderTexts[language];
  const [deck, setDeck] = useState<Deck>(EMPTY_DECK);
  const making = useRef<HTMLElement>(null);
  const cards = useRef<HTMLElement>(null);
  const isLegal = findProblems(deck).length === 0;
  const change = (card: string, by: number): void => setDeck((now) => changeCopies(now, card, by));
  useEffect(() => {
    document.title = `${said.title} · Lirya`;
    return () => {
      document.title = 'Ludoteca';
    };
  }, [said]);
  return (
    <main className="ly-decks">
      <h1>{said.title}</h1>
      <CardLibrary ref={cards} language={language} deck={deck} onChange={change} />
      <section ref={making} className="ly-deck" aria-label={said.deck}>
        <DeckName language={language} deck={deck} onDeck={setDeck} />
        <DeckProblems language={language} deck={deck} onDeck={setDeck} />
        <button
          type="button"
          className="press"
          aria-disabled={!isLegal}
          onClick={() => {
            if (isLegal)
              makeTable({ deck1: deckToJson(deck) }, { deck1: said.called(deck.name, countCards(deck)) });
          }}
        >
          {said.play}
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
        ways={[
          { name: said.deck, to: making },
          { name: said.library, to: cards },
        ]}
      />
    </main>
  );
}
