import './room.css';
import { at, type Seat } from '@ludoteca/kernel';
import { MAX_CARD_BACKS, CardBack, useRovingFocus } from '@ludoteca/kit/web';
import { type ReactNode, useEffect, useRef } from 'react';
import type { CardName } from '../parts.ts';
import { FaceUpCard } from './face-up-card.tsx';
import { cardBackId, handPlaceId, handCardId, inPlayId, sortedSlots } from './element-ids.ts';
import { SeatPanel } from './seat-panel.tsx';
import { seatState } from './seat-state.ts';
import type { BoardProps } from './board-props.ts';

/** More free desks than this are not drawn. */
const MAX_DESKS = 12;

interface FaceUpItem {
  readonly card: CardName;
  readonly thing: string;
  readonly inPlay: boolean;
}

/** A player's room: the desks and who sits there, bonus and malus cards, and of others what is known of the hand. */
export function Room(table: BoardProps & { readonly seat: Seat }) {
  const { seat, view, labels: words, names, watcher } = table;
  const name = at(names, seat);
  const state = seatState(table, seat);
  const laid = (cards: readonly CardName[]): FaceUpItem[] =>
    cards.map((card) => ({ card, thing: inPlayId(seat, card), inPlay: true }));
  const hand = at(view.hands, seat);
  const isOwn = watcher === seat;
  const lists = {
    room: laid(at(view.rooms, seat)),
    area: laid(at(view.areas, seat)),
    known: isOwn
      ? []
      : sortedSlots(view, hand.known).map(({ key, card }) => ({
          card,
          thing: handCardId(seat, key),
          inPlay: false,
        })),
  };
  const all = [...lists.room, ...lists.area, ...lists.known];
  const roving = useRovingFocus(
    all.map(({ thing }) => thing),
    all.find(({ card, inPlay }) => inPlay && table.offers.inPlay(seat, card) !== undefined)?.thing,
  );
  const box = useScrollToTargets(table, seat);
  const shown = ({ card, thing, inPlay }: FaceUpItem): ReactNode => (
    <li key={thing}>
      <FaceUpCard
        {...table}
        card={card}
        thing={thing}
        inPlay={inPlay}
        isCurrent={thing === roving.current}
        onReach={() => roving.reach(all.findIndex((other) => other.thing === thing))}
      />
    </li>
  );
  const free = Math.max(0, Math.min(view.students, MAX_DESKS) - lists.room.length);
  return (
    <li ref={box} className={roomClass(state, isOwn)} aria-current={state.isAsked ? 'true' : undefined}>
      <SeatPanel {...table} state={state} name={name} />
      <div className="us-cards">
        <ul className="us-desks" aria-label={words.zones.room(name)}>
          {lists.room.map(shown)}
          {Array.from({ length: state.isOut ? 0 : free }, (_, i) => (
            <li key={i} className="us-desk" aria-hidden="true" />
          ))}
        </ul>
        {lists.area.length > 0 && (
          <ul className="us-area" aria-label={words.zones.area(name)}>
            {lists.area.map(shown)}
          </ul>
        )}
        {!isOwn && !state.isOut && (
          <div className="us-held" data-place={handPlaceId(seat)}>
            <CardBacks seat={seat} count={hand.count - hand.known.length} />
            <span className="us-held-count">{words.cards(hand.count)}</span>
            {lists.known.length > 0 && (
              <ul className="us-area us-known" aria-label={words.zones.hand(name)}>
                {lists.known.map(shown)}
              </ul>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

function roomClass(
  { isAsked, hasRound, isOut, place }: ReturnType<typeof seatState>,
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

/** Where the rooms do not fit the page, the one that something is to be chosen in comes into sight. */
function useScrollToTargets({ asked, watcher, isMotionless: still }: BoardProps, seat: Seat) {
  const box = useRef<HTMLLIElement>(null);
  const isPointed =
    asked?.seat === watcher && asked !== undefined && 'from' in asked.frame && asked.frame.from === seat;
  useEffect(() => {
    if (isPointed) box.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }, [isPointed, still]);
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
