/** Searches all known cards and puts one into a zone. */
import { useDeferredValue, useMemo, useState } from 'react';
import { SymbolText } from '../mana-symbol.tsx';
import { teferiBoardTexts } from '../texts/index.ts';
import { searchCards } from './search-cards.ts';
import type { JudgePanelProps } from './use-judge.ts';
import { type CardDestination, DestinationFields } from './destination-fields.tsx';
import { judgePageTexts } from './texts.ts';

/** Further results are not shown. */
const MAX_RESULTS = 30;

export function CardSearch({ session, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  const [query, setQuery] = useState('');
  const [destination, setDestination] = useState<CardDestination>({ player: 'A', pile: 'battlefield' });
  const deferredQuery = useDeferredValue(query);
  const { library } = session.table;
  const found = useMemo(() => searchCards(library, deferredQuery), [library, deferredQuery]);
  return (
    <search className="tf-judge-shelf" aria-label={labels.addCard}>
      <h3>{labels.addCard}</h3>
      <div className="tf-judge-row">
        <DestinationFields language={language} destination={destination} onChange={setDestination} />
      </div>
      <label className="tf-judge-field wide">
        <span>{labels.search}</span>
        <input
          className="field"
          type="search"
          placeholder={labels.searchHint}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </label>
      <p className="small" role="status">
        {labels.found(found.length)}
      </p>
      <ul className="tf-judge-found">
        {found.slice(0, MAX_RESULTS).map((card) => (
          <li key={card.name}>
            <button
              type="button"
              onClick={() => session.edit('put', card.name, destination.pile, destination.player)}
            >
              <span className="tf-judge-name">
                <b>
                  <span className="aloud">{labels.put} </span>
                  {card.name}
                </b>
                <span className="tf-judge-cost">
                  <SymbolText text={card.mana_cost ?? ''} labels={teferiBoardTexts[language]} />
                </span>
              </span>
              <span className="small">
                {card.type_line}
                {card.power !== undefined && ` · ${card.power}/${card.toughness}`}
              </span>
              <span className="small tf-judge-text">
                <SymbolText text={card.oracle_text ?? ''} labels={teferiBoardTexts[language]} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </search>
  );
}
