/** Animates the moves that a game derives from its events: every element is already in its new place and comes from the old one. */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { DURATIONS, EASING, animateFrom } from './animate-from.ts';
import { rectOnBoard } from './rect-on-board.ts';

/** An element comes from a place, turns over or appears. */
export type AnimationStep = {
  /** The `data-thing` of the element. */
  readonly thing: string;
  readonly delay: number;
  readonly duration: number;
} & (
  | { readonly how: 'come'; /** A `data-place`. */ readonly from: string }
  | { readonly how: 'flip' | 'appear' }
);

/** `was` is the `data-thing` of the element in whose place it was before, if that was visible. */
export type AnimatedMove = AnimationStep & { readonly was?: string };

/** A move from a place, or from where the element `was` if that was visible. */
export const createMove = (thing: string, from: string, was?: string): AnimatedMove => ({
  how: 'come',
  thing,
  from,
  delay: 0,
  duration: DURATIONS.normal,
  ...(was !== undefined && { was }),
});

/** The end of the last step, in milliseconds. */
export const animationEnd = (steps: readonly AnimationStep[]): number =>
  Math.max(0, ...steps.map(({ delay, duration }) => delay + duration));

/** Starts an animation; nothing happens if the element or the place is not on the board. `known` is the exact origin. */
export function animateStep(board: HTMLElement, step: AnimationStep, known?: DOMRect): void {
  const element = board.querySelector(`[data-thing="${CSS.escape(step.thing)}"]`);
  if (element === null) return;
  const { delay, duration } = step;
  if (step.how === 'come') {
    const place = board.querySelector(`[data-place="${CSS.escape(step.from)}"]`);
    const from =
      known ?? (place && fitCardInto(place.getBoundingClientRect(), element.getBoundingClientRect()));
    if (from) void animateFrom(element, from, { isMotionless: false, delay, duration });
    return;
  }
  const before = step.how === 'flip' ? { scale: '-1 1' } : { opacity: 0, scale: '0.6 0.6' };
  element.animate([before, { opacity: 1, scale: '1 1' }], {
    delay,
    duration,
    easing: EASING,
    fill: 'backwards',
  });
}

/** The card centred in a place, not enlarged. */
function fitCardInto(place: DOMRect, card: DOMRect): DOMRect {
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

/** Rectangles on the board by `data-thing`. */
type ItemRects = ReadonlyMap<string, DOMRect>;

const measureItems = (board: HTMLElement): ItemRects =>
  new Map(
    Array.from(board.querySelectorAll<HTMLElement>('[data-thing]'), (element) => [
      element.dataset['thing'] ?? '',
      rectOnBoard(board, element),
    ]),
  );

function toPageRect(board: HTMLElement, rect: DOMRect | undefined): DOMRect | undefined {
  if (rect === undefined) return undefined;
  const { x, y } = board.getBoundingClientRect();
  return new DOMRect(rect.x + x, rect.y + y, rect.width, rect.height);
}

/** `plan` derives the moves from the events. */
export function useMoveAnimations<
  P extends { readonly events: readonly unknown[]; readonly isMotionless: boolean },
>(board: RefObject<HTMLElement | null>, props: P, plan: (props: P) => readonly AnimatedMove[]): void {
  const shown = useRef<P['events']>(undefined);
  const before = useRef<ItemRects>(new Map());
  useLayoutEffect(() => {
    const element = board.current;
    // Only new events are animated, not other renderings.
    if (element === null || shown.current === props.events) return;
    shown.current = props.events;
    const now = measureItems(element);
    if (!props.isMotionless)
      for (const { was, ...step } of plan(props))
        animateStep(
          element,
          step,
          was === undefined ? undefined : toPageRect(element, before.current.get(was)),
        );
    before.current = now;
  }, [board, props, plan]);
}
