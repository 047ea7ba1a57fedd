/** A card that is visible in a room, an area or a hand of an opponent. Pointing at it shows all of it; pressing it chooses it or explains why it cannot be chosen. */
import { at, type Seat } from '@ludoteca/kernel';
import { isTouch, navigateWithin } from '@ludoteca/kit/web';
import { type MouseEvent, useId } from 'react';
import type { CardName } from '../parts.ts';
import { findDuplicate } from './chain-state.ts';
import { SmallCard } from './card.tsx';
import { attemptInPlay } from './offers.ts';
import { printCard, describeCard } from './printed-card.ts';
import type { BoardProps } from './board-props.ts';

const onArrowKeys = navigateWithin('.us-cards');

export function FaceUpCard(
  props: BoardProps & {
    readonly seat: Seat;
    readonly card: CardName;
    readonly elementId: string;
    /** In a room or an area, not in a hand. */
    readonly inPlay: boolean;
    readonly isCurrent: boolean;
    readonly onReach: () => void;
  },
) {
  const { seat, card, labels, names, texts, asked, hint, onZoom, onZoomEnd, inPlay } = props;
  const id = useId();
  const printed = printCard(labels, props.language, props.view, card);
  const choice = inPlay ? props.offers.inPlay(seat, card) : undefined;
  const duplicate = findDuplicate(props.view, asked);
  const isDuplicate = inPlay && duplicate?.card === card && duplicate.on === seat;
  const name = `${card}, ${printed.typeName}`;
  const action = choice && asked && texts.option(choice, asked, names);

  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    const anchor = event.currentTarget;
    const attempt = asked && attemptInPlay(asked.prompt, card);
    if (choice === undefined) {
      if (attempt !== undefined && asked?.seat === props.watcher && !props.isBusy)
        hint.explain(`${seat} ${card}`, attempt, true);
      onZoom({ card, anchor });
    } else if (isTouch(event)) onZoom({ card, anchor, choice });
    else props.answer(choice);
  };

  return (
    <>
      <button
        type="button"
        className={choice === undefined ? 'us-laid' : 'us-laid possible'}
        data-thing={props.elementId}
        tabIndex={props.isCurrent ? 0 : -1}
        aria-label={action === undefined ? name : `${action} · ${at(names, seat)}`}
        aria-describedby={id}
        aria-disabled={choice === undefined}
        onClick={press}
        onKeyDown={onArrowKeys}
        onFocus={({ currentTarget }) => {
          props.onReach();
          if (currentTarget.matches(':focus-visible')) onZoom({ card, anchor: currentTarget });
        }}
        onPointerEnter={({ pointerType, currentTarget }) => {
          if (pointerType === 'mouse') onZoom({ card, anchor: currentTarget });
        }}
        onBlur={onZoomEnd}
        onPointerLeave={onZoomEnd}
      >
        <SmallCard card={printed} mark={isDuplicate && <span className="us-mark">{labels.duplicate}</span>} />
      </button>
      <span id={id} hidden>
        {describeCard(printed)}
      </span>
    </>
  );
}
