import type { Language } from '@ludoteca/kit';
import { Stepper } from '@ludoteca/kit/web';
import { memo, type Ref, useDeferredValue, useMemo, useState } from 'react';
import type { Deck } from '../../deck/index.ts';
import { CARD_TYPES, CLASSES, ELEMENTS, RARITIES } from '../../card-definition/index.ts';
import { CardFace } from '../card.tsx';
import { printCard } from '../printed-card.ts';
import { liryaBoardTexts } from '../texts/index.ts';
import { maxCopies } from './deck-draft.ts';
import { EMPTY_FILTER, COSTS, type CardFilter, filterCards } from './card-filter.ts';
import { deckBuilderTexts } from './texts.ts';

interface CardLibraryProps {
  readonly ref: Ref<HTMLElement>;
  readonly language: Language;
  readonly deck: Deck;
  readonly onChange: (card: string, by: number) => void;
}

/** All cards, or those that are looked for. */
export function CardLibrary({ ref, language, deck, onChange }: CardLibraryProps) {
  const said = deckBuilderTexts[language];
  const [wanted, setWanted] = useState(EMPTY_FILTER);
  const sought = useDeferredValue(wanted);
  const cards = useMemo(() => filterCards(sought, language), [sought, language]);
  return (
    <section ref={ref} className="ly-library" aria-label={said.library}>
      <Filters language={language} wanted={wanted} onWanted={setWanted} />
      <p className="small" role="status">
        {said.found(cards.length)}
      </p>
      <ul className="ly-shelf">
        {cards.map(({ id }) => (
          <li key={id}>
            <LibraryCard language={language} card={id} count={deck.cards[id] ?? 0} onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const LibraryCard = memo(function Entry(given: {
  readonly language: Language;
  readonly card: string;
  readonly count: number;
  readonly onChange: CardLibraryProps['onChange'];
}) {
  const { language, card, count, onChange } = given;
  const said = deckBuilderTexts[language];
  const printed = printCard(language, card);
  return (
    <>
      <CardFace card={printed} />
      <span className="ly-copies">
        <Stepper
          less={said.remove(printed.name)}
          more={said.add(printed.name)}
          isLeast={count === 0}
          isMost={count >= maxCopies(card)}
          onStep={(by) => onChange(card, by)}
        >
          <output>
            {count}/{maxCopies(card)}
          </output>
        </Stepper>
      </span>
    </>
  );
});

const namedOptions = <K extends string>(keys: readonly K[], names: { readonly [key in K]: string }) =>
  keys.map((key) => ({ value: key, name: names[key] }));

/** What each filter can be, with its words. */
function filterOptions(language: Language) {
  const { terms } = liryaBoardTexts[language];
  const said = deckBuilderTexts[language];
  return {
    type: namedOptions(CARD_TYPES, terms.types),
    element: namedOptions([...ELEMENTS, 'neutral'] as const, terms.elements),
    class: namedOptions(CLASSES, terms.classes),
    cost: COSTS.map((cost) => ({ value: cost, name: cost === COSTS.at(-1) ? said.orMore(cost) : cost })),
    rarity: namedOptions(RARITIES, terms.rarities),
  };
}

const FIELDS = ['type', 'element', 'class', 'cost', 'rarity'] as const;

function Filters(given: {
  readonly language: Language;
  readonly wanted: CardFilter;
  readonly onWanted: (wanted: CardFilter) => void;
}) {
  const { language, wanted, onWanted } = given;
  const said = deckBuilderTexts[language];
  const choices = filterOptions(language);
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
      <button type="button" className="soft" onClick={() => onWanted(EMPTY_FILTER)}>
        {said.clear}
      </button>
    </search>
  );
}
