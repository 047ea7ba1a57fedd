/** The own cards. */
import type { KnownPile, View } from '../view-types.ts';
import { CardFace } from './card.tsx';
import { formatCardName } from './territory-names.ts';
import type { RisikaBoardTexts } from './texts/index.ts';

/** Cards of own territories are marked, since they add an army to a set. */
export function Hand(props: {
  readonly hand: KnownPile;
  readonly seat: number;
  readonly view: View;
  readonly boardTexts: RisikaBoardTexts;
  /** Cards of the set that is pointed at. */
  readonly highlighted: readonly number[];
}) {
  const { hand, seat, view, boardTexts, highlighted } = props;
  return (
    <section className="risika-hand" aria-label={boardTexts.hand}>
      <h3>
        {boardTexts.hand}
        <span>
          {boardTexts.deck}: {view.deck.count}
        </span>
      </h3>
      {/* The list is focusable so that arrow keys scroll it. */}
      <ol tabIndex={0} aria-label={boardTexts.hand}>
        {hand.cards.map((card) => (
          <li
            key={card}
            className={highlighted.includes(card) ? 'raised' : undefined}
            title={formatCardName(boardTexts, card)}
          >
            <span className="aloud">{formatCardName(boardTexts, card)}</span>
            <CardFace card={card} boardTexts={boardTexts} />
            {view.owners[card] === seat && <span className="risika-own-card">+1</span>}
          </li>
        ))}
        {hand.cards.length === 0 && <li className="risika-no-card">{boardTexts.counts.cards(0)}</li>}
      </ol>
    </section>
  );
}
