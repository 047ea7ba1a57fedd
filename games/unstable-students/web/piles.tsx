import './piles.css';
import { CardBack, assignSlots } from '@ludoteca/kit/web';
import type { CardName } from '../parts.ts';
import { SmallCard } from './card.tsx';
import { discardId, DRAW_PLACE, NURSERY_ID } from './element-ids.ts';
import { printCard } from './printed-card.ts';
import type { BoardProps } from './board-props.ts';

/** Draw pile, discards and nursery. */
export function Piles(table: BoardProps) {
  const { view, labels: words } = table;
  const { zones } = words;
  return (
    <section className="us-piles" aria-label={zones.piles}>
      <DrawPile {...table} />
      <OpenPile {...table} label={zones.discards} cards={view.discards}>
        {discardId}
      </OpenPile>
      <OpenPile {...table} label={zones.nursery} cards={view.nursery}>
        {(i) => (i === view.nursery.length - 1 ? NURSERY_ID : `${NURSERY_ID} ${i}`)}
      </OpenPile>
    </section>
  );
}

/** The draw pile stands for drawing another card. */
function DrawPile({ view, watcher, labels: words, offers, answer }: BoardProps) {
  const { count } = view.draw;
  const label = `${words.zones.draw}: ${words.cards(count)}`;
  const pile = (
    <>
      <span className="us-pile-cards" data-place={DRAW_PLACE}>
        {count === 0 ? <span className="us-none" /> : <CardBack />}
        {offers.draw && (
          <span className="us-deed">
            {words.draw}
            <span className="aloud"> · </span>
          </span>
        )}
      </span>
      <PileName name={words.zones.draw} count={count} />
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

/** So many of its cards are drawn: whatever comes there in one moment. */
const MAX_SHOWN = 3;

/** A pile that everybody may look through. */
function OpenPile(
  table: BoardProps & {
    readonly label: string;
    readonly cards: readonly CardName[];
    /** What the card of that index is called when it moves. */
    readonly children: (index: number) => string;
  },
) {
  const { cards, label, labels: words, children: thingOf } = table;
  const all = assignSlots(cards);
  const first = Math.max(0, cards.length - MAX_SHOWN);
  const shown = (card: CardName) => <SmallCard card={printCard(words, table.language, table.view, card)} />;
  return (
    <details className="us-pile" name="us-pile">
      <summary>
        <span className="us-pile-cards" aria-hidden="true">
          {cards.length === 0 && <span className="us-none" />}
          {all.slice(first).map(({ key, card }, i) => (
            <span key={key} className="us-piled" data-thing={thingOf(first + i)}>
              {shown(card)}
            </span>
          ))}
        </span>
        <PileName name={label} count={cards.length} />
      </summary>
      <div className="us-through">
        <p>
          {label}: {cards.length === 0 ? words.empty : words.newest}
        </p>
        <ol tabIndex={0} aria-label={label}>
          {all.toReversed().map(({ key, card }) => (
            <li key={key}>{shown(card)}</li>
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
