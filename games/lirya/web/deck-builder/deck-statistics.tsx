/** The composition of a deck: the cost curve, and the share of each card type beside the advised share. */
import type { Language } from '@ludoteca/kit';
import { CostCurve } from '@ludoteca/kit/web';
import type { CSSProperties } from 'react';
import { computeDeckStatistics, type Deck } from '../../deck/index.ts';
import { liryaBoardTexts } from '../texts/index.ts';
import { deckBuilderTexts } from './texts.ts';

export function DeckStatistics({ language, deck }: { readonly language: Language; readonly deck: Deck }) {
  const labels = deckBuilderTexts[language];
  const { curve, meanCost, types, large, size } = computeDeckStatistics(deck);
  const costOf = (column: number): string =>
    column === curve.length - 1 ? labels.orMore(String(column)) : String(column);
  const mean = new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(meanCost);
  if (size === 0) return null;
  return (
    <>
      <h2>{labels.curve}</h2>
      <CostCurve
        label={`${labels.curve}, ${labels.mean(mean)}`}
        counts={curve}
        describe={(column, count) => labels.column(costOf(column), count)}
      />
      <p className="small">{labels.mean(mean)}</p>
      <h2>{labels.typeShares}</h2>
      <ul className="ly-split">
        {types.map(({ type, share, advised, far, count }) => (
          <li
            key={type}
            className={far ? 'far' : ''}
            style={{ '--share': share / 100, '--advised': advised / 100 } as CSSProperties}
          >
            <span className="aloud">
              {labels.share(liryaBoardTexts[language].terms.types[type], share, advised)}
            </span>
            <span aria-hidden="true">{liryaBoardTexts[language].terms.types[type]}</span>
            <i aria-hidden="true" />
            <b aria-hidden="true">
              {count} · {share}%
            </b>
          </li>
        ))}
      </ul>
      <p className="small">{large ? labels.large : labels.advised}</p>
    </>
  );
}
