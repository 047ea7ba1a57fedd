/** The hand, library, graveyard and exile of a player: a count, and on a press the visible cards. */
import { at, type Seat } from '@ludoteca/kernel';
import { classNames, PathIcon, Popover } from '@ludoteca/kit/web';
import { type ReactNode, useState } from 'react';
import type { EntityId } from '../state.ts';
import { createUnknownCard } from '../unknown-card.ts';
import { CardFace } from './card.tsx';
import type { TeferiOption } from './offers.ts';
import { OptionButton } from './option-button.tsx';
import { Pressable } from './pressable.tsx';
import type { TeferiBoardProps } from './board-props.ts';
import { zonePlaceId, entityElementId } from './element-ids.ts';

const PILES = ['hand', 'library', 'graveyard', 'exile'] as const;
type PileZone = (typeof PILES)[number];

/** On a 24 grid; shown if there is no room for the name. */
const ICONS: { readonly [pile in PileZone]: string } = {
  hand: 'M4 8l6-2 4 13-6 2ZM12 5h7v14h-4',
  library: 'M7 3h11v15H7ZM7 6H4v15h11v-3',
  graveyard: 'M6 21V10a6 6 0 0 1 12 0v11ZM3 21h18M12 9v6M9.500 11.500h5',
  exile: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM6 6l12 12',
};

/** A visible card of a pile. */
interface PileCard {
  readonly key: string;
  readonly card: string;
  readonly note?: string;
  readonly options: readonly TeferiOption[];
}

interface PileContent {
  readonly count: number;
  readonly cards: readonly PileCard[];
  /** The top card, for animations. */
  readonly top?: EntityId | undefined;
}

function collectPile(
  { view, labels, offers, watcher }: TeferiBoardProps,
  seat: Seat,
  pile: PileZone,
): PileContent {
  const side = at(view.sides, seat);
  if (pile === 'hand')
    return {
      count: side.hand,
      // The own hand is shown below the board.
      cards: seat === watcher ? [] : side.cards.map((card, i) => ({ key: `${i}`, card, options: [] })),
    };
  if (pile === 'library')
    return {
      count: side.library,
      cards: side.known.map(({ place, card }) => ({
        key: `${place}`,
        card,
        note: labels.piles.place(place),
        options: [],
      })),
    };
  const zoneCards = side[pile];
  const cards = zoneCards
    .map(({ id, card }) => ({ key: `${id}`, card, options: offers.onEntity(id) }))
    .toReversed();
  return { count: zoneCards.length, cards, top: zoneCards.at(-1)?.id };
}

export function Piles(props: TeferiBoardProps & { readonly seat: Seat }) {
  return (
    <ul className="tf-piles">
      {PILES.map((pile) => (
        <li key={pile}>
          <PileButton {...props} pile={pile} />
        </li>
      ))}
    </ul>
  );
}

function PileButton(props: TeferiBoardProps & { readonly seat: Seat; readonly pile: PileZone }): ReactNode {
  const { seat, pile, labels, names, asked } = props;
  const { count, cards, top } = collectPile(props, seat, pile);
  const [open, setOpen] = useState<{ readonly anchor: HTMLElement; readonly number: number | undefined }>();
  const close = (): void => setOpen(undefined);
  const label = labels.piles[pile];
  const hasOptions = cards.some(({ options }) => options.length > 0);
  const isOpen =
    open !== undefined && open.anchor.isConnected && (!hasOptions || open.number === asked?.number);
  return (
    <>
      <Pressable
        className={classNames('tf-pile', hasOptions && 'possible')}
        place={zonePlaceId(pile, seat)}
        thing={top === undefined ? undefined : entityElementId(top)}
        title={label}
        aria-label={`${labels.zones[pile](at(names, seat))}: ${count}`}
        aria-expanded={isOpen}
        onClick={({ currentTarget }) =>
          setOpen(isOpen ? undefined : { anchor: currentTarget, number: asked?.number })
        }
      >
        <PathIcon path={ICONS[pile]} />
        <span className="tf-pile-name">{label}</span>
        <b>{count}</b>
      </Pressable>
      {isOpen && (
        <Popover anchor={open.anchor} label={labels.zones[pile](at(names, seat))} onClose={close}>
          <PileSheet {...props} cards={cards} onClose={close} />
        </Popover>
      )}
    </>
  );
}

function PileSheet(
  props: TeferiBoardProps & { readonly cards: readonly PileCard[]; readonly onClose: () => void },
) {
  const { cards, labels, view, onClose } = props;
  if (cards.length === 0) return <p className="tf-sheet-note">{labels.piles.empty}</p>;
  return (
    <ul className="tf-pile-cards">
      {cards.map(({ key, card, note, options }) => (
        <li key={key}>
          <CardFace card={view.cards[card] ?? createUnknownCard(card)} labels={labels} />
          {note !== undefined && <span className="tf-sheet-note">{note}</span>}
          {options.map((option) => (
            <OptionButton key={JSON.stringify(option)} {...props} option={option} onPress={onClose} />
          ))}
        </li>
      ))}
    </ul>
  );
}
