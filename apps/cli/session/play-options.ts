import type { Language } from '@ludoteca/kit';

/** How long computers seem to think, in milliseconds a decision. */
export const PACE_MILLISECONDS = { none: 0, fast: 250, normal: 800, slow: 2000 } as const;
export type Pace = keyof typeof PACE_MILLISECONDS;
/** From the fastest to the slowest. */
export const PACES: readonly Pace[] = ['none', 'fast', 'normal', 'slow'];

/** Whether people are asked to save wherever the game lets them, or the match goes on. */
export const SAVE_PROMPT_MODES = ['ask', 'go'] as const;
export type SavePromptMode = (typeof SAVE_PROMPT_MODES)[number];

/** Whether computers say why they chose as they did; by itself where nobody but computers plays. */
export const EXPLANATION_MODES = ['auto', 'yes', 'no'] as const;
export type ExplanationMode = (typeof EXPLANATION_MODES)[number];

/** How whoever sits here likes it. */
export interface PlayOptions {
  readonly language: Language;
  readonly pace: Pace;
  /** Whether an answer that cannot be taken back is asked for twice. */
  readonly confirm: boolean;
  readonly rounds: SavePromptMode;
  readonly reasons: ExplanationMode;
}
