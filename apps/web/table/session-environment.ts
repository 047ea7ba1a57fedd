/** The pace and the clock of the sessions of this page. */
import type { PlayPace } from '@ludoteca/wire';
import { currentPace, prefersReducedMotion } from '../state/preferences.ts';
import type { SessionEnvironment } from './table-session.ts';

/** Milliseconds between two updates. */
const UPDATE_INTERVALS: { readonly [P in PlayPace]: number } = { instant: 0, quick: 150, relaxed: 420 };

export const SESSION_ENVIRONMENT: SessionEnvironment = {
  wait: (milliseconds, then) => setTimeout(then, milliseconds),
  // Browsers slow the timers of a page that nobody sees.
  isMotionless: () => document.hidden || prefersReducedMotion(),
  interval: () => UPDATE_INTERVALS[currentPace()],
};
