/** The interface through which a game supports computer players. */
import type { Choice, Dice, Perspective, Parts, Question, Seat } from '@ludoteca/kernel';
import type { Feature } from '../encoding/feature.ts';
import type { ValueInput } from './learned-value.ts';
import type { SearchParameters } from './search-parameters.ts';

export interface Heuristics<P extends Parts> {
  /** The random choice of the game, if choosing uniformly among options would be a poor baseline. */
  random?(question: Question<P>, dice: Dice): Choice<P>;
  /** A good choice without search. */
  greedy(perspective: Perspective<P>, question: Question<P>, dice: Dice): Choice<P>;
  /** The choice that levels start from and that rollouts go on with, for games that have a better one than greedy. */
  policy?(perspective: Perspective<P>, question: Question<P>, dice: Dice): Choice<P>;
  /** Estimates the seat's chance of winning, from 0 to 1. */
  value?(view: P['view'], seat: Seat): number;
  /** Numbers from which `ludoteca train` fits a value. Default: those of the encoding. */
  readonly features?: Feature<ValueInput<P>>;
  /** The choice with which rollouts go on, if the policy is too slow for them. */
  rollout?(perspective: Perspective<P>, question: Question<P>, dice: Dice): Choice<P>;
  /** The options that a search compares with that of the policy; none for questions that are left to the policy. Default: all. */
  candidates?(question: Question<P>): readonly Choice<P>[];
  /** A number that grows where positions can be compared, such as that of the turn: rollouts are cut off where it has grown enough. */
  phase?(view: P['view']): number;
  /** Default: `DEFAULT_SEARCH` of the players. */
  readonly search?: SearchParameters;
}
