import { at, type Seat } from '@ludoteca/kernel';
import { Popover, type CardSlot, assignSlots, usePopover } from '@ludoteca/kit/web';
import type { CardId } from '../card-definition/index.ts';
import { printCard } from './printed-card.ts';
import { Icon } from './icons.tsx';
import { deckPlaceId, type LiryaBoardProps } from './board-props.ts';

/** Deck and discard pile; a press shows what everybody may see of them. */
export function Piles(given: LiryaBoardProps & { readonly seat: Seat }) {
  const { seat, view, words, names } = given;
  const { deck, discard, banished } = at(view.players, seat);
  const known = deck.known.map(({ card }) => card);
  return (
    <div className="ly-piles">
      <Pile {...given} sign="deck" count={deck.count} cards={known} label={words.deck} />
      <Pile
        {...given}
        sign="discard"
        count={discard.length}
        cards={[...discard.toReversed(), ...banished]}
        label={words.zones.discard(at(names, seat))}
      />
    </div>
  );
}

function Pile(
  given: LiryaBoardProps & {
    readonly seat: Seat;
    readonly sign: 'deck' | 'discard';
    readonly count: number;
    readonly cards: readonly CardId[];
    readonly label: string;
  },
) {
  const { sign, count, cards, label, seat } = given;
  const { anchor, isOpen, toggle, close } = usePopover();
  const isEmpty = cards.length === 0;
  return (
    <>
      <button
        type="button"
        className="ly-pile"
        data-place={sign === 'deck' ? deckPlaceId(seat) : undefined}
        aria-label={`${label}: ${count}`}
        aria-expanded={isEmpty ? undefined : isOpen}
        aria-disabled={isEmpty}
        onClick={isEmpty ? undefined : toggle}
      >
        <Icon name={sign} />
        {count}
      </button>
      {anchor && (
        <Popover anchor={anchor} label={label} onClose={close}>
          <p className="ly-sheet-title">{label}</p>
          <ol className="ly-pile-list">
            {assignSlots(cards).map((slot) => (
              <PileCard key={slot.key} {...given} slot={slot} />
            ))}
          </ol>
        </Popover>
      )}
    </>
  );
}

function PileCard({ language, slot }: LiryaBoardProps & { readonly slot: CardSlot<CardId> }) {
  const card = printCard(language, slot.card);
  return (
    <li>
      <b>{card.name}</b>
      <span>{card.kind}</span>
      {card.text.length > 0 && <span>{card.text.join(' ')}</span>}
    </li>
  );
}
