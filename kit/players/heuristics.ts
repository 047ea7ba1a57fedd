import type { Choice, Dice, Perspective, Parts, Question, Seat } from '@ludoteca/kernel';

/** What a game tells computer players. They see what their seat sees, never more. */
export interface Heuristics<P extends Parts> {
  /** The canonical random player, where uniform choice would not be a sensible measure. */
  random?(question: Question<P>, dice: Dice): Choice<P>;
  /** A sensible move without looking ahead. */
  greedy(line: Perspective<P>, question: Question<P>, dice: Dice): Choice<P>;
  /** How good the position looks from this seat: 0 lost, 1 won. */
  value?(view: P['view'], seat: Seat): number;
}
