import type { Language } from '@ludoteca/kit';
import { Stepper } from '@ludoteca/kit/web';
import { memo, type Ref, useDeferredValue, useMemo, useState } from 'react';
import type { Deck } from '../../deck/index.ts';
import { CARD_TYPES, CLASSES, ELEMENTS, RARITIES } from '../../card-definition/index.ts';
import { CardFace } from '../card.tsx';
import { printedOf } from '../printed.ts';
import { words } from '../words.ts';
import { mostOf } from './drafting.ts';
import { ANYTHING, COSTS, type Wanted, wantedCards } from './wanted.ts';
import { deckWords } from './words.ts';

interface LibraryProps {
  readonly ref: Ref<HTMLElement>;
  readonly language: Language;
  readonly deck: Deck;
  readonly onChange: (card: string, by: number) => void;
}

/** All cards, or those that are looked for. */
export function Library({ ref, language, deck, onChange }: LibraryProps) {
  const said = deckWords[language];
  const [wanted, setWanted] = useState(ANYTHING);
  const sought = useDeferredValue(wanted);
  const cards = useMemo(() => wantedCards(sought, language), [sought, language]);
  return (
    <section ref={ref} className="ly-library" aria-label={said.library}>
      <Filters language={language} wanted={wanted} onWanted={setWanted} />
      <p className="small" role="status">
        {said.found(cards.length)}
      </p>
      <ul className="ly-shelf">
        {cards.map(({ id }) => (
          <li key={id}>
            <Entry language={language} card={id} count={deck.cards[id] ?? 0} onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const Entry = memo(function Entry(given: {
  readonly language: Language;
  readonly card: string;
  readonly count: number;
  readonly onChange: LibraryProps['onChange'];
}) {
  const { language, card, count, onChange } = given;
  const said = deckWords[language];
  const printed = printedOf(language, card);
  return (
    <>
      <CardFace card={printed} />
      <span className="ly-copies">
        <Stepper
          less={said.remove(printed.name)}
          more={said.add(printed.name)}
          isLeast={count === 0}
          isMost={count >= mostOf(card)}
          onStep={(by) => onChange(card, by)}
        >
          <output>
            {count}/{mostOf(card)}
          </output>
        </Stepper>
      </span>
    </>
  );
});

const among = <K extends string>(keys: readonly K[], names: { readonly [key in K]: string }) =>
  keys.map((key) => ({ value: key, name: names[key] }));

/** What each filter can be, with its words. */
function choicesOf(language: Language) {
  const { terms } = words[language];
  const said = deckWords[language];
  return {
    type: among(CARD_TYPES, terms.types),
    element: among([...ELEMENTS, 'neutral'] as const, terms.elements),
    class: among(CLASSES, terms.classes),
    cost: COSTS.map((cost) => ({ value: cost, name: cost === COSTS.at(-1) ? said.orMore(cost) : cost })),
    rarity: among(RARITIES, terms.rarities),
  };
}

const FIELDS = ['type', 'element', 'class', 'cost', 'rarity'] as const;

function Filters(given: {
  readonly language: Language;
  readonly wanted: Wanted;
  readonly onWanted: (wanted: Wanted) => void;
}) {
  const { language, wanted, onWanted } = given;
  const said = deckWords[language];
  const choices = choicesOf(language);
  return (
    <search className="ly-filters">
      <label className="ly-search">
        <span>{said.search}</span>
        <input
          className="field"
          type="search"
          value={wanted.text}
          onChange={({ target }) => onWanted({ ...wanted, text: target.value })}
        />
      </label>
      {FIELDS.map((field) => (
        <label key={field}>
          <span>{said.filters[field]}</span>
          <select
            className="field"
            value={wanted[field]}
            onChange={({ target }) => onWanted({ ...wanted, [field]: target.value })}
          >
            <option value="">{said.any}</option>
            {choices[field].map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="button" className="soft" onClick={() => onWanted(ANYTHING)}>
        {said.clear}
      </button>
    </search>
  );
}
