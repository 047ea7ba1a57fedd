/** The stock, from which cards are drawn when it is clicked. */
import { optionsOf, type WebBoardProps } from '@ludoteca/kit';
import { amountStep, Stepper } from '@ludoteca/kit/web';
import { useState } from 'react';
import type { Uno } from '../parts.ts';
import { CardBack } from './card.tsx';
import { STOCK } from './animations.ts';
import type { UnoBoardTexts } from './texts/index.ts';

export interface StockProps extends WebBoardProps<Uno> {
  readonly boardTexts: UnoBoardTexts;
  readonly stockName: string;
}

/** The options that a click on the stock can answer. */
function findOffers({ asked, watcher }: StockProps): readonly ('buy' | number)[] {
  if (asked === undefined || asked.seat !== watcher) return [];
  return optionsOf<Uno>(asked).filter((option) => typeof option !== 'object');
}

/** Clicking it answers `buy`, then the number of cards; with a debt there is only one number. */
export function Stock(props: StockProps) {
  const { view, watcher, asked, names, texts, boardTexts, isBusy, answer } = props;
  const [selection, setSelection] = useState({ number: -1, index: 0 });
  const label = `${props.stockName}: ${boardTexts.cards(view.stock.count)}`;
  if (typeof watcher !== 'number')
    return (
      <div className="uno-stock" role="img" aria-label={label}>
        <StockPile count={view.stock.count} />
        <span className="uno-badge">{view.stock.count}</span>
      </div>
    );

  const offers = findOffers(props);
  const last = offers.length - 1;
  const index = selection.number === asked?.number ? selection.index : 0;
  const offer = offers[index];
  const step = (by: number): void => {
    if (asked !== undefined)
      setSelection({ number: asked.number, index: Math.min(last, Math.max(0, index + by)) });
  };
  const isPossible = offer !== undefined && !isBusy;
  const action = offer === undefined || offer === 'buy' ? boardTexts.buy : boardTexts.buyCount(offer);
  return (
    <div className="uno-stock">
      <button
        type="button"
        className={isPossible ? 'uno-pile possible' : 'uno-pile'}
        aria-label={offer === undefined ? label : `${action} · ${label}`}
        aria-disabled={!isPossible}
        onKeyDown={(event) => {
          const by = offers.length > 1 ? amountStep(event.key) : 0;
          if (by === 0) return;
          // Keeps arrow keys from scrolling the page.
          event.preventDefault();
          step(by);
        }}
        onClick={() => offer !== undefined && answer(offer)}
      >
        <StockPile count={view.stock.count} />
        {isPossible && <span className="uno-deed">{action}</span>}
      </button>
      <span className="uno-badge" aria-hidden="true">
        {view.stock.count}
      </span>
      {asked !== undefined && offer !== undefined && offers.length > 1 && (
        <div className="uno-stepper">
          <Stepper
            less={boardTexts.fewer}
            more={boardTexts.more}
            isLeast={index === 0}
            isMost={index === last}
            onStep={step}
          >
            <output aria-label={texts.option(offer, asked, names)}>{offer}</output>
          </Stepper>
          {index === last && <p className="uno-beyond">{texts.option(offer, asked, names)}</p>}
        </div>
      )}
    </div>
  );
}

const MAX_LAYERS = 5;
const CARDS_PER_LAYER = 9;

function StockPile({ count }: { readonly count: number }) {
  const layers = Math.min(MAX_LAYERS, Math.ceil(count / CARDS_PER_LAYER));
  return (
    <span className="uno-layers" data-place={STOCK} aria-hidden="true">
      {layers === 0 && <span className="uno-empty" />}
      {Array.from({ length: layers }, (_, i) => (
        <span key={i} className="uno-layer" style={{ translate: `${-2 * i}px ${-2 * i}px` }}>
          <CardBack />
        </span>
      ))}
    </span>
  );
}
