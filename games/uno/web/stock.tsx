import { optionsOf, type WebBoardProps } from '@ludoteca/kit';
import { amountStep, Stepper } from '@ludoteca/kit/web';
import { useState } from 'react';
import type { Uno } from '../parts.ts';
import { CardBack } from './card.tsx';
import { STOCK } from './animations.ts';
import type { UnoBoardTexts } from './texts/index.ts';

export interface StockProps extends WebBoardProps<Uno> {
  readonly words: UnoBoardTexts;
  readonly stockName: string;
}

/** What pressing the stock can answer: nothing, that one buys, or a number. */
function findOffers({ asked, watcher }: StockProps): readonly ('buy' | number)[] {
  if (asked === undefined || asked.seat !== watcher) return [];
  return optionsOf<Uno>(asked).filter((option) => typeof option !== 'object');
}

/** The stock stands for buying: first that one buys, then how many, one unless stepped further; whoever owes buys just that. */
export function Stock(props: StockProps) {
  const { view, watcher, asked, names, texts, words, isBusy: busy, answer } = props;
  const [stepped, setStepped] = useState({ number: -1, index: 0 });
  const label = `${props.stockName}: ${words.cards(view.stock.count)}`;
  if (typeof watcher !== 'number')
    return (
      <div className="uno-stock" role="img" aria-label={label}>
        <Pile count={view.stock.count} />
        <span className="uno-badge">{view.stock.count}</span>
      </div>
    );

  const offers = findOffers(props);
  const last = offers.length - 1;
  const index = stepped.number === asked?.number ? stepped.index : 0;
  const offer = offers[index];
  const step = (by: number): void => {
    if (asked !== undefined)
      setStepped({ number: asked.number, index: Math.min(last, Math.max(0, index + by)) });
  };
  const isPossible = offer !== undefined && !busy;
  const deed = offer === undefined || offer === 'buy' ? words.buy : words.buyCount(offer);
  return (
    <div className="uno-stock">
      <button
        type="button"
        className={isPossible ? 'uno-pile possible' : 'uno-pile'}
        aria-label={offer === undefined ? label : `${deed} · ${label}`}
        aria-disabled={!isPossible}
        onKeyDown={(event) => {
          const by = offers.length > 1 ? amountStep(event.key) : 0;
          if (by === 0) return;
          // Arrows that choose a number do not move the page.
          event.preventDefault();
          step(by);
        }}
        onClick={() => offer !== undefined && answer(offer)}
      >
        <Pile count={view.stock.count} />
        {isPossible && <span className="uno-deed">{deed}</span>}
      </button>
      <span className="uno-badge" aria-hidden="true">
        {view.stock.count}
      </span>
      {asked !== undefined && offer !== undefined && offers.length > 1 && (
        <div className="uno-stepper">
          <Stepper
            less={words.fewer}
            more={words.more}
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

/** A pile of more layers than this looks no higher. */
const LAYERS = 5;
const CARDS_A_LAYER = 9;

/** Backs upon backs: the more there are the higher it is. */
function Pile({ count }: { readonly count: number }) {
  const layers = Math.min(LAYERS, Math.ceil(count / CARDS_A_LAYER));
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
