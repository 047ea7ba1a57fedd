import './hand.css';
import { at, type Seat } from '@ludoteca/kernel';
import {
  type CardSlot,
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
import { handPlaceId, handCardId, type LiryaBoardProps } from './board-props.ts';
import type { MulliganControls } from './use-mulligan.ts';

type Slot = CardSlot<CardId>;

/** As it is held: what costs least first. */
const costOf = (card: CardId): number => rowOfId(card)?.card.cost ?? 0;
const held = (cards: readonly CardId[]): readonly Slot[] =>
  assignSlots(cards.toSorted((one, other) => costOf(one) - costOf(other) || (one < other ? -1 : 1)));

interface HandProps extends LiryaBoardProps {
  readonly seat: Seat;
  readonly cards: readonly CardId[];
  readonly mulligan: MulliganControls | undefined;
}

/** The own hand: what can be played stands out, the rest says why not. */
export function Hand(props: HandProps) {
  const { seat, words, offers, mulligan } = props;
  const slots = held(props.cards);
  const roving = useRovingFocus(
    slots.map(({ key }) => key),
    slots.find(({ card }) => offers.hand(card).length > 0)?.key,
  );
  return (
    <div className="held-hand ly-hand">
      <ul
        className="held-row ly-held-cards"
        aria-label={words.zones.hand(at(props.names, seat))}
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
          {words.read}
        </p>
      )}
    </div>
  );
}

const steer = navigateWithin('.ly-held-cards');

function HandCard(
  given: HandProps & {
    readonly slot: Slot;
    readonly isChosen: boolean;
    /** Tab leads to it. */
    readonly isCurrent: boolean;
    readonly onReach: () => void;
  },
) {
  const { slot, seat, words, view, offers, mulligan, asked, hint, isChosen } = given;
  const card = printCard(given.language, slot.card);
  const cost = view.players[seat]?.costs?.[slot.card] ?? card.cost;
  const options = offers.hand(slot.card);
  const [only, ...more] = options;
  const isPossible = only !== undefined || mulligan !== undefined;
  const attempt = handAttempt(asked?.prompt ?? '', slot.card);

  const mark = mulligan && {
    label: isChosen ? words.mulligan.unmark : words.mulligan.mark,
    press: () => mulligan.press(slot.key),
  };
  /** A finger cannot point: it reads the card first. */
  const press = (anchor: HTMLElement, byFinger: boolean): void => {
    if (byFinger || (mark === undefined && more.length > 0))
      given.onZoom({
        card: slot.card,
        anchor,
        isPinned: true,
        options,
        ...(mark && { mulliganToggle: mark }),
      });
    else if (mark !== undefined) mark.press();
    else if (only !== undefined) given.answer(only);
    if (mark === undefined && only === undefined && !given.isBusy)
      hint.explain(`hand ${slot.card}`, attempt, true);
  };
  return (
    <Pressable
      className={['held-card', 'ly-held-card', isPossible && 'possible', isChosen && 'chosen']
        .filter(Boolean)
        .join(' ')}
      thing={handCardId(seat, slot.key)}
      tabIndex={given.isCurrent ? 0 : -1}
      aria-label={describeCard(words, card, cost)}
      aria-disabled={!isPossible}
      aria-pressed={mulligan === undefined ? undefined : isChosen}
      onClick={(event) => press(event.currentTarget, isTouch(event))}
      onKeyDown={steer}
      {...zoomOnPointer(given, { card: slot.card }, given.onReach)}
    >
      <CardFace card={card} cost={cost} />
      {isChosen && <span className="ly-tick">↩</span>}
    </Pressable>
  );
}
