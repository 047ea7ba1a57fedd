/** What a game provides to computer players. */
import type { Choice, Dice, Perspective, Parts, Question, Seat } from '@ludoteca/kernel';
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
  /** The options that a search compares with that of the policy. Default: all. */
  candidates?(question: Question<P>): readonly Choice<P>[];
  /** Default: `DEFAULT_SEARCH` of the players. */
  readonly search?: SearchParameters;
}
