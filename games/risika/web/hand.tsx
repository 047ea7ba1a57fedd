import type { Pile, View } from '../parts.ts';
import { CardFace } from './card.tsx';
import { cardName } from './names.ts';
import type { Words } from './words.ts';

/** The own cards; those whose territory is held are marked, as they bring an army more in a set. */
export function Hand(given: {
  readonly hand: Pile;
  readonly seat: number;
  readonly view: View;
  readonly words: Words;
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
            title={cardName(words, card)}
          >
            <span className="aloud">{cardName(words, card)}</span>
            <CardFace card={card} words={words} />
            {view.owners[card] === seat && <span className="risika-own-card">+1</span>}
          </li>
        ))}
        {hand.cards.length === 0 && <li className="risika-no-card">{words.counts.cards(0)}</li>}
      </ul>
    </section>
  );
}
