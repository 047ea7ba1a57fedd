/** The room of a player: panel, desks with students, area, and the hand of an opponent. */
import './room.css';
import { at, type Seat } from '@ludoteca/kernel';
import { MAX_CARD_BACKS, CardBack, useRovingFocus } from '@ludoteca/kit/web';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CardName } from '../parts.ts';
import { FaceUpCard } from './face-up-card.tsx';
import { cardBackId, handPlaceId, handCardId, inPlayId, sortedSlots } from './element-ids.ts';
import { SeatPanel } from './seat-panel.tsx';
import { getSeatStatus } from './seat-status.ts';
import type { BoardProps } from './board-props.ts';

/** Greatest number of desks that are drawn. */
const MAX_DESKS = 12;

interface FaceUpItem {
  readonly card: CardName;
  readonly elementId: string;
  readonly inPlay: boolean;
}

export function Room(props: BoardProps & { readonly seat: Seat }) {
  const { seat, view, labels, names, watcher } = props;
  const name = at(names, seat);
  const state = getSeatStatus(props, seat);
  const inPlayItems = (cards: readonly CardName[]): FaceUpItem[] =>
    cards.map((card) => ({ card, elementId: inPlayId(seat, card), inPlay: true }));
  const hand = at(view.hands, seat);
  const isOwn = watcher === seat;
  const lists = {
    room: inPlayItems(at(view.rooms, seat)),
    area: inPlayItems(at(view.areas, seat)),
    known: isOwn
      ? []
      : sortedSlots(view, hand.known).map(({ key, card }) => ({
          card,
          elementId: handCardId(seat, key),
          inPlay: false,
        })),
  };
  const all = [...lists.room, ...lists.area, ...lists.known];
  const roving = useRovingFocus(
    all.map(({ elementId }) => elementId),
    all.find(({ card, inPlay }) => inPlay && props.offers.inPlay(seat, card) !== undefined)?.elementId,
  );
  const box = useScrollToTargets(props, seat);
  const renderCard = ({ card, elementId, inPlay }: FaceUpItem): ReactNode => (
    <li key={elementId}>
      <FaceUpCard
        {...props}
        card={card}
        elementId={elementId}
        inPlay={inPlay}
        isCurrent={elementId === roving.current}
        onReach={() => roving.reach(all.findIndex((other) => other.elementId === elementId))}
      />
    </li>
  );
  const free = Math.max(0, Math.min(view.students, MAX_DESKS) - lists.room.length);
  return (
    <li ref={box} className={roomClass(state, isOwn)} aria-current={state.isAsked ? 'true' : undefined}>
      <SeatPanel {...props} state={state} name={name} />
      <div className="us-cards">
        <ul className="us-desks" aria-label={labels.zones.room(name)}>
          {lists.room.map(renderCard)}
          {Array.from({ length: state.isOut ? 0 : free }, (_, i) => (
            <li key={i} className="us-desk" aria-hidden="true" />
          ))}
        </ul>
        {lists.area.length > 0 && (
          <ul className="us-area" aria-label={labels.zones.area(name)}>
            {lists.area.map(renderCard)}
          </ul>
        )}
        {!isOwn && !state.isOut && (
          <div className="us-held" data-place={handPlaceId(seat)}>
            <CardBacks seat={seat} count={hand.count - hand.known.length} />
            <span className="us-held-count">{labels.cards(hand.count)}</span>
            {lists.known.length > 0 && (
              <ul className="us-area us-known" aria-label={labels.zones.hand(name)}>
                {lists.known.map(renderCard)}
              </ul>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

function roomClass(
  { isAsked, hasRound, isOut, place }: ReturnType<typeof getSeatStatus>,
  isOwn: boolean,
): string {
  return [
    'us-room',
    isOwn && 'own',
    isAsked && 'asked',
    hasRound && 'round',
    isOut && 'out',
    place === 1 && 'won',
  ]
    .filter((part) => part !== false)
    .join(' ');
}

/** Scrolls to the room in which a card must be chosen. */
function useScrollToTargets({ asked, watcher, isMotionless }: BoardProps, seat: Seat) {
  const box = useRef<HTMLLIElement>(null);
  const isTargeted =
    asked?.seat === watcher && asked !== undefined && 'from' in asked.frame && asked.frame.from === seat;
  useEffect(() => {
    if (isTargeted)
      box.current?.scrollIntoView({ block: 'nearest', behavior: isMotionless ? 'auto' : 'smooth' });
  }, [isTargeted, isMotionless]);
  return box;
}

function CardBacks({ seat, count }: { readonly seat: Seat; readonly count: number }) {
  return (
    <span className="us-backs" aria-hidden="true">
      {Array.from({ length: Math.min(count, MAX_CARD_BACKS) }, (_, i) => (
        <span key={i} data-thing={cardBackId(seat, i)}>
          <CardBack />
        </span>
      ))}
    </span>
  );
}
