import type { KnownPile, View } from '../parts.ts';
import { CardFace } from './card.tsx';
import { formatCardName } from './territory-names.ts';
import type { RisikaBoardTexts } from './texts/index.ts';

/** The own cards; those whose territory is held are marked, as they bring an army more in a set. */
export function Hand(given: {
  readonly hand: KnownPile;
  readonly seat: number;
  readonly view: View;
  readonly words: RisikaBoardTexts;
  /** Cards of the set that is looked at. */
  readonly raised: readonly number[];
}) {
  const { hand, seat, view, words, raised } = given;
  return (
    <section className="risika-hand" aria-label={words.hand}>
      <h3>
        {words.hand}
        <span>
          {words.deck}: {view.deck.count}
        </span>
      </h3>
      <ul>
        {hand.cards.map((card) => (
          <li
            key={card}
            className={raised.includes(card) ? 'raised' : undefined}
            title={formatCardName(words, card)}
          >
            <span className="aloud">{formatCardName(words, card)}</span>
            <CardFace card={card} words={words} />
            {view.owners[card] === seat && <span className="risika-own-card">+1</span>}
          </li>
        ))}
        {hand.cards.length === 0 && <li className="risika-no-card">{words.counts.cards(0)}</li>}
      </ul>
    </section>
  );
}
