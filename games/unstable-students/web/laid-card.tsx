import { at, type Seat } from '@ludoteca/kernel';
import { isTouch, navigateWithin } from '@ludoteca/kit/web';
import { type MouseEvent, useId } from 'react';
import type { Name } from '../parts.ts';
import { twinOf } from './chain.ts';
import { SmallCard } from './card.tsx';
import { laidAttempt } from './offers.ts';
import { printed, readAloud } from './printed.ts';
import type { Table } from './table.ts';

const steer = navigateWithin('.us-cards');

/** A card that lies open before somebody. Pointing at it shows all of it; pressing chooses it where that is possible, or says why not. */
export function LaidCard(
  given: Table & {
    readonly seat: Seat;
    readonly card: Name;
    readonly thing: string;
    /** It lies in a room or beside it, and not in a hand. */
    readonly inPlay: boolean;
    readonly isCurrent: boolean;
    readonly onReach: () => void;
  },
) {
  const { seat, card, words, names, texts, asked, hint, onLook, onLookAway, inPlay } = given;
  const id = useId();
  const shown = printed(words, given.language, given.view, card);
  const choice = inPlay ? given.offers.laid(seat, card) : undefined;
  const twin = twinOf(given.view, asked);
  const isTwin = inPlay && twin?.card === card && twin.on === seat;
  const name = `${card}, ${shown.typeName}`;
  const deed = choice && asked && texts.option(choice, asked, names);

  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    const anchor = event.currentTarget;
    const attempt = asked && laidAttempt(asked.prompt, card);
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
        onKeyDown={steer}
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
        {readAloud(shown)}
      </span>
    </>
  );
}
