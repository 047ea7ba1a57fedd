import type { Language } from '@ludoteca/kit';
import type { CSSProperties } from 'react';
import { computeDeckStatistics, type Deck } from '../../deck/index.ts';
import { liryaBoardTexts } from '../texts/index.ts';
import { deckBuilderTexts } from './texts.ts';

/** What the deck is made of: how many cards cost how much, and of which type they are against what is advised. */
export function DeckStatistics({ language, deck }: { readonly language: Language; readonly deck: Deck }) {
  const said = deckBuilderTexts[language];
  const { curve, meanCost, types, large, size } = computeDeckStatistics(deck);
  const most = Math.max(1, ...curve);
  const costOf = (column: number): string =>
    column === curve.length - 1 ? said.orMore(String(column)) : String(column);
  const mean = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(meanCost);
  if (size === 0) return null;
  return (
    <>
      <h2>{said.curve}</h2>
      <ol className="ly-curve" aria-label={`${said.curve}, ${said.mean(mean)}`}>
        {curve.map((count, column) => (
          <li key={costOf(column)} style={{ '--share': count / most } as CSSProperties}>
            <span className="aloud">{said.column(costOf(column), count)}</span>
            <b aria-hidden="true">{count || ''}</b>
            <i aria-hidden="true" />
            <span aria-hidden="true">{column === curve.length - 1 ? `${column}+` : column}</span>
          </li>
        ))}
      </ol>
      <p className="small">{said.mean(mean)}</p>
      <h2>{said.split}</h2>
      <ul className="ly-split">
        {types.map(({ type, share, advised, far, count }) => (
          <li
            key={type}
            className={far ? 'far' : ''}
            style={{ '--share': share / 100, '--advised': advised / 100 } as CSSProperties}
          >
            <span className="aloud">
              {said.share(liryaBoardTexts[language].terms.types[type], share, advised)}
            </span>
            <span aria-hidden="true">{liryaBoardTexts[language].terms.types[type]}</span>
            <i aria-hidden="true" />
            <b aria-hidden="true">
              {count} · {share}%
            </b>
          </li>
        ))}
      </ul>
      <p className="small">{large ? said.large : said.advised}</p>
    </>
  );
}
