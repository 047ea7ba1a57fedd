import type { WebBoardProps } from '@ludoteca/kit';
import { animateStep } from '@ludoteca/kit/web';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Uno } from '../parts.ts';
import { planAnimations, seatPlace } from './animations.ts';

/** Lets it be seen what happened: everything is in its new place already, and comes from where it was. */
export function usePlayAnimations(
  board: RefObject<HTMLElement | null>,
  { events, view, watcher, isMotionless: still }: WebBoardProps<Uno>,
  leftFrom: RefObject<DOMRect | undefined>,
): void {
  const shown = useRef<typeof events>(undefined);
  useLayoutEffect(() => {
    // A moment is its events: nothing else is a reason to move again.
    if (board.current === null || shown.current === events) return;
    shown.current = events;
    if (still) return;
    const own = typeof watcher === 'number' ? seatPlace(watcher) : undefined;
    for (const step of planAnimations(events, view)) {
      const isOwnCard = step.how === 'come' && step.from === own;
      animateStep(board.current, step, isOwnCard ? leftFrom.current : undefined);
    }
  }, [board, events, view, watcher, still, leftFrom]);
}
