import { useDeferredValue, useMemo, useState } from 'react';
import { SymbolText } from '../mana-symbol.tsx';
import { teferiBoardTexts as faceWords } from '../texts/index.ts';
import { searchCards } from './search-cards.ts';
import type { JudgePanelProps } from './use-judge.ts';
import { type CardDestination, DestinationFields } from './destination-fields.tsx';
import { judgePageTexts } from './texts.ts';

/** More than this is not looked through by anybody. */
const MAX_RESULTS = 30;

/** All cards there are: one is looked for, and put somewhere. */
export function CardSearch({ session: judging, language }: JudgePanelProps) {
  const labels = judgePageTexts[language];
  const [sought, setSought] = useState('');
  const [place, setPlace] = useState<CardDestination>({ player: 'A', pile: 'battlefield' });
  const wanted = useDeferredValue(sought);
  const { library } = judging.table;
  const found = useMemo(() => searchCards(library, wanted), [library, wanted]);
  return (
    <search className="tf-judge-shelf" aria-label={labels.addCard}>
      <h3>{labels.addCard}</h3>
      <div className="tf-judge-row">
        <DestinationFields language={language} place={place} onPlace={setPlace} />
      </div>
      <label className="tf-judge-field wide">
        <span>{labels.search}</span>
        <input
          className="field"
          type="search"
          placeholder={labels.searchHint}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      </label>
      <p className="small" role="status">
        {labels.found(found.length)}
      </p>
      <ul className="tf-judge-found">
        {found.slice(0, MAX_RESULTS).map((card) => (
          <li key={card.name}>
            <button type="button" onClick={() => judging.edit('put', card.name, place.pile, place.player)}>
              <span className="tf-judge-name">
                <b>
                  <span className="aloud">{labels.put} </span>
                  {card.name}
                </b>
                <span className="tf-judge-cost">
                  <SymbolText text={card.mana_cost ?? ''} labels={faceWords[language]} />
                </span>
              </span>
              <span className="small">
                {card.type_line}
                {card.power !== undefined && ` · ${card.power}/${card.toughness}`}
              </span>
              <span className="small tf-judge-text">
                <SymbolText text={card.oracle_text ?? ''} labels={faceWords[language]} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </search>
  );
}
