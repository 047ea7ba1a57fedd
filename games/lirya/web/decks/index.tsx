import '../decks.css';
import type { WebPageProps } from '@ludoteca/kit';
import { useEffect, useRef, useState } from 'react';
import { type Deck, countCards } from '../../deck/index.ts';
import { Anatomy } from './anatomy.tsx';
import { Bar } from './bar.tsx';
import { Codes } from './codes.tsx';
import { DeckList, DeckName } from './deck-list.tsx';
import { changed, jsonOf, NEW, problemsIn } from './drafting.ts';
import { Library } from './library.tsx';
import { Problems } from './problems.tsx';
import { Shelf } from './shelf.tsx';
import { deckWords } from './words.ts';

/** Where decks are built: the cards there are, and the one deck that is being made of them. */
export default function DeckBuilder(page: WebPageProps) {
  const { language, makeTable } = page;
  const said = deckWords[language];
  const [deck, setDeck] = useState<Deck>(NEW);
  const making = useRef<HTMLElement>(null);
  const cards = useRef<HTMLElement>(null);
  const isLegal = problemsIn(deck).length === 0;
  const change = (card: string, by: number): void => setDeck((now) => changed(now, card, by));
  useEffect(() => {
    document.title = `${said.title} · Lirya`;
    return () => {
      document.title = 'Ludoteca';
    };
  }, [said]);
  return (
    <main className="ly-decks">
      <h1>{said.title}</h1>
      <Library ref={cards} language={language} deck={deck} onChange={change} />
      <section ref={making} className="ly-deck" aria-label={said.deck}>
        <DeckName language={language} deck={deck} onDeck={setDeck} />
        <Problems language={language} deck={deck} onDeck={setDeck} />
        <button
          type="button"
          className="press"
          aria-disabled={!isLegal}
          onClick={() => {
            if (isLegal)
              makeTable({ deck1: jsonOf(deck) }, { deck1: said.called(deck.name, countCards(deck)) });
          }}
        >
          {said.play}
        </button>
        <DeckList language={language} deck={deck} onChange={change} />
        <Anatomy language={language} deck={deck} />
        <Shelf {...page} deck={deck} onDeck={setDeck} />
        <Codes language={language} deck={deck} onDeck={setDeck} />
      </section>
      <Bar
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
