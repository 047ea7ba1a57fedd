/** Plays the animations of the latest events. */
import type { WebBoardProps } from '@ludoteca/kit';
import { animateStep } from '@ludoteca/kit/web';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Uno } from '../parts.ts';
import { planAnimations, seatPlace } from './animations.ts';

/** Elements are already in their new place; each is animated from its old one. */
export function usePlayAnimations(
  board: RefObject<HTMLElement | null>,
  { events, view, watcher, isMotionless }: WebBoardProps<Uno>,
  discardOrigin: RefObject<DOMRect | undefined>,
): void {
  const animatedEvents = useRef<typeof events>(undefined);
  useLayoutEffect(() => {
    // Each array of events is animated once, whatever else is rendered again.
    if (board.current === null || animatedEvents.current === events) return;
    animatedEvents.current = events;
    if (isMotionless) return;
    const ownPlace = typeof watcher === 'number' ? seatPlace(watcher) : undefined;
    for (const step of planAnimations(events, view)) {
      const isOwnCard = step.how === 'come' && step.from === ownPlace;
      animateStep(board.current, step, isOwnCard ? discardOrigin.current : undefined);
    }
  }, [board, events, view, watcher, isMotionless, discardOrigin]);
}
