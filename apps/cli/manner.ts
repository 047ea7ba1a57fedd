import type { Language } from '@ludoteca/kit';

/** How long computers seem to think, in milliseconds a decision. */
export const PACES = { none: 0, fast: 250, normal: 800, slow: 2000 } as const;
export type Pace = keyof typeof PACES;
/** From the fastest to the slowest. */
export const ALL_PACES: readonly Pace[] = ['none', 'fast', 'normal', 'slow'];

/** Whether people are asked to save wherever the game lets them, or the match goes on. */
export const ROUNDS = ['ask', 'go'] as const;
export type Rounds = (typeof ROUNDS)[number];

/** Whether computers say why they chose as they did; by itself where nobody but computers plays. */
export const REASONS = ['auto', 'yes', 'no'] as const;
export type Reasons = (typeof REASONS)[number];

/** How whoever sits here likes it. */
export interface Manner {
  readonly language: Language;
  readonly pace: Pace;
  /** Whether an answer that cannot be taken back is asked for twice. */
  readonly confirm: boolean;
  readonly rounds: Rounds;
  readonly reasons: Reasons;
}
