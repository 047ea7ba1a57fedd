/** The own hand as a fan of cards. */
import './hand.css';
import { at, type Seat } from '@ludoteca/kernel';
import { optionsOf, type WebBoardProps } from '@ludoteca/kit';
import { navigateWithin, useRefusalHint, useRovingFocus, WithRuleLinks } from '@ludoteca/kit/web';
import { type CSSProperties, useCallback, useState } from 'react';
import { type UnoCard, suitOf } from '../cards.ts';
import type { Discard, Uno } from '../parts.ts';
import { CardFace } from './card.tsx';
import { arrangeHand, layOutFan, type CardTilt, type HandSlot } from './fan-layout.ts';
import { handElement, seatPlace } from './animations.ts';
import { SuitChoice } from './suit-choice.tsx';
import { formatCardName, type UnoBoardTexts } from './texts/index.ts';

export interface HandProps extends WebBoardProps<Uno> {
  readonly seat: Seat;
  readonly cards: readonly UnoCard[];
  readonly label: string;
  readonly boardTexts: UnoBoardTexts;
  readonly onDiscard: (choice: Discard, from: HTMLElement) => void;
}

/** Finds the offered choices to discard a card. */
function createDiscardFinder({ asked, seat, isBusy }: HandProps): (card: UnoCard) => readonly Discard[] {
  const options = asked?.seat === seat && !isBusy ? optionsOf<Uno>(asked) : [];
  const discards = options.filter((option) => typeof option === 'object');
  return (card) => discards.filter((option) => option.discard === card);
}

/** Cards that can be discarded stand out; the others explain why not. */
export function Hand(props: HandProps) {
  const { asked, seat, boardTexts, onDiscard } = props;
  const slots = arrangeHand(props.cards);
  const fan = layOutFan(slots.length);
  const findDiscards = createDiscardFinder(props);
  const roving = useRovingFocus(
    slots.map(({ key }) => key),
    slots.find(({ card }) => findDiscards(card).length > 0)?.key,
  );
  const hint = useRefusalHint(props, (name) => boardTexts.waiting(name));
  const explain = (card: UnoCard, isAttempt: boolean): void =>
    hint.explain(String(card), { discard: card, suit: suitOf(card) }, isAttempt);
  const [suitDialog, setSuitDialog] = useState<{
    readonly slot: HandSlot;
    readonly anchor: HTMLElement;
    readonly number: number | undefined;
  }>();
  const close = useCallback(() => setSuitDialog(undefined), []);
  const open = suitDialog?.number === asked?.number && !props.isBusy ? suitDialog : undefined;

  const press = (slot: HandSlot, anchor: HTMLElement): void => {
    const [only, ...others] = findDiscards(slot.card);
    if (props.isBusy) return;
    if (only === undefined) explain(slot.card, true);
    else if (others.length === 0) onDiscard(only, anchor);
    else setSuitDialog(open?.anchor === anchor ? undefined : { slot, anchor, number: asked?.number });
  };

  return (
    <>
      <p className="hint" role="status">
        <WithRuleLinks game="uno" text={hint.text} />
      </p>
      <div className="uno-hand">
        <ul
          className="uno-fan"
          aria-label={props.label}
          data-place={seatPlace(seat)}
          style={{ '--count': slots.length, '--deep': fan[0]?.drop ?? 0 } as CSSProperties}
        >
          {slots.map((slot, i) => (
            <HandCard
              key={slot.key}
              seat={seat}
              slot={slot}
              name={formatCardName(boardTexts, slot.card)}
              index={i}
              tilt={at(fan, i)}
              isCurrent={slot.key === roving.current}
              choiceCount={findDiscards(slot.card).length}
              isNaming={slot.key === open?.slot.key}
              onPress={(anchor) => press(slot, anchor)}
              onReach={() => roving.reach(i)}
              onLook={() => explain(slot.card, false)}
              onLeave={hint.clear}
            />
          ))}
        </ul>
      </div>
      {open && (
        <SuitChoice
          anchor={open.anchor}
          choices={findDiscards(open.slot.card)}
          boardTexts={boardTexts}
          onClose={close}
          onChoose={(choice) => {
            close();
            onDiscard(choice, open.anchor);
          }}
        />
      )}
    </>
  );
}

const onArrowKey = navigateWithin('.uno-fan');

function HandCard(props: {
  readonly seat: Seat;
  readonly slot: HandSlot;
  readonly name: string;
  readonly index: number;
  readonly tilt: CardTilt;
  /** It is the tab stop of the hand. */
  readonly isCurrent: boolean;
  /** The number of choices to discard it. */
  readonly choiceCount: number;
  /** The dialog for its suit is open. */
  readonly isNaming: boolean;
  readonly onPress: (anchor: HTMLElement) => void;
  readonly onReach: () => void;
  readonly onLook: () => void;
  readonly onLeave: () => void;
}) {
  const { slot, tilt, choiceCount, onLook } = props;
  const isPossible = choiceCount > 0;
  return (
    <li style={{ '--index': props.index, '--turn': `${tilt.turn}deg`, '--drop': tilt.drop } as CSSProperties}>
      <button
        type="button"
        className={isPossible ? 'uno-slot possible' : 'uno-slot'}
        data-thing={handElement(props.seat, slot.key)}
        tabIndex={props.isCurrent ? 0 : -1}
        aria-label={props.name}
        aria-disabled={!isPossible}
        aria-expanded={choiceCount > 1 ? props.isNaming : undefined}
        onClick={(event) => props.onPress(event.currentTarget)}
        onKeyDown={onArrowKey}
        onFocus={({ currentTarget }) => {
          props.onReach();
          if (!isPossible && currentTarget.matches(':focus-visible')) onLook();
        }}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse' && !isPossible) onLook();
        }}
        onBlur={props.onLeave}
        onPointerLeave={props.onLeave}
      >
        <CardFace card={slot.card} />
      </button>
    </li>
  );
}
