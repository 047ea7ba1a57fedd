/** All cards that match a filter, with buttons that add and remove copies. */
import type { Language } from '@ludoteca/kit';
import { SelectField, Stepper } from '@ludoteca/kit/web';
import { memo, type Ref, useDeferredValue, useMemo, useState } from 'react';
import type { Deck } from '../../deck/index.ts';
import { CARD_TYPES, CLASSES, ELEMENTS, RARITIES } from '../../card-definition/index.ts';
import { CardFace } from '../card.tsx';
import { printCard } from '../printed-card.ts';
import { liryaBoardTexts } from '../texts/index.ts';
import { maxCopies } from './deck-draft.ts';
import { EMPTY_FILTER, COSTS, type LibraryFilter, filterCards } from './library-filter.ts';
import { deckBuilderTexts } from './texts.ts';

interface CardLibraryProps {
  readonly ref: Ref<HTMLElement>;
  readonly language: Language;
  readonly deck: Deck;
  readonly onChange: (card: string, by: number) => void;
}

export function CardLibrary({ ref, language, deck, onChange }: CardLibraryProps) {
  const labels = deckBuilderTexts[language];
  const [filter, setFilter] = useState(EMPTY_FILTER);
  const deferredFilter = useDeferredValue(filter);
  const cards = useMemo(() => filterCards(deferredFilter, language), [deferredFilter, language]);
  return (
    <section ref={ref} className="ly-library" aria-label={labels.library}>
      <Filters language={language} filter={filter} onFilter={setFilter} />
      <p className="small" role="status">
        {labels.found(cards.length)}
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

const LibraryCard = memo(function Entry(props: {
  readonly language: Language;
  readonly card: string;
  readonly count: number;
  readonly onChange: CardLibraryProps['onChange'];
}) {
  const { language, card, count, onChange } = props;
  const labels = deckBuilderTexts[language];
  const printed = printCard(language, card);
  return (
    <>
      <CardFace card={printed} />
      <span className="ly-copies">
        <Stepper
          less={labels.remove(printed.name)}
          more={labels.add(printed.name)}
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

function filterOptions(language: Language) {
  const { terms } = liryaBoardTexts[language];
  const labels = deckBuilderTexts[language];
  return {
    type: namedOptions(CARD_TYPES, terms.types),
    element: namedOptions([...ELEMENTS, 'neutral'] as const, terms.elements),
    class: namedOptions(CLASSES, terms.classes),
    cost: COSTS.map((cost) => ({ value: cost, name: cost === COSTS.at(-1) ? labels.orMore(cost) : cost })),
    rarity: namedOptions(RARITIES, terms.rarities),
  };
}

const FIELDS = ['type', 'element', 'class', 'cost', 'rarity'] as const;

function Filters(props: {
  readonly language: Language;
  readonly filter: LibraryFilter;
  readonly onFilter: (filter: LibraryFilter) => void;
}) {
  const { language, filter, onFilter } = props;
  const labels = deckBuilderTexts[language];
  const options = filterOptions(language);
  return (
    <search className="ly-filters">
      <label className="ly-search">
        <span>{labels.search}</span>
        <input
          className="field"
          type="search"
          value={filter.text}
          onChange={({ target }) => onFilter({ ...filter, text: target.value })}
        />
      </label>
      {FIELDS.map((field) => (
        <SelectField
          key={field}
          label={labels.filters[field]}
          value={filter[field]}
          options={[{ value: '', name: labels.any }, ...options[field]]}
          onChange={(value) => onFilter({ ...filter, [field]: value })}
        />
      ))}
      <button type="button" className="soft" onClick={() => onFilter(EMPTY_FILTER)}>
        {labels.clear}
      </button>
    </search>
  );
}
