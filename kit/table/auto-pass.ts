/** When a question is answered automatically instead of asking a person. */
import type { Choice, Parts } from '@ludoteca/kernel';
import type { Observation } from './chair.ts';
import type { ByLanguage } from '../text/game-texts.ts';

/** An automatic answer, and the stop at which a person may want to be asked anyway. */
export interface AutoPass<P extends Parts> {
  readonly answer: Choice<P>;
  readonly stop?: string;
}

/**
 * The auto-pass rules of a game. To reveal nothing, the rules ask every seat that could have a response, and most answers are to pass.
 * User interfaces pass automatically except at the stops that are set.
 */
export interface AutoPassRules<P extends Parts> {
  /** Display names of the stops. */
  readonly names: ByLanguage<{ readonly [stop: string]: string }>;
  /** Stops that are set by default. */
  readonly usual: readonly string[];
  /** Returns undefined if the person must decide. */
  findAutoPass(observation: Observation<P>): AutoPass<P> | undefined;
}
