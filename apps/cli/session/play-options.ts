/** The options of playing at a terminal; the user's preferences contain them. */
import type { Language } from '@ludoteca/kit';

/** Pause before each answer of a computer player. */
export const PACE_MILLISECONDS = { none: 0, fast: 250, normal: 800, slow: 2000 } as const;
export type Pace = keyof typeof PACE_MILLISECONDS;
/** From the fastest to the slowest. */
export const PACES: readonly Pace[] = ['none', 'fast', 'normal', 'slow'];

/** Whether saving is offered at the moments when the game allows it. */
export const SAVE_PROMPT_MODES = ['ask', 'go'] as const;
export type SavePromptMode = (typeof SAVE_PROMPT_MODES)[number];

/** Whether explanations of computer players are shown; `auto`: only in matches without people. */
export const EXPLANATION_MODES = ['auto', 'yes', 'no'] as const;
export type ExplanationMode = (typeof EXPLANATION_MODES)[number];

export interface PlayOptions {
  readonly language: Language;
  readonly pace: Pace;
  /** Whether an answer that cannot be undone is confirmed. */
  readonly confirm: boolean;
  readonly rounds: SavePromptMode;
  readonly reasons: ExplanationMode;
  /** Whether people may ask for hints; absent: only if one person plays. */
  readonly hints?: 'yes' | 'no';
}
