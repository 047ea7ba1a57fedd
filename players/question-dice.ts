/** Dice that restart with every question. */
import { type Dice, createFastDice } from '@ludoteca/kernel';

export const deriveQuestionSeed = (seed: string, question: number): string => `${seed} question ${question}`;

/**
 * Dice whose numbers depend only on the seed and the current question. A player created for one question therefore draws the same numbers
 * as one that has played from the start. Before the first question the seed alone is used.
 */
export class QuestionDice implements Dice {
  private readonly seed: string;
  private from: string;
  /** Created at the first draw, since most questions need none. */
  private drawn: Dice | undefined;

  constructor(seed: string) {
    this.seed = seed;
    this.from = seed;
  }

  begin(question: number): void {
    this.from = deriveQuestionSeed(this.seed, question);
    this.drawn = undefined;
  }

  int(n: number): number {
    return this.dice.int(n);
  }

  die(sides: number): number {
    return this.dice.die(sides);
  }

  shuffle<U>(pile: U[]): U[] {
    return this.dice.shuffle(pile);
  }

  pick<U>(from: readonly U[]): U {
    return this.dice.pick(from);
  }

  private get dice(): Dice {
    this.drawn ??= createFastDice(this.from);
    return this.drawn;
  }
}
