import { type RefObject, useLayoutEffect, useRef } from 'react';
import { EASING, animateFrom } from './animate-from.ts';

/** One motion: a thing comes from a place, turns over to the other side, or appears. Things and places bear their names in the page. */
export type AnimationStep = {
  /** The `data-thing` of what moves. */
  readonly thing: string;
  readonly delay: number;
  readonly duration: number;
} & (
  | { readonly how: 'come'; /** A `data-place`. */ readonly from: string }
  | { readonly how: 'flip' | 'appear' }
);

/** A step, and the thing in whose place it was before, if that was to be seen. */
export type AnimatedMove = AnimationStep & { readonly was?: string };

/** When the last of these motions ends, in milliseconds. */
export const animationEnd = (steps: readonly AnimationStep[]): number =>
  Math.max(0, ...steps.map(({ delay, duration }) => delay + duration));

/** Carries a motion out on a board. `known`: where exactly the thing comes from. A thing or place that is not there is not waited for. */
export function animateStep(board: HTMLElement, step: AnimationStep, known?: DOMRect): void {
  const thing = board.querySelector(`[data-thing="${CSS.escape(step.thing)}"]`);
  if (thing === null) return;
  const { delay, duration } = step;
  if (step.how === 'come') {
    const place = board.querySelector(`[data-place="${CSS.escape(step.from)}"]`);
    const from =
      known ?? (place && fitCardInto(place.getBoundingClientRect(), thing.getBoundingClientRect()));
    if (from) void animateFrom(thing, from, { isMotionless: false, delay, duration });
    return;
  }
  const before = step.how === 'flip' ? { scale: '-1 1' } : { opacity: 0, scale: '0.6 0.6' };
  thing.animate([before, { opacity: 1, scale: '1 1' }], {
    delay,
    duration,
    easing: EASING,
    fill: 'backwards',
  });
}

/** A card in the middle of a place, no larger than it will be. */
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

/** Where things are on the board: the page may scroll meanwhile, and they with it. */
type ItemRects = ReadonlyMap<string, DOMRect>;

function measureItems(board: HTMLElement): ItemRects {
  const { x, y } = board.getBoundingClientRect();
  return new Map(
    Array.from(board.querySelectorAll<HTMLElement>('[data-thing]'), (thing) => {
      const rect = thing.getBoundingClientRect();
      return [thing.dataset['thing'] ?? '', new DOMRect(rect.x - x, rect.y - y, rect.width, rect.height)];
    }),
  );
}

function toPageRect(board: HTMLElement, rect: DOMRect | undefined): DOMRect | undefined {
  if (rect === undefined) return undefined;
  const { x, y } = board.getBoundingClientRect();
  return new DOMRect(rect.x + x, rect.y + y, rect.width, rect.height);
}

/** Lets it be seen what happened: everything is in its new place already, and comes from where it was. `plan` reads the motions from the events. */
export function useMoveAnimations<
  P extends { readonly events: readonly unknown[]; readonly isMotionless: boolean },
>(board: RefObject<HTMLElement | null>, props: P, plan: (props: P) => readonly AnimatedMove[]): void {
  const shown = useRef<P['events']>(undefined);
  const before = useRef<ItemRects>(new Map());
  useLayoutEffect(() => {
    const element = board.current;
    // A moment is its events: nothing else is a reason to move again.
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
