/** How a thing gets from one place to another. */
export interface MotionOptions {
  /** Nothing is to move: it is there at once. */
  readonly isMotionless: boolean;
  /** In milliseconds; one cause after another is a matter of delays. */
  readonly delay?: number;
  readonly duration?: number;
}

/** How long motions last, in milliseconds: no more than explains what happens. `--quick` and `--slow` agree. */
export const DURATIONS = { quick: 160, usual: 220, slow: 260 } as const;

/** How motions start and end; `--ease` agrees. */
export const EASING = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

/**
 * Lets an element that is already in its new place come from the old one. It uses `translate` and `scale`, so that whatever turns the
 * element (`rotate`, `transform`) goes on doing so. Resolves when it has arrived, or at once where it cannot be seen to move.
 */
export async function animateFrom(
  element: Element,
  from: DOMRectReadOnly,
  journey: MotionOptions,
): Promise<void> {
  const to = element.getBoundingClientRect();
  if (journey.isMotionless || from.width === 0 || to.width === 0) return;
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  const motion = element.animate(
    [
      { translate: `${x}px ${y}px`, scale: `${from.width / to.width}` },
      { translate: '0 0', scale: '1' },
    ],
    {
      duration: journey.duration ?? DURATIONS.usual,
      delay: journey.delay ?? 0,
      easing: EASING,
      fill: 'backwards',
    },
  );
  // An element that leaves the page before it arrives rejects: that is an arrival too.
  await motion.finished.catch(() => undefined);
}
