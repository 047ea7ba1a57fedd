import type { WebFaceProps } from '@ludoteca/kit';
import { fly } from '@ludoteca/kit/web';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Students } from '../parts.ts';
import { planOf } from './motion.ts';

/** Where things are on the board: the page may scroll meanwhile, and they with it. */
type Places = ReadonlyMap<string, DOMRect>;

function placesOn(board: HTMLElement): Places {
  const { x, y } = board.getBoundingClientRect();
  return new Map(
    Array.from(board.querySelectorAll<HTMLElement>('[data-thing]'), (thing) => {
      const rect = thing.getBoundingClientRect();
      return [thing.dataset['thing'] ?? '', new DOMRect(rect.x - x, rect.y - y, rect.width, rect.height)];
    }),
  );
}

function onPage(board: HTMLElement, rect: DOMRect | undefined): DOMRect | undefined {
  if (rect === undefined) return undefined;
  const { x, y } = board.getBoundingClientRect();
  return new DOMRect(rect.x + x, rect.y + y, rect.width, rect.height);
}

/** Lets it be seen what happened: everything is in its new place already, and comes from where it was. */
export function useFlights(
  board: RefObject<HTMLElement | null>,
  { events, view, still }: WebFaceProps<Students>,
): void {
  const shown = useRef<typeof events>(undefined);
  const before = useRef<Places>(new Map());
  useLayoutEffect(() => {
    const element = board.current;
    // A moment is its events: nothing else is a reason to move again.
    if (element === null || shown.current === events) return;
    shown.current = events;
    const now = placesOn(element);
    if (!still)
      for (const { was, ...step } of planOf(events, view))
        fly(element, step, was === undefined ? undefined : onPage(element, before.current.get(was)));
    before.current = now;
  }, [board, events, view, still]);
}
