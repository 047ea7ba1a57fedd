import type { Choice, Parts } from '@ludoteca/kernel';
import type { Observation } from './chair.ts';
import type { ByLanguage } from '../text/game-texts.ts';

/** An answer that goes without saying, and the stop at which somebody may want to be asked all the same. */
export interface AutoPass<P extends Parts> {
  readonly answer: Choice<P>;
  readonly stop?: string;
}

/**
 * When whoever sits there is asked, and when a face answers by itself. The rules ask everybody who could have an answer, so that
 * questions tell nothing; most of these answers are to pass. Faces pass for their person but at the stops that are set.
 */
export interface AutoPassRules<P extends Parts> {
  /** What each stop is called. */
  readonly names: ByLanguage<{ readonly [stop: string]: string }>;
  /** Those that are set unless somebody says otherwise. */
  readonly usual: readonly string[];
  /** Undefined: this must be decided. */
  findAutoPass(sight: Observation<P>): AutoPass<P> | undefined;
}
