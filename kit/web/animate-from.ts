/** Animates an element from an earlier place to the one where it is now. */
export interface MotionOptions {
  /** The element is in its place at once. */
  readonly isMotionless: boolean;
  /** In milliseconds. */
  readonly delay?: number;
  readonly duration?: number;
}

/** In milliseconds; the custom properties `--quick` and `--slow` have the same values. */
export const DURATIONS = { quick: 160, normal: 220, slow: 260 } as const;

/** The custom property `--ease` has the same value. */
export const EASING = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

/**
 * Animates `translate` and `scale`, so that `rotate` and `transform` of the element stay as they are.
 * Resolves when the element has arrived, or at once if it is not visible.
 */
export async function animateFrom(
  element: Element,
  from: DOMRectReadOnly,
  options: MotionOptions,
): Promise<void> {
  const to = element.getBoundingClientRect();
  if (options.isMotionless || from.width === 0 || to.width === 0) return;
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const animation = element.animate(
    [
      { translate: `${x}px ${y}px`, scale: `${from.width / to.width}` },
      { translate: '0 0', scale: '1' },
    ],
    {
      duration: options.duration ?? DURATIONS.normal,
      delay: options.delay ?? 0,
      easing: EASING,
      fill: 'backwards',
    },
  );
  // The promise rejects if the element leaves the page before it arrives.
  await animation.finished.catch(() => undefined);
}
