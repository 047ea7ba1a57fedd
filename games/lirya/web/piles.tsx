/** The deck and the discard pile of a player; a press lists the cards that the watcher may know. */
import { at, type Seat } from '@ludoteca/kernel';
import { Popover, type CardSlot, assignSlots, usePopover } from '@ludoteca/kit/web';
import type { CardId } from '../card-definition/index.ts';
import { printCard } from './printed-card.ts';
import { Icon } from './icons.tsx';
import type { LiryaBoardProps } from './board-props.ts';
import { deckPlaceId } from './element-ids.ts';

export function Piles(props: LiryaBoardProps & { readonly seat: Seat }) {
  const { seat, view, labels, names } = props;
  const { deck, discard, banished } = at(view.players, seat);
  const known = deck.known.map(({ card }) => card);
  return (
    <div className="ly-piles">
      <Pile {...props} icon="deck" count={deck.count} cards={known} label={labels.deck} />
      <Pile
        {...props}
        icon="discard"
        count={discard.length}
        cards={[...discard.toReversed(), ...banished]}
        label={labels.zones.discard(at(names, seat))}
      />
    </div>
  );
}

function Pile(
  props: LiryaBoardProps & {
    readonly seat: Seat;
    readonly icon: 'deck' | 'discard';
    readonly count: number;
    readonly cards: readonly CardId[];
    readonly label: string;
  },
) {
  const { icon, count, cards, label, seat } = props;
  const { anchor, isOpen, toggle, close } = usePopover();
  const isEmpty = cards.length === 0;
  return (
    <>
      <button
        type="button"
        className="ly-pile"
        data-place={icon === 'deck' ? deckPlaceId(seat) : undefined}
        aria-label={`${label}: ${count}`}
        aria-expanded={isEmpty ? undefined : isOpen}
        aria-disabled={isEmpty}
        onClick={isEmpty ? undefined : toggle}
      >
        <Icon name={icon} />
        {count}
      </button>
      {anchor && (
        <Popover anchor={anchor} label={label} onClose={close}>
          <p className="ly-sheet-title">{label}</p>
          <ol className="ly-pile-list">
            {assignSlots(cards).map((slot) => (
              <PileCard key={slot.key} {...props} slot={slot} />
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
