import { EASE, travel } from './travel.ts';

/** One motion: a thing comes from a place, turns over to the other side, or appears. Things and places bear their names in the page. */
export type Step = {
  /** The `data-thing` of what moves. */
  readonly thing: string;
  readonly delay: number;
  readonly duration: number;
} & (
  | { readonly how: 'come'; /** A `data-place`. */ readonly from: string }
  | { readonly how: 'flip' | 'appear' }
);

/** When the last of these motions ends, in milliseconds. */
export const endOf = (steps: readonly Step[]): number =>
  Math.max(0, ...steps.map(({ delay, duration }) => delay + duration));

/** Carries a motion out on a board. `known`: where exactly the thing comes from. A thing or place that is not there is not waited for. */
export function fly(board: HTMLElement, step: Step, known?: DOMRect): void {
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
