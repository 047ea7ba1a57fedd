/** The own hand: usable cards stand out, and pressing another card explains why it cannot be used. */
import './hand.css';
import { at, type Seat } from '@ludoteca/kernel';
import {
  type CardSlot,
  type HandCardFocus,
  HandRow,
  isTouch,
  zoomOnPointer,
  assignSlots,
} from '@ludoteca/kit/web';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { createUnknownCard } from '../unknown-card.ts';
import { CardFace } from './card.tsx';
import { handAttempt, type TeferiOption } from './offers.ts';
import type { TeferiBoardProps } from './board-props.ts';
import { zonePlaceId } from './element-ids.ts';

type HandProps = TeferiBoardProps & { readonly seat: Seat; readonly cards: readonly string[] };

export function Hand(props: HandProps) {
  const { seat, labels, names } = props;
  const row = useRef<HTMLUListElement>(null);
  useScrollToUsable(row, props);
  return (
    <HandRow
      row={row}
      rowClassName="tf-hand-row"
      label={labels.zones.hand(at(names, seat))}
      place={zonePlaceId('hand', seat)}
      slots={assignSlots(props.cards)}
      isUsable={(card) => findUses(props, card).length > 0}
      renderCard={(slot, focus) => <HandCard {...props} slot={slot} focus={focus} />}
    />
  );
}

/** The options of a card of the own hand; options to discard from another hand do not count. */
function findUses({ offers, asked, seat }: HandProps, card: string) {
  const from = asked?.frame.do === 'discard' ? asked.frame.from : seat;
  return from === seat ? offers.forCard(card) : [];
}

/** If the hand is wider than the page, a new question scrolls to the first usable card. */
function useScrollToUsable(
  row: RefObject<HTMLElement | null>,
  { asked, watcher, isMotionless }: TeferiBoardProps,
): void {
  const number = asked?.seat === watcher ? asked?.number : undefined;
  useEffect(() => {
    if (number === undefined) return;
    const [list, card] = [row.current?.parentElement, row.current?.querySelector('.tf-held.possible')];
    if (!list || !card) return;
    const middle = card.getBoundingClientRect().x - list.getBoundingClientRect().x - list.clientWidth / 3;
    list.scrollBy({ left: middle, behavior: isMotionless ? 'auto' : 'smooth' });
  }, [row, number, isMotionless]);
}

const isCast = (option: TeferiOption): boolean => typeof option === 'object' && 'cast' in option;

/** The label of the button is short; its description is the whole card. */
function HandCard(props: HandProps & { readonly slot: CardSlot<string>; readonly focus: HandCardFocus }) {
  const { slot, focus, view, labels, hint, asked, isBusy, answer, onOpenMenu } = props;
  const { card } = slot;
  const id = useId();
  const printed = view.cards[card] ?? createUnknownCard(card);
  const options = findUses(props, card);
  const press = (anchor: HTMLElement, isByTouch: boolean): void => {
    const [only, ...more] = options;
    if (isBusy) return;
    if (only === undefined) {
      const attempt = handAttempt(asked?.prompt ?? '', card, printed.types.includes('land'));
      hint.explain(`hand ${card}`, attempt, true);
      // A touch opens the menu first, because it shows what would be tapped.
    } else if (more.length === 0 && !(isByTouch && isCast(only))) answer(only);
    else onOpenMenu(card, anchor, options);
  };
  const size = printed.power === undefined ? [] : [`${printed.power}/${printed.toughness}`];
  const name = [card, ...(printed.cost === undefined ? [] : [printed.cost]), ...size].join(', ');
  return (
    <div
      className={options.length > 0 ? 'held-card tf-held possible' : 'held-card tf-held'}
      data-drag={options.length > 0 ? card : undefined}
    >
      <span id={id} aria-hidden="true">
        <CardFace card={printed} labels={labels} />
      </span>
      <button
        type="button"
        tabIndex={focus.tabIndex}
        aria-label={name}
        aria-describedby={id}
        aria-disabled={options.length === 0}
        onClick={(event) => press(event.currentTarget, isTouch(event))}
        onKeyDown={focus.onKeyDown}
        {...zoomOnPointer(props, { card }, focus.onReach)}
      />
    </div>
  );
}
