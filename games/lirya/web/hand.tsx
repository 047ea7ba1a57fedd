/** The own hand: playable cards stand out, and pressing another card explains why it cannot be played. */
import './hand.css';
import { at, type Seat } from '@ludoteca/kernel';
import {
  type CardSlot,
  classNames,
  isTouch,
  zoomOnPointer,
  assignSlots,
  navigateWithin,
  useRovingFocus,
} from '@ludoteca/kit/web';
import { rowOfId } from '../pool/index.ts';
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
  const roving = useRovingFocus(
    slots.map(({ key }) => key),
    slots.find(({ card }) => offers.hand(card).length > 0)?.key,
  );
  return (
    <div className="held-hand ly-hand">
      <ul
        className="held-row ly-held-cards"
        aria-label={labels.zones.hand(at(props.names, seat))}
        data-place={handPlaceId(seat)}
      >
        {slots.map((slot, i) => (
          <li key={slot.key}>
            <HandCard
              {...props}
              slot={slot}
              isChosen={mulligan?.pressed.includes(slot.key) ?? false}
              isCurrent={slot.key === roving.current}
              onReach={() => roving.reach(i)}
            />
          </li>
        ))}
      </ul>
      {slots.length > 0 && (
        <p className="ly-read" aria-hidden="true">
          {labels.howToRead}
        </p>
      )}
    </div>
  );
}

const navigate = navigateWithin('.ly-held-cards');

function HandCard(
  props: HandProps & {
    readonly slot: Slot;
    readonly isChosen: boolean;
    /** Tab reaches this card. */
    readonly isCurrent: boolean;
    readonly onReach: () => void;
  },
) {
  const { slot, seat, labels, view, offers, mulligan, asked, hint, isChosen } = props;
  const card = printCard(props.language, slot.card);
  const cost = view.players[seat]?.costs?.[slot.card] ?? card.cost;
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
      tabIndex={props.isCurrent ? 0 : -1}
      aria-label={describeCard(labels, card, cost)}
      aria-disabled={!isPossible}
      aria-pressed={mulligan === undefined ? undefined : isChosen}
      onClick={(event) => press(event.currentTarget, isTouch(event))}
      onKeyDown={navigate}
      {...zoomOnPointer(props, { card: slot.card }, props.onReach)}
    >
      <CardFace card={card} cost={cost} />
      {isChosen && <span className="ly-tick">↩</span>}
    </Pressable>
  );
}
