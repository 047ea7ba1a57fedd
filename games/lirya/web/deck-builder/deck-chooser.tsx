import type { WebPageProps } from '@ludoteca/kit';
import { useState } from 'react';
import { type Deck, type StarterDeck, starterDecks } from '../../deck/index.ts';
import { deckToJson, parseSavedDecks, putDeck } from './deck-draft.ts';
import { deckBuilderTexts } from './texts.ts';

const STORAGE_NAME = 'decks';

/** Decks that ship, each with its plan, and those that this browser keeps. */
export function DeckChooser(
  given: WebPageProps & { readonly deck: Deck; readonly onDeck: (deck: Deck) => void },
) {
  const { language, recall, remember, deck, onDeck } = given;
  const said = deckBuilderTexts[language];
  const [own, setOwn] = useState(() => parseSavedDecks(recall(STORAGE_NAME)));
  const [isKept, setKept] = useState<Deck>();
  const hold = (decks: readonly Deck[]): void => {
    setOwn(decks);
    remember(STORAGE_NAME, decks.map(deckToJson));
  };
  const keep = (): void => {
    const named = { ...deck, name: deck.name ?? said.unnamed };
    hold(putDeck(own, named));
    onDeck(named);
    setKept(named);
  };
  return (
    <>
      <div className="deeds">
        <button type="button" className="soft" onClick={keep}>
          {said.keep}
        </button>
        <output className="small">{isKept === deck && said.kept}</output>
      </div>
      {own.length > 0 && (
        <>
          <h2>{said.own}</h2>
          <ul className="ly-ready">
            {own.map((one) => (
              <li key={one.name}>
                <strong>{one.name}</strong>
                <span className="deeds">
                  <button
                    type="button"
                    className="soft"
                    aria-label={`${said.open}: ${one.name}`}
                    onClick={() => onDeck(one)}
                  >
                    {said.open}
                  </button>
                  <button
                    type="button"
                    className="soft"
                    aria-label={`${said.forget}: ${one.name}`}
                    onClick={() => hold(own.filter((other) => other !== one))}
                  >
                    {said.forget}
                  </button>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>{said.ready}</h2>
      <ul className="ly-ready">
        {Object.entries<StarterDeck>(starterDecks).map(([id, { title, plan, cards }]) => (
          <li key={id}>
            <strong>{title[language]}</strong>
            <button
              type="button"
              className="soft"
              aria-label={`${said.open}: ${title[language]}`}
              onClick={() => onDeck({ name: title[language], cards })}
            >
              {said.open}
            </button>
            <p className="small">{plan[language]}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
