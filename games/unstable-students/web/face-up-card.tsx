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

/** A card that lies open before somebody. Pointing at it shows all of it; pressing chooses it where that is possible, or says why not. */
export function FaceUpCard(
  given: BoardProps & {
    readonly seat: Seat;
    readonly card: CardName;
    readonly thing: string;
    /** It lies in a room or beside it, and not in a hand. */
    readonly inPlay: boolean;
    readonly isCurrent: boolean;
    readonly onReach: () => void;
  },
) {
  const {
    seat,
    card,
    labels: words,
    names,
    texts,
    asked,
    hint,
    onZoom: onLook,
    onZoomEnd: onLookAway,
    inPlay,
  } = given;
  const id = useId();
  const shown = printCard(words, given.language, given.view, card);
  const choice = inPlay ? given.offers.inPlay(seat, card) : undefined;
  const twin = findDuplicate(given.view, asked);
  const isTwin = inPlay && twin?.card === card && twin.on === seat;
  const name = `${card}, ${shown.typeName}`;
  const deed = choice && asked && texts.option(choice, asked, names);

  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    const anchor = event.currentTarget;
    const attempt = asked && attemptInPlay(asked.prompt, card);
    if (choice === undefined) {
      if (attempt !== undefined && asked?.seat === given.watcher && !given.isBusy)
        hint.explain(`${seat} ${card}`, attempt, true);
      onLook({ card, anchor });
    } else if (isTouch(event)) onLook({ card, anchor, choice });
    else given.answer(choice);
  };

  return (
    <>
      <button
        type="button"
        className={choice === undefined ? 'us-laid' : 'us-laid possible'}
        data-thing={given.thing}
        tabIndex={given.isCurrent ? 0 : -1}
        aria-label={deed === undefined ? name : `${deed} · ${at(names, seat)}`}
        aria-describedby={id}
        aria-disabled={choice === undefined}
        onClick={press}
        onKeyDown={onArrowKeys}
        onFocus={({ currentTarget }) => {
          given.onReach();
          if (currentTarget.matches(':focus-visible')) onLook({ card, anchor: currentTarget });
        }}
        onPointerEnter={({ pointerType, currentTarget }) => {
          if (pointerType === 'mouse') onLook({ card, anchor: currentTarget });
        }}
        onBlur={onLookAway}
        onPointerLeave={onLookAway}
      >
        <SmallCard card={shown} mark={isTwin && <span className="us-mark">{words.twin}</span>} />
      </button>
      <span id={id} hidden>
        {describeCard(shown)}
      </span>
    </>
  );
}
