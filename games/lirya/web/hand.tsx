/** The own hand: playable cards stand out, and pressing another card explains why it cannot be played. */
import './hand.css';
import { at, type Seat } from '@ludoteca/kernel';
import {
  type CardSlot,
  classNames,
  type HandCardFocus,
  HandRow,
  isTouch,
  zoomOnPointer,
  assignSlots,
} from '@ludoteca/kit/web';
import { rowOfId } from '../pool/index.ts';
import { additionalEnergyOf } from '../text/energy-cost.ts';
import type { CardId } from '../card-definition/index.ts';
import { describeCard, CardFace } from './card.tsx';
import { handAttempt } from './offers.ts';
import { Pressable } from './pressable.tsx';
import { printCard } from './printed-card.ts';
import type { LiryaBoardProps } from './board-props.ts';
import { handPlaceId, handCardId } from './element-ids.ts';
import type { MulliganControls } from './use-mulligan.ts';

type Slot = CardSlot<CardId>;

/** The cheapest cards come first. */
const costOf = (card: CardId): number => rowOfId(card)?.card.cost ?? 0;
const sortSlots = (cards: readonly CardId[]): readonly Slot[] =>
  assignSlots(cards.toSorted((one, other) => costOf(one) - costOf(other) || (one < other ? -1 : 1)));

interface HandProps extends LiryaBoardProps {
  readonly seat: Seat;
  readonly cards: readonly CardId[];
  readonly mulligan: MulliganControls | undefined;
}

export function Hand(props: HandProps) {
  const { seat, labels, offers, mulligan } = props;
  const slots = sortSlots(props.cards);
  return (
    <HandRow
      className="ly-hand"
      rowClassName="ly-held-cards"
      label={labels.zones.hand(at(props.names, seat))}
      place={handPlaceId(seat)}
      slots={slots}
      isUsable={(card) => offers.hand(card).length > 0}
      renderCard={(slot, focus) => (
        <HandCard
          {...props}
          slot={slot}
          focus={focus}
          isChosen={mulligan?.pressed.includes(slot.key) ?? false}
        />
      )}
    >
      {slots.length > 0 && (
        <p className="ly-read" aria-hidden="true">
          {labels.howToRead}
        </p>
      )}
    </HandRow>
  );
}

function HandCard(
  props: HandProps & {
    readonly slot: Slot;
    readonly isChosen: boolean;
    readonly focus: HandCardFocus;
  },
) {
  const { slot, seat, labels, view, offers, mulligan, asked, hint, focus, isChosen } = props;
  const card = printCard(props.language, slot.card);
  const cost = (view.players[seat]?.costs?.[slot.card] ?? card.cost) + additionalEnergyOf(slot.card);
  const options = offers.hand(slot.card);
  const [only, ...more] = options;
  const isPossible = only !== undefined || mulligan !== undefined;
  const attempt = handAttempt(asked?.prompt ?? '', slot.card);

  const mulliganToggle = mulligan && {
    label: isChosen ? labels.mulligan.unmark : labels.mulligan.mark,
    press: () => mulligan.press(slot.key),
  };
  // A touch opens the enlarged view first.
  const press = (anchor: HTMLElement, isByTouch: boolean): void => {
    if (isByTouch || (mulliganToggle === undefined && more.length > 0))
      props.onZoom({
        card: slot.card,
        anchor,
        isPinned: true,
        options,
        ...(mulliganToggle && { mulliganToggle }),
      });
    else if (mulliganToggle !== undefined) mulliganToggle.press();
    else if (only !== undefined) props.answer(only);
    if (mulliganToggle === undefined && only === undefined && !props.isBusy)
      hint.explain(`hand ${slot.card}`, attempt, true);
  };
  return (
    <Pressable
      className={classNames('held-card ly-held-card', isPossible && 'possible', isChosen && 'chosen')}
      thing={handCardId(seat, slot.key)}
      tabIndex={focus.tabIndex}
      aria-label={describeCard(labels, card, cost)}
      aria-disabled={!isPossible}
      aria-pressed={mulligan === undefined ? undefined : isChosen}
      onClick={(event) => press(event.currentTarget, isTouch(event))}
      onKeyDown={focus.onKeyDown}
      {...zoomOnPointer(props, { card: slot.card }, focus.onReach)}
    >
      <CardFace card={card} cost={cost} />
      {isChosen && <span className="ly-tick">↩</span>}
    </Pressable>
  );
}
