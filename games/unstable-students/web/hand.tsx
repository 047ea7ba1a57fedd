/** The own hand. Cards that can be used are highlighted; the others explain why they cannot. */
import './hand.css';
import { at, type Seat } from '@ludoteca/kernel';
import { type HandCardFocus, HandRow, useQuestionState } from '@ludoteca/kit/web';
import { type RefObject, useCallback, useEffect, useId, useRef } from 'react';
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

export function Hand(props: HandProps) {
  const { asked, seat, view, labels, offers, hint, isBusy, answer } = props;
  const slots = sortedSlots(view, props.cards);
  const [placing, setPlacing] = useQuestionState<
    { readonly slot: HandSlot; readonly anchor: HTMLElement } | undefined
  >(asked?.number, undefined);
  const close = useCallback(() => setPlacing(undefined), [setPlacing]);
  const open = isBusy ? undefined : placing;

  const row = useRef<HTMLUListElement>(null);
  useScrollToPlayable(row, props);

  const explain = ({ card }: HandSlot, isAttempt: boolean): void =>
    hint.explain(`hand ${card}`, attemptFromHand(asked?.prompt ?? '', card), isAttempt);
  const press = (slot: HandSlot, anchor: HTMLElement): void => {
    const [only, ...more] = offers.hand(slot.card);
    if (isBusy) return;
    if (only === undefined) explain(slot, true);
    else if (more.length === 0) answer(only);
    else setPlacing(open?.anchor === anchor ? undefined : { slot, anchor });
  };

  return (
    <>
      <HandRow
        row={row}
        rowClassName="us-row"
        label={labels.zones.hand(at(props.names, seat))}
        place={handPlaceId(seat)}
        slots={slots}
        isUsable={(card) => offers.hand(card).length > 0}
        renderCard={(slot, focus) => (
          <HandCard
            {...props}
            slot={slot}
            focus={focus}
            isPlacing={slot.key === open?.slot.key}
            onPress={(anchor) => press(slot, anchor)}
            onPoint={() => explain(slot, false)}
          />
        )}
      />
      {open && <TargetMenu {...props} card={open.slot.card} anchor={open.anchor} onClose={close} />}
    </>
  );
}

/** Scrolls to the first card that can be used when the player is asked. */
function useScrollToPlayable(
  row: RefObject<HTMLElement | null>,
  { asked, watcher, isMotionless }: BoardProps,
): void {
  const number = asked?.seat === watcher ? asked?.number : undefined;
  useEffect(() => {
    if (number === undefined) return;
    const card = row.current?.querySelector('.us-slot.possible');
    card?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: isMotionless ? 'auto' : 'smooth' });
  }, [row, number, isMotionless]);
}

/** The button covers the card: its label is short, and the printed texts describe it. */
function HandCard(
  props: HandProps & {
    readonly slot: HandSlot;
    readonly focus: HandCardFocus;
    /** The menu for the player who gets the card is open. */
    readonly isPlacing: boolean;
    readonly onPress: (anchor: HTMLElement) => void;
    readonly onPoint: () => void;
  },
) {
  const { slot, labels, view, hint, focus, onPoint } = props;
  const card = printCard(labels, props.language, view, slot.card);
  const id = useId();
  const optionCount = props.offers.hand(slot.card).length;
  const isPossible = optionCount > 0;
  const duplicate = findDuplicate(view, props.asked);
  const isDuplicate = duplicate !== undefined && slot.key === firstSlotKey(duplicate.card);
  return (
    <div
      className={isPossible ? 'held-card us-slot possible' : 'held-card us-slot'}
      data-thing={handCardId(props.seat, slot.key)}
      title={card.text}
    >
      <span id={id} aria-hidden="true">
        <FullCard card={card} />
      </span>
      {isDuplicate && <span className="us-mark">{labels.duplicate}</span>}
      <button
        type="button"
        tabIndex={focus.tabIndex}
        aria-label={`${card.name}, ${card.typeName}`}
        aria-describedby={id}
        aria-disabled={!isPossible}
        aria-expanded={optionCount > 1 ? props.isPlacing : undefined}
        onClick={(event) => props.onPress(event.currentTarget)}
        onKeyDown={focus.onKeyDown}
        onFocus={({ currentTarget }) => {
          focus.onReach();
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
