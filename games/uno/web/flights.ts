import type { WebFaceProps } from '@ludoteca/kit';
import { EASE, travel } from '@ludoteca/kit/web';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Uno } from '../parts.ts';
import { planOf, seatPlace, type Step } from './motion.ts';

/** Lets it be seen what happened: everything is in its new place already, and comes from where it was. */
export function useFlights(
  board: RefObject<HTMLElement | null>,
  { events, view, watcher, still }: WebFaceProps<Uno>,
  leftFrom: RefObject<DOMRect | undefined>,
): void {
  const shown = useRef<typeof events>(undefined);
  useLayoutEffect(() => {
    // A moment is its events: nothing else is a reason to move again.
    if (board.current === null || shown.current === events) return;
    shown.current = events;
    if (still) return;
    const own = typeof watcher === 'number' ? seatPlace(watcher) : undefined;
    for (const step of planOf(events, view)) {
      const isOwnCard = step.how === 'come' && step.from === own;
      move(board.current, step, isOwnCard ? leftFrom.current : undefined);
    }
  }, [board, events, view, watcher, still, leftFrom]);
}

/** A thing or place that is not on the table is not waited for. */
function move(board: HTMLElement, step: Step, known: DOMRect | undefined): void {
  const thing = board.querySelector(`[data-thing="${CSS.escape(step.thing)}"]`);
  if (thing === null) return;
  const { delay, duration } = step;
  if (step.how === 'come') {
    const place = board.querySelector(`[data-place="${CSS.escape(step.from)}"]`);
    const from = known ?? (place && cardIn(place.getBoundingClientRect(), thing.getBoundingClientRect()));
    if (from) void travel(thing, from, { still: false, delay, duration });
    return;
  }
  const before = step.how === 'flip' ? { scale: '-1 1' } : { opacity: 0, scale: '0.6 0.6' };
  thing.animate([before, { opacity: 1, scale: '1 1' }], { delay, duration, easing: EASE, fill: 'backwards' });
}

/** A card in the middle of a place, no larger than it will be. */
function cardIn(place: DOMRect, card: DOMRect): DOMRect {
  const size = Math.min(1, place.height / card.height);
  const width = card.width * size;
  const height = card.height * size;
  return new DOMRect(
    place.x + (place.width - width) / 2,
    place.y + (place.height - height) / 2,
    width,
    height,
  );
}
