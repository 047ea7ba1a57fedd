/** The starter decks with their plans, and the decks that the browser stores. */
import type { WebPageProps } from '@ludoteca/kit';
import { useState } from 'react';
import { type Deck, type StarterDeck, starterDecks } from '../../deck/index.ts';
import { completeAtClick, deckToJson, drawDeckAtClick, parseSavedDecks, putDeck } from './deck-draft.ts';
import { deckBuilderTexts } from './texts.ts';

const STORAGE_NAME = 'decks';

export function DeckChooser(
  props: WebPageProps & { readonly deck: Deck; readonly onDeck: (deck: Deck) => void },
) {
  const { language, recall, remember, deck, onDeck } = props;
  const labels = deckBuilderTexts[language];
  const [saved, setSaved] = useState(() => parseSavedDecks(recall(STORAGE_NAME)));
  const [lastSaved, setLastSaved] = useState<Deck>();
  const store = (decks: readonly Deck[]): void => {
    setSaved(decks);
    remember(STORAGE_NAME, decks.map(deckToJson));
  };
  const save = (): void => {
    const named = { ...deck, name: deck.name ?? labels.unnamed };
    store(putDeck(saved, named));
    onDeck(named);
    setLastSaved(named);
  };
  return (
    <>
      <div className="deeds">
        <button type="button" className="soft" onClick={save}>
          {labels.save}
        </button>
        <button type="button" className="soft" onClick={(click) => onDeck(completeAtClick(deck, click))}>
          {labels.complete}
        </button>
        <button type="button" className="soft" onClick={(click) => onDeck(drawDeckAtClick(click))}>
          {labels.random}
        </button>
        <output className="small">{lastSaved === deck && labels.saved}</output>
      </div>
      {saved.length > 0 && (
        <>
          <h2>{labels.savedDecks}</h2>
          <ul className="ly-ready">
            {saved.map((one) => (
              <li key={one.name}>
                <strong>{one.name}</strong>
                <span className="deeds">
                  <button
                    type="button"
                    className="soft"
                    aria-label={`${labels.open}: ${one.name}`}
                    onClick={() => onDeck(one)}
                  >
                    {labels.open}
                  </button>
                  <button
                    type="button"
                    className="soft"
                    aria-label={`${labels.deleteDeck}: ${one.name}`}
                    onClick={() => store(saved.filter((other) => other !== one))}
                  >
                    {labels.deleteDeck}
                  </button>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{labels.starterDecks}</h2>
      <ul className="ly-ready">
        {Object.entries<StarterDeck>(starterDecks).map(([id, { title, plan, cards }]) => (
          <li key={id}>
            <strong>{title[language]}</strong>
            <button
              type="button"
              className="soft"
              aria-label={`${labels.open}: ${title[language]}`}
              onClick={() => onDeck({ name: title[language], cards })}
            >
              {labels.open}
            </button>
            <p className="small">{plan[language]}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
