import { useDeferredValue, useMemo, useState } from 'react';
import { Written } from '../symbol.tsx';
import { words as faceWords } from '../words.ts';
import { soughtIn } from './sought.ts';
import type { EditorProps } from './use-judge.ts';
import { type Place, Where } from './where.tsx';
import { words } from './words.ts';

/** More than this is not looked through by anybody. */
const MOST = 30;

/** All cards there are: one is looked for, and put somewhere. */
export function Shelf({ judging, language }: EditorProps) {
  const said = words[language];
  const [sought, setSought] = useState('');
  const [place, setPlace] = useState<Place>({ player: 'A', pile: 'battlefield' });
  const wanted = useDeferredValue(sought);
  const { library } = judging.table;
  const found = useMemo(() => soughtIn(library, wanted), [library, wanted]);
  return (
    <search className="tf-judge-shelf" aria-label={said.addCard}>
      <h3>{said.addCard}</h3>
      <div className="tf-judge-row">
        <Where language={language} place={place} onPlace={setPlace} />
      </div>
      <label className="tf-judge-field wide">
        <span>{said.search}</span>
        <input
          className="field"
          type="search"
          placeholder={said.searchHint}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      </label>
      <p className="small" role="status">
        {said.found(found.length)}
      </p>
      <ul className="tf-judge-found">
        {found.slice(0, MOST).map((card) => (
          <li key={card.name}>
            <button type="button" onClick={() => judging.edit('put', card.name, place.pile, place.player)}>
              <span className="tf-judge-name">
                <b>
                  <span className="aloud">{said.put} </span>
                  {card.name}
                </b>
                <span className="tf-judge-cost">
                  <Written text={card.mana_cost ?? ''} words={faceWords[language]} />
                </span>
              </span>
              <span className="small">
                {card.type_line}
                {card.power !== undefined && ` · ${card.power}/${card.toughness}`}
              </span>
              <span className="small tf-judge-text">
                <Written text={card.oracle_text ?? ''} words={faceWords[language]} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </search>
  );
}
