import { type Dice, createFastDice } from '@ludoteca/kernel';

export const deriveQuestionSeed = (seed: string, question: number): string => `${seed} question ${question}`;

/**
 * Dice that begin anew with every question: what is drawn depends on the seed and the question, never on what was drawn before. So a
 * player that was made just now draws what one draws that has sat there from the start. Before the first question they are the seed's own.
 */
export class QuestionDice implements Dice {
  private readonly seed: string;
  private from: string;
  /** Made when something is drawn: most questions need none. */
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
