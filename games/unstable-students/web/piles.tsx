/** Draw pile, discards and nursery. */
import './piles.css';
import { CardBack, assignSlots } from '@ludoteca/kit/web';
import type { CardName } from '../parts.ts';
import { SmallCard } from './card.tsx';
import { discardId, DRAW_PLACE, NURSERY_ID } from './element-ids.ts';
import { printCard } from './printed-card.ts';
import type { BoardProps } from './board-props.ts';

export function Piles(props: BoardProps) {
  const { view, labels } = props;
  const { zones } = labels;
  return (
    <section className="us-piles" aria-label={zones.piles}>
      <DrawPile {...props} />
      <OpenPile {...props} label={zones.discards} cards={view.discards}>
        {discardId}
      </OpenPile>
      <OpenPile {...props} label={zones.nursery} cards={view.nursery}>
        {(i) => (i === view.nursery.length - 1 ? NURSERY_ID : `${NURSERY_ID} ${i}`)}
      </OpenPile>
    </section>
  );
}

/** Pressing the draw pile draws another card. */
function DrawPile({ view, watcher, labels, offers, answer }: BoardProps) {
  const { count } = view.draw;
  const label = `${labels.zones.draw}: ${labels.cards(count)}`;
  const pile = (
    <>
      <span className="us-pile-cards" data-place={DRAW_PLACE}>
        {count === 0 ? <span className="us-none" /> : <CardBack />}
        {offers.draw && (
          <span className="us-deed">
            {labels.draw}
            <span className="aloud"> · </span>
          </span>
        )}
      </span>
      <PileName name={labels.zones.draw} count={count} />
    </>
  );
  if (typeof watcher !== 'number')
    return (
      <div className="us-pile" role="img" aria-label={label}>
        {pile}
      </div>
    );
  return (
    <button
      type="button"
      className={offers.draw ? 'us-pile possible' : 'us-pile'}
      aria-disabled={!offers.draw}
      onClick={() => offers.draw && answer('draw')}
    >
      {pile}
    </button>
  );
}

/** Number of visible cards of a pile: as many as may arrive at once. */
const MAX_SHOWN = 3;

/** A public pile, which can be opened to see all its cards. */
function OpenPile(
  props: BoardProps & {
    readonly label: string;
    readonly cards: readonly CardName[];
    /** The element id of the card at an index. */
    readonly children: (index: number) => string;
  },
) {
  const { cards, label, labels, children: elementIdOf } = props;
  const all = assignSlots(cards);
  const first = Math.max(0, cards.length - MAX_SHOWN);
  const renderCard = (card: CardName) => (
    <SmallCard card={printCard(labels, props.language, props.view, card)} />
  );
  return (
    <details className="us-pile" name="us-pile">
      <summary>
        <span className="us-pile-cards" aria-hidden="true">
          {cards.length === 0 && <span className="us-none" />}
          {all.slice(first).map(({ key, card }, i) => (
            <span key={key} className="us-piled" data-thing={elementIdOf(first + i)}>
              {renderCard(card)}
            </span>
          ))}
        </span>
        <PileName name={label} count={cards.length} />
      </summary>
      <div className="us-through">
        <p>
          {label}: {cards.length === 0 ? labels.empty : labels.newest}
        </p>
        <ol tabIndex={0} aria-label={label}>
          {all.toReversed().map(({ key, card }) => (
            <li key={key}>{renderCard(card)}</li>
          ))}
        </ol>
      </div>
    </details>
  );
}

function PileName({ name, count }: { readonly name: string; readonly count: number }) {
  return (
    <span className="us-pile-name">
      {name}
      <span className="aloud">: </span> <span className="us-number">{count}</span>
    </span>
  );
}
