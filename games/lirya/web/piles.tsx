import { at, type Seat } from '@ludoteca/kernel';
import { Popover, type CardSlot, assignSlots, usePopover } from '@ludoteca/kit/web';
import type { CardId } from '../card-definition/index.ts';
import { printedOf } from './printed.ts';
import { Sign } from './signs.tsx';
import { deckPlace, type Table } from './table.ts';

/** Deck and discard pile; a press shows what everybody may see of them. */
export function Piles(given: Table & { readonly seat: Seat }) {
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
  given: Table & {
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
        data-place={sign === 'deck' ? deckPlace(seat) : undefined}
        aria-label={`${label}: ${count}`}
        aria-expanded={isEmpty ? undefined : isOpen}
        aria-disabled={isEmpty}
        onClick={isEmpty ? undefined : toggle}
      >
        <Sign name={sign} />
        {count}
      </button>
      {anchor && (
        <Popover anchor={anchor} label={label} onClose={close}>
          <p className="ly-sheet-title">{label}</p>
          <ol className="ly-pile-list">
            {assignSlots(cards).map((slot) => (
              <Listed key={slot.key} {...given} slot={slot} />
            ))}
          </ol>
        </Popover>
      )}
    </>
  );
}

function Listed({ language, slot }: Table & { readonly slot: CardSlot<CardId> }) {
  const card = printedOf(language, slot.card);
  return (
    <li>
      <b>{card.name}</b>
      <span>{card.kind}</span>
      {card.text.length > 0 && <span>{card.text.join(' ')}</span>}
    </li>
  );
}
