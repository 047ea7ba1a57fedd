import './hand.css';
import { at, type Seat } from '@ludoteca/kernel';
import { navigateWithin, useRovingFocus } from '@ludoteca/kit/web';
import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { Name } from '../parts.ts';
import { FullCard } from './card.tsx';
import { twinOf } from './chain.ts';
import { firstSlot, handPlace, handThing, type Slot, slotsOf } from './things.ts';
import { handAttempt } from './offers.ts';
import { printed } from './printed.ts';
import type { Table } from './table.ts';
import { Targets } from './targets.tsx';

interface HandProps extends Table {
  readonly seat: Seat;
  readonly cards: readonly Name[];
}

/** The own hand: what can be used stands out, the rest says why not. */
export function Hand(props: HandProps) {
  const { asked, seat, view, words, offers, hint, isBusy: busy, answer } = props;
  const slots = slotsOf(view, props.cards);
  const roving = useRovingFocus(
    slots.map(({ key }) => key),
    slots.find(({ card }) => offers.hand(card).length > 0)?.key,
  );
  const [placing, setPlacing] = useState<{
    readonly slot: Slot;
    readonly anchor: HTMLElement;
    readonly number: number | undefined;
  }>();
  const close = useCallback(() => setPlacing(undefined), []);
  const open = placing?.number === asked?.number && !busy ? placing : undefined;

  const row = useRef<HTMLUListElement>(null);
  useInSight(row, props);

  const explain = ({ card }: Slot, tried: boolean): void =>
    hint.explain(`hand ${card}`, handAttempt(asked?.prompt ?? '', card), tried);
  const press = (slot: Slot, anchor: HTMLElement): void => {
    const [only, ...more] = offers.hand(slot.card);
    if (busy) return;
    if (only === undefined) explain(slot, true);
    else if (more.length === 0) answer(only);
    else setPlacing(open?.anchor === anchor ? undefined : { slot, anchor, number: asked?.number });
  };

  return (
    <>
      <div className="held-hand">
        <ul
          ref={row}
          className="held-row us-row"
          aria-label={words.zones.hand(at(props.names, seat))}
          data-place={handPlace(seat)}
        >
          {slots.map((slot, i) => (
            <li key={slot.key}>
              <HandCard
                {...props}
                slot={slot}
                isCurrent={slot.key === roving.current}
                isPlacing={slot.key === open?.slot.key}
                onPress={(anchor) => press(slot, anchor)}
                onReach={() => roving.reach(i)}
                onPoint={() => explain(slot, false)}
              />
            </li>
          ))}
        </ul>
      </div>
      {open && <Targets {...props} card={open.slot.card} anchor={open.anchor} onClose={close} />}
    </>
  );
}

/** Where the hand is wider than the page, what can be used comes into sight with the question. */
function useInSight(
  row: RefObject<HTMLElement | null>,
  { asked, watcher, isMotionless: still }: Table,
): void {
  const number = asked?.seat === watcher ? asked?.number : undefined;
  useEffect(() => {
    if (number === undefined) return;
    const card = row.current?.querySelector('.us-slot.possible');
    card?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: still ? 'auto' : 'smooth' });
  }, [row, number, still]);
}

const steer = navigateWithin('.us-row');

/** The button lies on the card: what it is called is short, what is printed on the card is not. */
function HandCard(
  given: HandProps & {
    readonly slot: Slot;
    /** Tab leads to it. */
    readonly isCurrent: boolean;
    /** It is being chosen before whom it is put. */
    readonly isPlacing: boolean;
    readonly onPress: (anchor: HTMLElement) => void;
    readonly onReach: () => void;
    readonly onPoint: () => void;
  },
) {
  const { slot, words, view, hint, onPoint } = given;
  const card = printed(words, given.language, view, slot.card);
  const id = useId();
  const ways = given.offers.hand(slot.card).length;
  const isPossible = ways > 0;
  const twin = twinOf(view, given.asked);
  const isTwin = twin !== undefined && slot.key === firstSlot(twin.card);
  return (
    <div
      className={isPossible ? 'held-card us-slot possible' : 'held-card us-slot'}
      data-thing={handThing(given.seat, slot.key)}
      title={card.text}
    >
      <span id={id} aria-hidden="true">
        <FullCard card={card} />
      </span>
      {isTwin && <span className="us-mark">{words.twin}</span>}
      <button
        type="button"
        tabIndex={given.isCurrent ? 0 : -1}
        aria-label={`${card.name}, ${card.typeName}`}
        aria-describedby={id}
        aria-disabled={!isPossible}
        aria-expanded={ways > 1 ? given.isPlacing : undefined}
        onClick={(event) => given.onPress(event.currentTarget)}
        onKeyDown={steer}
        onFocus={({ currentTarget }) => {
          given.onReach();
          if (!isPossible && currentTarget.matches(':focus-visible')) onPoint();
        }}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse' && !isPossible) onPoint();
        }}
        onBlur={hint.clear}
        onPointerLeave={hint.clear}
      />
    </div>
  );
}
