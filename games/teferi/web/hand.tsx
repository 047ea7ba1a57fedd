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
import { type RefObject, useEffect, useId, useRef } from 'react';
import { CardFace, unknownCard } from './card.tsx';
import { handAttempt, type Option } from './offers.ts';
import type { Table } from './table.ts';
import { placeOf } from './things.ts';

type HandProps = Table & { readonly seat: Seat; readonly cards: readonly string[] };

/** The own hand: what can be used stands out, the rest says why not. */
export function Hand(props: HandProps) {
  const { seat, words, names } = props;
  const slots = assignSlots(props.cards);
  const roving = useRovingFocus(
    slots.map(({ key }) => key),
    slots.find(({ card }) => usesOf(props, card).length > 0)?.key,
  );
  const row = useRef<HTMLUListElement>(null);
  useInSight(row, props);
  return (
    <div className="held-hand">
      <ul
        ref={row}
        className="held-row tf-hand-row"
        aria-label={words.zones.hand(at(names, seat))}
        data-place={placeOf('hand', seat)}
      >
        {slots.map((slot, i) => (
          <li key={slot.key}>
            <HandCard
              {...props}
              slot={slot}
              isCurrent={slot.key === roving.current}
              onReach={() => roving.reach(i)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What may be done with a card of the own hand: what is discarded from another's hand is not. */
function usesOf({ offers, asked, seat }: HandProps, card: string) {
  const from = asked?.frame.do === 'discard' ? asked.frame.from : seat;
  return from === seat ? offers.card(card) : [];
}

/** Where the hand is wider than the page, what can be used comes into sight with the question. */
function useInSight(row: RefObject<HTMLElement | null>, { asked, watcher, isMotionless }: Table): void {
  const number = asked?.seat === watcher ? asked?.number : undefined;
  useEffect(() => {
    if (number === undefined) return;
    const [list, card] = [row.current?.parentElement, row.current?.querySelector('.tf-held.possible')];
    if (!list || !card) return;
    const middle = card.getBoundingClientRect().x - list.getBoundingClientRect().x - list.clientWidth / 3;
    list.scrollBy({ left: middle, behavior: isMotionless ? 'auto' : 'smooth' });
  }, [row, number, isMotionless]);
}

const steer = navigateWithin('.tf-hand-row');
const isCast = (option: Option): boolean => typeof option === 'object' && 'cast' in option;

/** The button lies on the card: what it is called is short, what is printed on the card is not. */
function HandCard(
  props: HandProps & {
    readonly slot: CardSlot<string>;
    readonly isCurrent: boolean;
    readonly onReach: () => void;
  },
) {
  const { slot, view, words, hint, asked, isBusy, answer, onWays } = props;
  const { card } = slot;
  const id = useId();
  const printed = view.cards[card] ?? unknownCard(card);
  const options = usesOf(props, card);
  const press = (anchor: HTMLElement, byFinger: boolean): void => {
    const [only, ...more] = options;
    if (isBusy) return;
    if (only === undefined) {
      const attempt = handAttempt(asked?.prompt ?? '', card, printed.types.includes('land'));
      hint.explain(`hand ${card}`, attempt, true);
      // A finger has not seen yet what would be tapped.
    } else if (more.length === 0 && !(byFinger && isCast(only))) answer(only);
    else onWays(card, anchor, options);
  };
  const size = printed.power === undefined ? [] : [`${printed.power}/${printed.toughness}`];
  const name = [card, ...(printed.cost === undefined ? [] : [printed.cost]), ...size].join(', ');
  return (
    <div
      className={options.length > 0 ? 'held-card tf-held possible' : 'held-card tf-held'}
      data-drag={options.length > 0 ? card : undefined}
    >
      <span id={id} aria-hidden="true">
        <CardFace card={printed} words={words} />
      </span>
      <button
        type="button"
        tabIndex={props.isCurrent ? 0 : -1}
        aria-label={name}
        aria-describedby={id}
        aria-disabled={options.length === 0}
        onClick={(event) => press(event.currentTarget, isTouch(event))}
        onKeyDown={steer}
        {...zoomOnPointer(props, { card }, props.onReach)}
      />
    </div>
  );
}
