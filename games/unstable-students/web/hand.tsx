import './hand.css';
import { at, type Seat } from '@ludoteca/kernel';
import { navigateWithin, useRovingFocus } from '@ludoteca/kit/web';
import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import type { CardName } from '../parts.ts';
import { FullCard } from './card.tsx';
import { findDuplicate } from './chain-state.ts';
import { firstSlotKey, handPlaceId, handCardId, type HandSlot, sortedSlots } from './element-ids.ts';
import { attemptFromHand } from './offers.ts';
import { printCard } from './printed-card.ts';
import type { BoardProps } from './board-props.ts';
import { TargetMenu } from './target-menu.tsx';

interface HandProps extends BoardProps {
  readonly seat: Seat;
  readonly cards: readonly CardName[];
}

/** The own hand: what can be used stands out, the rest says why not. */
export function Hand(props: HandProps) {
  const { asked, seat, view, labels: words, offers, hint, isBusy: busy, answer } = props;
  const slots = sortedSlots(view, props.cards);
  const roving = useRovingFocus(
    slots.map(({ key }) => key),
    slots.find(({ card }) => offers.hand(card).length > 0)?.key,
  );
  const [placing, setPlacing] = useState<{
    readonly slot: HandSlot;
    readonly anchor: HTMLElement;
    readonly number: number | undefined;
  }>();
  const close = useCallback(() => setPlacing(undefined), []);
  const open = placing?.number === asked?.number && !busy ? placing : undefined;

  const row = useRef<HTMLUListElement>(null);
  useScrollToPlayable(row, props);

  const explain = ({ card }: HandSlot, tried: boolean): void =>
    hint.explain(`hand ${card}`, attemptFromHand(asked?.prompt ?? '', card), tried);
  const press = (slot: HandSlot, anchor: HTMLElement): void => {
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
          data-place={handPlaceId(seat)}
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
      {open && <TargetMenu {...props} card={open.slot.card} anchor={open.anchor} onClose={close} />}
    </>
  );
}

/** Where the hand is wider than the page, what can be used comes into sight with the question. */
function useScrollToPlayable(
  row: RefObject<HTMLElement | null>,
  { asked, watcher, isMotionless: still }: BoardProps,
): void {
  const number = asked?.seat === watcher ? asked?.number : undefined;
  useEffect(() => {
    if (number === undefined) return;
    const card = row.current?.querySelector('.us-slot.possible');
    card?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: still ? 'auto' : 'smooth' });
  }, [row, number, still]);
}

const onArrowKeys = navigateWithin('.us-row');

/** The button lies on the card: what it is called is short, what is printed on the card is not. */
function HandCard(
  given: HandProps & {
    readonly slot: HandSlot;
    /** Tab leads to it. */
    readonly isCurrent: boolean;
    /** It is being chosen before whom it is put. */
    readonly isPlacing: boolean;
    readonly onPress: (anchor: HTMLElement) => void;
    readonly onReach: () => void;
    readonly onPoint: () => void;
  },
) {
  const { slot, labels: words, view, hint, onPoint } = given;
  const card = printCard(words, given.language, view, slot.card);
  const id = useId();
  const ways = given.offers.hand(slot.card).length;
  const isPossible = ways > 0;
  const twin = findDuplicate(view, given.asked);
  const isTwin = twin !== undefined && slot.key === firstSlotKey(twin.card);
  return (
    <div
      className={isPossible ? 'held-card us-slot possible' : 'held-card us-slot'}
      data-thing={handCardId(given.seat, slot.key)}
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
        onKeyDown={onArrowKeys}
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
