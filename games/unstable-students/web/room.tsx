import './room.css';
import { at, type Seat } from '@ludoteca/kernel';
import { MAX_CARD_BACKS, CardBack, useRovingFocus } from '@ludoteca/kit/web';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Name } from '../parts.ts';
import { LaidCard } from './laid-card.tsx';
import { backThing, handPlace, handThing, laidThing, slotsOf } from './things.ts';
import { Plate } from './plate.tsx';
import { standingOf } from './standing.ts';
import type { Table } from './table.ts';

/** More free desks than this are not drawn. */
const MOST_DESKS = 12;

interface Lying {
  readonly card: Name;
  readonly thing: string;
  readonly inPlay: boolean;
}

/** A player's room: the desks and who sits there, bonus and malus cards, and of others what is known of the hand. */
export function Room(table: Table & { readonly seat: Seat }) {
  const { seat, view, words, names, watcher } = table;
  const name = at(names, seat);
  const standing = standingOf(table, seat);
  const laid = (cards: readonly Name[]): Lying[] =>
    cards.map((card) => ({ card, thing: laidThing(seat, card), inPlay: true }));
  const hand = at(view.hands, seat);
  const isOwn = watcher === seat;
  const lists = {
    room: laid(at(view.rooms, seat)),
    area: laid(at(view.areas, seat)),
    known: isOwn
      ? []
      : slotsOf(view, hand.known).map(({ key, card }) => ({
          card,
          thing: handThing(seat, key),
          inPlay: false,
        })),
  };
  const all = [...lists.room, ...lists.area, ...lists.known];
  const roving = useRovingFocus(
    all.map(({ thing }) => thing),
    all.find(({ card, inPlay }) => inPlay && table.offers.laid(seat, card) !== undefined)?.thing,
  );
  const box = useInSight(table, seat);
  const shown = ({ card, thing, inPlay }: Lying): ReactNode => (
    <li key={thing}>
      <LaidCard
        {...table}
        card={card}
        thing={thing}
        inPlay={inPlay}
        isCurrent={thing === roving.current}
        onReach={() => roving.reach(all.findIndex((other) => other.thing === thing))}
      />
    </li>
  );
  const free = Math.max(0, Math.min(view.students, MOST_DESKS) - lists.room.length);
  return (
    <li ref={box} className={classOf(standing, isOwn)} aria-current={standing.isAsked ? 'true' : undefined}>
      <Plate {...table} standing={standing} name={name} />
      <div className="us-cards">
        <ul className="us-desks" aria-label={words.zones.room(name)}>
          {lists.room.map(shown)}
          {Array.from({ length: standing.isOut ? 0 : free }, (_, i) => (
            <li key={i} className="us-desk" aria-hidden="true" />
          ))}
        </ul>
        {lists.area.length > 0 && (
          <ul className="us-area" aria-label={words.zones.area(name)}>
            {lists.area.map(shown)}
          </ul>
        )}
        {!isOwn && !standing.isOut && (
          <div className="us-held" data-place={handPlace(seat)}>
            <Backs seat={seat} count={hand.count - hand.known.length} />
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

function classOf({ isAsked, hasRound, isOut, place }: ReturnType<typeof standingOf>, isOwn: boolean): string {
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
function useInSight({ asked, watcher, isMotionless: still }: Table, seat: Seat) {
  const box = useRef<HTMLLIElement>(null);
  const isPointed =
    asked?.seat === watcher && asked !== undefined && 'from' in asked.frame && asked.frame.from === seat;
  useEffect(() => {
    if (isPointed) box.current?.scrollIntoView({ block: 'nearest', behavior: still ? 'auto' : 'smooth' });
  }, [isPointed, still]);
  return box;
}

function Backs({ seat, count }: { readonly seat: Seat; readonly count: number }) {
  return (
    <span className="us-backs" aria-hidden="true">
      {Array.from({ length: Math.min(count, MAX_CARD_BACKS) }, (_, i) => (
        <span key={i} data-thing={backThing(seat, i)}>
          <CardBack />
        </span>
      ))}
    </span>
  );
}
