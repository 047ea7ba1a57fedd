import './hand.css';
import { at, type Seat } from '@ludoteca/kernel';
import { optionsOf, type WebBoardProps } from '@ludoteca/kit';
import { navigateWithin, useRefusalHint, useRovingFocus } from '@ludoteca/kit/web';
import { type CSSProperties, useCallback, useState } from 'react';
import { type Card, suitOf } from '../cards.ts';
import type { Discard, Uno } from '../parts.ts';
import { CardFace } from './card.tsx';
import { arrangeHand, layOutFan, type CardTilt, type HandSlot } from './fan-layout.ts';
import { handElement, seatPlace } from './animations.ts';
import { SuitChoice } from './suit-choice.tsx';
import { formatCardName, type UnoBoardTexts } from './texts/index.ts';

export interface HandProps extends WebBoardProps<Uno> {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly label: string;
  readonly texts: UnoBoardTexts;
  readonly onDiscard: (choice: Discard, from: HTMLElement) => void;
}

/** The ways to discard a card that are offered now. */
function createDiscardFinder({ asked, seat, isBusy: busy }: HandProps): (card: Card) => readonly Discard[] {
  const options = asked?.seat === seat && !busy ? optionsOf<Uno>(asked) : [];
  const discards = options.filter((option) => typeof option === 'object');
  return (card) => discards.filter((option) => option.discard === card);
}

/** The own hand as a fan: what can be discarded stands out, the rest says why not. */
export function Hand(props: HandProps) {
  const { asked, seat, texts: words, onDiscard } = props;
  const slots = arrangeHand(props.cards);
  const fan = layOutFan(slots.length);
  const ways = createDiscardFinder(props);
  const roving = useRovingFocus(
    slots.map(({ key }) => key),
    slots.find(({ card }) => ways(card).length > 0)?.key,
  );
  const hint = useRefusalHint(props, (name) => words.waiting(name));
  const explain = (card: Card, tried: boolean): void =>
    hint.explain(String(card), { discard: card, suit: suitOf(card) }, tried);
  const [naming, setNaming] = useState<{
    readonly slot: HandSlot;
    readonly anchor: HTMLElement;
    readonly number: number | undefined;
  }>();
  const close = useCallback(() => setNaming(undefined), []);
  const open = naming?.number === asked?.number && !props.isBusy ? naming : undefined;

  const press = (slot: HandSlot, anchor: HTMLElement): void => {
    const [only, ...more] = ways(slot.card);
    if (props.isBusy) return;
    if (only === undefined) explain(slot.card, true);
    else if (more.length === 0) onDiscard(only, anchor);
    else setNaming(open?.anchor === anchor ? undefined : { slot, anchor, number: asked?.number });
  };

  return (
    <>
      <p className="hint" role="status">
        {hint.text}
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
              name={formatCardName(words, slot.card)}
              index={i}
              lean={at(fan, i)}
              isCurrent={slot.key === roving.current}
              waysOut={ways(slot.card).length}
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
          ways={ways(open.slot.card)}
          words={words}
          onClose={close}
          onChoose={(way) => {
            close();
            onDiscard(way, open.anchor);
          }}
        />
      )}
    </>
  );
}

const onArrowKey = navigateWithin('.uno-fan');

function HandCard(given: {
  readonly seat: Seat;
  readonly slot: HandSlot;
  readonly name: string;
  readonly index: number;
  readonly lean: CardTilt;
  /** Tab leads to it. */
  readonly isCurrent: boolean;
  /** In how many ways it can be discarded. */
  readonly waysOut: number;
  /** Its suit is being chosen. */
  readonly isNaming: boolean;
  readonly onPress: (anchor: HTMLElement) => void;
  readonly onReach: () => void;
  readonly onLook: () => void;
  readonly onLeave: () => void;
}) {
  const { slot, lean, waysOut, onLook } = given;
  const isPossible = waysOut > 0;
  return (
    <li style={{ '--index': given.index, '--turn': `${lean.turn}deg`, '--drop': lean.drop } as CSSProperties}>
      <button
        type="button"
        className={isPossible ? 'uno-slot possible' : 'uno-slot'}
        data-thing={handElement(given.seat, slot.key)}
        tabIndex={given.isCurrent ? 0 : -1}
        aria-label={given.name}
        aria-disabled={!isPossible}
        aria-expanded={waysOut > 1 ? given.isNaming : undefined}
        onClick={(event) => given.onPress(event.currentTarget)}
        onKeyDown={onArrowKey}
        onFocus={({ currentTarget }) => {
          given.onReach();
          if (!isPossible && currentTarget.matches(':focus-visible')) onLook();
        }}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse' && !isPossible) onLook();
        }}
        onBlur={given.onLeave}
        onPointerLeave={given.onLeave}
      >
        <CardFace card={slot.card} />
      </button>
    </li>
  );
}
