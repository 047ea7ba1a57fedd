import type { Language } from '@ludoteca/kit';

/** How long computers seem to think, in milliseconds a decision. */
export const PACES = { none: 0, fast: 250, normal: 800, slow: 2000 } as const;
export type Pace = keyof typeof PACES;
/** From the fastest to the slowest. */
export const ALL_PACES: readonly Pace[] = ['none', 'fast', 'normal', 'slow'];

/** How whoever sits here likes it. */
export interface Manner {
  readonly language: Language;
  readonly pace: Pace;
  /** Whether an answer that cannot be taken back is asked for twice. */
  readonly confirm: boolean;
}
